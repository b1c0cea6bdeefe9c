import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/games/speeddrache';
import type { Position } from './position';
import { speeddrache } from './rules';

describe('the result', () => {
  const ended = (chests: readonly number[], recovered: Position['recovered'] = []) =>
    speeddrache.outcome({ ...given({ path: '', chests, recovered }), over: true });
  const by = (...seats: readonly number[]): Position['recovered'] =>
    seats.map((seat, i) => ({ relic: `R${i + 1}`, seat }));

  test('DR-13, F11 the first three relics count 5, the next two 10, whoever has them', () => {
    const result = ended([0, 0, 0, 0], by(0, 1, 0, 1, 2));
    expect(result?.totals).toEqual([5 + 5, 5 + 10, 10, 0]);
    expect(result?.relics).toEqual([['R1', 'R3'], ['R2', 'R4'], ['R5'], []]);
  });

  test.each<
    [string, readonly number[], Position['recovered'], readonly number[], readonly number[]]
  >([
    ['most loot wins', [20, 30, 10, 0], [], [2, 1, 3, 4], [35, 60, 15, 0]],
    // 20 and a relic of 5 beside 25: more relics
    ['DR-16 a tie: more relics', [20, 25, 10, 0], by(0), [1, 2, 3, 4], [55, 40, 15, 0]],
    ['shared places', [20, 20, 10, 10], [], [1, 1, 3, 3], [50, 50, 15, 15]],
    ['four equals', [7, 7, 7, 7], [], [1, 1, 1, 1], [37, 37, 37, 37]],
  ])('DR-16, DR-17 %s', (_, chests, recovered, ranks, points) => {
    const result = ended(chests, recovered);
    expect([result?.ranks, result?.points]).toEqual([ranks, points]);
  });

  test('no result before the end', () => {
    expect(speeddrache.outcome(given({ path: 'T4:0' }))).toBeNull();
  });
});
