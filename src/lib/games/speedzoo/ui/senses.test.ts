import { expect, test } from 'vitest';
import type { Position, Slot, Zoo } from '../position';
import { EMPTY } from '../zoo';
import { sensed } from './senses';

const slot = (domino: number, keeper: number | null): Slot => ({ domino, keeper, done: false });
const ONE: Zoo = { laid: [{ domino: 13, x: 1, y: 0, dir: 'E' }], discarded: [] };
const NONE: Zoo = { laid: [], discarded: [13] };

const START: Position = {
  seats: 2,
  options: {
    size: 5,
    middle: true,
    full: true,
    season: false,
    rowOfFour: false,
    wishes: false,
    solo: null,
  },
  step: 'pick',
  turn: 1,
  match: 1,
  round: 1,
  unseen: [],
  row: [],
  next: [slot(5, null), slot(18, null)],
  order: [],
  wishes: [],
  zoos: [EMPTY, EMPTY],
  off: [],
  past: [],
};
const tally = (visitors: number) => ({ visitors, largest: 1, stars: 1 });

test.each<readonly [string, Partial<Position>, readonly string[], boolean]>([
  ['a keeper stands up', { next: [slot(5, 1), slot(18, null)] }, ['take'], false],
  ['and you are next', { next: [slot(5, 1), slot(18, null)], turn: 0 }, ['take', 'turn'], true],
  ['a domino is laid', { zoos: [EMPTY, ONE] }, ['lay'], false],
  ['one is given up', { zoos: [NONE, EMPTY] }, ['sweep'], false],
  ['a row moves up', { round: 2, next: [] }, ['step'], false],
  ['another match', { match: 2 }, ['deal'], false],
  ['won', { past: [[tally(30), tally(29)]], turn: null }, ['win'], false],
  ['lost', { past: [[tally(28), tally(29)]], turn: null }, ['lose'], false],
])('%s', (_, change, sounds, nudge) => {
  expect(sensed(START, { ...START, ...change }, 0)).toEqual({ sounds, nudge });
});

test('a row is laid out', () => {
  expect(sensed({ ...START, next: [] }, START, 0)).toEqual({ sounds: ['deal'], nudge: false });
});
