/** The rules of Speed: every value was worked out by hand from the rule text. Spit has a file of its own. */
import { describe, expect, test } from 'vitest';
import {
  SPEED,
  after,
  awaits,
  cardsOf,
  listed,
  race,
  refusal,
} from '../../../../tests/games/speed';
import { quickChance } from '../../game/chance';
import { DECK, fits, fitting, type Card } from './cards';
import type { Deal, Options, Position, Reshuffle } from './position';
import { speed } from './rules';
import { standing } from './score';

const opened = (options: Partial<Options> = {}): Position =>
  speed.start({ seats: 2, options: { ...SPEED, ...options }, source: { kind: 'free' } });

const dealFor = (options: Partial<Options>, seed: number): Deal =>
  speed.tableMove(opened(options), quickChance(seed)) as Deal;

describe('the deal', () => {
  test.each([
    ['SP-01, SP-02', 'speed15', 15, 10],
    ['SP-14', 'speed20', 20, 5],
  ] as const)(
    '%s in %s each has %i cards, beside the piles lie twice %i',
    (_ids, variant, stock, reserve) => {
      expect(speed.seats).toEqual([2]);
      const deal = dealFor({ variant }, 7);
      expect(deal.stocks.map((cards) => cards.length)).toEqual([stock, stock]);
      expect(deal.reserves.map((cards) => cards.length)).toEqual([reserve, reserve]);
      const all = [...deal.stocks.flat(), ...deal.reserves.flat(), ...deal.starters];
      expect(all.sort()).toEqual([...DECK].sort());
      const next = speed.apply(opened({ variant }), deal);
      if (!next.ok) throw new Error(next.refusal.code);
      expect(next.value.hands).toEqual(deal.stocks.map((cards) => cards.slice(0, 5)));
      expect(next.value.stocks).toEqual(deal.stocks.map((cards) => cards.slice(5)));
      // SP-03: both starters are turned at once.
      expect(next.value.piles).toEqual(deal.starters.map((card) => [card]));
    },
  );

  test('only people bring on the first deal; the next one comes by itself where several sit', () => {
    expect(speed.due(opened())).toEqual({ what: 'first-deal', after: null, by: 'anyone' });
    const done = after(
      race({ hands: ['8H', '2C'], piles: ['7S', 'KD'], options: { target: 15 } }),
      '0:8H>0',
    );
    expect(speed.due(done)).toEqual({
      what: 'next-deal',
      after: 12_000,
      by: 'anyone',
      waitsForOne: true,
    });
  });

  test.each<[string, (deal: Deal) => Deal]>([
    [
      'a card twice',
      (deal) => ({ ...deal, starters: [deal.starters[0] as Card, deal.starters[0] as Card] }),
    ],
    [
      'a stock too short',
      (deal) => ({ ...deal, stocks: [deal.stocks[0]?.slice(1) ?? [], deal.stocks[1] ?? []] }),
    ],
    ['reserves of another variant', () => dealFor({ variant: 'speed20' }, 7)],
  ])('%s cannot have been dealt', (_name, spoil) => {
    const next = speed.apply(opened(), spoil(dealFor({}, 7)));
    expect(next).toEqual({ ok: false, refusal: { code: 'bad-deal' } });
  });
});

