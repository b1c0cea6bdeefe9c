/** The times that Speed's computers take, and that nothing else is asked of them than a seat sees. */
import { describe, expect, test } from 'vitest';
import { aheadTo } from '../../../../tests/games/speedAhead';
import { dealOf, played, rules } from '../../../../tests/games/speedLog';
import { groupChance, playMatch } from '../../ai/arena';
import { STRENGTHS, type Pace, type Strength } from '../../ai/bot';
import { localThinker } from '../../ai/local';
import type { Seat } from '../../game/contract';
import { viewOf } from '../../game/match';
import { bot } from './ai';
import { followedCard } from './ai/pursuit';
import { cardTime, LEAST, quickTime, tempoFor } from './ai/tempo';
import type { Entry, Options } from './position';
import { speed } from './rules';

type Parts = Parameters<typeof played>;

/** What `seat` is about to do, and when, in milliseconds of play time. */
const asked = (
  seat: Seat,
  strength: Strength,
  pace: Pace,
  ...[options, ...parts]: Parts
): { does: string; at: number } => {
  const match = played(options, ...parts) as never;
  const view = viewOf(rules, match, seat);
  const { action, after = 0 } = bot.decide({ view, seat, strength, pace, seed: '1' });
  const does = Object.entries(action).flatMap(([key, value]) => (key === 'seat' ? [] : [value]));
  return { does: does.join(' '), at: (view.position['t'] as number) + after };
};

const DEAL = dealOf({
  stocks: ['8H 6S TC 9D KS', '6H AH 2H AD KH'],
  starters: '7C JD',
});

describe('asked again after each card of the other one', () => {
  const first = asked(0, 'normal', 'normal', {}, DEAL);

  test('it keeps what it is about to do, and when', () => {
    expect(first.does).toBe('play TC 1');
    const again = asked(0, 'normal', 'normal', {}, DEAL, '1:6H>0@200 1:draw@300');
    expect(again).toEqual(first);
  });

  test('a pile that has just changed is not laid on within 0.35 s', () => {
    // The T fits on the queen no more: it turns to something else.
    const late = first.at - 10;
    const deal = dealOf({ stocks: ['8H 6S TC 9D KS', 'QH AH 2H AD KH'], starters: '7C JD' });
    const then = asked(0, 'normal', 'normal', {}, deal, `1:QH>1@${late}`);
    expect(then.does).not.toBe('play TC 1');
    expect(then.at - late).toBeGreaterThanOrEqual(LEAST);
  });
});

test.each([
  ['easy', 1800],
  ['normal', 1050],
  ['strong', 620],
] as const)('%s takes about %i ms a card, and never less than 0.35 s', (strength, mean) => {
  const tempo = tempoFor(strength, 'normal', 0);
  const times = Array.from({ length: 32 }, (_, i) => cardTime(tempo, (i << 27) >>> 0));
  const found = times.reduce((sum, time) => sum + time, 0) / times.length;
  expect(Math.abs(found - mean)).toBeLessThan(mean / 100);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(350);
});

const SOLO = { seats: 2, options: speed.defaults(2), source: { kind: 'free' } } as const;

test('F27 at the calm pace a card takes 5 to 10 s, whatever the strength', () => {
  for (const strength of STRENGTHS) {
    const tempo = tempoFor(strength, 'calm', 0);
    const ends = [0, 0xffffffff].map((word) => [cardTime(tempo, word), quickTime(tempo, word)]);
    expect(ends).toEqual([
      [5000, 2000],
      [10000, 4000],
    ]);
    for (let i = 0; i < 40; i++) {
      const deal = speed.tableMove(speed.start(SOLO), groupChance(9, i)) as Entry;
      if (speed.legal(played({}, deal).position, 0).length === 0) continue;
      const { at } = asked(0, strength, 'calm', {}, deal);
      expect(at).toBeGreaterThanOrEqual(5000);
      expect(at).toBeLessThanOrEqual(10000);
    }
  }
});

