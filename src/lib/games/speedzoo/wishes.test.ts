import { describe, expect, test } from 'vitest';
import { drawn } from '../../../../tests/games/speedzoo';
import { enclosuresOf } from './enclosures';
import type { Wish } from './position';
import { wishBrings, wishTimes } from './wishes';
import { boxOf } from './zoo';

const times = (wish: Wish, rows: readonly string[]): number => {
  const fields = drawn(...rows);
  return wishTimes(wish, { fields, enclosures: enclosuresOf(fields), box: boxOf(fields.values()) });
};

/** Whole zoos of four by four, so that only what is asked about differs. */
const CASES: readonly (readonly [
  wish: Wish,
  what: string,
  rows: readonly string[],
  times: number,
])[] = [
  ['corners', 'two corners with stars', ['S1 S S J', 'S # S J', 'S S S J', 'W2 S S J'], 2],
  ['corners', 'a star beside a corner is none', ['S S1 S J', 'S # S J', 'S S S J', 'W S S J'], 0],
  ['corners', 'an empty corner', ['S S S S', 'S # S S', 'S S S S', '. S S S3'], 1],
  ['corners', 'a box that is too narrow', ['S1 S S1', 'S # S', 'S S S', 'S1 S S1'], 0],
  ['corners', 'four of them', ['P1 S S P2', 'S # S J', 'S S S J', 'N1 S S M1'], 4],
  ['plaza', 'all eight around the gate', ['S S S', 'S # S', 'S S S'], 1],
  ['plaza', 'one is missing', ['S S S', 'S # S', 'S S .'], 0],
  [
    'welcome',
    'stars around the gate count, others do not',
    ['S1 S2 S', 'S # P3', 'S S S', 'W1 S S'],
    6,
  ],
  ['welcome', 'no star', ['S S S', 'S # S'], 0],
  ['variety', 'each of six has an enclosure with a star', ['S1 J1 W1', 'M1 # N1', 'P1 S S'], 1],
  ['variety', 'one has none', ['S1 J1 W1', 'M1 # N1', 'P S S'], 0],
  ['petting', 'three or more, with stars or without', ['M M M', 'S # S', 'M1 M M', 'S S M'], 2],
  ['petting', 'two are too few', ['M M S', 'S # S', 'M M S'], 0],
  ['giants', 'seven', ['S S S S', '# J J S', 'J J J S', 'J W W S'], 1],
  ['giants', 'six', ['S S S .', '# J J S', 'J J S S', 'J W W S'], 0],
  ['giants', 'two of them', ['S S S S', '# J J S', 'J J J S', 'J J W S'], 2],
  ['quiet', 'four without a star', ['S S S', 'S # J', 'J J J1'], 1],
  ['quiet', 'three', ['S S S', 'W # J', 'J J J1'], 0],
  ['starlines', 'a row of three', ['S1 S1 S', 'W1 # .', 'P2 . .'], 1],
  ['starlines', 'a row and a column', ['S1 S1 S1', 'W1 # .', 'P2 . .'], 2],
  ['starlines', 'with a gap in between', ['S1 # S1', '. . .', 'J J J1'], 0],
  ['starlines', 'over a gap', ['S1 . W1 P1', '# J J J'], 1],
  ['river', 'from left to right', ['S S S S', 'W W W W', 'S # S S', 'S S S S'], 1],
  ['river', 'from top to bottom, winding', ['S W S S', 'S W W S', 'S # W S', 'S S W S'], 1],
  ['river', 'two waters that do not meet', ['S S S S', 'W W S W', 'S # S S', 'S S S S'], 0],
  ['river', 'a jungle is no water', ['S S S S', 'J J J J', 'S # S S', 'S S S S'], 0],
  ['river', 'a box that is too low', ['S S S S', 'W W W W', 'S # S S'], 0],
  ['edge', 'the gate in the lowest row', ['S S S S', 'S S S S', 'S S S S', 'S # S S'], 1],
  ['edge', 'the gate within', ['S S S S', 'S # S S', 'S S S S', 'S S S S'], 0],
  ['edge', 'a box that is too narrow', ['S S S', 'S S S', 'S S S', 'S # S'], 0],
];

describe('ZO-28 the ten wishes', () => {
  test.each(CASES)('%s: %s', (wish, _, rows, expected) => {
    expect(times(wish, rows)).toBe(expected);
  });

  test.each([
    ['corners', ['S1 S S J', 'S # S J', 'S S S J', 'W2 S S J'], 10],
    ['plaza', ['S S S', 'S # S', 'S S S'], 10],
    ['welcome', ['S1 S2 S', 'S # P3'], 18],
    ['variety', ['S1 J1 W1', 'M1 # N1', 'P1 S S'], 10],
    ['petting', ['M M M', 'S # S', 'M1 M M'], 10],
    ['giants', ['S S S S', '# J J S', 'J J J S', 'J J W S'], 20],
    ['quiet', ['S S S', 'S # J', 'J J J1'], 5],
    ['starlines', ['S1 S1 S1', 'W1 # .', 'P2 . .'], 20],
    ['river', ['S S S S', 'W W W W', 'S # S S', 'S S S S'], 10],
    ['edge', ['S S S S', 'S S S S', 'S S S S', 'S # S S'], 10],
  ] as const)('%s brings visitors', (wish, rows, visitors) => {
    const fields = drawn(...rows);
    const zoo = { fields, enclosures: enclosuresOf(fields), box: boxOf(fields.values()) };
    expect(wishBrings(wish, zoo)).toBe(visitors);
  });
});