describe('what fits', () => {
  test.each([
    ['SP-04', '8H', '7C', true],
    ['SP-04', '6S', '7C', true],
    ['SP-04', '7D', '7C', false],
    ['SP-04', '9D', '7C', false],
    ['SP-04', 'TC', 'JD', true],
    ['SP-05', 'AS', 'KH', true],
    ['SP-05', 'AS', '2H', true],
    ['SP-05', 'KC', 'AD', true],
    ['SP-05', '2C', 'AD', true],
    ['SP-05', 'QC', 'AD', false],
    ['SP-05', '3C', 'AD', false],
    ['SP-05', 'KC', '2D', false],
  ] as const)('%s: %s on %s: %s', (_id, card, top, right) => {
    expect(fits(card, top)).toBe(right);
  });

  test('SP-05 the two ranks that fit, round the corner', () => {
    expect(fitting('7C')).toEqual(['6', '8']);
    expect(fitting('AD')).toEqual(['K', '2']);
    expect(fitting('KD')).toEqual(['Q', 'A']);
  });

  /** The example of the rule text. */
  const example = race({
    hands: ['8H 6S TC 9D KS', 'QH 2C 3C 4C 5C'],
    stocks: ['AH', 'AD'],
    piles: ['7C', 'JD'],
  });

  test('SP-04, SP-08 the example of the rules: 8 on 7, 9 on the 8, 10 on the jack', () => {
    expect(listed(example, 0)).toBe('0:6S>0 0:8H>0 0:TC>1');
    const played = after(example, '0:8H>0', '0:9D>0', '0:TC>1');
    expect(played.piles).toEqual([cardsOf('7C 8H 9D'), cardsOf('JD TC')]);
    expect(played.hands[0]).toEqual(cardsOf('6S KS'));
  });

  test('SP-08 the other may lay on it at once, and who comes later is judged by the new top', () => {
    const quicker = after(example, '1:QH>1');
    expect(refusal(quicker, '0:TC>1')).toEqual({
      code: 'does-not-fit',
      detail: { card: 'TC', top: 'QH' },
    });
    expect(quicker.hands[0]).toEqual(example.hands[0]);
  });

  test.each([
    ['a card that is not in the hand', '0:AH>0', { code: 'card-not-held', detail: { card: 'AH' } }],
    ["the other's card", '0:QH>1', { code: 'card-not-held', detail: { card: 'QH' } }],
    ['slapping where nobody slaps', '0:!', { code: 'no-slapping' }],
    ['turning cards while somebody can', 'flip', { code: 'not-blocked' }],
    ['what only Spit has', '0:r1', { code: 'only-in-spit' }],
    ['a spit', 'spit', { code: 'only-in-spit' }],
    ['a full hand', '0:d', { code: 'hand-full' }],
    ['time that runs backwards', '0:8H>0@-1', { code: 'time-runs-back', detail: { t: -1 } }],
  ])('%s is refused by name', (_name, text, why) => {
    expect(refusal(example, text)).toEqual(why);
  });
});

describe('drawing', () => {
  const gap = race({ hands: ['8H 6S TC', '2C'], stocks: ['AH 4D 5D', ''], piles: ['7C', 'JD'] });

  test('SP-07 fills the hand up to five in one go', () => {
    expect(listed(gap, 0)).toContain('0:d');
    const drawn = after(gap, '0:d');
    expect(drawn.hands[0]).toEqual(cardsOf('8H 6S TC AH 4D'));
    expect(drawn.stocks[0]).toEqual(cardsOf('5D'));
    expect(refusal(drawn, '0:d')).toEqual({ code: 'hand-full' });
  });

  test('SP-07 a short stock gives what it has, an empty one nothing', () => {
    expect(after({ ...gap, stocks: [cardsOf('AH'), []] }, '0:d').hands[0]).toEqual(
      cardsOf('8H 6S TC AH'),
    );
    expect(refusal(gap, '1:d')).toEqual({ code: 'stock-empty' });
  });

  test('hands that fill themselves draw with every card, and nobody draws by hand', () => {
    const self = race({
      hands: ['8H 6S TC KS KD', '2C'],
      stocks: ['AH 4D', '3C'],
      piles: ['7C', 'JD'],
      options: { autoDraw: true },
    });
    expect(listed(self, 0)).not.toContain('0:d');
    expect(after(self, '0:8H>0').hands[0]).toEqual(cardsOf('6S TC KS KD AH'));
    expect(refusal(self, '1:d')).toEqual({ code: 'draws-by-itself' });
  });
});

