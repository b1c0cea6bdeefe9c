/** The rules of Spit: every value was worked out by hand from the rule text. */
import { describe, expect, test } from 'vitest';
import {
  SPIT,
  act,
  after,
  awaits,
  cardsOf,
  layoutText,
  listed,
  refusal,
  roundsOf,
  spit,
} from '../../../../tests/games/speed';
import { quickChance } from '../../game/chance';
import { DECK } from './cards';
import type { Position, SpitDeal } from './position';
import { speed } from './rules';

const opened = speed.start({ seats: 2, options: SPIT, source: { kind: 'free' } });
const deal = (state: Position, seed = 4): SpitDeal =>
  speed.tableMove(state, quickChance(seed)) as SpitDeal;
const sizes = ({ layouts }: SpitDeal) => layouts.map((layout) => layout.map((one) => one.length));

describe('SP-16 the first deal', () => {
  const first = deal(opened);

  test('26 cards each: five places with 1, 2, 3, 4, 5 and eleven to spit', () => {
    expect(sizes(first)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(first.spit.map((cards) => cards.length)).toEqual([11, 11]);
    expect([...first.layouts.flat(2), ...first.spit.flat()].sort()).toEqual([...DECK].sort());
  });

  test('"Spit!" comes before anything else, three seconds after the deal, and turns a card of each', () => {
    const next = speed.apply(opened, first);
    if (!next.ok) throw new Error(next.refusal.code);
    expect([listed(next.value, 0), listed(next.value, 1)]).toEqual(['', '']);
    expect(awaits(next.value)).toBe('spit spit 3000');
    expect(refusal(next.value, '0:r1')).toEqual({ code: 'spit-first' });
    const begun = after(next.value, 'spit@3000');
    expect(begun.piles).toEqual(first.spit.map((cards) => cards.slice(0, 1)));
    expect(begun.spit.map((cards) => cards.length)).toEqual([10, 10]);
  });

  test('nobody sees what lies face down, not even the owner', () => {
    const next = speed.apply(opened, first);
    if (!next.ok) throw new Error(next.refusal.code);
    const view = speed.view(next.value, 0);
    expect(view.layouts[0]?.map(({ down }) => down)).toEqual([0, 1, 2, 3, 4]);
    expect(view.layouts[0]?.map(({ up }) => up)).toEqual(
      first.layouts[0]?.map((one) => one.at(-1)),
    );
    expect(view.spit).toEqual([11, 11]);
  });
});

describe('SP-17 moves', () => {
  /** Place 0 open, 1 turned over, 2 with two under an open one, 3 and 4 empty. */
  const state = spit({
    layouts: ['8H 2S* 3C/4C/TH', '9S QD'],
    spit: ['KH', 'KD'],
    piles: ['7C', 'JD'],
  });

  test('an open card one higher or lower goes on either pile, a covered one is turned, an open one moved', () => {
    expect(listed(state, 0)).toBe('0:m2>3 0:m2>4 0:p0>0 0:p2>1 0:r1');
    expect(listed(state, 1)).toBe('1:p1>1');
  });

  test('laying leaves what is under it face down', () => {
    const laid = after(state, '0:p2>1');
    expect(laid.piles).toEqual([cardsOf('7C'), cardsOf('JD TH')]);
    expect(layoutText(laid, 0)).toBe('8H 2S* 3C/4C* - -');
    expect(layoutText(after(laid, '0:r2'), 0)).toBe('8H 2S* 3C/4C - -');
  });

  test('moving fills an empty place and uncovers none by itself', () => {
    expect(layoutText(after(state, '0:m2>4'), 0)).toBe('8H 2S* 3C/4C* - TH');
  });

  test.each([
    [
      'a card that does not fit',
      '0:p0>1',
      { code: 'does-not-fit', detail: { card: '8H', top: 'JD' } },
    ],
    ['laying what is covered', '0:p1>0', { code: 'no-open-card' }],
    ['laying from an empty place', '0:p3>0', { code: 'no-open-card' }],
    ['turning what is open', '0:r0', { code: 'lies-open' }],
    ['turning an empty place', '0:r4', { code: 'place-empty' }],
    ['moving onto a place that is taken', '0:m2>1', { code: 'place-taken' }],
    [
      'moving a card that lies alone: it could wander for ever',
      '0:m0>3',
      { code: 'nothing-underneath' },
    ],
    ['moving what is covered', '0:m1>3', { code: 'no-open-card' }],
    ['grabbing before the end', '0:g0', { code: 'nothing-to-grab' }],
    ['spitting while somebody can act', 'spit', { code: 'not-blocked' }],
    ['drawing', '0:d', { code: 'not-in-spit' }],
    ['a flip', 'flip', { code: 'not-in-spit' }],
  ])('%s is refused by name', (_name, text, why) => {
    expect(refusal(state, text)).toEqual(why);
  });

  test('never more than five places', () => {
    expect(speed.parseAction(act('0:m2>5')).ok).toBe(false);
    expect(speed.parseAction(act('0:m2>4')).ok).toBe(true);
  });

  test.each([
    ['a card to lay comes first', ['8H 2S*', 'QD'], 'idle 0:p0>0 20000'],
    ['then one to turn', ['2H 2S* 3C/4C', 'KS'], 'idle 0:r1 20000'],
    ['then one to move', ['2H 2S/5S', 'KS'], 'idle 0:m1>2 20000'],
    [
      'turning alone stands in the way: three seconds',
      ['2H 3H 4H 2D 2S*', 'KS KC AS AC AD'],
      'laggard 0:r4 3000',
    ],
  ] as const)('where nobody does anything, the table does: %s', (_name, layouts, text) => {
    expect(awaits(spit({ layouts, spit: ['9H', '9D'], piles: ['7C', 'JD'] }))).toBe(text);
  });
});

describe('SP-18 stuck', () => {
  const layouts = ['2H 3H', 'KS AC'] as const;

  test('"Spit!" again: a new card of each, two seconds later', () => {
    const state = spit({ layouts, spit: ['9H TH', '9D'], piles: ['7C', 'JD'] });
    expect(awaits(state)).toBe('blocked spit 2000');
    const next = after(state, 'spit');
    expect(next.piles).toEqual([cardsOf('7C 9H'), cardsOf('JD 9D')]);
    expect(next.spit).toEqual([cardsOf('TH'), []]);
    // Who has none left lets the other spit alone.
    expect(after(next, 'spit').piles).toEqual([cardsOf('7C 9H TH'), cardsOf('JD 9D')]);
  });

  test('nobody has a card to spit: both grab, and nobody has cleared a layout', () => {
    const state = spit({ layouts: ['2H 3H', 'KS 5C'], spit: ['9H', ''], piles: ['7C', 'JD'] });
    const end = after(state, 'spit');
    expect(end.step).toBe('grab');
    expect(listed(end, 0)).toBe('0:g0 0:g1');
    expect(awaits(end)).toBe('idle 0:g0 20000');
    const grabbed = after(end, '1:g1');
    expect(roundsOf(grabbed)).toEqual([[null, 0]]);
    expect(grabbed.over).toBe(false);
  });
});

describe('SP-19 a cleared layout', () => {
  const last = spit({
    layouts: ['8H', 'KS/2D 5C'],
    spit: ['9H TH', '9D'],
    piles: ['3S 2S 7C', 'JD'],
  });

  test('both reach for a pile: who comes first has it, the other takes the other one', () => {
    const cleared = after(last, '0:p0>0@900');
    expect(cleared.step).toBe('grab');
    expect(refusal(cleared, '1:p1>0')).toEqual({ code: 'grab-now' });
    // Seat 1 is quicker and takes the small pile; seat 0 has cleared and takes the large one all the same.
    const grabbed = after(cleared, '1:g1');
    expect(grabbed).toMatchObject({ step: 'rest', over: false, rounds: [[0, 0]] });
    const next = deal(grabbed);
    expect([...(next.layouts[0] ?? []).flat(), ...(next.spit[0] ?? [])].sort()).toEqual(
      cardsOf('3S 2S 7C 8H 9H TH').sort(),
    );
    expect([...(next.layouts[1] ?? []).flat(), ...(next.spit[1] ?? [])].sort()).toEqual(
      cardsOf('JD KS 2D 5C 9D').sort(),
    );
  });

  test('with two piles clearing the layout never wins by itself', () => {
    const bare = spit({ layouts: ['8H', 'KS'], piles: ['7C', 'JD'] });
    expect(after(bare, '0:p0>0')).toMatchObject({ step: 'grab', over: false });
  });
});

describe('SP-20 fifteen cards or fewer', () => {
  /** What seat 0 has between two deals; seat 1 has all the rest. */
  const between = (few: string): Position => ({
    ...spit({ layouts: [few, ''], piles: ['', ''] }),
    step: 'rest',
    spit: [[], DECK.filter((card) => !few.split(' ').includes(card))],
  });
  const few = 'AS 2S 3S 4S 5S';

  test('are laid out 1, 2, 3, 4, 5 as far as they go, and none is left to spit', () => {
    const state = between(few);
    const next = deal(state);
    expect(sizes(next)).toEqual([
      [1, 2, 2, 0, 0],
      [1, 2, 3, 4, 5],
    ]);
    expect(next.spit.map((cards) => cards.length)).toEqual([0, 32]);
    const begun = speed.apply(state, next);
    if (!begun.ok) throw new Error(begun.refusal.code);
    expect(begun.value.piles).toEqual([null, []]);
    const opening = after(begun.value, 'spit@3000');
    expect(opening.piles.map((pile) => pile?.length ?? null)).toEqual([null, 1]);
  });

  test.each([
    ['layouts of the wrong sizes', (d: SpitDeal) => ({ ...d, layouts: d.layouts.toReversed() })],
    ["the other's cards", (d: SpitDeal) => ({ ...d, spit: d.spit.toReversed() })],
  ])('%s cannot have been dealt', (_name, spoil) => {
    const next = speed.apply(between(few), spoil(deal(between(few))));
    expect(next).toEqual({ ok: false, refusal: { code: 'bad-deal' } });
  });

  const one = spit({
    layouts: ['8H', 'KS 5C'],
    spit: ['', '9D TD'],
    piles: [null, 'JD 7C'],
  });

  test('there is one middle pile, for both', () => {
    expect(listed(one, 0)).toBe('0:p0>1');
    expect(refusal(one, '0:p0>0')).toEqual({ code: 'no-such-pile' });
  });

  test('SP-21 who clears the layout takes nothing, and has won with no card left', () => {
    const won = after(one, '0:p0>1');
    expect(won).toMatchObject({ step: 'rest', over: true, rounds: [[0, 0]] });
    expect(speed.outcome(won)).toEqual({
      ranks: [1, 2],
      score: [0, 0],
      rounds: [[0, 0]],
      points: [50, 0],
    });
  });

  test('whoever clears it and has cards to spit goes on; the other takes the pile', () => {
    const state = spit({ layouts: ['2H 4C', '8S'], spit: ['', '9D TD'], piles: [null, 'JD 7C'] });
    const cleared = after(state, '1:p0>1');
    expect(cleared).toMatchObject({ step: 'rest', over: false, rounds: [[1, 0]] });
    const next = deal(cleared);
    expect([...(next.layouts[0] ?? []).flat()].sort()).toEqual(cardsOf('2H 4C JD 7C 8S').sort());
    expect([...(next.layouts[1] ?? []).flat()].sort()).toEqual(cardsOf('9D TD').sort());
  });

  test('where nothing goes on, a pile that is not there may be grabbed: it is the smaller one', () => {
    const stuck = spit({
      layouts: ['2H 4C', 'KS QS'],
      piles: [null, 'JD 7C'],
      step: 'grab',
    });
    const grabbed = after(stuck, '0:g0');
    const next = deal(grabbed);
    expect([...(next.layouts[0] ?? []).flat()].sort()).toEqual(cardsOf('2H 4C').sort());
    expect(roundsOf(grabbed)).toEqual([[null, 0]]);
  });
});
