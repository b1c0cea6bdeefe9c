/**
 * Cells and places as numbers. A cell is y × 16 + x with the gate at 7, 7; so zoos of both sizes fit, with a border
 * around. A place is the cell of half a times 4, and the direction of half b (0…3 as in `DIRECTIONS`).
 */
import { DIRECTIONS, type Laid } from '../position';

export const GATE_AT = 7;

export type Cell = number;
export type Spot = number;

/** Enough for every list of places: a cell has four directions. */
export const MOST_SPOTS = 1024;

/** What to add to a cell to go one step, by direction. */
export const STEP: readonly number[] = [1, 16, -1, -16];

/** The cell of half b. */
export const otherCell = (spot: Spot): Cell => (spot >> 2) + (STEP[spot & 3] ?? 0);

export const spotOf = ({ x, y, dir }: Pick<Laid, 'x' | 'y' | 'dir'>): Spot =>
  ((y + GATE_AT) * 16 + x + GATE_AT) * 4 + DIRECTIONS.indexOf(dir);

export const laidAt = (domino: number, spot: Spot): Laid => ({
  domino,
  x: ((spot >> 2) & 15) - GATE_AT,
  y: (spot >> 6) - GATE_AT,
  dir: DIRECTIONS[spot & 3] ?? 'E',
});
