import { describe, expect, test } from 'vitest';
import { drawn, zooOf } from '../../../../tests/games/speedzoo';
import { enclosuresOf } from './enclosures';
import { beyondMiddle, bonusFor, countOf, inMiddle, isFull, standingOf, summed } from './score';
import { boxOf } from './zoo';

describe('ZO-17 enclosures', () => {
  test.each([
    ['a savanna of 4 fields with 3 stars: 12', ['S2 S .', '# S1 S'], ['savanna 4 × 3 = 12']],
    ['a meadow of 7 fields with 1 star: 7', ['M M M M', '# M M M1'], ['meadow 7 × 1 = 7']],
    ['without a star nothing, however large', ['J J J', '# J J'], ['jungle 5 × 0 = 0']],
    [
      'corner to corner does not hang together',
      ['W1 S', '# W1'],
      ['water 1 × 1 = 1', 'savanna 1 × 0 = 0', 'water 1 × 1 = 1'],
    ],
    ['nor across the gate', ['S1 # S2'], ['savanna 1 × 1 = 1', 'savanna 1 × 2 = 2']],
    ['round the corner it does', ['P1 P', 'P2 #', 'P .'], ['polar 4 × 3 = 12']],
  ])('%s', (_, rows, expected) => {
    const told = enclosuresOf(drawn(...rows)).map(
      ({ habitat, fields, stars, visitors }) =>
        `${habitat} ${fields.length} × ${stars} = ${visitors}`,
    );
    expect(told).toEqual(expected);
  });
});

describe('ZO-22 ZO-23 the gate in the middle', () => {
  test.each([
    [
      'two in every direction',
      ['. . S . .', '. . S . .', 'S S # S S', '. . S . .', '. . S . .'],
      5,
      true,
      false,
    ],
    [
      'gaps do not matter',
      ['S . . . .', '. . . . .', '. . # . .', '. . . . .', '. . . . S'],
      5,
      true,
      false,
    ],
    [
      'one direction is short',
      ['. . S . .', '. . S . .', 'S S # S S', '. . S . .'],
      5,
      false,
      false,
    ],
    ['one is too long', ['S', 'S', 'S', '#', 'S'], 5, false, true],
    [
      'three are wanted in the large zoo',
      ['. . S . .', '. . S . .', 'S S # S S', '. . S . .', '. . S . .'],
      7,
      false,
      false,
    ],
    [
      'three in every direction',
      [
        'S . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
        '. . . # . . .',
        '. . . . . . .',
        '. . . . . . .',
        '. . . . . . S',
      ],
      7,
      true,
      false,
    ],
  ] as const)('%s', (_, rows, size, middle, beyond) => {
    const box = boxOf(drawn(...rows).values());
    expect(inMiddle(box, size)).toBe(middle);
    expect(beyondMiddle(box, size)).toBe(beyond);
  });
});

/** Twelve dominoes that fill the square around the gate: two columns at each side, and the column of the gate. */
const FULL =
  '3@-2,-2S 4@-2,0S 5@-2,2E 6@-1,-2S 7@-1,0S 8@1,-2S 9@1,0S 10@1,2E 11@2,-2S 12@2,0S 13@0,-2S 14@0,1S';

describe('ZO-24 the full zoo', () => {
  test('all 25 fields and nothing given up', () => {
    expect(isFull(zooOf(FULL), 5)).toBe(true);
    expect(isFull(zooOf(FULL.slice(0, FULL.lastIndexOf(' '))), 5)).toBe(false);
    expect(isFull(zooOf(FULL, [48]), 5)).toBe(false);
    expect(isFull(zooOf(FULL), 7)).toBe(false);
  });

  test.each([
    [true, true, [10, 5], 15],
    [true, false, [10, null], 10],
    [false, true, [null, 5], 5],
    [false, false, [null, null], 0],
  ])('middle counts: %s, full counts: %s', (middle, full, additions, more) => {
    const count = countOf(zooOf(FULL), { size: 5, middle, full }, []);
    const enclosures = count.enclosures.reduce((sum, one) => sum + one.visitors, 0);
    expect([count.middle, count.full]).toEqual(additions);
    expect(count.visitors).toBe(enclosures + more);
  });

  test('what is not reached is 0, not left out', () => {
    expect(countOf(zooOf('26@1,0E'), { size: 5, middle: true, full: true }, [])).toMatchObject({
      middle: 0,
      full: 0,
      visitors: 1,
      largest: 1,
      stars: 1,
    });
  });
});

test('ZO-28 wishes are added, each with what it brings', () => {
  // J1 S to the right of the gate, P1 S to the left: two stars beside the gate
  const count = countOf(zooOf('26@1,0E 40@-1,0W'), { size: 5, middle: false, full: false }, [
    'welcome',
    'giants',
  ]);
  expect(count.wishes).toEqual([
    { wish: 'welcome', visitors: 6 },
    { wish: 'giants', visitors: 0 },
  ]);
  expect(count.visitors).toBe(1 + 1 + 6);
});

const tally = (visitors: number, largest: number, stars: number) => ({ visitors, largest, stars });

describe('ZO-20 ZO-21 places and points', () => {
  test.each([
    ['most visitors', [tally(40, 5, 5), tally(51, 4, 4), tally(45, 9, 9)], [3, 1, 2], [45, 76, 57]],
    ['then the largest enclosure', [tally(40, 5, 9), tally(40, 6, 1)], [2, 1], [52, 65]],
    ['then the most stars', [tally(40, 5, 9), tally(40, 5, 10)], [2, 1], [52, 65]],
    [
      'F02 a full tie shares the place, and its prize',
      [tally(40, 5, 9), tally(40, 5, 9)],
      [1, 1],
      [65, 65],
    ],
    [
      'after two firsts comes a third',
      [tally(40, 5, 9), tally(40, 5, 9), tally(30, 9, 9), tally(20, 1, 1)],
      [1, 1, 3, 4],
      [65, 65, 35, 20],
    ],
    ['alone there is no prize', [tally(60, 5, 9)], [1], [60]],
  ])('%s', (_, tallied, ranks, points) => {
    expect(standingOf(tallied)).toMatchObject({ ranks, points });
  });

  test.each([
    [1, 4, 25],
    [2, 4, 12],
    [3, 4, 5],
    [4, 4, 0],
    [1, 1, 0],
  ])('place %i of %i: %i', (rank, seats, bonus) => {
    expect(bonusFor(rank, seats)).toBe(bonus);
  });
});

test('ZO-25 a season sums visitors and stars, and takes the largest enclosure of the three', () => {
  const season = [
    [tally(40, 5, 9), tally(30, 7, 3)],
    [tally(20, 8, 2), tally(45, 4, 6)],
    [tally(31, 6, 4), tally(16, 3, 9)],
  ];
  expect(summed(season)).toEqual([tally(91, 8, 15), tally(91, 7, 18)]);
  expect(standingOf(summed(season))).toEqual({
    ranks: [1, 2],
    visitors: [91, 91],
    largest: [8, 7],
    stars: [15, 18],
    points: [116, 103],
  });
});
