/** What the keys of a match mean, whom they are taken from, and what a key that is held down does. */
import { afterEach, describe, expect, test } from 'vitest';
import { onMatchKey, type Commands } from './matchKeys';

/** Presses a key on an element; what was asked for, and whether the key was used up. */
const pressed = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
  const asked: string[] = [];
  const does = (what: string) => () => void asked.push(what);
  const commands: Commands = {
    choose: (index) => void asked.push(`choose ${index}`),
    turn: does('turn'),
    enter: does('enter'),
    escape: does('escape'),
    advise: does('advise'),
    info: does('info'),
    all48: does('all48'),
    visitors: does('visitors'),
  };
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  const listen = (heard: KeyboardEvent): void => onMatchKey(heard, commands);
  window.addEventListener('keydown', listen);
  on.dispatchEvent(event);
  window.removeEventListener('keydown', listen);
  return { asked, used: event.defaultPrevented };
};

/** The innermost element of this HTML. */
const inside = (html: string): Element => {
  document.body.innerHTML = html;
  let element: Element = document.body;
  while (element.firstElementChild !== null) element = element.firstElementChild;
  return element;
};
afterEach(() => document.body.replaceChildren());

describe('C-30 the keys', () => {
  test.each([
    ['1', 'choose 0'],
    ['4', 'choose 3'],
    ['r', 'turn'],
    ['R', 'turn'],
    ['Enter', 'enter'],
    ['Escape', 'escape'],
    ['t', 'advise'],
    ['i', 'info'],
    ['a', 'all48'],
    ['b', 'visitors'],
  ])('%s asks for %s', (key, asked) => {
    expect(pressed(key).asked).toEqual([asked]);
  });

  test.each(['0', '5', 'x', 'ArrowUp', ' ', 'Tab'])('%s means nothing here', (key) => {
    expect(pressed(key)).toEqual({ asked: [], used: false });
  });

  test.each(['1', 'r', 'Enter', 'a'])(
    '%s held down is used up, and does it no second time',
    (key) => {
      expect(pressed(key, document.body, { repeat: true })).toEqual({
        asked: [],
        used: key === 'Enter',
      });
    },
  );

  test.each<[string, KeyboardEventInit]>([
    ['Ctrl + R loads the page anew', { ctrlKey: true }],
    ['on a Mac with Cmd', { metaKey: true }],
    ['Alt', { altKey: true }],
  ])('%s', (_name, more) => {
    expect(pressed('r', document.body, more)).toEqual({ asked: [], used: false });
  });

  test.each(['<input>', '<dialog open><button>x</button></dialog>'])(
    'in %s a key is not meant for the match',
    (html) => {
      for (const key of ['1', 'a', 'Enter']) expect(pressed(key, inside(html)).asked).toEqual([]);
    },
  );
});

describe('ZO-14, ZO-16 Enter where a control has the focus', () => {
  test.each<[string, string, boolean]>([
    ['a button presses it', '<button>x</button>', false],
    ['a link follows it', '<a href="#x">x</a>', false],
    ['a summary opens it', '<details><summary>x</summary></details>', false],
    ['a domino chooses it', '<button data-pick="3" aria-pressed="false">x</button>', false],
    ['the chosen domino takes it', '<button data-pick="3" aria-pressed="true">x</button>', true],
  ])('%s', (_name, html, enters) => {
    expect(pressed('Enter', inside(html))).toEqual({
      asked: enters ? ['enter'] : [],
      used: enters,
    });
  });
});
