/**
 * The screen of a match over a driver that only writes down what it is asked for: what keys and presses come to, and
 * what the setting "Von selbst spielen" does.
 */
import { render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALONE, entryText, zooOf } from '../../../../../tests/games/speedzoo';
import { play, rules, setupOf } from '../../../../../tests/games/speedzooLog';
import type { JsonObject } from '../../../game/contract';
import type { Match } from '../../../game/match';
import type { Driver } from '../../../session/driver';
import { momentOf } from '../../../table/views';
import type { TempoName } from '../../../table/ports';
import { settings } from '../../../ui/settings.svelte';
import type { Entry, Options, Position } from '../position';
import { later } from './later';
import MatchScreen from './Match.svelte';

settings.locale = 'de';

// The test browser has no screen to ask about, and opens no dialogs.
beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => localStorage.setItem('speedtisch-guide-speedzoo', 'seen'));

const SEATED = [
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'easy' },
] as const;
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

interface Given {
  readonly seats: number;
  readonly text: string;
  readonly options?: Partial<Options>;
  readonly tempo?: TempoName;
  readonly paused?: boolean;
  /** Changes the position that the entries have led to. */
  readonly then?: (position: Position) => Position;
}

/** A match that stands still after these entries (see `play`); what is asked for is written down. */
const shown = ({ seats, text, options = {}, tempo = 'normal', paused = false, then }: Given) => {
  const setup = setupOf(seats, seats === 1 ? ALONE : options);
  const { log, position } = play(text, setup);
  const match = {
    setup,
    log,
    position: (then?.(position) ?? position) as unknown as JsonObject,
  } as unknown as Match;
  const asked: string[] = [];
  const moment = momentOf(rules, match, 0);
  const driver: Driver = {
    rules,
    state: {
      viewer: 0,
      seated: SEATED.slice(0, seats),
      view: { setup, viewer: 0, log, position: match.position },
      moment: { ...moment, paused },
    },
    tempo,
    notice: null,
    act: (action) => {
      asked.push(entryText(action as unknown as Entry));
      return Promise.resolve(null);
    },
    bring: () => {
      asked.push('on');
      return Promise.resolve(null);
    },
    pause: () => Promise.resolve(null),
    advise: null,
  };
  const { container } = render(MatchScreen, { driver, bar: nothing, endActions: nothing });
  const root = container.querySelector<HTMLElement>('.match');
  if (root === null) throw new Error('no match');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      const on = document.activeElement ?? document.body;
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await tick();
    }
  };
  const click = async (selector: string): Promise<void> => {
    const button = root.querySelector<HTMLElement>(selector);
    if (button === null) throw new Error(`no ${selector}`);
    button.click();
    await tick();
  };
  return { root, asked, press, click };
};

/** Two players, the first row taken; seat 0 lays the 20 (two unlike halves) first. */
const LAYING: Given = { seats: 2, text: 'o0110 r20,24,33,40 20 24 33 40 r1,7,12,36' };
const ALONE_PICKING: Given = { seats: 1, text: 'r3,18,26,40' };

describe('C-30 a match by keys', () => {
  test('ZO-16 a number chooses, Escape chooses none, Enter takes', async () => {
    const { root, asked, press } = shown(ALONE_PICKING);
    expect(root.dataset).toMatchObject({ mode: 'pick', entries: '1', whose: '0', domino: '' });
    await press('2');
    expect(root.dataset).toMatchObject({ mode: 'picked', domino: '18' });
    await press('Escape');
    expect(root.dataset).toMatchObject({ mode: 'pick', domino: '' });
    await press('4', '3');
    expect(root.dataset).toMatchObject({ mode: 'picked', domino: '26' });
    await press('Enter');
    expect(asked).toEqual(['0: 26']);
  });

  test('ZO-16 a number of what somebody has taken says so, and chooses nothing', async () => {
    const { root, asked, press } = shown({ seats: 3, text: 'o120 r3,26,40 26 3' });
    await press('1', 'Enter');
    expect(root.dataset['mode']).toBe('pick');
    expect(screen.getByText('Auf Domino 3 steht schon ein Pfleger.')).toBeInTheDocument();
    await press('3', 'Enter');
    expect(asked).toEqual(['0: 40']);
  });

  test('ZO-14, ZO-15 R turns in the hand and where it lies, Escape takes up, Enter lays', async () => {
    const { root, asked, press, click } = shown(LAYING);
    expect(root.dataset).toMatchObject({ mode: 'place', domino: '20' });
    await press('r');
    expect(root.querySelector('[data-spot="1,0,S"]')).not.toBeNull();
    await press('r', 'r', 'r');
    await click('[data-spot="1,0,E"]');
    expect(root.dataset['mode']).toBe('placed');
    await press('r', 'Escape');
    expect(root.dataset['mode']).toBe('place');
    // It stays turned as it lay.
    await click('[data-spot="1,0,S"]');
    (document.activeElement as HTMLElement | null)?.blur();
    await press('Enter');
    expect(asked).toEqual(['0: 20@1,0S']);
  });

  test('Enter before anything is chosen or laid does nothing', async () => {
    const { root, asked, press } = shown(LAYING);
    root.ownerDocument.body.focus();
    await press('Enter');
    expect(asked).toEqual([]);
  });

  test('ZO-42 A opens all 48, B the visitors, and Escape closes those first', async () => {
    await later.all48.load();
    const { root, press } = shown(LAYING);
    await press('b');
    await press('Escape');
    expect(root.dataset['mode']).toBe('place');
    await press('a');
    expect(document.querySelector('dialog[open]')).toHaveTextContent('48');
  });
});

