/** The keys of a match: W deeper, U back, R advice, Enter on, I what something is, Escape. */
import { boardKey } from '../../../ui/keys';

/** What keys can ask for. */
export interface Commands {
  deeper(): void;
  leave(): void;
  advise(): void;
  /** On, where something waits for that. */
  next(): void;
  info(): void;
  escape(): void;
}

/** Enter belongs to the control that has the focus. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest('button, a, summary') === null;

const DOES: { readonly [key: string]: keyof Commands } = {
  w: 'deeper',
  u: 'leave',
  r: 'advise',
  enter: 'next',
  i: 'info',
  escape: 'escape',
};

/** Does what a key means, if it means anything here; a key that is held down does it once. */
export const onMatchKey = (event: KeyboardEvent, commands: Commands): void => {
  const key = boardKey(event);
  const does = key === null ? undefined : DOES[key];
  if (does === undefined || (key === 'enter' && !isFree(event.target))) return;
  if (key === 'enter') event.preventDefault();
  if (!event.repeat) commands[does]();
};
