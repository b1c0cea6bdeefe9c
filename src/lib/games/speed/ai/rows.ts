/** Rows of cards that can be laid one after the other. */
import { nextTo, type Code } from './round';

/**
 * How many cards the longest row has that is laid on both piles, in whatever order.
 *
 * @param mask which of `cards` may be laid, as bits.
 * @param low ranks that fit on pile 0, as bits; `high` those that fit on pile 1.
 */
export const longestRow = (
  cards: readonly Code[],
  mask: number,
  low: number,
  high: number,
): number => {
  let most = 0;
  for (let at = 0; at < cards.length; at++) {
    if (((mask >> at) & 1) === 0) continue;
    const rank = (cards[at] ?? 0) >> 2;
    const rest = mask & ~(1 << at);
    if (((low >> rank) & 1) === 1) {
      const row = 1 + longestRow(cards, rest, nextTo(rank), high);
      if (row > most) most = row;
    }
    if (((high >> rank) & 1) === 1) {
      const row = 1 + longestRow(cards, rest, low, nextTo(rank));
      if (row > most) most = row;
    }
  }
  return most;
};
