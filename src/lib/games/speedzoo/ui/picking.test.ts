import { describe, expect, test } from 'vitest';
import type { Options, Slot, Zoo } from '../position';
import { EMPTY } from '../zoo';
import { bestGain, fitsWith, turnWith } from './picking';

const OPTIONS: Options = {
  size: 5,
  middle: false,
  full: false,
  season: false,
  rowOfFour: false,
  wishes: false,
  solo: null,
};

/** Dominoes; those with a star are taken by somebody else. */
const row = (text: string): readonly Slot[] =>
  text.split(' ').map((one) => ({
    domino: Number.parseInt(one),
    keeper: one.endsWith('*') ? 1 : null,
    done: false,
  }));

describe('ZO-16 when one would come next', () => {
  test.each([
    ['all will be taken', 4, '5 18 40 41', 40, 3, 3],
    ['two players, two keepers each', 2, '5 18 40 41', 18, 2, 2],
    ['a row of three for three', 3, '5* 18 40', 40, 3, 3],
    ['one may stay free, before it or behind', 3, '5 18 40 41', 40, 2, 3],
    ['the last to pick', 3, '5* 18 40 41*', 40, 2, 2],
    ['nobody can come before it any more', 3, '5* 18 40 41', 18, 2, 2],
  ])('%s', (_, seats, next, domino, first, last) => {
    expect(turnWith(row(next), domino, seats)).toEqual({ first, last });
  });
});

/** Jungle with a star right of the gate, savanna beside it: one visitor. */
const BEGUN: Zoo = { laid: [{ domino: 24, x: 1, y: 0, dir: 'E' }], discarded: [] };
/** All four fields beside the gate are covered, none of them is a meadow. */
const CLOSED: Zoo = {
  laid: [
    { domino: 13, x: 1, y: 0, dir: 'E' },
    { domino: 14, x: -1, y: 0, dir: 'W' },
    { domino: 17, x: 0, y: 1, dir: 'S' },
    { domino: 16, x: 0, y: -1, dir: 'N' },
  ],
  discarded: [],
};

describe('ZO-16 how well it fits', () => {
  test.each<readonly [string, Zoo, number, number | null]>([
    ['both halves join, 2 × 1 and 2 × 1 instead of 1', BEGUN, 19, 3],
    ['a star that makes what lies there count', BEGUN, 20, 2],
    ['nothing without a star', CLOSED, 1, 0],
    ['nowhere', CLOSED, 10, null],
  ])('%s', (_, zoo, domino, expected) => {
    expect(bestGain({ zoo, options: OPTIONS, wishes: [] }, domino)).toBe(expected);
  });

  test('with whom else', () => {
    const zoos = [EMPTY, CLOSED, EMPTY, BEGUN];
    expect(fitsWith({ zoos, options: OPTIONS }, 10, 0)).toEqual([2, 3]);
  });
});
