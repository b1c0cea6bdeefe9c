/** What the log tells the strong player about hidden hands, and which deals it imagines from that. */
import { describe, expect, test } from 'vitest';
import { entry, given } from '../../../../../tests/games/speedsaurus';
import { quickChance } from '../../../game/chance';
import type { JsonObject } from '../../../game/contract';
import { VALUES, cards, copies, countOf, type Hand } from '../cards';
import type { Entry, Position } from '../position';
import { speedsaurus } from '../rules';
import { Board } from './board';
import { Dice } from '../../../ai/dice';
import { Evidence, WIDTH } from './evidence';
import { Imagination } from './imagine';

/** The log as seat 0 sees it: it opened, then what is given. */
const logOf = (...entries: readonly string[]): readonly JsonObject[] => [
  { chance: 'deal', hands: [[], 12, 12], opener: 0 },
  ...entries.map((text) => entry(text) as unknown as JsonObject),
];

const countsOf = (hand: readonly number[]): Int8Array => {
  const counts = new Int8Array(WIDTH);
  for (const value of hand) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

interface Case {
  readonly name: string;
  readonly log: readonly string[];
  /** What seat 1 is taken to hold now. */
  readonly hand: readonly number[];
  /** Actions of seat 1 that a normal player would not have done, and a thrifty one. */
  readonly normal: number;
  readonly thrifty: number;
}

describe('actions that a hand leaves unexplained', () => {
  test.each<Case>([
    {
      name: 'a pass on two 5s by a hand with a single 4 and 9, now with the 5 it took',
      log: ['0:2x5O', '1:p5'],
      hand: [4, 5, 9],
      normal: 0,
      thrifty: 0,
    },
    {
      name: 'a pass on two 5s although it had two 4s',
      log: ['0:2x5O', '1:p5'],
      hand: [4, 4, 5, 9],
      normal: 1,
      thrifty: 1,
    },
    {
      name: 'a pass with four 4s: normal keeps them for an opening while it has three groups',
      log: ['0:2x5O', '1:p5'],
      hand: [4, 4, 4, 4, 5, 9, 10],
      normal: 0,
      thrifty: 1,
    },
    {
      name: 'the taken 5 was not there before: one 5 was none, and could not be laid as two',
      log: ['0:2x5O', '1:p5'],
      hand: [5, 5],
      normal: 0,
      thrifty: 0,
    },
    {
      name: 'two 3s laid where a single 2 would have been the smaller group',
      log: ['0:1x5O', '1:2x3L'],
      hand: [2],
      normal: 1,
      thrifty: 1,
    },
    {
      name: 'two 3s laid of three: nobody divides a group',
      log: ['0:1x5O', '1:2x3L'],
      hand: [3],
      normal: 1,
      thrifty: 1,
    },
    {
      name: 'opened with three 9s beside two 6s: as normal does, a thrifty player begins with the 6s',
      log: ['0:2x5O', '1:2x5L', '2:p5', '0:p5', '1:3x9O'],
      hand: [6, 6],
      normal: 0,
      thrifty: 1,
    },
  ])('$name', ({ log, hand, normal, thrifty }) => {
    const evidence = new Evidence(3, logOf(...log));
    expect(evidence.unexplained(1, false, countsOf(hand), 0)).toBe(normal);
    expect(evidence.unexplained(1, true, countsOf(hand), 0)).toBe(thrifty);
  });

  test('only the running deal counts, and without its beginning nothing does', () => {
    const pass = logOf('0:2x5O', '1:p5');
    const hand = countsOf([4, 4, 5, 9]);
    expect(new Evidence(3, [...pass, ...logOf('0:2x5O')]).unexplained(1, false, hand, 0)).toBe(0);
    expect(new Evidence(3, pass.slice(1)).unexplained(1, false, hand, 0)).toBe(0);
    expect(new Evidence(3, []).unexplained(1, false, hand, 0)).toBe(0);
  });
});

/** Hands of others in so many imagined deals, by seat. */
const imagined = (position: Position, log: readonly JsonObject[], deals: number, seed = 1) => {
  const imagination = new Imagination(
    speedsaurus.view(position, 0),
    0,
    new Evidence(position.seats, log),
    new Dice(seed),
  );
  return Array.from({ length: deals }, () => {
    const board = new Board(position.seats);
    imagination.deal(board);
    return position.hands.map((_, seat): Hand =>
      VALUES.flatMap((value) => cards(value, board.held(seat, value))),
    );
  });
};

const started = (seats: number, seed: number, ...moves: readonly string[]) => {
  const start = speedsaurus.start({
    seats,
    options: { variant: 'single' },
    source: { kind: 'free' },
  });
  const deal = speedsaurus.tableMove(start, quickChance(seed)) as Entry;
  return [deal, ...moves.map(entry)].reduce<Position>((state, made) => {
    const next = speedsaurus.apply(state, made);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, start);
};

describe('imagined deals', () => {
  test.each([3, 4, 5, 6])('%i seats: as many cards as everybody has, none too often', (seats) => {
    const position = started(seats, seats);
    for (const hands of imagined(position, [], 50)) {
      expect(hands.slice(1).map((hand) => hand.length)).toEqual(
        position.hands.slice(1).map((hand) => hand.length),
      );
      const all = [...hands.slice(1).flat(), ...(position.hands[0] ?? [])];
      for (const value of VALUES) expect(countOf(all, value)).toBeLessThanOrEqual(copies(value));
    }
  });

  test('cards that were taken openly stay with their takers, what is gone and lies stays away', () => {
    const known: readonly Hand[] = [[], [1, 1, 13], [7, 7]];
    const position = {
      ...given({ hands: ['5 6', '1 1 2 9 13', '4 7 7 8'], parade: '1x3 2x10' }),
      known,
      gone: [2, 2, 3, 3, 3],
    };
    for (const [, first, second] of imagined(position, [], 100)) {
      expect([countOf(first ?? [], 1), countOf(second ?? [], 1)]).toEqual([2, 0]);
      expect(countOf(first ?? [], 13)).toBeGreaterThanOrEqual(1);
      expect(countOf(second ?? [], 7)).toBeGreaterThanOrEqual(2);
      // Of three 2s two are gone, of four 3s three are gone and one lies.
      expect(countOf([...(first ?? []), ...(second ?? [])], 2)).toBeLessThanOrEqual(1);
      expect(countOf([...(first ?? []), ...(second ?? [])], 3)).toBe(0);
    }
  });

  test('who passed on two 7s has far fewer pairs than who has not been asked', () => {
    const position = given({
      hands: ['1 2 3 4', '5 6 7 8 9 10 11', '5 6 7 8 9 10 11'],
      parade: '1x7',
      turn: 2,
      passed: [1],
    });
    const log = logOf('0:2x7O', '1:p7');
    const pairs = [0, 0, 0];
    for (const hands of imagined({ ...position, known: [[], [7], []] }, log, 400))
      for (const [seat, hand] of hands.entries())
        for (const value of [5, 6, 8, 9])
          if (countOf(hand, value) >= 2) pairs[seat] = (pairs[seat] ?? 0) + 1;
    expect(pairs[1]).toBeLessThan((pairs[2] ?? 0) / 3);
    expect(pairs[2]).toBeGreaterThan(200);
  });

  test('are the same for the same seed and others for another', () => {
    const position = started(4, 9);
    expect(imagined(position, [], 20, 5)).toEqual(imagined(position, [], 20, 5));
    expect(imagined(position, [], 20, 5)).not.toEqual(imagined(position, [], 20, 6));
  });
});
