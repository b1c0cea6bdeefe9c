/**
 * The normal player goes by the book: it weighs what the next card may cost against what it may bring. Going on costs
 * what leaving would bring, times the risk; it brings the mean share of the cards that may come. How much more it wants
 * to be offered than it may lose is a matter of its temper in this expedition.
 *
 * It looks at the cave alone, never at chests, and chance plays no part: so whoever knows tempers may foresee it.
 */
import type { Temper } from '../position';
import type { Cave } from './cave';

/** For what is won on the next card a thief risks so many hundredths of it. */
const NERVE: { readonly [temper in Temper]: number } = { careful: 60, balanced: 100, bold: 160 };
const HUNDREDTHS = 100;

/** What the book takes leaving to bring: it reckons with half of those inside, and with relics once one other is left. */
export const bookTake = (cave: Cave): number => {
  const { count, bag, gold } = cave;
  const relics = count <= 2 ? Math.trunc(cave.relicGold / count) : 0;
  return bag + Math.trunc(gold / ((count + 1) >> 1)) + relics;
};

/** Whether a thief of this temper turns back here. */
export const bookLeaves = (cave: Cave, temper: Temper): boolean =>
  cave.fatal * bookTake(cave) * HUNDREDTHS > cave.promise * NERVE[temper];
