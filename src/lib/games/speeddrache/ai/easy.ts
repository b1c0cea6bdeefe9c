/**
 * The easy player makes the mistakes people make: it fears full bags more than risk and so leaves too early, or trusts
 * its luck and stays too long; it runs for a relic when everybody else does too, and follows those who have left.
 */
import type { Temper } from '../position';
import type { Cave } from './cave';

/** How likely it leaves, in 256ths: for every hundredth of risk, for every gold piece in the bag, */
const FEAR = 3;
const PURSE = 2;
/** for a relic that lies there, for others being out already. */
const GREED = 50;
const CROWD = 40;
/** Nobody is ever quite sure. */
const MOST = 225;
/** All of that in quarters. */
const QUARTERS: { readonly [temper in Temper]: number } = { careful: 6, balanced: 4, bold: 2 };

/** How likely a thief of this temper leaves here, in 256ths. */
export const easyLeaves = (cave: Cave, temper: Temper): number => {
  const { bag, relics, stack } = cave;
  if (cave.isBare) return 0;
  const fear = stack === 0 ? 0 : Math.trunc((FEAR * 100 * cave.fatal) / stack);
  const sum = fear + PURSE * bag + (relics > 0 ? GREED : 0) + (cave.count < cave.seats ? CROWD : 0);
  return Math.min(MOST, (sum * QUARTERS[temper]) >> 2);
};
