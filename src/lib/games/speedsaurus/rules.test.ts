import { describe, expect, test } from 'vitest';
import {
  entry,
  given,
  listed,
  paradeText,
  played,
  refusal,
} from '../../../../tests/games/speedsaurus';
import { matchChance, quickChance } from '../../game/chance';
import type { Setup } from '../../game/contract';
import { DECK, VALUES, copies } from './cards';
import type { Deal, Options, Position } from './position';
import { LAST_ROUND, speedsaurus } from './rules';

const setup = (seats: number, variant: Options['variant'] = 'single'): Setup<Options> => ({
  seats,
  options: { variant },
  source: { kind: 'free' },
});

describe('the deck and the deal', () => {
  test('SA-01, SA-02 62 cards: two of the ends, eight of the middle', () => {
    expect(DECK).toHaveLength(62);
    expect(VALUES.map(copies)).toEqual([2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2]);
    expect(VALUES.map((v) => DECK.filter((card) => card === v).length)).toEqual(VALUES.map(copies));
  });

  test.each([
    [3, 12],
    [4, 11],
    [5, 10],
    [6, 9],
  ])('SA-03 with %i players each is dealt %i cards', (seats, size) => {
    const start = speedsaurus.start(setup(seats));
    const deal = speedsaurus.tableMove(start, quickChance(5)) as Deal;
    expect(deal.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(size));
    for (const hand of deal.hands) expect(hand).toEqual([...hand].sort((a, b) => a - b));
    expect(speedsaurus.apply(start, deal).ok).toBe(true);
  });

  test('SA-07 the lot for the opener falls on every seat, anew in every deal', () => {
    const start = speedsaurus.start(setup(3, 'pro20'));
    const openers = Array.from(
      { length: 300 },
      (_, i) => (speedsaurus.tableMove(start, quickChance(i)) as Deal).opener,
    );
    for (const seat of [0, 1, 2])
      expect(openers.filter((opener) => opener === seat).length).toBeGreaterThan(70);
    // The second deal draws its own lot: over many matches it differs from the first in about two of three.
    const second = Array.from(
      { length: 300 },
      (_, i) => (speedsaurus.tableMove({ ...start, deal: 1 }, quickChance(i)) as Deal).opener,
    );
    const other = second.filter((opener, i) => opener !== openers[i]).length;
    expect(other).toBeGreaterThan(160);
    expect(other).toBeLessThan(240);
  });

  test('the same seed deals the same cards, by label', () => {
    const start = speedsaurus.start(setup(4));
    const deal = speedsaurus.tableMove(start, matchChance('00ff'));
    expect(speedsaurus.tableMove(start, matchChance('00ff'))).toEqual(deal);
    expect(speedsaurus.tableMove({ ...start, deal: 1 }, matchChance('00ff'))).not.toEqual(deal);
  });

  const HANDS = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13],
    [2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 10, 13],
  ];
  test.each<[string, Partial<Deal>, string | null]>([
    ['as dealt', {}, null],
    ['a hand too few', { hands: HANDS.slice(1) }, 'bad-deal'],
    ['a card too few', { hands: [HANDS[0]?.slice(1) ?? [], ...HANDS.slice(1)] }, 'bad-deal'],
    ['not ascending', { hands: [(HANDS[0] ?? []).toReversed(), ...HANDS.slice(1)] }, 'bad-deal'],
    [
      'a third Microraptor',
      { hands: [HANDS[0] ?? [], HANDS[1] ?? [], [1, ...(HANDS[2] ?? []).slice(1)]] },
      'bad-deal',
    ],
    ['an opener who does not sit there', { opener: 3 }, 'bad-deal'],
  ])('a deal is checked: %s', (_, part, code) => {
    const deal: Deal = { chance: 'deal', hands: HANDS, opener: 0, ...part };
    const next = speedsaurus.apply(speedsaurus.start(setup(3)), deal);
    expect(next.ok ? null : next.refusal.code).toBe(code);
  });
});

