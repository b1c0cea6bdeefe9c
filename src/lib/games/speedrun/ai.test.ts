/**
 * What each strength does in positions where it matters. Two seats: seat 0 starts on ring field 0, seat 1 on 20, so
 * a figure of seat 1 on progress p stands p − 20 fields along the way of seat 0 (p ≥ 20), or p + 20 (p < 20).
 */
import { describe, expect, test } from 'vitest';
import type { Question, Strength } from '../../ai/bot';
import { STRENGTHS } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import { randomMatch } from '../../game/play';
import { bot } from './ai';
import type { Move, Options, Position } from './position';
import { speedrun } from './rules';

const OPTIONS: Options = {
  end: 'all',
  oneSkips: true,
  houseBlocks: true,
  threeTriesWithHoused: true,
};
const SEEDS = Array.from({ length: 40 }, (_, i) => String(i));

const questionOf = (position: Position, strength: Strength, seed: string): Question => ({
  view: {
    setup: { seats: position.seats, options: position.options, source: { kind: 'free' } },
    viewer: position.turn ?? 0,
    log: [],
    position,
  },
  seat: position.turn ?? 0,
  strength,
  pace: 'normal',
  seed,
});

const stand = (figures: readonly (readonly number[])[], roll: number): Position => ({
  seats: figures.length,
  options: OPTIONS,
  figures,
  turn: 0,
  roll,
  rollsLeft: 0,
  home: [],
  over: false,
  rolls: 20,
});

/** From where a player moves, over many seeds, ascending. */
const choices = (position: Position, strength: Strength): readonly number[] => {
  const found = SEEDS.map((seed) => {
    const { action } = bot.decide(questionOf(position, strength, seed));
    return (action as Move).from;
  });
  return [...new Set(found)].sort((a, b) => a - b);
};

interface Case {
  readonly name: string;
  readonly own: readonly number[];
  readonly foreign: readonly number[];
  readonly roll: number;
  readonly from: readonly number[];
}

describe('RU-25 normal goes by the book', () => {
  test.each<Case>([
    {
      name: 'captures rather than moving on: 5 + 3 is field 8, where progress 28 stands',
      own: [5, 12, -1, -1],
      foreign: [28, -1, -1, -1],
      roll: 3,
      from: [5],
    },
    {
      name: 'captures rather than entering the house (38 + 3 = 41)',
      own: [5, 38, -1, -1],
      foreign: [28, -1, -1, -1],
      roll: 3,
      from: [5],
    },
    {
      name: 'captures even where the next enemy stands right behind (field 6, two before 8)',
      own: [5, 12, -1, -1],
      foreign: [28, 26, -1, -1],
      roll: 3,
      from: [5],
    },
    {
      name: 'enters the house rather than saving the one on 12 from the enemy on field 8',
      own: [12, 38, -1, -1],
      foreign: [28, -1, -1, -1],
      roll: 3,
      from: [38],
    },
    {
      name: 'saves the threatened one: field 8 is 4 behind 12 and 7 behind 15',
      own: [12, 30, -1, -1],
      foreign: [28, -1, -1, -1],
      roll: 3,
      from: [12],
    },
    {
      name: 'does not call it saving when the enemy still reaches (10 behind 12, 5 behind 15)',
      own: [12, 30, -1, -1],
      foreign: [30, -1, -1, -1],
      roll: 3,
      from: [30],
    },
    {
      name: 'does not stop right in front of the enemy on field 31 (30 + 3)',
      own: [12, 30, -1, -1],
      foreign: [11, -1, -1, -1],
      roll: 3,
      from: [12],
    },
    {
      name: 'knows that an enemy on progress 38 turns into its house and threatens nobody',
      own: [21, 30, -1, -1],
      foreign: [38, -1, -1, -1],
      roll: 3,
      from: [21, 30],
    },
    {
      name: 'without a rule takes now this figure, now that',
      own: [3, 8, 13, -1],
      foreign: [-1, -1, -1, -1],
      roll: 2,
      from: [3, 8, 13],
    },
    {
      name: 'forgets the foreign yard: stops on the start field 20',
      own: [8, 17, -1, -1],
      foreign: [-1, -1, -1, -1],
      roll: 3,
      from: [8, 17],
    },
  ])('$name', ({ own, foreign, roll, from }) => {
    expect(choices(stand([own, foreign], roll), 'normal')).toEqual(from);
  });
});

describe('RU-26 strong thinks', () => {
  test.each<Case>([
    {
      name: 'hunts the figure that has run far (28 on field 8), not the fresh one (3 on field 23)',
      own: [5, 20, -1, -1],
      foreign: [28, 3, -1, -1],
      roll: 3,
      from: [5],
    },
    {
      name: 'the same elsewhere: 33 on field 13, not 8 on field 28',
      own: [10, 25, -1, -1],
      foreign: [33, 8, -1, -1],
      roll: 3,
      from: [10],
    },
    {
      name: 'captures rather than entering the house',
      own: [5, 38, -1, -1],
      foreign: [28, -1, -1, -1],
      roll: 3,
      from: [5],
    },
    {
      name: 'clears its own start field where nothing else presses',
      own: [0, 10, 41, 43],
      foreign: [-1, -1, -1, 42],
      roll: 4,
      from: [0],
    },
    {
      name: 'saves the figure that has run 35 from the enemy 4 behind it (field 31)',
      own: [35, 6, -1, -1],
      foreign: [11, -1, -1, -1],
      roll: 4,
      from: [35],
    },
    {
      name: 'leaves the foreign start field while figures wait there',
      own: [20, 8, -1, -1],
      foreign: [-1, -1, -1, -1],
      roll: 4,
      from: [20],
    },
    {
      name: 'does not stop on the foreign start field',
      own: [17, 8, -1, -1],
      foreign: [-1, -1, -1, -1],
      roll: 3,
      from: [8],
    },
  ])('$name', ({ own, foreign, roll, from }) => {
    expect(choices(stand([own, foreign], roll), 'strong')).toEqual(from);
  });
});

