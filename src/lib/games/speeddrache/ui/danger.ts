/** How great the risk is, and how far the dragon's eye is open at it. */
import type { Card } from '../cards';
import type { Path, View } from '../position';
import type { Eye } from './board/types';

/** Kinds of hazard that lie open, each once, in the order in which they came. */
export const openKinds = (path: Path): readonly Card[] => [
  ...new Set(path.flatMap(({ card }) => (card.startsWith('H') ? [card] : []))),
];

/** How many cards of the stack would end the expedition. */
export const fatalCards = ({ path, stack }: Pick<View, 'path' | 'stack'>): number => {
  const open = openKinds(path);
  return stack.filter((card) => open.includes(card)).length;
};

/** The chance that the next card ends the expedition, 0 … 1. */
export const riskOf = (view: Pick<View, 'path' | 'stack'>): number =>
  view.stack.length === 0 ? 0 : fatalCards(view) / view.stack.length;

/** From these risks on the eye opens wider, and wide; the Hort marks them. */
export const WIDER = 0.15;
export const WIDE = 0.3;

/** The eye: a slit once a hazard lies open, wider from 15 %, wide from 30 % and at a flight. */
export const eyeOf = (view: Pick<View, 'path' | 'stack' | 'ending'>): Eye => {
  if (view.ending === 'flight') return 3;
  if (openKinds(view.path).length === 0) return 0;
  const risk = riskOf(view);
  if (risk >= WIDE) return 3;
  return risk >= WIDER ? 2 : 1;
};

/** Places of the two equal hazards that have ended an expedition by flight. */
export const hotCards = ({ path, ending }: Pick<View, 'path' | 'ending'>): readonly number[] => {
  if (ending !== 'flight') return [];
  const fatal = path.at(-1)?.card;
  return path.flatMap(({ card }, index) => (card === fatal ? [index] : []));
};

/** The path and stack before the last card was turned: the risk that everybody ran. */
export const beforeLast = ({ path, stack }: View): Pick<View, 'path' | 'stack'> => {
  const last = path.at(-1);
  return last === undefined
    ? { path, stack }
    : { path: path.slice(0, -1), stack: [...stack, last.card] };
};
