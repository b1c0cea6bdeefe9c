/** Cards that fit and are overlooked at first. */
import type { Deed, Timed } from './racer';
import { below, mixed } from './tempo';

export interface Misses {
  /** How many of a hundred cards that fit are overlooked. */
  readonly share: number;
  /** They are found so many milliseconds later, and at most `within` after that. */
  readonly after: number;
  readonly within: number;
}

export const EASY_MISSES: Misses = { share: 50, after: 1500, within: 3600 };
export const NORMAL_MISSES: Misses = { share: 6, after: 500, within: 1000 };

/** What numbers drawn by chance are for. */
const OVERLOOKED = 3;
const LONG = 6;

/** Whether a seat overlooks that a card could be laid, until it has done something else. */
export const isOverlooked = (deal: Timed, me: 0 | 1, card: Deed, { share }: Misses): boolean =>
  below(mixed(deal.salt[me], deal.acts[me], card, OVERLOOKED), 100) < share;

/** How much longer it takes to lay this card. */
export const foundAfter = (deal: Timed, me: 0 | 1, card: Deed, misses: Misses): number =>
  isOverlooked(deal, me, card, misses)
    ? misses.after + below(mixed(deal.salt[me], deal.acts[me], card, LONG), misses.within)
    : 0;
