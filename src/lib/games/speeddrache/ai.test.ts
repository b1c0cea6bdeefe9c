/** What each strength does where it matters; positions are written as in tests/games. */
import { describe, expect, test } from 'vitest';
import { questionTo } from '../../../../tests/games/question';
import { given } from '../../../../tests/games/speeddrache';
import { STRENGTHS, type Pace, type Question, type Strength } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import type { Entry, JsonObject, Seat } from '../../game/contract';
import { randomMatch } from '../../game/play';
import { bot } from './ai';
import type { Counsel } from './ai/counsel';
import { TEMPERS, type Action, type Position, type Temper, type View } from './position';
import { speeddrache } from './rules';

const questionOf = (
  seen: View,
  seat: Seat,
  strength: Strength,
  seed = '1',
  pace: Pace = 'turbo',
  log: readonly JsonObject[] = [],
): Question => questionTo(seat, seen, { strength, seed, pace, log });

const minded = (position: Position, temper: Temper): Position => ({
  ...position,
  tempers: position.tempers.map(() => temper),
});

/** In how many of so many seeds a player leaves. */
const leavesIn = (seeds: number, position: Position, strength: Strength, seat: Seat = 0): number =>
  Array.from({ length: seeds }, (_, i) => {
    const view = speeddrache.view(position, seat);
    return bot.decide(questionOf(view, seat, strength, `s${i}`)).action.do === 'leave' ? 1 : 0;
  }).reduce<number>((sum, left) => sum + left, 0);

describe('DR-35 easy and normal have tempers', () => {
  // The numbers behind these stand in ai/book.test.ts: 36, 24 and 12 of 256 for the easy one.
  const position = given({ path: 'T11:3 H1', bag: 2 });

  test.each<[Temper, number]>([
    ['careful', 36],
    ['balanced', 24],
    ['bold', 12],
  ])('an easy thief that is %s leaves in %i of 256 cases', (temper, parts) => {
    const share = parts / 256;
    // Four standard deviations of 4000 draws.
    const wide = 4 * Math.sqrt(4000 * share * (1 - share));
    const left = leavesIn(4000, minded(position, temper), 'easy');
    expect(Math.abs(left - 4000 * share)).toBeLessThan(wide);
  });

  test('normal goes by the book and its temper, whatever the seed', () => {
    const full = given({ path: 'T11:3 H1', bag: 11 });
    const left = TEMPERS.map((temper) => leavesIn(20, minded(full, temper), 'normal'));
    expect(left).toEqual([20, 20, 0]);
  });

  test('tempers are those of the seat', () => {
    const mixed: Position = {
      ...given({ path: 'T11:3 H1', bag: 11 }),
      tempers: ['bold', 'careful', 'bold', 'balanced'],
    };
    const left = [0, 1, 2, 3].map((seat) => leavesIn(1, mixed, 'normal', seat));
    expect(left).toEqual([0, 1, 0, 1]);
  });
});

/** Alone before two relics, with an empty bag. */
const RELICS = given({
  path: 'R1 H1 H2 R2 H3',
  seats: 5,
  inside: [0],
  expedition: 2,
  stack: ['T1', 'T2', 'T3', 'T4', 'T5', 'H1', 'H1', 'H2', 'H2', 'H3', 'H3', 'H4'],
});

