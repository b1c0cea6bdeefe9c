/** The keys of a match: which of them means what while cards are laid, and while one is taken. */
import { boardKey } from '../../../ui/keys';
import type { Box } from '../../../ui/place';
import type { Value } from '../cards';
import type { Hand } from './hand.svelte';

/** What keys can ask for, and where on the screen their answers lie. */
export interface Commands {
  advise(): void;
  info(): void;
  bilanz(): void;
  readonly hand: Hand;
  /** Values of the parade from left to right. */
  piles(): readonly Value[];
  endBox(end: 'left' | 'right'): Box | null;
  boxAt(selector: string): Box | null;
  focusOn(selector: string): void;
}

/** Enter belongs to the control that has the focus, unless that has done its part already. */
const isFree = (target: EventTarget | null): boolean => {
  const control = target instanceof Element ? target.closest('button, a, summary') : null;
  return control === null || control.matches(':is([data-group], [data-pile])[aria-pressed="true"]');
};

type Does = { readonly [key: string]: (commands: Commands) => void };

const choose = ({ hand, focusOn }: Commands, value: Value | undefined): void => {
  if (value === undefined) return;
  hand.choose(value);
  focusOn(`.parade [data-pile="${value}"]`);
};
/** The next pile, round and round. */
const nextPile = (step: 1 | -1) => (commands: Commands) => {
  const piles = commands.piles();
  const { chosen } = commands.hand;
  const at = chosen === null ? (step > 0 ? -1 : 0) : piles.indexOf(chosen);
  choose(commands, piles[(at + step + piles.length) % piles.length]);
};
const TAKING: Does = {
  arrowleft: nextPile(-1),
  arrowup: nextPile(-1),
  arrowright: nextPile(1),
  arrowdown: nextPile(1),
  enter: ({ hand, boxAt }) => hand.take(() => boxAt('.acts')),
};

const layAt =
  (end: 'left' | 'right') =>
  ({ hand, endBox }: Commands) =>
    hand.lay(end, () => endBox(end));
const nextGroup =
  (step: 1 | -1) =>
  ({ hand, focusOn }: Commands) => {
    const value = hand.step(step);
    if (value !== null) focusOn(`.rack [data-group="${value}"]`);
  };
const more =
  (by: 1 | -1) =>
  ({ hand }: Commands) =>
    hand.setCount(hand.count + by);
const LAYING: Does = {
  arrowleft: layAt('left'),
  arrowright: layAt('right'),
  arrowup: nextGroup(-1),
  arrowdown: nextGroup(1),
  '+': more(1),
  '=': more(1),
  '-': more(-1),
  enter: ({ hand, boxAt }) => hand.lay(null, () => boxAt('.rack')),
};

const ALWAYS: Does = {
  r: (commands) => commands.advise(),
  i: (commands) => commands.info(),
  b: (commands) => commands.bilanz(),
  p: ({ hand, boxAt }) => hand.pass(() => boxAt('[data-pass]') ?? boxAt('.acts')),
  escape: ({ hand }) => hand.escape(),
};

/** A key that is held down only looks around, from card to card and from number to number: what it does, it does once. */
const LOOKING_AROUND: readonly Does[string][] = [
  ...['arrowup', 'arrowdown', '+', '=', '-'].map((key) => LAYING[key]),
  ...['arrowleft', 'arrowup', 'arrowright', 'arrowdown'].map((key) => TAKING[key]),
].filter((does) => does !== undefined);

/** Does what a key means, if it means anything here. */
export const onMatchKey = (event: KeyboardEvent, commands: Commands): void => {
  const key = boardKey(event);
  if (key === null || (key === 'enter' && !isFree(event.target))) return;
  const { taking } = commands.hand;
  if (taking && /^[1-9]$/.test(key)) return choose(commands, commands.piles()[Number(key) - 1]);
  const does = ALWAYS[key] ?? (taking ? TAKING : LAYING)[key];
  if (does === undefined) return;
  // Otherwise the button that has the focus would be pressed, too.
  if (key === 'enter' || key.startsWith('arrow')) event.preventDefault();
  if (event.repeat && !LOOKING_AROUND.includes(does)) return;
  does(commands);
};
