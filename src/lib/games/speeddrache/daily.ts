/** The Tageshort: the match of a calendar day, the same for everybody. */
import type { Daily } from '../../game/daily';
import { relicGold } from './score';
import type { Position } from './position';

/** What counts is the loot: the gold in the chest, and what the relics are worth. */
export const daily: Daily = {
  seats: 5,
  strength: 'normal',
  options: () => ({
    expeditions: 5,
    relicsBack: false,
    hazardsStay: false,
    hiddenChests: false,
  }),
  seedOf: (day) => `tageshort ${day}`,
  secured: (position, seat) => {
    const { chests, recovered } = position as unknown as Position;
    return (chests[seat] ?? 0) + relicGold(recovered, seat);
  },
  ofResult: (result, seat) =>
    (result as unknown as { totals: readonly number[] }).totals[seat] ?? 0,
};