describe('laying', () => {
  test('SA-08 who opens lays any number of one value', () => {
    const position = given({ hands: ['3 3 3 9', '1 2 4', '5 6 8'] });
    expect(listed(position)).toEqual(['0:1x3O', '0:2x3O', '0:3x3O', '0:1x9O']);
    expect(paradeText(played(position, '0:2x3O').parade)).toBe('2x3');
  });

  test.each<[string, string, readonly string[]]>([
    // SA-10, SA-11, SA-12: the example of the rule text, two fives at the left
    ['2x5 1x8', '1 3 3 5 5', ['0:2x3L', '0:2x5L', '0:p5', '0:p8']],
    ['2x5 1x8', '8 9 12 12', ['0:1x8R', '0:1x9R', '0:1x12R', '0:2x12R', '0:p5', '0:p8']],
    // SA-14: values between the ends are locked, however many
    ['1x4 1x9', '5 6 6 7 7 7 8', ['0:p4', '0:p9']],
    // one stack is both ends; an equal value counts as left
    ['1x7', '6 7 8', ['0:1x6L', '0:1x7L', '0:1x8R', '0:p7']],
    ['2x7', '6 7 7 8 8', ['0:2x7L', '0:2x8R', '0:p7']],
  ])('SA-10, SA-11, SA-12, SA-14 at %s the hand %s may do just this', (parade, hand, list) => {
    expect(listed(given({ hands: [hand, '1 1', '2 2'], parade }))).toEqual(list);
  });

  test.each([
    // [parade, entry, parade afterwards]
    ['2x5 1x8', '0:2x3L', '2x3 2x5 1x8'],
    ['2x5 1x8', '0:2x5L', '4x5 1x8'],
    ['2x5 1x8', '0:1x8R', '2x5 2x8'],
    ['2x5 1x8', '0:3x9R', '2x5 1x8 3x9'],
    ['1x7', '0:1x7L', '2x7'],
    ['1x7', '0:1x6L', '1x6 1x7'],
    ['1x7', '0:1x8R', '1x7 1x8'],
  ])('SA-09, SA-13 %s, then %s makes %s', (parade, made, after) => {
    const hand = '3 3 5 5 6 7 8 9 9 9 13';
    expect(paradeText(played(given({ hands: [hand, '1', '2'], parade }), made).parade)).toBe(after);
  });

  test.each([
    ['2x5 1x8', '0:1x3L', 'too-few-cards'],
    ['2x5 1x8', '0:2x6L', 'value-locked'],
    ['2x5 1x8', '0:2x6R', 'value-locked'],
    ['2x5 1x8', '0:1x9L', 'value-too-high'],
    ['2x5 1x8', '0:1x3R', 'value-too-low'],
    ['1x7', '0:1x7R', 'equal-goes-left'],
    ['2x5 1x8', '0:1x9O', 'parade-not-empty'],
    ['', '0:1x9L', 'parade-empty'],
    ['2x5 1x8', '0:1x10R', 'value-not-held'],
    ['2x5 1x8', '0:4x9R', 'cards-not-held'],
    ['2x5 1x8', '1:1x9R', 'not-your-turn'],
    ['2x5 1x8', '0:p', 'must-take'],
    ['2x5 1x8', '0:p6', 'no-such-stack'],
    ['', '0:p', 'opener-may-not-pass'],
  ])('at %s the wish %s is refused as %s', (parade, wish, code) => {
    const hand = '3 3 6 6 7 7 9 9 9';
    expect(refusal(given({ hands: [hand, '9', '2'], parade }), wish)).toBe(code);
  });
});

