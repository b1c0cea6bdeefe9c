/** The short notation of the examples: `48 1,0 E` is a domino as it lies, zoos are such dominoes one after the other. */
import { DIRECTIONS, type Laid, type Zoo } from '../../position';

/** @throws Error where a place is written wrongly. */
export const laidOf = (text: string): Laid => {
  const found = /^(\d+) (-?\d),(-?\d) ([ESWN])$/.exec(text);
  const dir = DIRECTIONS.find((one) => one === found?.[4]);
  if (found === null || dir === undefined) throw new Error(`no domino lies at "${text}"`);
  return { domino: Number(found[1]), x: Number(found[2]), y: Number(found[3]), dir };
};

/** Dominoes in the order of laying, parted by bars. */
export const zooOf = (text: string): Zoo => ({
  laid: text === '' ? [] : text.split(' | ').map(laidOf),
  discarded: [],
});
