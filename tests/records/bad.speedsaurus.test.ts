/** Speedsaurus records that are damaged in one way each, written by hand: at which entry, and what is said. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/lib/game/contract';
import { verifyRecord } from '../../src/lib/game/record';
import { speedsaurus } from '../../src/lib/games/speedsaurus/rules';

const game = speedsaurus as unknown as AnyGame;

const HANDS = [
  [1, 3, 3, 5, 6, 7, 7, 8, 9, 10, 11, 13],
  [2, 4, 4, 5, 5, 6, 7, 8, 8, 9, 10, 12],
  [1, 2, 3, 4, 6, 6, 7, 7, 8, 9, 11, 12],
] as const;

/** Three seats, cut short: 0 opens with two sevens, 1 lays two eights at the right, 2 takes a seven. */
const GOOD = {
  format: 'speedtisch-record/1',
  game: 'speedsaurus',
  seats: 3,
  options: { variant: 'single' },
  log: [
    { chance: 'deal', hands: HANDS, opener: 0 },
    { seat: 0, do: 'play', value: 7, count: 2, end: 'open' },
    { seat: 1, do: 'play', value: 8, count: 2, end: 'right' },
    { seat: 2, do: 'pass', take: 7 },
    { seat: 0, do: 'play', value: 3, count: 2, end: 'left' },
  ] as readonly unknown[],
  result: null as unknown,
};

/** `ok`, or the entry and the name of the refusal. */
const verdictOf = (change: object): string => {
  const verdict = verifyRecord({ ...GOOD, ...change }, () => game);
  return verdict.ok ? 'ok' : `${verdict.at} ${verdict.refusal.code}`;
};

test('the record that the others are made from is good', () => {
  expect(verdictOf({})).toBe('ok');
});

test.each<readonly [object, string]>([
  [{ seats: 2 }, 'bad-seats'],
  [{ seats: 7 }, 'bad-seats'],
  [{ seats: 1 }, 'bad-seats'],
  [{ options: {} }, 'bad-options'],
  [{ options: { variant: 'pro' } }, 'bad-options'],
  [{ options: { variant: true } }, 'bad-options'],
  [{ options: { variant: 'single', seats: 3 } }, 'bad-options'],
  [{ result: { ranks: [1, 2, 3] } }, 'wrong-result'],
])('the header with %j: %s', (change, code) => {
  expect(verdictOf(change)).toBe(`-1 ${code}`);
});

const deal = (hands: readonly (readonly unknown[])[], more: object = {}) => ({
  chance: 'deal',
  hands,
  opener: 0,
  ...more,
});
const [A, B, C] = HANDS;

test.each<readonly [index: number, entry: unknown, code: string]>([
  [0, deal([A, B]), 'bad-deal'],
  [0, deal([A, B, C, []]), 'bad-deal'],
  [0, deal([A, B, C.slice(1)]), 'bad-deal'],
  [0, deal([A, B, [...C, 13]]), 'bad-deal'],
  [0, deal([A, B, C.toReversed()]), 'bad-deal'],
  // a third 1, a third 13
  [0, deal([[1, ...A.slice(1)], B, [1, 1, ...C.slice(2)]]), 'bad-deal'],
  [0, deal([A, [...B.slice(0, 11), 13], [...C.slice(0, 11), 13]]), 'bad-deal'],
  [0, deal(HANDS, { opener: 3 }), 'bad-deal'],
  [0, deal(HANDS, { opener: 6 }), 'bad-entry'],
  [0, deal(HANDS, { opener: '0' }), 'bad-entry'],
  [0, deal(HANDS, { extra: 1 }), 'bad-entry'],
  [0, deal([A, B, [0, ...C.slice(1)]]), 'bad-entry'],
  [0, deal([A, B, [...C.slice(0, 11), 14]]), 'bad-entry'],
  [0, deal([A, B, [true, ...C.slice(1)]]), 'bad-entry'],
  [0, { chance: 'deal', hands: HANDS }, 'bad-entry'],
  [0, { chance: 'roll', value: 3 }, 'bad-entry'],
  [0, { seat: 0, do: 'play', value: 7, count: 2, end: 'open' }, 'deal-due'],
  [1, deal(HANDS), 'no-chance-due'],
  [1, { seat: 0, do: 'pass', take: null }, 'opener-may-not-pass'],
  [1, { seat: 0, do: 'play', value: 7, count: 3, end: 'open' }, 'cards-not-held'],
  [1, { seat: 0, do: 'play', value: 12, count: 1, end: 'open' }, 'value-not-held'],
  [1, { seat: 0, do: 'play', value: 7, count: 2, end: 'left' }, 'parade-empty'],
  [1, { seat: 0, do: 'play', value: 7, count: 0, end: 'open' }, 'bad-entry'],
  [1, { seat: 0, do: 'play', value: 7, count: 9, end: 'open' }, 'bad-entry'],
  [1, { seat: 0, do: 'play', value: 7, count: 1.5, end: 'open' }, 'bad-entry'],
  [1, { seat: 0, do: 'play', value: 7, count: 1, end: 'middle' }, 'bad-entry'],
  [1, { seat: 0, do: 'play', value: 7, count: 1 }, 'bad-entry'],
  [1, { do: 'play', value: 7, count: 2, end: 'open' }, 'bad-entry'],
  [1, { seat: 1, do: 'play', value: 8, count: 2, end: 'open' }, 'not-your-turn'],
  [1, { seat: 5, do: 'play', value: 8, count: 2, end: 'open' }, 'not-your-turn'],
  [2, { seat: 1, do: 'play', value: 8, count: 1, end: 'right' }, 'too-few-cards'],
  [2, { seat: 1, do: 'play', value: 8, count: 2, end: 'left' }, 'value-too-high'],
  [2, { seat: 1, do: 'play', value: 5, count: 2, end: 'right' }, 'value-too-low'],
  [2, { seat: 1, do: 'play', value: 8, count: 2, end: 'open' }, 'parade-not-empty'],
  [3, { seat: 2, do: 'pass', take: null }, 'must-take'],
  [3, { seat: 2, do: 'pass', take: 3 }, 'no-such-stack'],
  [3, { seat: 2, do: 'pass', take: 14 }, 'bad-entry'],
  [3, { seat: 2, do: 'pass' }, 'bad-entry'],
  [3, { seat: 2, do: 'pass', take: 7, value: 7 }, 'bad-entry'],
  // seat 2 has passed and is out of the round
  [4, { seat: 2, do: 'pass', take: 7 }, 'not-your-turn'],
  [4, { seat: 1, do: 'pass', take: 7 }, 'not-your-turn'],
])('entry %d is %j: %s', (index, entry, code) => {
  expect(verdictOf({ log: GOOD.log.with(index, entry) })).toBe(`${index} ${code}`);
});