describe('passing', () => {
  test('SA-15 the top card of any stack comes to the hand, known to everybody', () => {
    const before = given({ hands: ['3 9', '1 2', '5 6'], parade: '1x4 2x6 1x8' });
    const after = played(before, '0:p6');
    expect(after.hands[0]).toEqual([3, 6, 9]);
    expect(after.known).toEqual([[6], [], []]);
    expect(paradeText(after.parade)).toBe('1x4 1x6 1x8');
  });

  test.each([
    // SA-16: a smaller stack needs fewer cards; an empty one lets the end move in
    ['2x5 1x8', '0:p5', '1x5 1x8', ['1:1x2L', '1:1x4L', '1:2x4L']],
    ['1x5 2x6 1x8', '0:p5', '2x6 1x8', ['1:2x4L']],
    ['2x5 1x6 1x8', '0:p6', '2x5 1x8', ['1:2x4L']],
  ])('SA-16 %s, then %s leaves %s, and the next may lay %j', (parade, made, after, lays) => {
    const next = played(given({ hands: ['9', '2 4 4', '9 9'], parade }), made);
    expect(paradeText(next.parade)).toBe(after);
    expect(listed(next).filter((text) => !text.includes('p'))).toEqual(lays);
  });

  test('SA-17 after the last card was taken the next opens freely, or passes and takes nothing', () => {
    const empty = played(given({ hands: ['9', '2 4 4', '9 9'], parade: '1x5' }), '0:p5');
    expect([paradeText(empty.parade), empty.turn, empty.opening]).toEqual(['', 1, false]);
    expect(listed(empty)).toEqual(['1:1x2O', '1:1x4O', '1:2x4O', '1:p']);
    const passed = played(empty, '1:p');
    expect(passed.hands[1]).toEqual([2, 4, 4]);
    // Two of three are out: the last one opens the next round and may not pass.
    expect([passed.turn, passed.round, passed.opening]).toEqual([2, 2, true]);
    expect(listed(passed)).toEqual(['2:1x9O', '2:2x9O']);
  });

  test('SA-18, SA-20 who passed is out; the last one opens anew, the parade has left the game', () => {
    const start = given({ hands: ['3 9', '1 2', '5 6', '7 7'], parade: '1x4 1x8' });
    const two = played(start, '0:p4', '1:p8');
    // The parade is empty now; seat 2 opens it in mid-round, 3 answers, then 0 and 1 are left out.
    const on = played(two, '2:1x5O', '3:1x7R');
    expect(on.turn).toBe(2);
    const over = played(on, '2:p7');
    expect([over.turn, over.round, over.opening, paradeText(over.parade)]).toEqual([
      3,
      2,
      true,
      '',
    ]);
    expect(over.gone).toEqual([5]);
    expect(over.passed).toEqual([false, false, false, false]);
  });

  test('SA-19 who opens a round may not pass, at its beginning only', () => {
    const opener = given({ hands: ['3 9', '1 2', '5 6'] });
    expect(listed(opener)).toEqual(['0:1x3O', '0:1x9O']);
    const again = played(opener, '0:1x3O', '1:1x2L', '2:p2');
    expect(listed(again)).toEqual(['0:1x9R', '0:p3']);
  });

  test('cards known to be held go first when cards of that value are laid', () => {
    const before = given({ hands: ['6 6 9', '1 2', '5 6'], parade: '1x6 2x8' });
    const took = played(before, '0:p6');
    expect(took.known).toEqual([[6], [], []]);
    // Seat 0 holds three sixes, one of them known; whoever sees two laid knows of none any more.
    const later = { ...took, turn: 0, passed: [false, false, false], parade: [] };
    expect(played(later, '0:2x6O').known[0]).toEqual([]);
    expect(played(later, '0:2x6O').hands[0]).toEqual([6, 9]);
    expect(played(later, '0:1x9O').known[0]).toEqual([6]);
  });
});

