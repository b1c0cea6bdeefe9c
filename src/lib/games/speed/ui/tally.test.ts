import { describe, expect, test } from 'vitest';
import { entryOf, rules, setupOf, spitDealOf } from '../../../../../tests/games/speedLog';
import { RECORDS } from '../../../../../tests/games/speedRecords';
import type { Entry, JsonObject } from '../../../game/contract';
import { replay, viewOf } from '../../../game/match';
import type { Options, Position, Round, SpitDeal, View } from '../position';
import { perMinute, tallyOf } from './tally';

const loggedAs = (entries: readonly Entry[]) => entries as unknown as readonly JsonObject[];

describe('SP-13 the rounds of the shared records', () => {
  test.each(RECORDS.map((record, at) => [at, record.options.variant, record] as const))(
    'record %i, %s: what the tally counts is what the rules counted, in a view of a seat too',
    (_, variant, { options, log }) => {
      const match = replay(rules, setupOf(options), log);
      if (!match.ok) throw new Error('the record does not replay');
      const { rounds } = match.value.position as unknown as Position;
      const tally = tallyOf(loggedAs(log), options, rounds);
      const seen = viewOf(rules, match.value, 1);
      expect(tallyOf(seen.log, options, (seen.position as unknown as View).rounds)).toEqual(tally);
      expect(tally.rounds.map(({ winner, points }) => [winner, points])).toEqual(rounds);
      if (variant === 'spit') {
        const deals = log.filter((entry): entry is SpitDeal => 'layouts' in entry);
        const sizes = deals.map(({ layouts, spit }) =>
          layouts.map((places, seat) => [...places.flat(), ...(spit[seat] ?? [])].length),
        );
        // What each owns after a deal is what it lays out in the next one; the winner has nothing.
        expect(tally.rounds.map(({ cards }) => cards)).toEqual([...sizes.slice(1), [0, 52]]);
      } else {
        for (const { winner, points, cards } of tally.rounds)
          if (winner !== null) expect([cards[winner], cards[1 - winner]]).toEqual([0, points]);
        expect(tally.rounds.at(-1)?.score).toEqual(
          (match.value.position as unknown as Position).score,
        );
      }
    },
  );
});

const count = (options: Partial<Options>, text: string, rounds: readonly Round[]) =>
  tallyOf(
    [
      { chance: 'deal', stocks: [10, 10] } as JsonObject,
      ...text.split(' ').map((one) => entryOf(one) as unknown as JsonObject),
    ],
    setupOf(options).options as unknown as Options,
    rounds,
  );

test('C-31 hands, stocks, time and cards of a round, counted by hand', () => {
  // Seat 0 lays three and draws three; seat 1 lays two and draws none.
  const text = '0:8H>0@500 1:TC>1@900 0:9H>0@1400 0:TH>0@2000 1:9C>1@2400 0:draw@3000';
  const { rounds, ms } = count({}, text, [[0, 13]]);
  expect(rounds).toEqual([
    {
      number: 1,
      winner: 0,
      points: 13,
      score: [13, 0],
      hands: [5, 3],
      stocks: [7, 10],
      cards: [12, 13],
      grab: null,
      laid: [3, 2],
      ms: 3000,
    },
  ]);
  expect(ms).toBe(3000);
});

test('SP-07 hands that fill themselves have no gap until the stock is empty', () => {
  const { rounds } = count({ autoDraw: true, variant: 'speed20' }, '0:8H>0@1 1:TC>1@2', [
    [null, 0],
  ]);
  expect(rounds[0]).toMatchObject({
    hands: [5, 5],
    stocks: [14, 14],
    cards: [19, 19],
    winner: null,
  });
});

test.each([
  ['in a row on one pile', '0:8H>0@1 0:9H>0@2 0:TH>0@3', [3, 0]],
  ['on another pile in between', '0:8H>0@1 0:2H>1@2 0:9H>0@3', [2, 0]],
  ['another card on the pile begins anew', '0:8H>0@1 0:9H>0@2 1:TC>0@3 0:9C>0@4', [2, 1]],
  ['another card on the other pile does not', '0:8H>0@1 1:TC>1@2 0:9H>0@3', [2, 1]],
  ['cards of the reserves cut it', '0:8H>0@1 0:9H>0@2 flip@9 0:TH>0@10', [2, 0]],
  ['nothing laid', '0:draw@1', [0, 0]],
] as const)('the longest chain: %s', (_, text, chains) => {
  expect(count({}, text, []).chains).toEqual(chains);
});

test.each([
  [6, 10_000, 36],
  [7, 13_000, 32],
  [0, 10_000, 0],
  [0, 0, 0],
])('cards per minute: %i in %i ms', (laid, ms, expected) => {
  expect(perMinute({ laid: [laid, 0], ms }, 0)).toBe(expected);
});

describe('SP-19 SP-20 what each owns after a deal of Spit', () => {
  const after = (layouts: [string, string], spit: [string, string], text: string, round: Round) =>
    tallyOf(
      [spitDealOf(layouts, spit), ...text.split(' ').map(entryOf)] as unknown as JsonObject[],
      setupOf({ variant: 'spit' }).options as unknown as Options,
      [round],
    ).rounds[0];

  test('both take a pile: the first the one it reached for', () => {
    // Pile 0: 8H and three cards of seat 0. Pile 1: 2S alone.
    const text = 'spit@3000 0:#0>0@3500 0:#1>0@4000 0:#2>0@4500 0:grab1@5000';
    expect(after(['9H|TH|JH', 'KS|AS|4S'], ['8H 3D', '2S'], text, [0, 0])).toMatchObject({
      winner: 0,
      grab: { seat: 0, taken: 1, given: 4 },
      // 3D and the small pile; three places and the big pile.
      cards: [2, 7],
      laid: [3, 0],
    });
  });

  test('with one pile whoever cleared the layout takes nothing', () => {
    const text = 'spit@3000 0:#0>1@3500';
    expect(after(['9H', 'KS|AS'], ['', '8S 2S'], text, [0, 0])).toMatchObject({
      grab: null,
      cards: [0, 5],
    });
  });

  test('who has no card left to spit lets the other do it alone', () => {
    const text = 'spit@3000 spit@6000 1:grab0@7000';
    expect(after(['9H', 'KS'], ['8H', '2S 3S'], text, [null, 0])).toMatchObject({
      winner: null,
      grab: { seat: 1, taken: 1, given: 2 },
      cards: [3, 2],
    });
  });
});
