/** Counting cards for the screens: how many of a value lie in a hand, and a hand as groups of one value. */
import type { Hand, Value } from '../cards';
import type { Stack } from '../position';

export const tally = (hand: Hand, value: Value): number =>
  hand.reduce((count, card) => count + (card === value ? 1 : 0), 0);

/** The groups of a hand, ascending by value. */
export const groupsOf = (hand: Hand): readonly Stack[] =>
  [...new Set(hand)].sort((a, b) => a - b).map((value) => ({ value, count: tally(hand, value) }));
