import { describe, expect, test } from 'vitest';
import type { Direction, Laid, Options, Wish, Zoo } from '../position';
import { STEPS } from '../zoo';
import {
  directionOf,
  firstDirection,
  gainOf,
  grownBy,
  nextDirection,
  overlap,
  placesOf,
  plainly,
  reasonAt,
  spotsOf,
  touchesGate,
  turnsAt,
  under,
  whyNowhere,
} from './placing';

const OPTIONS: Options = {
  size: 5,
  middle: true,
  full: false,
  season: false,
  rowOfFour: false,
  wishes: false,
  solo: null,
};

/** `24 1,0,E` */
const laid = (text: string): Laid => {
  const [, domino, x, y, dir = ''] = /^(\d+) (-?\d+),(-?\d+),([ESWN])$/.exec(text) ?? [];
  if (!(dir in STEPS)) throw new Error(`no place: ${text}`);
  return { domino: Number(domino), x: Number(x), y: Number(y), dir: dir as Direction };
};
const text = ({ x, y, dir }: Laid): string => `${x},${y},${dir}`;
const zooOf = (...places: readonly string[]): Zoo => ({ laid: places.map(laid), discarded: [] });
const groundOf = (zoo: Zoo, wishes: readonly Wish[] = []) => ({ zoo, options: OPTIONS, wishes });

/** Savanna without stars on both halves; looks alike either way round. */
const SAVANNAS = 1;
/** Savanna and jungle without stars. */
const PLAIN = 13;

describe('ZO-12 where a domino fits', () => {
  test.each([
    // Beside the gate are four fields, and three directions lead away from each.
    ['a domino with two ends', PLAIN, 24],
    ['one that looks alike either way round, each place once', SAVANNAS, 12],
  ])('first of all: %s', (_, domino, count) => {
    expect(placesOf(zooOf(), domino, 5)).toHaveLength(count);
  });

  test.each<readonly [number, Direction, number, number]>([
    [PLAIN, 'E', 6, 6],
    [PLAIN, 'N', 6, 6],
    [SAVANNAS, 'W', 6, 6],
  ])(
    'domino %i held %s: %i frames in that direction, %i after turning',
    (domino, held, now, then) => {
      const spots = spotsOf(placesOf(zooOf(), domino, 5), held);
      expect([
        spots.filter((spot) => spot.now).length,
        spots.filter((spot) => !spot.now).length,
      ]).toEqual([now, then]);
    },
  );

  test.each<readonly [string, Direction, readonly string[], readonly string[]]>([
    ['as it is held', 'W', ['13 1,0,E', '13 2,0,W'], ['2,0,W now']],
    ['with one turn rather than three', 'S', ['13 1,0,E', '13 2,0,W'], ['2,0,W turned']],
    [
      'other fields are another frame',
      'E',
      ['13 1,0,E', '13 1,0,S'],
      ['1,0,E now', '1,0,S turned'],
    ],
  ])('of two ways to cover the same fields: %s', (_, held, places, expected) => {
    const spots = spotsOf(places.map(laid), held);
    expect(spots.map((spot) => `${text(spot.laid)} ${spot.now ? 'now' : 'turned'}`)).toEqual(
      expected,
    );
  });

  test.each([
    ['1 2,0,W', '1,0,E'],
    ['1 0,3,N', '0,2,S'],
    ['1 0,3,S', '0,3,S'],
    ['13 2,0,W', '2,0,W'],
  ])('domino %s looks like %s', (place, expected) => {
    expect(text(plainly(laid(place)))).toBe(expected);
  });
});

describe('ZO-15 turning in the hand', () => {
  test.each<readonly [string, readonly string[], Direction, Direction]>([
    ['to the right', ['13 1,0,E', '13 1,0,S', '13 2,0,W'], 'E', 'S'],
    ['past directions in which it fits nowhere', ['13 1,0,E', '13 1,0,N'], 'E', 'N'],
    ['round and round', ['13 1,0,E', '13 1,0,N'], 'N', 'E'],
    ['not at all', ['13 1,0,E'], 'E', 'E'],
    ['alike either way round: two directions', ['1 1,0,E', '1 1,0,S'], 'S', 'E'],
    ['alike either way round, and back', ['1 1,0,E', '1 1,0,S'], 'E', 'S'],
  ])('%s', (_, places, held, expected) => {
    expect(nextDirection(places.map(laid), held)).toBe(expected);
  });

  test.each<readonly [readonly string[], Direction]>([
    [['13 1,0,N', '13 1,0,E'], 'E'],
    [['13 1,0,N', '13 2,0,W'], 'W'],
    [['1 1,0,S'], 'S'],
    [[], 'E'],
  ])('%j: begins %s', (places, expected) => {
    expect(firstDirection(places.map(laid))).toBe(expected);
  });

  test.each<readonly [number, Direction, Direction]>([
    [SAVANNAS, 'W', 'E'],
    [SAVANNAS, 'N', 'S'],
    [PLAIN, 'N', 'N'],
  ])('domino %i held %s looks %s', (domino, held, expected) => {
    expect(directionOf(domino, held)).toBe(expected);
  });
});

