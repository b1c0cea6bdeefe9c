/** What the panel of risk counts: open kinds of hazard, cards of each kind to come, and how likely the worst is. */
import type { Card } from '../../cards';
import type { Path } from '../../position';
import { kindsShown } from '../asked';
import { openKinds, WIDE, WIDER } from '../danger';

export interface Kind {
  readonly hazard: Card;
  readonly open: boolean;
  /** Cards of this kind in the stack. */
  readonly left: number;
}

export interface Danger {
  /** Cards that end the expedition if they come next, out of so many. */
  readonly fatal: number;
  readonly of: number;
  /** 0 … 1. */
  readonly risk: number;
  /** Those that lie open first, in the order in which they came. */
  readonly kinds: readonly Kind[];
  /** The hazard that has come a second time; fatal, of and risk are then those before it came. */
  readonly second: Card | null;
}

/** The hazard that was turned last, if its like lay there before. */
const secondOn = (path: Path): Card | null => {
  const last = path.at(-1)?.card ?? '';
  return openKinds(path.slice(0, -1)).includes(last) ? last : null;
};

/** The danger of the next card, or after a flight of the one that caused it. */
export const dangerOf = (path: Path, stack: readonly Card[]): Danger => {
  const second = secondOn(path);
  const faced = second === null ? stack : [...stack, second];
  const open = openKinds(path);
  const fatal = faced.filter((card) => open.includes(card)).length;
  return {
    fatal,
    of: faced.length,
    risk: faced.length === 0 ? 0 : fatal / faced.length,
    kinds: kindsShown({ path }).map((hazard) => ({
      hazard,
      open: open.includes(hazard),
      left: stack.filter((card) => card === hazard).length,
    })),
    second,
  };
};

/** How full each of the ten pegs of a risk is, 0 … 1: a peg for every tenth. */
export const pegsOf = (risk: number): readonly number[] =>
  Array.from(
    { length: 10 },
    (_, peg) => Math.round(Math.max(0, Math.min(1, risk * 10 - peg)) * 100) / 100,
  );

/** How a risk is coloured. */
export type Tone = 'low' | 'middle' | 'high';

export const toneOf = ({ risk, second }: Pick<Danger, 'risk' | 'second'>): Tone => {
  if (second !== null || risk >= WIDE) return 'high';
  return risk >= WIDER ? 'middle' : 'low';
};
