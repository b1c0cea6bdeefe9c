/** Where the gold pieces of a treasure lie: a heap of exactly so many, in rows that grow downwards. */

export interface Piece {
  readonly x: number;
  readonly y: number;
}
/** A stone on top of a heap: where, how large, and which of three colours. */
export interface Gem extends Piece {
  readonly size: number;
  readonly colour: 0 | 1 | 2;
}
export interface Heap {
  /** The radius of a piece. */
  readonly radius: number;
  /** The rearmost first. */
  readonly pieces: readonly Piece[];
  readonly gems: readonly Gem[];
  /** Half the width of the shadow below. */
  readonly reach: number;
}

/** Pieces in each row, the top row first: one more in every row below, what is left over in a row of its own. */
export const rowsOf = (pieces: number): readonly number[] => {
  const rows: number[] = [];
  for (let left = pieces, wide = 1; left > 0; left -= wide, wide += 1)
    rows.push(Math.min(wide, left));
  return rows.toSorted((a, b) => a - b);
};

/** How far apart rows and pieces of a row lie, in radii. */
const RISE = 1.02;
const APART = 1.78;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Hand-laid: every piece a little off its place, always the same. */
const stray = (row: number, at: number): number => (((row * 7 + at * 5) % 3) - 1) * 0.9;

/** Stones from the top of the heap down, in radii and rows. */
const gemsOn = (pieces: number): readonly (readonly [number, number, number])[] => {
  const crown: readonly [number, number, number] = [0, -0.6, 1.35];
  if (pieces >= 15) return [crown, [-APART * 1.2, RISE * 1.7, 1], [APART * 1.4, RISE * 2.6, 1.1]];
  if (pieces >= 9)
    return [
      [0, -0.5, 1.35],
      [APART * 1.1, RISE * 1.9, 1],
    ];
  return pieces >= 5 ? [[0, -0.35, 1]] : [];
};

/** A heap whose lowest row stands at `base`, its middle at `middle`; stones lie on it from five pieces on. */
export const heapOf = (count: number, middle: number, base: number, radius: number): Heap => {
  const rows = rowsOf(count);
  const top = base - (rows.length - 1) * radius * RISE;
  const pieces = rows.flatMap((wide, row) =>
    Array.from({ length: wide }, (_, at) => ({
      x: tenth(middle + (at - (wide - 1) / 2) * radius * APART + stray(row, at)),
      y: tenth(top + row * radius * RISE),
    })),
  );
  const gems = gemsOn(count).map(([right, down, size], at) => ({
    x: tenth(middle + right * radius),
    y: tenth(top + down * radius),
    size: tenth(radius * 0.72 * size),
    colour: (at % 3) as 0 | 1 | 2,
  }));
  return { radius, pieces, gems, reach: tenth(((rows.at(-1) ?? 0) * radius * APART) / 2 + 8) };
};

/** The heap of a whole treasure: the more pieces, the smaller they are. */
export const wholeHeap = (gold: number, lifted: boolean): Heap => {
  const radius = gold > 10 ? 9.5 : gold > 5 ? 11 : 13.5;
  const base = gold > 9 ? 116 : gold > 5 ? 113 : 110;
  return heapOf(gold, 50, lifted ? base - 9 : base, radius);
};

/** What is left lies on the right: the number stands on the left, where the next card does not cover it. */
export const restHeap = (gold: number): Heap => heapOf(gold, 62, 90, gold > 6 ? 8 : 12);
