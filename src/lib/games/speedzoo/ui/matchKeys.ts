/**
 * The keys of a match: 1–4 choose a domino of the row, R turns, Enter takes, sends or goes on, Escape takes back, T
 * advice, I what something is, A all 48, B the visitors. Arrow keys belong to the places of the zoo.
 */
import { boardKey } from '../../../ui/keys';

/** What keys can ask for. */
export interface Commands {
  /** A domino of the next row by its place in it, from 0. */
  choose(index: number): void;
  turn(): void;
  /** Takes, sends or goes on, whatever is due. */
  enter(): void;
  escape(): void;
  advise(): void;
  info(): void;
  all48(): void;
  visitors(): void;
}

/**
 * Enter belongs to the control that has the focus, unless that has done its part already: a domino that is chosen, a
 * place where the domino lies.
 */
const isFree = (target: EventTarget | null): boolean => {
  const control = target instanceof Element ? target.closest('button, a, summary') : null;
  return control === null || control.matches('[data-pick][aria-pressed="true"]');
};

const DOES: { readonly [key: string]: Exclude<keyof Commands, 'choose'> } = {
  r: 'turn',
  enter: 'enter',
  escape: 'escape',
  t: 'advise',
  i: 'info',
  a: 'all48',
  b: 'visitors',
};

/** Does what a key means, if it means anything here; a key that is held down does it once. */
export const onMatchKey = (event: KeyboardEvent, commands: Commands): void => {
  const key = boardKey(event);
  if (key === null) return;
  if (/^[1-4]$/.test(key)) {
    if (!event.repeat) commands.choose(Number(key) - 1);
    return;
  }
  const does = DOES[key];
  if (does === undefined || (key === 'enter' && !isFree(event.target))) return;
  // Otherwise the button that has the focus would be pressed, too.
  if (key === 'enter') event.preventDefault();
  if (!event.repeat) commands[does]();
};
