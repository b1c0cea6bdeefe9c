/**
 * Where everything lies on the Speedrun board, in units of a square of 1100 × 1100. Pure arithmetic.
 *
 * The board is a grid of 11 × 11 cells inside a wooden frame. The ring starts at the field left of the
 * bottom arm and runs clockwise; every quarter turn holds one corner. A *corner* (0…3, clockwise from red)
 * is a colour; a *slot* is a place on the screen (0 bottom left, 1 top left, 2 top right, 3 bottom right).
 * `from` is the corner that is shown at the bottom left, so that everybody sees themselves there.
 */
export const SIZE = 1100;
export const FRAME = 44;
export const CELL = (SIZE - 2 * FRAME) / 11;
export const RING_FIELDS = 40;
export const YARD = -1;
export const HOUSE_START = 40;
export const DEEPEST = 43;
/** Half of a finger's disc: 44 px on a board of 352 px, the width of a small phone. */
export const HIT_RADIUS = 69;
/** Closer than this a tap means exactly this figure, even if a neighbour could move. */
const EXACT_RADIUS = 30;
/** A tap is judged at the belly of a figure, a little above its foot. */
export const BELLY = 12;

export type Point = { readonly x: number; readonly y: number };
type Cell = readonly [number, number];

const cell = ([gx, gy]: Cell): Point => ({
  x: FRAME + (gx + 0.5) * CELL,
  y: FRAME + (gy + 0.5) * CELL,
});

/** The ring as a walk: direction and number of steps. */
const WALK: readonly (readonly [number, number, number])[] = [
  [0, -1, 4],
  [-1, 0, 4],
  [0, -1, 2],
  [1, 0, 4],
  [0, -1, 4],
  [1, 0, 2],
  [0, 1, 4],
  [1, 0, 4],
  [0, 1, 2],
  [-1, 0, 4],
  [0, 1, 4],
  [-1, 0, 2],
];

function walkRing(): Point[] {
  const fields: Point[] = [];
  let gx = 4;
  let gy = 10;
  for (const [dx, dy, steps] of WALK) {
    for (let step = 0; step < steps; step++) {
      fields.push(cell([gx, gy]));
      gx += dx;
      gy += dy;
    }
  }
  return fields;
}

/** The 40 ring fields on the screen, clockwise from the start field of slot 0. */
export const RING: readonly Point[] = walkRing();

/** Turns a point of slot 0 by quarter turns, clockwise, around the middle of the board. */
export function turned(point: Point, quarters: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [SIZE - y, x];
  return { x, y };
}

export const slotOf = (corner: number, from = 0): number => (corner - from + 4) % 4;

/** Middle of a yard. */
export const yardCentre = (slot: number): Point => turned(cell([1.5, 8.5]), slot);

/** Hole of a figure in its yard: figures 0 and 1 above, 2 and 3 below, on every corner alike. */
export function yardHole(slot: number, figure: number): Point {
  const { x, y } = yardCentre(slot);
  const apart = 0.62 * CELL;
  return { x: x + (figure % 2 === 1 ? apart : -apart), y: y + (figure > 1 ? apart : -apart) };
}

/** House field 0 (entrance) … 3 (deepest). */
export const houseField = (slot: number, depth: number): Point =>
  turned(cell([5, 9 - depth]), slot);

/** The ring field 0…39 on the screen for an own progress on the ring. */
export const ringField = (slot: number, progress: number): number =>
  (slot * 10 + progress) % RING_FIELDS;

/** Where a figure stands. `figure` matters only in the yard. */
export function spot(slot: number, figure: number, progress: number): Point {
  if (progress < 0) return yardHole(slot, figure);
  if (progress >= HOUSE_START) return houseField(slot, progress - HOUSE_START);
  return RING[ringField(slot, progress)] ?? yardHole(slot, figure);
}

/** All spots from one progress to another, both included; from the yard straight to the start field. */
export function way(slot: number, figure: number, before: number, after: number): Point[] {
  const points = [spot(slot, figure, before)];
  for (let progress = before + 1; progress <= after; progress++) {
    points.push(spot(slot, figure, progress));
  }
  return points;
}

export type Candidate = Point & { readonly figure: number; readonly movable: boolean };

/**
 * Which figure a tap means: the nearest one that may move within a finger's disc; one that may not move
 * only when it is hit squarely or no other is near. Points are feet, taps are judged at the belly.
 */
export function tapped(tap: Point, candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  let bestDistance = Infinity;
  let exact: Candidate | undefined;
  let exactDistance = EXACT_RADIUS;
  for (const candidate of candidates) {
    const distance = Math.hypot(candidate.x - tap.x, candidate.y - BELLY - tap.y);
    if (distance > HIT_RADIUS) continue;
    if (!candidate.movable && distance < exactDistance) {
      exact = candidate;
      exactDistance = distance;
    }
    const better =
      best === undefined ||
      (candidate.movable && !best.movable) ||
      (candidate.movable === best.movable && distance < bestDistance);
    if (better) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return exact !== undefined && exactDistance < bestDistance ? exact : best;
}

/**
 * Whether there is room for a marker above a figure at `at`: it would leave the board above the top row,
 * and cover whoever stands on the field behind.
 */
export const roomAbove = (at: Point, standing: readonly Point[]): boolean =>
  at.y > FRAME + CELL &&
  !standing.some(({ x, y }) => Math.hypot(x - at.x, y - (at.y - CELL)) < CELL / 2);
