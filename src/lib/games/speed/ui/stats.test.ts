import { describe, expect, test } from 'vitest';
import { dealOf, played, rules, setupOf } from '../../../../../tests/games/speedLog';
import { RECORDS } from '../../../../../tests/games/speedRecords';
import type { JsonObject } from '../../../game/contract';
import type { Act, Options } from '../position';
import { columnsOf, median, reactionsOf, scaleOf } from './stats';

/** On 7C and JD: of seat 0 fit 8H and 6S (on 7C) and TC (on JD), of seat 1 only QS (on JD). */
const DEAL = dealOf({
  starters: '7C JD',
  stocks: ['8H 6S TC 2D KS 7H', 'QS 2C 2H 4C 4D KC'],
});

const reactions = (text: string, options: Partial<Options> = {}) => {
  const { setup, log } = played(options, DEAL, text);
  return reactionsOf(rules, setup, log);
};

describe('the time between "fits" and "lies"', () => {
  test.each([
    ['a card that fits from the start', '0:8H>0@700', [[700], []]],
    ['a second card that has fitted as long', '0:8H>0@700 0:TC>1@1500', [[700, 1500], []]],
    [
      'a card of the other makes one fit',
      // The king fits since the queen lies.
      '1:QS>1@900 0:KS>1@1600',
      [[700], [900]],
    ],
    [
      'a card that no longer fits and then fits again counts from then on',
      // On 8H nothing of 6S; 7H, drawn later, and then 6S.
      '0:8H>0@700 0:draw@1000 0:7H>0@1800 0:6S>0@2500',
      // 7H fits since it was drawn, 6S again since 7H lies.
      [[700, 800, 700], []],
    ],
  ])('%s', (_, text, expected) => {
    expect(reactions(text)).toEqual(expected);
  });

  test('SP-07 a card that came by itself counts from then on', () => {
    expect(reactions('0:8H>0@700 0:7H>0@1200', { autoDraw: true })).toEqual([[700, 500], []]);
  });

  test('SP-15 a freeze does not count', () => {
    const slapped = reactions('0:slap@500 0:8H>0@2200', { slap: true });
    // Frozen until 1500.
    expect(slapped).toEqual([[700], []]);
  });

  test.each([
    // Nobody moves: the table lays for seat 0 what comes first in its hand.
    [
      'SP-04',
      'what the table laid after twenty seconds',
      '0:8H>0@20000 0:TC>1@21000',
      [[21000], []],
    ],
    ['SP-04', 'a card laid just before the table would', '0:8H>0@19999', [[19999], []]],
    // The table would have laid the eight.
    ['SP-04', 'another card after as long', '0:TC>1@20000', [[20000], []]],
  ])('%s %s: only a person reacts', (_id, _name, text, expected) => {
    expect(reactions(text)).toEqual(expected);
  });

  test.each(RECORDS.map((record, at) => [at, record] as const))(
    'record %i: each card has its time, which began with its deal',
    (_, { options, log }) => {
      const acts = log as readonly Act[];
      const plays = (seat: number) => acts.filter((one) => one.do === 'play' && one.seat === seat);
      const times = reactionsOf(rules, setupOf(options), log as unknown as readonly JsonObject[]);
      for (const seat of [0, 1])
        expect(times[seat]?.map((ms, at) => ms >= 0 && ms <= (plays(seat)[at]?.t ?? -1))).toEqual(
          plays(seat).map(() => true),
        );
    },
  );
});

test.each([
  [[], null],
  [[300], 300],
  [[900, 300, 600], 600],
  [[900, 300, 600, 700], 650],
])('the median of %j is %j', (times, expected) => {
  expect(median(times)).toBe(expected);
});

test.each([
  [
    'nearly all below three seconds',
    [500, 700, 900, 1000, 1100, 1200, 1300, 1400, 2999, 9000],
    100,
  ],
  ['one more of ten is slow', [500, 700, 900, 1000, 1100, 1200, 1300, 1400, 3000, 9000], 200],
  ['a calm match', [5000, 7000, 9000], 500],
  ['very slow', [20_000], 1000],
  ['slower than any scale', [40_000], 1000],
  ['nothing', [], 100],
])('the scale of a plot: %s', (_, times, step) => {
  expect(scaleOf(times).step).toBe(step);
});

test('times stand in their columns, those beyond the scale in the last one', () => {
  const columns = columnsOf([0, 99, 100, 250, 399, 900], { step: 100, end: 500 });
  expect(columns).toEqual([2, 1, 1, 1, 1]);
});
