/** What the strong player sees, how its network sums it up, and what standings are worth to it: worked out by hand. */
import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speeddrache';
import { Cave } from './cave';
import { Chances, QUANTILES } from './chances';
import { BIAS, OUT, Policy, SHARED, UNITS, WEIGHTS, leavesAt } from './policy';

describe('features', () => {
  // Four sat down, three are inside: 4 remainders and a relic lie there, 2 of 28 cards are H1. Of the treasures left
  // (without 11 and 2) three get 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5 for 3, 4, 5, 5, 7, 7, 9, 11, 13, 14, 15, 17; 0 for 1.
  const position = given({
    path: 'T11:3 T2:1 H1 R1',
    inside: [0, 2, 3],
    bag: 8,
    chests: [10, 42, 26, 0],
    expedition: 2,
  });
  const cave = new Cave().load(position, position.chests);
  const policy = new Policy(new Float64Array(WEIGHTS), 1);
  const parts = (value: number) => Math.round(value * 128) / 128;

  test('of the cave', () => {
    policy.look(cave);
    expect([...policy.features.subarray(0, SHARED)]).toEqual([
      parts(2 / 28),
      0.5, // 8 of 16 gold in the bag
      0.25, // 4 of 16 on the path
      parts(5 / 16), // the first relic is worth 5
      1,
      0.375, // 3 of 8 inside
      0,
      0,
      parts(32 / 28 / 4),
      parts((8 * 2) / 28 / 4),
      parts(4 / 3 / 8),
      0.875, // 28 of 32 cards
      0.75, // three of four expeditions are left
    ]);
  });

  test.each<{ seat: number; own: readonly number[] }>([
    // 32 behind seat 1, who is outside; 16 behind seat 2, the best of the others inside.
    { seat: 0, own: [-1, -0.5, 0, 0, parts(-2 / 28)] },
    { seat: 2, own: [-0.5, 0.5, 0, 0, parts(-1 / 28)] },
    { seat: 3, own: [parts(-42 / 32), parts(-26 / 32), 0, 0, parts((-2 * 42) / 32 / 28)] },
  ])('of the standing of seat $seat', ({ seat, own }) => {
    policy.look(cave);
    policy.lean(seat);
    expect([...policy.features.subarray(SHARED)]).toEqual(own);
  });

  test('in the last expedition standings count on their own; relics count as loot', () => {
    const last = given({
      path: 'H1',
      seats: 3,
      inside: [0],
      chests: [11, 0, 32],
      expedition: 5,
      recovered: [{ relic: 'R1', seat: 0 }],
    });
    policy.look(new Cave().load(last, last.chests));
    policy.lean(0);
    // 16 behind; nobody else is inside, so both leads are the same.
    expect([...policy.features.subarray(SHARED, SHARED + 4)]).toEqual([-0.5, -0.5, -0.5, -0.5]);
  });

  test('the network: what each unit sees, if above nought, times what it counts', () => {
    const weights = new Float64Array(WEIGHTS);
    weights[1 * UNITS] = 2; // unit 0: twice the bag (0.5), and 0.25
    weights[BIAS] = 0.25;
    weights[OUT] = 0.5;
    weights[SHARED * UNITS + 1] = -1; // unit 1: how far behind
    weights[OUT + 1] = -3;
    weights[2 * UNITS + 2] = -8; // unit 2 stays below nought
    weights[OUT + 2] = 100;
    const small = new Policy(weights, 4);
    small.look(cave);
    expect(small.lean(0)).toBe(1.25 * 0.5 - 3);
    expect(small.lean(2)).toBe(1.25 * 0.5 - 1.5);
    // −2.375 of 4: 128 · (1 − 0.59375) = 52.
    expect(small.leaves(0)).toBe(52);
  });

  test.each([
    [0, 128],
    [0.5, 192],
    [1, 256],
    [7, 256],
    [-0.25, 96],
    [-1, 0],
    [-9, 0],
  ])('who leans by %d of 1 leaves in %i of 256 cases', (lean, leaves) => {
    expect(leavesAt(lean, 1)).toBe(leaves);
  });
});

describe('chances to win the match', () => {
  const after = (chests: readonly number[], expedition: number, relics: readonly number[] = []) => {
    const recovered = relics.map((seat, i) => ({ relic: `R${i + 1}`, seat }));
    const position = given({ path: '', seats: chests.length, chests, expedition, recovered });
    return new Cave().load(position, chests);
  };
  /** Everybody brings home 0, 10, 20 … 150, evenly, with one expedition to go; sure to be equal with two. */
  const chances = new Chances([
    Array.from({ length: QUANTILES }, (_, i) => 10 * i),
    Array.from({ length: QUANTILES }, () => 0),
  ]);

  test.each<[string, Cave, readonly number[]]>([
    ['the most loot wins', after([30, 20, 29], 5), [100, 0, 0]],
    ['a relic of 5 counts', after([27, 20, 31], 5, [0]), [100, 0, 0]],
    ['more relics decide between equals', after([25, 30, 30], 5, [0]), [100, 0, 0]],
    ['a shared place counts its part', after([30, 30, 29], 5), [50, 50, 0]],
  ])('at the end: %s', (_name, cave, shares) => {
    expect(shares.map((_, seat) => chances.of(cave, seat))).toEqual(shares);
  });

  test('equals with one expedition to go: each about a third', () => {
    // At the middle of sixteenth i the two others are below with (i + ½) / 16 each: Σ (i + ½)² = 1364 of 16³ = 4096.
    const cave = after([40, 40, 40], 4);
    for (const seat of [0, 1, 2]) expect(chances.of(cave, seat)).toBeCloseTo(136_400 / 4096, 10);
  });

  test('a lead of one step: the leader is below at one point less', () => {
    // Of two: Σ over i < 15 of (i + 1½) / 16, and at the top nearly all: 1 − (1/32) / (1 + 10/8).
    const cave = after([50, 40], 4);
    const top = 1 - 1 / 32 / 2.25;
    expect(chances.of(cave, 0)).toBeCloseTo((100 * (127.5 / 16 + top)) / 16, 10);
  });

  test('more loot is never worth less', () => {
    let before = 0;
    for (let gold = 0; gold < 200; gold++) {
      const now = chances.of(after([gold, 60, 70, 30], 4), 0);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBeGreaterThan(90);
  });
});