describe('strong thinks', () => {
  test.each<{ name: string; position: Position; leaves: 'always' | 'never' }>([
    {
      name: 'stays where nothing is to be had and nothing to be lost',
      position: given({ path: 'H1 H2' }),
      leaves: 'never',
    },
    {
      name: 'stays while nothing threatens',
      position: given({ path: 'T17:1', bag: 4 }),
      leaves: 'never',
    },
    {
      name: 'leaves with a full bag at 60 % risk',
      position: given({
        path: 'T15:3 T17:1 T14:2 H1 H2 H3',
        bag: 30,
        stack: ['T1', 'T2', 'T3', 'T4', 'H1', 'H1', 'H2', 'H2', 'H3', 'H3'],
      }),
      leaves: 'always',
    },
    {
      // Ten gold for certain; or a card that loses it in half of all cases and brings 15 : 12 = 1.25 on average.
      name: 'alone with two relics and an empty bag takes them home',
      position: RELICS,
      leaves: 'always',
    },
    {
      // Ten gold too, but the mean of 27 cards is 124 : 27 = 4.6, and only 6 of them lose the ten.
      name: 'alone with two relics stays where the stack still promises more than it threatens',
      position: given({ path: 'R1 H1 H2 R2 H3', seats: 5, inside: [0], expedition: 2 }),
      leaves: 'never',
    },
    {
      // Leaving brings 12 and loses the match for certain by 9; of the treasures left those above 9 win it at once.
      name: 'alone in the last expedition stays as long as leaving loses the match',
      position: given({
        path: 'T11:0 H1 T1:0',
        seats: 3,
        inside: [0],
        bag: 12,
        chests: [20, 41, 5],
        expedition: 5,
      }),
      leaves: 'never',
    },
    {
      name: 'alone in the last expedition leaves when that wins the match',
      position: given({
        path: 'T11:0 H1 T1:0',
        seats: 3,
        inside: [0],
        bag: 12,
        chests: [30, 41, 5],
        expedition: 5,
      }),
      leaves: 'always',
    },
  ])('$name', ({ position, leaves }) => {
    expect(leavesIn(40, position, 'strong')).toBe(leaves === 'always' ? 40 : 0);
  });

  test('where everybody sees the same, it cannot be foreseen', () => {
    // A relic and five remainders for one who leaves alone: sometimes it is worth it, if not all do.
    const mixed = given({ path: 'T9:4 R1 H1 T5:1', seats: 4, bag: 3 });
    const left = leavesIn(200, mixed, 'strong');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(200);
  });
});

describe('the same view, strength, pace and seed get the same answer in every engine', () => {
  // What the shipped tables gave in Node; d goes deeper, l leaves; seeds s0 … s15.
  const golden = (position: Position, strength: Strength, pace: Pace): string =>
    Array.from({ length: 16 }, (_, i) => {
      const view = speeddrache.view(position, 0);
      return bot.decide(questionOf(view, 0, strength, `s${i}`, pace)).action.do.slice(0, 1);
    }).join('');

  const relic = given({ path: 'T9:4 R1 H1 T5:1', seats: 4, bag: 3 });
  const five = given({
    path: 'T17:2 H2 R1 H5 T13:3',
    seats: 5,
    bag: 5,
    chests: [12, 30, 25, 0, 18],
    expedition: 3,
  });
  const duel = given({
    path: 'T14:2 H2 R2 H5 H1',
    seats: 5,
    inside: [0, 3],
    bag: 9,
    chests: [12, 30, 25, 0, 18],
    expedition: 4,
  });

  test.each<[string, Position, Strength, Pace, string]>([
    ['a relic for one of four', relic, 'strong', 'normal', 'lddlldlllllllldd'],
    ['the same, easy', relic, 'easy', 'normal', 'lddlldlllllllldd'],
    ['five before two hazards', five, 'strong', 'normal', 'dddddddlddlldldd'],
    ['the same in turbo', five, 'strong', 'turbo', 'dddddddlddlldldd'],
  ])('%s', (_name, position, strength, pace, choices) => {
    expect(golden(position, strength, pace)).toBe(choices);
  });

  test('and Rat the same numbers, to the tenth', () => {
    const rows = [relic, five, duel].map((position) => advised(position).counsel);
    expect(rows.map(({ leave, deeper, leaves }) => [leave, deeper, leaves])).toEqual([
      [68, 74, 41],
      [68, 54, 14],
      [149, 142, 27],
    ]);
  });
});

const advised = (position: Position, strength: Strength = 'strong', seed = '1') => {
  const view = speeddrache.view(position, 0);
  const given = bot.advise?.(questionOf(view, 0, strength, seed));
  if (given === undefined) throw new Error('no advice');
  return { action: given.action as Action, counsel: given.numbers as unknown as Counsel };
};