describe('ZO-14 turning where it lies', () => {
  test.each<readonly [string, string, readonly string[] | null, readonly string[]]>([
    [
      'round half a, a half turn on the same fields',
      '13 1,0,E',
      null,
      ['1,0,E', '1,0,S', '2,0,W', '1,0,N'],
    ],
    ['the same from below', '13 0,1,S', null, ['0,1,S', '0,1,W', '0,2,N', '0,1,E']],
    ['in a gap of two fields', '13 3,3,E', ['13 3,3,E', '13 4,3,W'], ['3,3,E', '4,3,W']],
    [
      'round half b where half a cannot stay',
      '13 1,0,E',
      ['13 1,0,E', '13 2,1,N'],
      ['1,0,E', '2,1,N'],
    ],
    ['nothing else fits', '13 1,0,E', ['13 1,0,E', '13 4,4,S'], ['1,0,E']],
    ['alike either way round: no half turn', '1 1,0,E', null, ['1,0,E', '1,0,S', '1,-1,S']],
  ])('%s', (_, put, places, expected) => {
    const { domino } = laid(put);
    const all = places === null ? placesOf(zooOf(), domino, 5) : places.map(laid);
    expect(turnsAt(all, laid(put)).map(text)).toEqual(expected);
  });
});

/** Jungle with a star right of the gate, savanna beside it: one visitor. */
const BEGUN = zooOf('24 1,0,E');
/** Two fields in three directions, without a star. */
const CROSS = zooOf('13 1,0,E', '14 -1,0,W', '17 0,1,S');
/** A border all along the right and the bottom, the gate in the corner. */
const CORNER = zooOf('13 1,0,E', '17 3,0,S', '7 3,2,S');

/** All four fields beside the gate are covered, none of them is a meadow. */
const CLOSED = zooOf('13 1,0,E', '14 -1,0,W', '17 0,1,S', '16 0,-1,N');

describe('ZO-13 what a domino brings', () => {
  test.each<readonly [string, Zoo, readonly Wish[], string, number]>([
    ['savanna 2 × 1', BEGUN, [], '19 3,0,E', 2],
    ['a savanna of its own, 1 × 1', BEGUN, [], '19 1,1,W', 1],
    ['savanna 2 × 1 and jungle 2 × 1 instead of 1 × 1', BEGUN, [], '19 2,1,W', 3],
    ['nothing without a star', CROSS, [], '10 0,-1,E', 0],
    ['the gate comes to be in the middle', CROSS, [], '18 0,-1,N', 10],
    ['the gate leaves the border, which was wished for', CORNER, ['edge'], '10 -1,0,N', -10],
  ])('%s', (_, zoo, wishes, place, expected) => {
    expect(gainOf(groundOf(zoo, wishes), laid(place))).toBe(expected);
  });

  test.each<readonly [string, Zoo, string, readonly string[], boolean]>([
    ['one enclosure', BEGUN, '19 3,0,E', ['savanna'], false],
    ['two of them', BEGUN, '19 2,1,W', ['savanna', 'jungle'], false],
    ['only the gate', BEGUN, '10 0,1,S', [], true],
  ])('lets grow %s', (_, zoo, place, habitats, atGate) => {
    expect(grownBy(zoo, laid(place))).toEqual(habitats);
    expect(touchesGate(laid(place))).toBe(atGate);
  });

  test.each<readonly [string, Zoo, string, string | null]>([
    ['it fits', BEGUN, '10 0,1,S', null],
    ['something lies there', BEGUN, '10 2,1,N', 'occupied'],
    ['the gate stands there', BEGUN, '10 0,0,N', 'occupied'],
    ['nothing like it is beside it', BEGUN, '10 1,1,S', 'no-neighbour'],
    ['six fields wide', zooOf('13 1,0,E', '17 3,0,E'), '10 -1,0,S', 'too-large'],
  ])('or why not: %s', (_, zoo, place, expected) => {
    expect(reasonAt(groundOf(zoo), laid(place))).toBe(expected);
  });

  test.each<readonly [string, Zoo, number, string]>([
    ['no meadow, and no way to the gate', CLOSED, 10, 'no-neighbour'],
    ['savanna lies there, only the size forbids it', CLOSED, 1, 'too-large'],
  ])('ZO-10 why nowhere: %s', (_, zoo, domino, expected) => {
    expect(whyNowhere(zoo, domino)).toBe(expected);
  });

  test.each<readonly [string, Direction, { x: number; y: number }, string]>([
    ['half a where that fits', 'E', { x: 1, y: 0 }, '1,0,E'],
    ['half b where half a would lie on the gate', 'E', { x: -1, y: 0 }, '-2,0,E'],
    ['half a where nothing fits', 'S', { x: 2, y: 2 }, '2,2,S'],
  ])('the mouse holds %s', (_, held, point, expected) => {
    expect(text(under(groundOf(zooOf()), PLAIN, held, point))).toBe(expected);
  });

  test.each([
    ['13 1,0,E', '24 2,0,S', true],
    ['13 1,0,E', '24 1,1,E', false],
  ])('%s and %s cover a field in common: %s', (one, other, expected) => {
    expect(overlap(laid(one), laid(other))).toBe(expected);
  });
});
