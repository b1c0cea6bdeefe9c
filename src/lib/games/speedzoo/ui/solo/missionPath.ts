/** The path of missions: where each disc lies, and the way between them; five in a row, every other row runs back. */

const ROW = 5;
/** Measures of the drawing; it is stretched over its place. */
export const WIDTH = 360;
export const ROW_HEIGHT = 74;
const TOP = 38;
const STEP = 72;
const BEND = 40;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where mission `number`, from 1, lies. */
export const spotOf = (number: number): Spot => {
  const row = Math.floor((number - 1) / ROW);
  const column = (number - 1) % ROW;
  const from = row % 2 === 0 ? column : ROW - 1 - column;
  return { x: STEP / 2 + from * STEP, y: TOP + row * ROW_HEIGHT };
};

export const heightOf = (count: number): number => Math.ceil(count / ROW) * ROW_HEIGHT;

/** The way from the first to the last as the data of a path. */
export const wayOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const { x, y } = spotOf(at + 1);
    if (at === 0) return `M${x} ${y}`;
    const before = spotOf(at);
    if (before.y === y) return `L${x} ${y}`;
    const far = before.x > WIDTH / 2 ? before.x + BEND : before.x - BEND;
    return `C${far} ${before.y} ${far} ${y} ${x} ${y}`;
  }).join('');
