/** Who walks where in the picture of the herd: the better the place, the larger. In units of the picture. */
import type { Value } from '../cards';

export const WIDTH = 360;
export const HEIGHT = 150;
/** The line the feet are on. */
const GROUND = 135;
/** Left and right of the herd. */
const MARGIN = 8;
/** Height of a dinosaur's picture, as a part of its width. */
const RATIO = 152 / 168;
/** What lies below the feet in the picture, as a part of its height. */
const BELOW = 6 / 152;

/** One kind for each place, with how high its symbol stands over its back, as a part of the picture's height. */
const KINDS: readonly (readonly [Value, number])[] = [
  [12, 0.8],
  [9, 0.92],
  [7, 0.93],
  [6, 0.93],
  [5, 0.8],
  [3, 0.82],
];

/** Widths by place. */
const SIZES: { readonly [seats: number]: readonly number[] } = {
  3: [126, 100, 74],
  4: [126, 92, 76, 58],
  5: [112, 82, 68, 56, 46],
  6: [100, 74, 62, 54, 44, 36],
};

export interface Walker {
  readonly value: Value;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Middle of the seat's symbol, and its radius. */
  readonly badge: { readonly x: number; readonly y: number; readonly r: number };
}

/** `ranks` in the order of places. Who shares a place is of one kind and one size. */
export const herd = (ranks: readonly number[]): readonly Walker[] => {
  const sizes = SIZES[ranks.length] ?? SIZES[6] ?? [];
  const wanted = ranks.map((rank) => sizes[rank - 1] ?? 36);
  const room = WIDTH - 2 * MARGIN;
  const sum = wanted.reduce((all, width) => all + width, 0);
  const scale = Math.min(1, room / sum);
  let x = MARGIN + (room - sum * scale) / 2;
  return ranks.map((rank, i) => {
    const [value, top] = KINDS[rank - 1] ?? [3, 0.82];
    const width = (wanted[i] ?? 36) * scale;
    const height = width * RATIO;
    const y = GROUND - height * (1 - BELOW);
    const r = Math.max(7, Math.min(13, width / 9));
    const walker = {
      value,
      x,
      y,
      width,
      height,
      badge: { x: x + width * 0.54, y: GROUND - height * top - r / 2, r },
    };
    x += width;
    return walker;
  });
};