test('RU-24 easy moves each figure that may move about equally often', () => {
  const position = stand(
    [
      [5, 20, 30, -1],
      [28, -1, -1, -1],
    ],
    3,
  );
  const counts = new Map<number, number>();
  for (let i = 0; i < 3000; i++) {
    const { from } = bot.decide(questionOf(position, 'easy', `s${i}`)).action as Move;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  // 1000 expected each; 4 standard deviations are 4 · √(3000 · 1/3 · 2/3) = 103.
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([5, 20, 30]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(104);
});

test('who may not act is not answered', () => {
  const position = {
    ...stand(
      [
        [5, 20, -1, -1],
        [28, -1, -1, -1],
      ],
      3,
    ),
    roll: null,
  };
  for (const strength of STRENGTHS)
    expect(() => bot.decide(questionOf(position, strength, '1'))).toThrow('may not act');
});

interface Numbers {
  readonly options: readonly { from: number; win: number; danger: number }[];
}

const advice = (position: Position, strength: Strength = 'strong', seed = '1') => {
  const given = bot.advise?.(questionOf(position, strength, seed));
  if (given === undefined) throw new Error('no advice');
  return { from: (given.action as Move).from, ...(given.numbers as unknown as Numbers) };
};

describe('advice', () => {
  const plain = { ...OPTIONS, oneSkips: false };

  test('tells for every legal move, the best first, how likely the win is and the capture', () => {
    // Seat 1 can move only its figure on field 5: 5 behind the moved one if it stops on 10, 16 behind 21.
    const position = stand(
      [
        [6, 17, 42, 43],
        [25, 41, 42, 43],
      ],
      4,
    );
    const { from, options } = advice({ ...position, options: plain });
    expect(from).toBe(options[0]?.from);
    expect(options.map((option) => option.from).sort((a, b) => a - b)).toEqual([6, 17]);
    expect(options.find((option) => option.from === 6)?.danger).toBe(167);
    expect(options.find((option) => option.from === 17)?.danger).toBe(0);
    expect(options[0]?.win).toBeGreaterThanOrEqual(options[1]?.win ?? 1000);
  });

  test('a move that brings the last figure home wins for certain and is in no danger', () => {
    const position = stand(
      [
        [38, 41, 42, 43],
        [37, 41, 42, 43],
      ],
      2,
    );
    expect(advice(position).options).toEqual([{ from: 38, win: 1000, danger: 0 }]);
  });

  test('two alike share the chance: who rolls next is ahead, by less than certainty', () => {
    const alike = [8, 41, 42, 43];
    const [option] = advice(stand([[4, 41, 42, 43], alike], 4)).options;
    expect(option?.win).toBeGreaterThan(300);
    expect(option?.win).toBeLessThan(500);
  });

  test('is the choice of the strong player, whatever strength, seed and pace are asked for', () => {
    const position = stand(
      [
        [5, 20, 38, -1],
        [28, 3, -1, -1],
      ],
      3,
    );
    const first = advice(position);
    expect([first.from]).toEqual(choices(position, 'strong'));
    for (const strength of STRENGTHS)
      for (const seed of ['1', '2', '3']) expect(advice(position, strength, seed)).toEqual(first);
  });
});

describe.each(speedrun.seats)('%i seats', (seats) => {
  test.each(speedrun.optionSets(seats))('every answer is legal and repeatable: %o', (options) => {
    const setup = { seats, options, source: { kind: 'free' } } as const;
    const seed = `${JSON.stringify(options)}/${seats}`;
    let asked = 0;
    randomMatch(speedrun, setup, quickChance(hashText(seed)), (_before, _entry, after) => {
      const position = after as Position;
      if (position.turn === null || position.over) return;
      const legal = speedrun.legal(position, position.turn);
      // Thinking over every one of a thousand positions would take long; these are spread over the match.
      if (legal.length === 0 || (legal.length === 1 && position.rolls % 10 > 0)) return;
      asked += 1;
      if (asked % 8 > 0) return;
      const advised = advice(position);
      expect(advised.options).toHaveLength(legal.length);
      for (const { win, danger } of advised.options)
        for (const number of [win, danger]) {
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(1000);
        }
      for (const strength of STRENGTHS) {
        const question = questionOf(position, strength, String(asked));
        const before = JSON.stringify(question);
        const { action } = bot.decide(question);
        expect(legal).toContainEqual(action);
        if (strength === 'strong') expect((action as Move).from).toBe(advised.from);
        const fresh = JSON.parse(before) as Question;
        expect(bot.decide({ ...fresh, pace: 'turbo' }).action).toEqual(action);
        expect(JSON.stringify(question)).toBe(before);
      }
    });
    expect(asked).toBeGreaterThan(10);
  });
});
