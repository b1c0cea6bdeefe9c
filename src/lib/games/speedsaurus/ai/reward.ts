/** What the end of a deal is worth to a seat, in whole numbers. */
import type { Seat } from '../../../game/contract';
import { PRO_LIMIT, penaltiesOf } from '../score';
import type { View } from '../position';

/** What a card less is worth beside winning the deal, or the chance of winning the match, in thousandths. */
const WIN = 1000;
const CARD = 10;
/** By how many thousandths a penalty point less than the others' mean makes winning the match likelier. */
const LEAD = 40;
/** As long as the match goes on nobody has won or lost it. */
const SURE = 20;

/** @param left cards left by seat. */
export type Reward = (left: Int32Array, seat: Seat) => number;

const single: Reward = (left, seat) => {
  const own = left[seat] ?? 0;
  return own === 0 ? WIN : -own * CARD;
};

/** Deals before this one count too: what matters is who has the fewest penalty points in the end. */
const pro =
  (before: readonly number[]): Reward =>
  (left, seat) => {
    const own = (before[seat] ?? 0) + (left[seat] ?? 0);
    let sum = 0;
    let most = 0;
    let fewer = 0;
    let equal = 0;
    for (let i = 0; i < before.length; i++) {
      const points = (before[i] ?? 0) + (left[i] ?? 0);
      sum += points;
      if (points > most) most = points;
      if (points < own) fewer += 1;
      if (points === own) equal += 1;
    }
    const seats = before.length;
    if (most >= PRO_LIMIT) return (fewer > 0 ? 0 : Math.trunc(WIN / equal)) - own * CARD;
    const lead = Math.trunc(((sum - seats * own) * LEAD) / (seats - 1));
    const chance = Math.trunc(WIN / seats) + lead;
    return Math.min(WIN - SURE, Math.max(SURE, chance)) - own * CARD;
  };

export const rewardOf = (view: View): Reward =>
  view.options.variant === 'single' ? single : pro(penaltiesOf(view));
