import { describe, expect, it } from 'vitest';
import type { Path } from '../../position';
import { dangerOf, pegsOf, toneOf } from './hazards';

const path = (cards: string): Path =>
  cards
    .split(' ')
    .filter(Boolean)
    .map((card) => ({ card, lying: 0 }));
const stack = (cards: string): readonly string[] => cards.split(' ').filter(Boolean);

/** Twenty-two cards, two bats and two rockfalls among them. */
const TWENTY_TWO = 'T1 T2 T3 T4 T5 T5 T7 T7 T9 T11 T17 H1 H1 H2 H2 H3 H3 H3 H4 H4 H5 H5';

describe('DR-21 the danger of the next card', () => {
  it('counts every card whose kind lies open', () => {
    const danger = dangerOf(path('T13 H1 T11 R3 T15 H2 T14'), stack(TWENTY_TWO));
    expect(danger).toMatchObject({ fatal: 4, of: 22, second: null });
    expect(danger.risk).toBeCloseTo(0.1818, 4);
  });

  it('puts open kinds first, as they came, and counts what is left of each', () => {
    const { kinds } = dangerOf(path('H2 T4 H1'), stack(TWENTY_TWO));
    expect(kinds.map(({ hazard, open, left }) => [hazard, open, left])).toEqual([
      ['H2', true, 2],
      ['H1', true, 2],
      ['H3', false, 3],
      ['H4', false, 2],
      ['H5', false, 2],
    ]);
  });

  it.each([
    ['nothing lies open', 'T13 R3', 'T1 H1 H1', 0, 3],
    ['no card of the kind is left', 'H1', 'T1 H2', 0, 2],
    ['the stack is empty', 'H1', '', 0, 0],
    ['nothing has been turned', '', 'T1 H1', 0, 2],
  ])('is nought while %s', (_, cards, rest, fatal, of) => {
    expect(dangerOf(path(cards), stack(rest))).toMatchObject({ fatal, of, risk: 0 });
  });

  it('after a flight it is the one that everybody ran: five of twenty', () => {
    const left = 'T1 T2 T3 T4 T5 T5 T7 T7 T9 T11 H1 H1 H2 H3 H3 H3 H5 H5 H4';
    const danger = dangerOf(path('H1 H2 T17 H4 H2'), stack(left));
    expect(danger).toMatchObject({ fatal: 5, of: 20, risk: 0.25, second: 'H2' });
    // the one that fell lies on the path
    expect(danger.kinds.find(({ hazard }) => hazard === 'H2')?.left).toBe(1);
  });
});

describe('the pegs of a risk', () => {
  it.each([
    [0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [4 / 22, [1, 0.82, 0, 0, 0, 0, 0, 0, 0, 0]],
    [0.25, [1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0]],
    [1, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('%d', (risk, pegs) => expect(pegsOf(risk)).toEqual(pegs));
});

describe('the colour of a risk', () => {
  it.each([
    [0.149, null, 'low'],
    [0.15, null, 'middle'],
    [0.299, null, 'middle'],
    [0.3, null, 'high'],
    [0.05, 'H3', 'high'],
  ])('%d with the second %s is %s', (risk, second, tone) =>
    expect(toneOf({ risk, second })).toBe(tone),
  );
});