describe('DR-36, C-28 Rat', () => {
  test('tells what leaving brings, alone and with one other, and the risk', () => {
    const { counsel } = advised(given({ path: 'T11:3 R1 H1 T9:2', bag: 4, expedition: 1 }));
    expect(counsel).toMatchObject({
      leaveAlone: 4 + 5 + 5,
      leaveShared: 4 + 2,
      fatal: 2,
      stack: 27,
    });
    expect(Object.keys(counsel)).toEqual([
      'leaveAlone',
      'leaveShared',
      'leave',
      'deeper',
      'fatal',
      'stack',
      'leaves',
    ]);
  });

  test('alone inside, leaving brings just what lies there; in tenths', () => {
    const { action, counsel } = advised(RELICS);
    expect(action).toEqual({ seat: 0, do: 'leave' });
    expect(counsel).toMatchObject({ leaveAlone: 10, leave: 100, leaves: 100 });
  });

  test('alone before a stack of a single four and a fatal card: half of 16 if it then leaves', () => {
    // Turned is the four: 12 + 4; or H1: nothing. After the four only H1 is left, so it leaves.
    const { counsel } = advised(
      given({
        path: 'T11:0 H1 T1:0',
        seats: 3,
        inside: [0],
        bag: 12,
        chests: [30, 0, 0],
        stack: ['T4', 'H1'],
      }),
    );
    expect(counsel).toMatchObject({ leave: 120, fatal: 1, stack: 2, leaves: 100 });
    // 8 on average; four standard deviations of 3000 cards are 4 · 8 / √3000 = 0.6.
    expect(Math.abs(counsel.deeper - 80)).toBeLessThan(6);
  });

  test('nothing to be had: no reason to leave', () => {
    const { action, counsel } = advised(given({ path: 'H1' }));
    expect(action.do).toBe('deeper');
    expect(counsel).toMatchObject({ leaveAlone: 0, leaveShared: 0, leave: 0, leaves: 0 });
  });

  test('is the same whatever strength, seed and pace are asked for', () => {
    const position = given({ path: 'T9:4 R1 H1 T5:1', seats: 4, bag: 3 });
    const first = advised(position);
    for (const strength of STRENGTHS)
      for (const seed of ['2', '3']) expect(advised(position, strength, seed)).toEqual(first);
  });
});

test('who may not act is not answered', () => {
  const position = given({ path: 'T9:1', inside: [1, 2] });
  for (const strength of STRENGTHS)
    expect(() => bot.decide(questionOf(position, 0, strength))).toThrow('may not act');
});

/** Every so many choices in random play the players are asked, until they have been asked often enough. */
const EVERY = 3;
const MOST_ASKED = 1;

describe.each(speeddrache.seats)('%i seats', (seats) => {
  test.each(speeddrache.optionSets(seats))(
    'every answer is legal, repeatable and made from what the seat sees: %o',
    (options) => {
      const setup = { seats, options, source: { kind: 'free' } } as const;
      const chance = quickChance(hashText(`${JSON.stringify(options)}/${seats}`));
      const log: JsonObject[] = [];
      let choices = 0;
      let asked = 0;
      randomMatch(speeddrache as never, setup, chance, (before, made, after) => {
        log.push(speeddrache.redact(before as never, made as Entry as never, 0));
        const position = after as unknown as Position;
        if (!position.choosing || ++choices % EVERY > 0 || asked >= MOST_ASKED) return;
        asked += 1;
        const seat = position.inside[asked % position.inside.length] ?? 0;
        const legal = speeddrache.legal(position, seat);
        const view = speeddrache.view(position, seat);
        for (const strength of STRENGTHS) {
          const question = questionOf(view, seat, strength, String(asked), 'turbo', log);
          const text = JSON.stringify(question);
          const { action } = bot.decide(question);
          expect(legal).toContainEqual(action);
          expect(JSON.stringify(question)).toBe(text);
          expect(bot.decide(JSON.parse(text) as Question).action).toEqual(action);
          // Not even a view that shows too much gives other answers.
          const careless = questionOf(position, seat, strength, String(asked), 'turbo', log);
          expect(bot.decide(careless).action).toEqual(action);
        }
      });
      expect(asked).toBeGreaterThan(0);
    },
  );
});
