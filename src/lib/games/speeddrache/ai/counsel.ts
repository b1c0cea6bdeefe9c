/** What Rat tells: what the strong player would do, and the numbers that tell why. */
import type { Matter } from './reading';
import { ADVICE_DECKS } from './budget';
import { PARTS } from './policy';
import { leavesBy, weigh, type Learned } from './strong';

/** All numbers are whole. Gold counts what goes into the chest, and relics by their worth. */
export interface Counsel {
  /** Gold for leaving alone, and for leaving with one other: bag, remainders on the path, for one alone the relics. */
  readonly leaveAlone: number;
  readonly leaveShared: number;
  /** Tenths of gold that leaving brings, and that this expedition brings whoever goes deeper, as the strong player expects. */
  readonly leave: number;
  readonly deeper: number;
  /** Cards of the stack that would end the expedition now, and cards of the stack. */
  readonly fatal: number;
  readonly stack: number;
  /** How often in a hundred the strong player leaves here. */
  readonly leaves: number;
}

const SEED = 20;
const TENTHS = 10;

/** Always the same for the same matter. */
export const counselOn = (matter: Matter, learned: Learned): Counsel => {
  const { cave } = matter;
  const weighed = weigh(matter, learned, ADVICE_DECKS, SEED);
  const { decks, leave, deeper } = weighed;
  const parts = leavesBy(matter, learned, () => weighed);
  return {
    leaveAlone: cave.bag + cave.gold + cave.relicGold,
    leaveShared: cave.bag + Math.trunc(cave.gold / 2),
    leave: Math.round((leave * TENTHS) / decks),
    deeper: Math.round((deeper * TENTHS) / decks),
    fatal: cave.fatal,
    stack: cave.stack,
    leaves: Math.round((parts * 100) / PARTS),
  };
};