test('F27 at the calm pace whoever has heard of the piles has 5 to 10 s to reach for one', () => {
  const log = aheadTo({ variant: 'spit' }, ({ step }) => step === 'grab');
  const since = Number((log.at(-1) as { t?: number }).t);
  for (const strength of STRENGTHS) {
    const { does, at } = asked(1, strength, 'calm', { variant: 'spit' }, ...log);
    expect(does).toMatch(/^grab/);
    expect(at - since).toBeGreaterThanOrEqual(5000);
    expect(at - since).toBeLessThanOrEqual(10000);
  }
});

describe('the pace that follows the person', () => {
  // Eight cards of its own count like 620 ms each; the person lays three, 2, 2 and 20 s apart, the last one cut to 6 s.
  const log = [
    { chance: 'deal' },
    { seat: 0, do: 'play', t: 2000 },
    { seat: 0, do: 'play', t: 4000 },
    { seat: 1, do: 'play', t: 9000 },
    { seat: 0, do: 'play', t: 24000 },
    { seat: 1, do: 'draw', t: 25000 },
    { seat: 0, do: 'play', t: 26000 },
  ];
  test.each([
    // (8 · 620 + 2000 + 2000 + 6000) / 11; what came after its own last action does not count yet.
    { rounds: [], mean: 1360 },
    { rounds: [[1, 4]], mean: 1523 },
    { rounds: [[0, 4]], mean: 1224 },
    { rounds: [[null, 0]], mean: 1360 },
  ] as const)('after rounds $rounds: $mean ms', ({ rounds, mean }) => {
    expect(followedCard(log, { rounds }, 1, 'strong')).toBe(mean);
  });

  test('is within bounds', () => {
    const won = Array.from({ length: 40 }, () => [1, 1] as const);
    const lost = Array.from({ length: 40 }, () => [0, 1] as const);
    expect(followedCard([], { rounds: won }, 1, 'easy')).toBe(8000);
    expect(followedCard([], { rounds: lost }, 1, 'strong')).toBe(400);
  });
});

const OPTIONS: readonly Options[] = [
  { variant: 'speed15', target: 0, slap: false, autoDraw: false },
  { variant: 'speed20', target: 0, slap: true, autoDraw: true },
  { variant: 'spit', target: 0, slap: false, autoDraw: false },
];

describe.each(OPTIONS)('whole matches, $variant', (options) => {
  test.each(STRENGTHS)(
    '%s acts within its times, and slaps only without cards',
    async (strength) => {
      for (let i = 0; i < 3; i++) {
        const { log, position } = await playMatch({
          game: rules,
          setup: { seats: 2, options, source: { kind: 'free' } },
          strengths: [strength, strength],
          chance: groupChance(5, i),
          thinker: localThinker(() => Promise.resolve(bot)),
          now: () => 0,
        });
        expect(speed.outcome(position as never)).not.toBeNull();
        let acted = [0, 0];
        let changed = [0, 0];
        for (const entry of log as readonly {
          readonly seat?: Seat;
          readonly do?: string;
          readonly pile?: number;
          readonly t?: number;
        }[]) {
          const { seat, t = 0, pile } = entry;
          if (entry.do === undefined)
            [acted, changed] = [
              [0, 0],
              [0, 0],
            ];
          else if (seat === undefined) changed = [t, t];
          else {
            expect(t - (acted[seat] ?? 0)).toBeGreaterThanOrEqual(LEAST);
            if (entry.do === 'play' && pile !== undefined) {
              expect(t - (changed[pile] ?? 0)).toBeGreaterThanOrEqual(LEAST);
              changed[pile] = t;
            }
            acted[seat] = t;
          }
        }
        const slaps = log.filter((entry) => 'do' in entry && entry.do === 'slap');
        if (strength !== 'easy') expect(slaps.length).toBe(options.slap ? 1 : 0);
      }
    },
  );
});

test('who may not act is not answered', () => {
  const { setup, log, position } = played({});
  const view = { setup, viewer: 0, log, position: position as never };
  for (const strength of STRENGTHS)
    expect(() => bot.decide({ view, seat: 0, strength, pace: 'normal', seed: '1' })).toThrow(
      'may not act',
    );
});
