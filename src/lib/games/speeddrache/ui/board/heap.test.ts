import { describe, expect, it } from 'vitest';
import { restHeap, rowsOf, wholeHeap } from './heap';

/** Every treasure of the game with its rows from the top and its stones. */
const TREASURES: readonly (readonly [number, readonly number[], number])[] = [
  [1, [1], 0],
  [2, [1, 1], 0],
  [3, [1, 2], 0],
  [4, [1, 1, 2], 0],
  [5, [1, 2, 2], 1],
  [7, [1, 1, 2, 3], 1],
  [9, [1, 2, 3, 3], 2],
  [11, [1, 1, 2, 3, 4], 2],
  [13, [1, 2, 3, 3, 4], 2],
  [14, [1, 2, 3, 4, 4], 2],
  [15, [1, 2, 3, 4, 5], 3],
  [17, [1, 2, 2, 3, 4, 5], 3],
];

describe('a heap of gold', () => {
  it.each(TREASURES)('of %d pieces has the rows %j and %d stones', (gold, rows, stones) => {
    const { pieces, gems } = wholeHeap(gold, false);
    expect(rowsOf(gold)).toEqual(rows);
    expect(pieces).toHaveLength(gold);
    expect(gems).toHaveLength(stones);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('of %d that are left has exactly so many pieces', (gold) => {
    expect(restHeap(gold).pieces).toHaveLength(gold);
  });

  it('lies within the picture of the card, 6 to 94 wide, below the number', () => {
    for (const [gold] of TREASURES)
      for (const lifted of [false, true]) {
        const { pieces, radius } = wholeHeap(gold, lifted);
        expect(Math.min(...pieces.map(({ x }) => x - radius))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...pieces.map(({ x }) => x + radius))).toBeLessThanOrEqual(100);
        expect(Math.min(...pieces.map(({ y }) => y))).toBeGreaterThan(42);
        expect(Math.max(...pieces.map(({ y }) => y))).toBeLessThan(134);
      }
  });

  it('no two pieces lie in one place', () => {
    const { pieces } = wholeHeap(17, false);
    expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(17);
  });
});
