/**
 * The normal player. It lays whole groups: the smallest that fits, of equally small ones the value nearest to an edge
 * (1 or 13). Groups of four or more it keeps for an opening until two groups are left; when it opens it lays its
 * largest group. When it has to pass it takes a card that fits a group of its own, the larger the better, and leaves
 * the ends alone while something lies between them.
 *
 * It looks at one hand, kept as sets of values (see `Board`), and at the parade, of which it needs to know which values
 * lie there and how many cards at the ends: so it can be asked millions of times what it would have done.
 */
import type { Value } from '../cards';
import {
  MOST_COPIES,
  fitsLeft,
  fitsRight,
  highest,
  lay,
  lowest,
  type Code,
  type Sets,
} from './board';

const MIDDLE = 7;
/** Groups from this size on are kept for an opening, */
const LARGE = 4;

/** Of a set of values the one nearest to 1 or 13; of two equally near the lower. */
export const outermost = (set: number): Value => {
  const low = lowest(set);
  const high = highest(set);
  return MIDDLE - low >= high - MIDDLE ? low : high;
};

/** Of a set of values the one farthest from 1 and 13; of two equally far the lower. */
export const innermost = (set: number): Value => {
  const below = set & ((2 << MIDDLE) - 1);
  const above = set & (-2 << MIDDLE);
  if (below === 0) return lowest(above);
  if (above === 0) return highest(below);
  const [low, high] = [highest(below), lowest(above)];
  return MIDDLE - low <= high - MIDDLE ? low : high;
};

/** The set has three values or more: as long as that large groups are kept. */
const isMany = (set: number): boolean => {
  const less = set & (set - 1);
  return (less & (less - 1)) !== 0;
};

/** The largest group. */
const opened = (sets: Sets, row: number): Code => {
  let count = MOST_COPIES;
  while (count > 1 && sets[row + count] === 0) count -= 1;
  return lay(innermost(sets[row + count] ?? 0), count);
};

/** The smallest whole group of at most `most` cards that may be laid; 0 where nothing fits. */
export const smallest = (
  sets: Sets,
  row: number,
  lying: number,
  needLeft: number,
  needRight: number,
  most: number,
): Code => {
  const left = fitsLeft(lying);
  const right = fitsRight(lying);
  for (let count = needLeft < needRight ? needLeft : needRight; count <= most; count++) {
    const some = sets[row + count] ?? 0;
    if (some === 0) return 0;
    const fits = (count >= needLeft ? left : 0) | (count >= needRight ? right : 0);
    const groups = some & ~(sets[row + count + 1] ?? 0) & fits;
    if (groups !== 0) return lay(outermost(groups), count);
  }
  return 0;
};

/** Of some stacks the one whose value is held most often. */
export const fitting = (sets: Sets, row: number, stacks: number): Value => {
  let best = stacks;
  for (let count = 1; count <= MOST_COPIES; count++) {
    const some = best & (sets[row + count] ?? 0);
    if (some === 0) break;
    best = some;
  }
  return outermost(best);
};

const taken = (sets: Sets, row: number, lying: number): Code => {
  if (lying === 0) return 0;
  const inner = lying & ~(1 << lowest(lying)) & ~(1 << highest(lying));
  return fitting(sets, row, inner === 0 ? lying : inner);
};

/**
 * What the normal player does with the hand in the sets from `row` on.
 *
 * @param lying the values in the parade.
 * @param needLeft fewest cards that may be laid at the left end, `needRight` at the right one.
 */
export const normalCode = (
  sets: Sets,
  row: number,
  lying: number,
  needLeft: number,
  needRight: number,
): Code => {
  if (lying === 0) return opened(sets, row);
  const most = isMany(sets[row + 1] ?? 0) ? LARGE - 1 : MOST_COPIES;
  const code = smallest(sets, row, lying, needLeft, needRight, most);
  return code === 0 ? taken(sets, row, lying) : code;
};
