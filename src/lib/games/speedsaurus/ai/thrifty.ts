/**
 * Another way to play by rules of thumb, better than the normal player: it opens with its smallest group, the value
 * nearest to the middle first, lays the smallest group that fits, keeping none back, and takes the card that fits its own
 * groups best wherever it lies. Nobody at a table plays like that; it is how the strong player imagines itself and,
 * where their actions speak for it, others.
 */
import { MOST_COPIES, lay, type Code, type Sets } from './board';
import { fitting, innermost, smallest } from './normal';

/** As `normalCode`. */
export const thriftyCode = (
  sets: Sets,
  row: number,
  lying: number,
  needLeft: number,
  needRight: number,
): Code => {
  if (lying !== 0) {
    const code = smallest(sets, row, lying, needLeft, needRight, MOST_COPIES);
    return code === 0 ? fitting(sets, row, lying) : code;
  }
  let count = 1;
  let groups = 0;
  while (groups === 0 && count <= MOST_COPIES) {
    groups = (sets[row + count] ?? 0) & ~(sets[row + count + 1] ?? 0);
    count += 1;
  }
  return lay(innermost(groups), count - 1);
};
