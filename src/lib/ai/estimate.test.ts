import { describe, expect, test } from 'vitest';
import { Durations, GroupedMean } from './estimate';

const of = (groups: readonly (readonly [number, number])[]) => {
  const mean = new GroupedMean();
  for (const [n, sum] of groups) mean.add(n, sum);
  return mean;
};

describe('means over groups of matches', () => {
  // [matches, sum of values] of each group; mean ± t · √(G / (G − 1) · Σ (sum − mean · n)²) / N
  test.each([
    {
      name: 'three groups of two: deviations 0, 1, −1; t of 2 is 4.303; 4.303 · √3 / 6',
      groups: [
        [2, 1],
        [2, 2],
        [2, 0],
      ] as const,
      mean: 0.5,
      half: 1.24217,
    },
    {
      name: 'groups of different size: deviations 0.75, −0.75; t of 1 is 12.706; 12.706 · 1.5 / 4',
      groups: [
        [3, 3],
        [1, 0],
      ] as const,
      mean: 0.75,
      half: 4.76475,
    },
    {
      name: 'every group the same: nothing varies',
      groups: [
        [2, 3],
        [2, 3],
        [2, 3],
      ] as const,
      mean: 1.5,
      half: 0,
    },
    {
      name: 'negative points: deviations −15, 15; 12.706 · √(2 · 450) / 4',
      groups: [
        [2, -20],
        [2, 10],
      ] as const,
      mean: -2.5,
      half: 95.295,
    },
  ])('$name', ({ groups, mean, half }) => {
    const { mean: found, low, high } = of(groups).estimate();
    expect(found).toBeCloseTo(mean, 5);
    expect(low).toBeCloseTo(mean - half, 4);
    expect(high).toBeCloseTo(mean + half, 4);
  });

  test('121 groups of one, 40 of them 1: the quantile of 120 degrees of freedom, 1.98', () => {
    const groups = Array.from({ length: 121 }, (_, i) => [1, i < 40 ? 1 : 0] as const);
    // p = 40/121; Σ (y − p)² = 121 p (1 − p) = 26.7769; √(26.7769 · 121 / 120) / 121 · 1.98
    const { low, high } = of(groups).estimate();
    expect((high ?? 0) - (low ?? 0)).toBeCloseTo(2 * 0.0850285, 5);
  });

  test('one group alone tells nothing about its error', () => {
    expect(of([[3, 2]]).estimate()).toEqual({ mean: 2 / 3, low: null, high: null });
    expect(of([]).estimate()).toEqual({ mean: 0, low: null, high: null });
  });

  test.each([
    { name: 'never in 4 groups: 0 … 3.8416 / 7.8416', sum: 0, low: 0, high: 0.4899 },
    { name: 'always in 4 groups', sum: 2, low: 0.5101, high: 1 },
  ])('a share that never varies is not certain: $name', ({ sum, low, high }) => {
    const share = of([
      [2, sum],
      [2, sum],
      [2, sum],
      [2, sum],
    ]).share();
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test('a share stays between 0 and 1', () => {
    expect(
      of([
        [2, 1],
        [2, 2],
        [2, 0],
      ]).share(),
    ).toEqual({ mean: 0.5, low: 0, high: 1 });
  });
});

describe('durations', () => {
  test('median and 95 % of 1 … 100 ms, added in any order', () => {
    const durations = new Durations();
    for (let ms = 100; ms >= 1; ms--) durations.add(ms);
    expect([durations.quantile(0.5), durations.quantile(0.95)]).toEqual([50, 95]);
    expect(durations.count).toBe(100);
  });

  test.each([
    [0.0004, 0],
    [0.0016, 0.002],
    [0.9994, 0.999],
    [1.23456, 1.23],
    [123_456, 123_000],
  ])('%d ms is kept as %d', (ms, kept) => {
    const durations = new Durations();
    durations.add(ms);
    expect(durations.quantile(0.5)).toBe(kept);
  });

  test('none at all', () => {
    expect(new Durations().quantile(0.5)).toBeNull();
  });
});
