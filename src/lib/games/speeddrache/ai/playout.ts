/** Plays an expedition to its end in the head: how everybody is taken to choose, and one choice after the other. */
import type { Dice } from '../../../ai/dice';
import type { Temper } from '../position';
import { bookLeaves } from './book';
import type { Cave } from './cave';
import { easyLeaves } from './easy';
import type { Policy } from './policy';

/** The kinds of players one may meet: by the book, with human mistakes, and like the strong one itself. */
export const BOOK = 0;
export const ERRING = 1;
export const LEANING = 2;
export const KINDS = 3;

export interface Company {
  /** By seat: its kind, and its temper in this expedition. */
  readonly minds: Uint8Array;
  readonly tempers: readonly Temper[];
  /** By seat, how it leans. */
  readonly policies: readonly Policy[];
}

/**
 * The seats that turn back now, bit by bit. Every seat uses up its own lot, so that in two caves that differ little the
 * same thieves do the same.
 */
export const leavers = (cave: Cave, company: Company, dice: Dice): number => {
  const { minds, tempers, policies } = company;
  let set = 0;
  let looked: Policy | null = null;
  for (let seat = 0; seat < cave.seats; seat++) {
    const lot = dice.below(256);
    if (!cave.isInside(seat)) continue;
    const temper = tempers[seat] ?? 'balanced';
    const mind = minds[seat];
    if (mind === BOOK) {
      if (bookLeaves(cave, temper)) set |= 1 << seat;
    } else if (mind === ERRING) {
      if (lot < easyLeaves(cave, temper)) set |= 1 << seat;
    } else {
      const policy = policies[seat];
      if (policy === undefined) continue;
      if (looked !== policy) policy.look(cave);
      looked = policy;
      if (lot < policy.leaves(seat)) set |= 1 << seat;
    }
  }
  return set;
};

/** Cards are turned and choices made until the expedition is over; the thieves inside have just chosen. */
export const playOut = (cave: Cave, company: Company, dice: Dice): void => {
  while (!cave.ended) {
    cave.turn();
    if (!cave.ended) cave.choose(leavers(cave, company, dice));
  }
};