describe('when nobody can', () => {
  const stuck = race({
    hands: ['2H 2S', '3C 3D 4C 4D 5D'],
    stocks: ['', '9C'],
    reserves: ['KH 8S', 'AD 8C'],
    piles: ['7C', 'JD'],
  });

  test('SP-09, F13 both reserves turn a card onto the pile beside, after two seconds', () => {
    expect([listed(stuck, 0), listed(stuck, 1)]).toEqual(['', '']);
    expect(awaits(stuck)).toBe('blocked flip 2000');
    const turned = after(stuck, 'flip@2000');
    expect(turned.piles).toEqual([cardsOf('7C KH'), cardsOf('JD AD')]);
    expect(turned.reserves).toEqual([cardsOf('8S'), cardsOf('8C')]);
  });

  test('SP-09, F13 whoever could still draw is not stuck; the table draws for the laggard after three seconds', () => {
    const lazy = { ...stuck, hands: [cardsOf('2H 2S'), cardsOf('3C 3D 4C 4D')] };
    expect(refusal(lazy, 'flip')).toEqual({ code: 'not-blocked' });
    expect(awaits(lazy)).toBe('laggard 1:d 3000');
  });

  test.each([
    [
      'draws first',
      race({ hands: ['6H', '2C'], stocks: ['9H', ''], piles: ['7C', 'JD'] }),
      'idle 0:d 20000',
    ],
    [
      'then lays, in the order of the hand',
      race({ hands: ['2C TC 6H', '2D'], piles: ['7C', 'JD'] }),
      'idle 0:TC>1 20000',
    ],
    ['pile 0 first', race({ hands: ['2C', '8D'], piles: ['7C', '9D'] }), 'idle 1:8D>0 20000'],
  ])(
    'where somebody can and nobody does, the table acts after twenty seconds: it %s',
    (_name, state, text) => {
      expect(awaits(state)).toBe(text);
    },
  );

  test('the draw of the table waits for the end of a freeze', () => {
    const lazy = race({
      hands: ['2H', '3C 3D'],
      stocks: ['', '9C'],
      piles: ['7C', 'JD'],
      options: { slap: true },
      t: 5000,
      frozen: [0, 9500],
    });
    expect(awaits(lazy)).toBe('laggard 1:d 4500');
    // A freeze does not count for "blocked": nobody else can do anything either.
    expect(awaits({ ...lazy, stocks: [[], []] })).toBe('reshuffle reshuffle 2000');
  });

  /** Seven cards lie in the piles, two of them on top. */
  const spent = race({ hands: ['2H', '3C'], piles: ['9S 8S 7C', 'QH QS KD JD'] });

  test('SP-10 the tops stay, all others are two new reserves, an odd card stays under pile 0', () => {
    expect(awaits(spent)).toBe('reshuffle reshuffle 2000');
    const drawn = speed.tableMove(spent, quickChance(3)) as Reshuffle;
    expect(drawn.reserves.map((cards) => cards.length)).toEqual([2, 2]);
    const next = speed.apply(spent, {
      chance: 'reshuffle',
      reserves: [cardsOf('QH 9S'), cardsOf('KD QS')],
    });
    if (!next.ok) throw new Error(next.refusal.code);
    expect(next.value.piles).toEqual([cardsOf('8S 7C'), cardsOf('JD')]);
    expect(next.value.stale).toBe(true);
    expect(awaits(next.value)).toBe('blocked flip 2000');
  });

  test.each([
    ['unequal', 'QH 9S KD', 'QS'],
    ['with a top', 'QH 7C', 'KD QS'],
    ['with a card twice', 'QH QH', 'KD QS'],
    ['with a card of a hand', 'QH 2H', 'KD QS'],
    ['too few', 'QH', 'KD'],
  ])('reserves that are %s cannot have been made', (_name, a, b) => {
    const entry: Reshuffle = { chance: 'reshuffle', reserves: [cardsOf(a), cardsOf(b)] };
    expect(speed.apply(spent, entry)).toEqual({ ok: false, refusal: { code: 'bad-reshuffle' } });
  });

  test('F13 reserves needed again before any card was laid: the round is drawn at once', () => {
    const last = race({
      hands: ['2H', '3C'],
      reserves: ['7D', '9D'],
      piles: ['7C', 'JD'],
      stale: true,
    });
    const drawn = after(last, 'flip');
    expect(drawn).toMatchObject({ step: 'rest', over: true, rounds: [[null, 0]] });
    expect(standing(drawn)).toEqual({
      ranks: [1, 1],
      score: [0, 0],
      rounds: [[null, 0]],
      points: [0, 0],
    });
    // A card laid in between makes it a round like any other.
    const played = after(
      race({ hands: ['2H 8H', '3C'], reserves: ['7D', '9D'], piles: ['7C', 'JD'], stale: true }),
      '0:8H>0',
    );
    expect(after(played, 'flip')).toMatchObject({ step: 'race', rounds: [] });
  });

  test('a drawn round of a match to 15 is followed by another deal', () => {
    const last = race({
      hands: ['2H', '3C'],
      reserves: ['7D', '9D'],
      piles: ['7C', 'JD'],
      stale: true,
      options: { target: 15 },
      score: [14, 3],
    });
    expect(after(last, 'flip')).toMatchObject({
      step: 'rest',
      over: false,
      score: [14, 3],
      rounds: [[null, 0]],
    });
  });
});

