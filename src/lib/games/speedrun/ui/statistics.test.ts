import { describe, expect, test } from 'vitest';
import { OPTIONS, entry } from '../../../../../tests/games/speedrun';
import type { AnyGame, JsonObject } from '../../../game/contract';
import { speedrun } from '../rules';
import { expectation, statisticsOf } from './statistics';

const rules = speedrun as unknown as AnyGame;
const setup = { seats: 2, options: OPTIONS, source: { kind: 'free' } } as const;
const log = (...entries: readonly string[]): readonly JsonObject[] => [
  { chance: 'starter', seat: 0 },
  ...entries.map((text) => entry(text) as unknown as JsonObject),
];

describe('C-31 dice and captures of a match', () => {
  test('nothing yet', () => {
    expect(statisticsOf(rules, setup, [])).toEqual(
      [0, 1].map(() => ({ faces: [0, 0, 0, 0, 0, 0], rolls: 0, sixes: 0, captures: 0, losses: 0 })),
    );
  });

  test('rolls belong to who rolled, also those that moved nothing', () => {
    // Seat 0: 2, 3, 6 (comes out), 5 (to field 5). Seat 1: 2, 2, 4.
    const moves = ['r2', 'r3', 'r6', '0:-1', 'r5', '0:0', 'r2', 'r2', 'r4'];
    expect(statisticsOf(rules, setup, log(...moves))).toEqual([
      { faces: [0, 1, 1, 0, 1, 1], rolls: 4, sixes: 1, captures: 0, losses: 0 },
      { faces: [0, 2, 0, 1, 0, 0], rolls: 3, sixes: 0, captures: 0, losses: 0 },
    ]);
  });

  test('a capture counts for one and against the other', () => {
    const moves =
      'r6 0:-1 r6 0:0 r6 0:-1 r6 0:6 r6 0:0 r6 0:-1 r6 0:12 r2 0:0 r6 1:-1 r3 1:0 r5 0:18';
    const more = statisticsOf(rules, setup, log(...moves.split(' ')));
    // 18 + 5 = 23: the figure of seat 1, three fields past its start on 20.
    expect(more.map(({ captures, losses }) => [captures, losses])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('F07 an honest die', () => {
  test.each([
    [0, 0, 0],
    [120, 20, 8.165],
    [180, 30, 10],
    [36, 6, 4.472],
  ])('%d rolls: %d of each, within %d', (rolls, each, stray) => {
    expect(expectation(rolls).each).toBe(each);
    expect(expectation(rolls).stray).toBeCloseTo(stray, 3);
  });
});
