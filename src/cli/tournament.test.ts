import { describe, expect, test } from 'vitest';
import { Tally, namesOf, standingJson, standingLines } from './tournament';

test('players of one strength are told apart', () => {
  expect(namesOf(['strong', 'normal', 'normal', 'easy'])).toEqual([
    'strong',
    'normal 1',
    'normal 2',
    'easy',
  ]);
});

describe('a tally follows the players around the table', () => {
  test('two players, four matches; seats change after each', () => {
    const tally = new Tally(['strong', 'easy']);
    // Seat 0 is strong, easy, strong, easy. Strong wins on seat 0, on seat 1, loses, wins.
    tally.add({ ranks: [1, 2], points: [20, -10] });
    tally.add({ ranks: [2, 1], points: [-10, 20] });
    tally.add({ ranks: [2, 1], points: [-10, 20] });
    tally.add({ ranks: [2, 1], points: [-10, 20] });
    const [strong, easy] = tally.standings();
    // Groups of wins 2, 1: mean 3/4, deviations ½, −½: 12.706 · √(2 · ½) / 4 = 3.1765, cut to 0 … 1.
    expect(strong).toMatchObject({ wins: 3, share: { mean: 0.75, low: 0, high: 1 } });
    // Groups of ranks 2, 3: mean 5/4, the same deviations.
    expect(strong?.rank.mean).toBe(1.25);
    expect(strong?.rank.high).toBeCloseTo(1.25 + 3.1765, 4);
    // (20 + 20 − 10 + 20) / 4
    expect(strong?.points.mean).toBe(12.5);
    expect(easy).toMatchObject({ wins: 1, rank: { mean: 1.75 }, points: { mean: -2.5 } });
  });

  test('a shared first place is a part of a win', () => {
    const tally = new Tally(['strong', 'easy', 'easy']);
    tally.add({ ranks: [1, 1, 3], points: [10, 10, 0] });
    expect(tally.standings().map(({ wins }) => wins)).toEqual([0.5, 0.5, 0]);
  });

  test('a group that was broken off counts as far as it got', () => {
    const tally = new Tally(['strong', 'easy']);
    for (let i = 0; i < 3; i++) tally.add({ ranks: [1, 2], points: [20, -10] });
    const [strong] = tally.standings();
    expect(strong).toMatchObject({ wins: 2, share: { mean: 2 / 3 } });
  });

  test('decisions are measured for the player, not for the seat', () => {
    const tally = new Tally(['strong', 'easy']);
    for (const ms of [1, 2, 3]) tally.decided(0, ms);
    tally.add({ ranks: [1, 2], points: [20, -10] });
    const [strong, easy] = tally.standings();
    expect(strong).toMatchObject({ decisions: 3, median: 2, p95: 3 });
    expect(easy).toMatchObject({ decisions: 0, median: null, p95: null });
  });
});

describe('how it is told', () => {
  const tally = new Tally(['strong', 'easy']);
  tally.decided(0, 0.5);
  tally.add({ ranks: [1, 2], points: [20, -10] });
  tally.add({ ranks: [2, 1], points: [-10, 20] });
  const standings = tally.standings();

  test('as JSON; without a second group there is no interval', () => {
    expect(standings.map(standingJson)[0]).toEqual({
      name: 'strong',
      kind: 'strong',
      wins: 2,
      share: { mean: 1, interval: null },
      rank: { mean: 1, interval: null },
      points: { mean: 20, interval: null },
      decisions: 1,
      ms: { median: 0.5, p95: 0.5 },
    });
  });

  test('as a table whose lines are equally long', () => {
    const lines = standingLines(standings);
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[1]).toMatch(
      /^strong\s+2\s+100\.0\s+–\s+1\.000\s+–\s+20\.00\s+–\s+0\.500\s+0\.500$/,
    );
  });
});
