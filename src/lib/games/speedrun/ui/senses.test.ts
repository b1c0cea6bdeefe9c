import { expect, test } from 'vitest';
import { speedrun } from '../rules';
import type { Position } from '../position';
import { sensed } from './senses';

const at = (change: Partial<Position>): Position => ({
  ...speedrun.start({ seats: 2, options: speedrun.defaults(2), source: { kind: 'free' } }),
  turn: 0,
  figures: [
    [5, -1, -1, -1],
    [9, -1, -1, -1],
  ],
  ...change,
});

test.each([
  ['a roll', at({}), at({ rolls: 1, roll: 3 }), ['roll'], false],
  [
    'a step, and the turn goes to the other',
    at({ roll: 3 }),
    at({
      turn: 1,
      figures: [
        [8, -1, -1, -1],
        [9, -1, -1, -1],
      ],
    }),
    ['step'],
    false,
  ],
  [
    'the other moves and it is my turn',
    at({ turn: 1 }),
    at({
      figures: [
        [5, -1, -1, -1],
        [12, -1, -1, -1],
      ],
    }),
    ['step', 'turn'],
    true,
  ],
  [
    'I am captured',
    at({ turn: 1 }),
    at({
      turn: 1,
      figures: [
        [-1, -1, -1, -1],
        [25, -1, -1, -1],
      ],
    }),
    ['capture', 'step'],
    true,
  ],
  [
    'I capture',
    at({}),
    at({
      figures: [
        [29, -1, -1, -1],
        [-1, -1, -1, -1],
      ],
    }),
    ['step', 'capture'],
    false,
  ],
  [
    'a figure comes out',
    at({}),
    at({
      figures: [
        [5, 0, -1, -1],
        [9, -1, -1, -1],
      ],
    }),
    ['enter'],
    false,
  ],
  [
    'a figure goes into the house',
    at({
      figures: [
        [38, -1, -1, -1],
        [9, -1, -1, -1],
      ],
    }),
    at({
      figures: [
        [41, -1, -1, -1],
        [9, -1, -1, -1],
      ],
    }),
    ['house'],
    false,
  ],
  ['I have won', at({}), at({ over: true, home: [0] }), ['win'], false],
  ['the other has won', at({}), at({ over: true, home: [1] }), ['lose'], false],
] as const)('%s', (_name, before, after, sounds, nudge) => {
  expect(sensed(before, after, 0)).toEqual({ sounds, nudge });
});
