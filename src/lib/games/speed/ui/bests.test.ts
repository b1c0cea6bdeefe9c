import { expect, test } from 'vitest';
import { bestsIn } from './bests';
import type { RoundTally, Tally } from './tally';

const tally = (rounds: readonly (readonly [laid: number, ms: number])[]): Tally => ({
  rounds: rounds.map(([laid, ms]) => ({ laid: [laid, 0], ms }) as unknown as RoundTally),
  chains: [4, 6],
  ms: 0,
});

test.each([
  [
    'the fastest round counts',
    [
      [15, 30_000],
      [12, 20_000],
      [10, 30_000],
    ],
    36,
  ],
  [
    'a round of four cards does not',
    [
      [15, 30_000],
      [4, 4_000],
    ],
    30,
  ],
  [
    'a round of five does',
    [
      [15, 30_000],
      [5, 6_000],
    ],
    50,
  ],
  ['no round', [], 0],
] as const)('the best pace of a match: %s', (_, rounds, pace) => {
  expect(bestsIn(tally(rounds))).toEqual({ pace, chain: 4 });
});

test('the other seat has its own', () => {
  expect(bestsIn(tally([[15, 30_000]]), 1)).toEqual({ pace: 0, chain: 6 });
});
