/**
 * The easy player lays decently: where most visitors come at once, and then where it fits snugly. It overlooks places now and then, thinks neither of
 * later rounds nor of gaps or its gate, and sometimes simply takes the highest number.
 */
import { Dice } from '../../../ai/dice';
import type { Compact } from './compact';
import type { Ground } from './ground';
import { PARTS } from './sense';
import { MOST_SPOTS, otherCell, type Spot } from './spots';

/** Of so many places it overlooks one. */
const OVERLOOKED = 8;
/** In so many picks it takes the highest number once. */
const BLIND = 8;

const spots = new Int32Array(MOST_SPOTS);

/** The place it sees as best, and what comes at once there; −1: there is none. */
const seen = (zoo: Ground, domino: number, dice: Dice): { spot: Spot; gain: number } => {
  const count = zoo.list(domino, spots);
  let best = { spot: spots[dice.below(count)] ?? -1, gain: -1 };
  let most = -PARTS;
  if (count === 0) return { spot: -1, gain: -1 };
  for (let i = 0; i < count; i++) {
    const spot = spots[i] ?? 0;
    const gain = zoo.gain(domino, spot);
    const worth = gain * PARTS - (zoo.around(spot >> 2, otherCell(spot), false) % PARTS);
    if (dice.below(OVERLOOKED) === 0 || worth <= most) continue;
    best = { spot, gain };
    most = worth;
  }
  return best;
};

/** Where it lays the domino that is due; −1: it fits nowhere. */
export const easySpot = (match: Compact, seed: number): Spot =>
  seen(match.zoo(match.turn), match.due, new Dice(seed)).spot;

/** Which place of the next row it takes. */
export const easyPick = (match: Compact, seed: number): number => {
  const dice = new Dice(seed);
  const blind = dice.below(BLIND) === 0;
  let best = { slot: -1, gain: -2 };
  // From the end, so that among equals it takes the higher number.
  for (let slot = match.lying - 1; slot >= 0; slot--) {
    if (match.isTaken(slot)) continue;
    if (blind) return slot;
    const { gain } = seen(match.zoo(match.turn), match.next[slot] ?? 0, dice);
    if (gain > best.gain) best = { slot, gain };
  }
  return best.slot;
};