/** One pair of free fields in the upper middle, right above the gate; nothing else has a free neighbour. */
const FULL = zooOf(
  '3@-2,-2E 4@0,-2E 5@2,-2S 6@-2,-1E 7@-2,0E 8@1,0E 9@-2,1E 10@0,1E 11@-2,2E 12@1,2E',
);
/** And that pair is taken, too. */
const NO_ROOM = { ...FULL, laid: [...FULL.laid, ...zooOf('24@0,-1E').laid] };
/** Somebody alone who has this in front of them and has taken this domino. */
const holding = (domino: number, zoo = FULL): Given => ({
  ...ALONE_PICKING,
  text: 'r3,18,26,40 18',
  then: (position) => ({
    ...position,
    zoos: [zoo],
    row: position.row.map((slot) => (slot.keeper === null ? slot : { ...slot, domino })),
  }),
});

describe('"Von selbst spielen"', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.choose({ auto: 'on', language: 'de' });
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.choose({ auto: 'off', language: 'de' });
  });
  const after = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await tick();
  };

  test('the only place is shown for a moment, then it is played', async () => {
    // Halves alike: the pair can be covered in one way only.
    const { root, asked } = shown(holding(1));
    await tick();
    expect(root.dataset['mode']).toBe('placed');
    await after(899);
    expect(asked).toEqual([]);
    await after(1);
    expect(asked).toEqual(['0: 1@0,-1E']);
  });

  test.each<[string, Given]>([
    ['two ways round are a choice', holding(19)],
    ['several dominoes are a choice', ALONE_PICKING],
    ['many places are a choice', LAYING],
    ['a paused match waits', { ...holding(1), paused: true }],
  ])('%s', async (_name, given) => {
    const { asked } = shown(given);
    await after(60_000);
    expect(asked).toEqual([]);
  });

  test('ZO-10 what fits nowhere is never given up by itself', async () => {
    const { root, asked } = shown(holding(1, NO_ROOM));
    await after(60_000);
    expect(root.dataset['mode']).toBe('discard');
    expect(asked).toEqual([]);
  });

  test('the last one that is free is taken', async () => {
    const { asked } = shown({ seats: 3, text: 'o120 r3,26,40 3 26' });
    await after(900);
    expect(asked).toEqual(['0: 40']);
  });

  test('it waits as long as something lies open', async () => {
    const { asked } = shown({ seats: 3, text: 'o120 r3,26,40 3 26' });
    const note = document.createElement('div');
    note.dataset['note'] = '';
    document.body.append(note);
    await after(5000);
    expect(asked).toEqual([]);
    note.remove();
    await after(250);
    expect(asked).toEqual(['0: 40']);
  });

  test('ZO-28 wishes stay until they can be read', async () => {
    const { root, asked } = shown({
      seats: 2,
      text: 'o0110 wplaza,river',
      options: { wishes: true },
    });
    expect(root.dataset['mode']).toBe('wishes');
    await after(6999);
    expect(asked).toEqual([]);
    await after(1);
    expect(asked).toEqual(['on']);
  });

  test('C-10 switched off, nothing is done however long one takes', async () => {
    settings.choose({ auto: 'off', language: 'de' });
    const { asked } = shown(holding(1));
    await after(3_600_000);
    expect(asked).toEqual([]);
  });
});

describe('ZO-32 the guide of a first match', () => {
  /** The first two steps, which are about the display. */
  const first = (given: Given): string => {
    localStorage.removeItem('speedtisch-guide-speedzoo');
    const { root } = shown(given);
    flushSync();
    const note = (): HTMLElement => document.querySelector('[data-guide]') ?? root;
    const one = note().textContent;
    within(note()).getByText('Weiter').click();
    flushSync();
    return `${one} ${note().textContent}`;
  };

  test('speaks of two rows and of who comes first only where there are others', () => {
    const against = first(LAYING);
    expect(against).toContain('Links liegt diese Runde, rechts die nächste.');
    expect(against).toContain('Kleine Nummern sind früher dran');
  });

  test('alone it speaks of four dominoes, three of which go', () => {
    const alone = first(ALONE_PICKING);
    expect(alone).toContain('Du nimmst eines, die anderen drei gehen ab.');
    expect(alone).not.toMatch(/nächste|früher dran|zuerst dran/);
  });
});