describe('the end', () => {
  test('SP-11, SP-13 seven cards left with the other are seven points', () => {
    const last = race({
      hands: ['8H', '2C 3C 4C'],
      stocks: ['', '5C 6C 9C TC'],
      piles: ['7C', 'JD'],
      options: { target: 25 },
    });
    const won = after(last, '0:8H>0');
    expect(won).toMatchObject({ step: 'rest', over: false, rounds: [[0, 7]], score: [7, 0] });
  });

  test('SP-12 a single round is a match: 30 points and the difference', () => {
    const last = race({ hands: ['2C 3C 4C', '8H'], stocks: ['5C', ''], piles: ['7C', 'JD'] });
    const won = after(last, '1:8H>0');
    expect(won.over).toBe(true);
    expect(speed.outcome(won)).toEqual({
      ranks: [2, 1],
      score: [0, 4],
      rounds: [[1, 4]],
      points: [0, 34],
    });
    expect(refusal(won, '0:2C>0')).toEqual({ code: 'match-over' });
  });

  test.each([
    ['short of it', [21, 24], 2, false, null],
    ['reached', [22, 24], 3, true, [31, 0]],
    ['a difference of more than 25 counts as 25', [24, 0], 9, true, [55, 0]],
  ] as const)('SP-13 to 25 points: %s', (_name, score, left, over, points) => {
    const hand = cardsOf('2C 3C 4C 5C 6C').slice(0, Math.min(5, left)).join(' ');
    const stock = cardsOf('9C TC QC KC')
      .slice(0, Math.max(0, left - 5))
      .join(' ');
    const state = race({
      hands: ['8H', hand],
      stocks: ['', stock],
      piles: ['7C', 'JD'],
      options: { target: 25 },
      score,
    });
    const won = after(state, '0:8H>0');
    expect(won.over).toBe(over);
    expect(speed.outcome(won)?.points ?? null).toEqual(points);
  });

  test('SP-11 with an empty stock one plays on from the hand', () => {
    const state = race({ hands: ['8H 2S', '2C'], piles: ['7C', 'JD'] });
    expect(listed(state, 0)).toBe('0:8H>0');
    expect(after(state, '0:8H>0').over).toBe(false);
  });
});

describe('SP-15 slapping', () => {
  const slapping = race({
    hands: ['8H', '2C TC'],
    piles: ['7C', 'JD'],
    options: { slap: true },
    t: 1000,
  });

  test('after the last card the round goes on until somebody slaps', () => {
    const bare = after(slapping, '0:8H>0@1100');
    expect(bare).toMatchObject({ step: 'race', rounds: [] });
    expect(after(bare, '0:!@1200')).toMatchObject({ over: true, rounds: [[0, 2]] });
  });

  test('with no cards on either side the first to slap wins, and wins nothing', () => {
    const both = { ...slapping, hands: [[], []] };
    expect(speed.outcome(after(both, '1:!@1300'))).toEqual({
      ranks: [2, 1],
      score: [0, 0],
      rounds: [[1, 0]],
      points: [0, 30],
    });
  });

  test('a false slap freezes for exactly a second: no card, no draw, no slap', () => {
    const frozen = after(slapping, '0:!@2000');
    expect(frozen.frozen).toEqual([3000, 0]);
    for (const text of ['0:8H>0@2999', '0:!@2999'])
      expect(refusal(frozen, text)).toEqual({ code: 'frozen', detail: { ms: 1 } });
    expect(after(frozen, '0:8H>0@3000').piles[0]).toEqual(cardsOf('7C 8H'));
    expect(after(frozen, '1:TC>1@2001').piles[1]).toEqual(cardsOf('JD TC'));
  });
});

describe('options', () => {
  test.each([
    [{ ...SPEED, variant: 'spit' }, true],
    [{ ...SPEED, target: 50, slap: true, autoDraw: true }, true],
    [{ ...SPEED, variant: 'spit', target: 15 }, false],
    [{ ...SPEED, variant: 'spit', slap: true }, false],
    [{ ...SPEED, variant: 'spit', autoDraw: true }, false],
    [{ ...SPEED, target: 20 }, false],
    [{ variant: 'speed15', target: 0, slap: false }, false],
  ])('%j can be played: %s', (options, right) => {
    const read = speed.parseOptions(options, 2);
    expect(read.ok ? true : read.refusal.code).toBe(right || 'bad-options');
  });
});