describe('the end', () => {
  const end = (position: Position) => speedsaurus.outcome(position);

  test('SA-21, SA-22, SA-29, SA-31 first without cards wins 100 + 30, the others by cards left', () => {
    const before = given({ hands: ['9 9', '1', '5 6 6', '5 6 6', '1 1 1 2 2'], parade: '1x4 1x8' });
    expect(end(before)).toBeNull();
    // 60 − 5 = 55 + 15; 60 − 15 = 45 + 5 for the shared third place; 60 − 25 = 35 without bonus
    expect(end(played(before, '0:2x9R'))).toEqual({
      ranks: [1, 2, 3, 3, 5],
      left: [0, 1, 3, 3, 5],
      penalties: null,
      points: [130, 70, 50, 50, 35],
    });
  });

  test('points go below nought: 60 − 5 × 14', () => {
    const many = Array(14).fill(7).join(' ');
    const over = played(given({ hands: ['9', '1', many], parade: '1x8' }), '0:1x9R');
    expect(end(over)?.points).toEqual([130, 70, -5]);
  });

  test('SA-24 pro goes on with a new deal while everybody is below 20', () => {
    const last = given({
      hands: ['9', '1', '5 6 6'],
      parade: '1x8',
      variant: 'pro20',
      left: [[4, 0, 16]],
    });
    const over = played(last, '0:1x9R');
    expect([over.over, over.turn, end(over)]).toEqual([false, null, null]);
    expect(speedsaurus.due(over)).toEqual({ what: 'next-deal', after: 12_000, by: 'anyone' });
    const deal = speedsaurus.tableMove(over, quickChance(1)) as Deal;
    const next = speedsaurus.apply(over, deal);
    if (!next.ok) throw new Error(next.refusal.code);
    expect([next.value.deal, next.value.round, next.value.turn]).toEqual([3, 1, deal.opener]);
    expect(next.value.left).toEqual([
      [4, 0, 16],
      [0, 1, 3],
    ]);
  });

  test('SA-24, SA-30 pro ends with 20 penalty points; fewest win, equal ones share the place', () => {
    const last = given({
      hands: ['9', '1 1 1 1', '5 6 6 7'],
      parade: '1x8',
      variant: 'pro20',
      left: [[4, 0, 16]],
    });
    // 4, 4 and 20: the first place is shared, 100 − 16 + 30 each; 100 − 80 + 5
    expect(end(played(last, '0:1x9R'))).toEqual({
      ranks: [1, 1, 3],
      left: [0, 4, 4],
      penalties: [4, 4, 20],
      points: [114, 114, 25],
    });
  });

  test('the 60th round ends the deal: nobody won, all by cards left', () => {
    expect(LAST_ROUND).toBe(60);
    const hands = ['9 9', '1 2 3', '5 6'];
    const before = given({ hands, parade: '1x4', round: 59, turn: 1 });
    expect(played(before, '1:p4', '2:p').round).toBe(60);
    const over = played(given({ hands, parade: '1x4', round: 60, turn: 1 }), '1:p4', '2:p');
    // 2, 4 and 2 cards: 60 − 10 + 30 twice, 60 − 20 + 5
    expect(end(over)).toEqual({
      ranks: [1, 3, 1],
      left: [2, 4, 2],
      penalties: null,
      points: [80, 45, 80],
    });
  });

  test('the 60th round in pro: cards left count as penalty points', () => {
    const hands = ['9 9', '1 2 3', '5 6'];
    const before = given({ hands, parade: '1x4', round: 60, turn: 1, variant: 'pro20' });
    const over = played(before, '1:p4', '2:p');
    expect([over.over, over.left]).toEqual([false, [[2, 4, 2]]]);
  });

  test('nothing is taken after the end, and no deal comes', () => {
    const over = played(given({ hands: ['9', '1', '5'], parade: '1x8' }), '0:1x9R');
    expect(refusal(over, '1:1x1L')).toBe('match-over');
    expect(speedsaurus.tableMove(over, quickChance(1))).toBeNull();
    expect(speedsaurus.due(over)).toBeNull();
  });

  test('between two deals nobody lays', () => {
    const last = given({ hands: ['9', '1', '5'], parade: '1x8', variant: 'pro20' });
    expect(refusal(played(last, '0:1x9R'), '1:1x1L')).toBe('deal-due');
  });
});

describe('what a seat sees', () => {
  test('F21 hands of others are numbers until the deal is over', () => {
    const before = given({ hands: ['9', '1 1', '5 6 6'], parade: '1x8' });
    expect(speedsaurus.view(before, 1).hands).toEqual([1, [1, 1], 3]);
    expect(speedsaurus.view(before, 'spectator').hands).toEqual([1, 2, 3]);
    const over = played(before, '0:1x9R');
    expect(speedsaurus.view(over, 1).hands).toEqual([[], [1, 1], [5, 6, 6]]);
    expect(speedsaurus.redact(before, entry('0:1x9R'), 1)).toEqual({
      seat: 0,
      do: 'play',
      value: 9,
      count: 1,
      end: 'right',
      shown: [[], [1, 1], [5, 6, 6]],
    });
  });

  test('a rebuilt match deals what was laid and not taken before; the own hand stays', () => {
    const hand = [1, 2, 3, 4, 4, 6, 7, 8, 9, 10, 11, 12];
    const log = [
      { chance: 'deal', hands: [12, hand, 12], opener: 0 },
      ...['0:2x5O', '1:2x4L', '2:p5', '0:p4', '1:1x1O'].map(entry),
      // The five that seat 2 took is one of these two: so only one of them was dealt.
      entry('2:2x5R'),
    ];
    const view = { setup: setup(3), viewer: 1, log } as const;
    const deals = Array.from(
      { length: 50 },
      (_, i) => speedsaurus.rebuild([view], quickChance(i))[0] as Deal,
    );
    const fives = (cards: readonly number[] | undefined) => cards?.filter((v) => v === 5).length;
    for (const { hands, opener } of deals) {
      expect([hands[1], opener]).toEqual([hand, 0]);
      expect(fives(hands[0])).toBeGreaterThanOrEqual(2);
      expect(fives(hands[2])).toBeGreaterThanOrEqual(1);
    }
    expect(new Set(deals.map(({ hands }) => hands.join('/'))).size).toBe(50);
  });
});
