/** Speedzoo's computer players: what each of them is known for, on positions worked by hand, and what holds for all. */
import { describe, expect, test } from 'vitest';
import { questionTo } from '../../../../tests/games/question';
import { STRENGTHS, type Pace, type Question, type Strength } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import type { JsonObject } from '../../game/contract';
import { randomMatch } from '../../game/play';
import { bot } from './ai';
import { NUMBERS } from './dominoes';
import {
  WISHES,
  type Action,
  type Direction,
  type Options,
  type Position,
  type Slot,
  type Zoo,
} from './position';
import { speedzoo } from './rules';
import { countOf } from './score';
import { EMPTY, withLaid } from './zoo';

/** `36@1,2E`: half a of domino 36 at column 1, row 2, half b to the right of it. */
const zooOf = (text: string): Zoo => ({
  laid: text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, domino, x, y, dir] = /^(\d+)@(-?\d+),(-?\d+)([ESWN])$/.exec(word) ?? [];
      return { domino: Number(domino), x: Number(x), y: Number(y), dir: dir as Direction };
    }),
  discarded: [],
});

/** `3:0* 48 36:1`: seat 0 has laid the 3, the 48 is free, seat 1 stands on the 36. */
const slotsOf = (text: string): readonly Slot[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, domino, keeper] = /^(\d+)(?::(\d))?/.exec(word) ?? [];
      return {
        domino: Number(domino),
        keeper: keeper === undefined ? null : Number(keeper),
        done: word.endsWith('*'),
      };
    });

interface Given {
  /** Zoos by seat; the first one is asked. */
  readonly zoos: readonly string[];
  readonly row: string;
  readonly next: string;
  readonly step: 'pick' | 'place';
  readonly round: number;
  readonly options?: Partial<Options>;
}

const given = ({ zoos, row, next, step, round, options }: Given): Position => {
  const seats = zoos.length;
  const built = zoos.map(zooOf);
  const slots = [...slotsOf(row), ...slotsOf(next)];
  const seen = [...slots, ...built.flatMap((zoo) => zoo.laid)].map(({ domino }) => domino);
  return {
    seats,
    options: { ...speedzoo.defaults(seats), ...options },
    step,
    turn: 0,
    match: 1,
    round,
    unseen: NUMBERS.filter((one) => !seen.includes(one)),
    row: slotsOf(row),
    next: slotsOf(next),
    order: [],
    wishes: [],
    zoos: built,
    off: [],
    past: [],
  };
};

const questionOf = (
  seen: Position,
  strength: Strength,
  seed = '1',
  pace: Pace = 'turbo',
  log: readonly JsonObject[] = [],
): Question => questionTo(seen.turn ?? 0, seen, { strength, seed, pace, log });

const actionOf = (position: Position, strength: Strength, seed = '1'): Action =>
  bot.decide(questionOf(position, strength, seed)).action as Action;

/** Visitors that come at once by what is done. */
const gainOf = ({ zoos, options }: Position, action: Action): number => {
  const zoo = zoos[action.seat] ?? EMPTY;
  if (action.do !== 'place') return 0;
  const { domino, x, y, dir } = action;
  const after = withLaid(zoo, { domino, x, y, dir });
  return countOf(after, options, []).visitors - countOf(zoo, options, []).visitors;
};

const SEEDS = Array.from({ length: 40 }, (_, i) => `s${i}`);

/** Five fields of meadow with two stars, 10 visitors; the sixth with a third star makes 18. */
const MEADOW = '41@0,-1E 10@1,0E 11@1,1E';
const EIGHT = given({
  zoos: [MEADOW, '3@1,0E 4@1,1E 5@1,2E'],
  row: '36:0 37:1 38:0 39:1',
  next: '13 20 33 47',
  step: 'place',
  round: 4,
});

/**
 * Savanna along the lower edge of the middle square, free are the row below and 2, 1. From −1, 2 eastwards the field
 * −2, 2 would be left alone; from −2 and from 0 pairs and rows are left.
 */
const GAP = given({
  zoos: ['3@-2,-2E 7@0,-2E 4@2,-2S 8@-2,-1E 5@0,-1E 9@-2,0E 10@1,0E 2@-2,1E 14@0,1E', '', '', ''],
  row: '1:0 6:1 11:2 12:3',
  next: '17 18 28 29',
  step: 'place',
  round: 10,
});

/**
 * Seat 1 has three fields of polar with three stars, 9 visitors: with the 48 they would be four with six, 24. Seat 0
 * has three fields of meadow with one star: the 36 brings 4 × 2 − 3 = 5, the 48 just 3.
 */
const DENIAL = given({
  zoos: ['10@1,0E 37@0,1E', '40@1,0S 46@2,-1S 23@2,2N'],
  row: '3:0* 5:1* 9:0* 12:1',
  next: '13:0 14:1 36 48',
  step: 'pick',
  round: 5,
  options: { middle: false, full: false },
});

/** A zoo of jungle alone that has no pair of free fields: nothing fits. */
const NOWHERE = given({
  zoos: [
    '3@-2,-2E 4@0,-2E 5@2,-2S 6@-2,-1E 24@0,-1E 7@-2,0E 8@1,0E 9@-2,1E 10@0,1E 11@-2,2E 12@1,2E',
    '',
  ],
  row: '47:0 48:1',
  next: '',
  step: 'place',
  round: 6,
});

describe('easy, normal and strong see what is obvious', () => {
  test.each<Strength>(['normal', 'strong'])('%s takes the +8', (strength) => {
    for (const seed of SEEDS.slice(0, 2))
      expect(gainOf(EIGHT, actionOf(EIGHT, strength, seed))).toBe(8);
  });

  test('ZO-43 easy takes it too, but for an oversight now and then', () => {
    const eights = SEEDS.filter((seed) => gainOf(EIGHT, actionOf(EIGHT, 'easy', seed)) === 8);
    expect(eights.length).toBeGreaterThanOrEqual(36);
  });
});

describe('ZO-44 normal reckons how the zoo can grow', () => {
  test.each<Strength>(['normal', 'strong'])('%s leaves no field alone', (strength) => {
    const action = actionOf(GAP, strength);
    expect(action).toMatchObject({ do: 'place', domino: 1, y: 2 });
    expect(action.do === 'place' && [-2, 0]).toContain(action.do === 'place' && action.x);
  });

  test('ZO-43 easy does not look ahead: now and then it does', () => {
    const places = SEEDS.map((seed) => actionOf(GAP, 'easy', seed));
    expect(places.some((one) => one.do === 'place' && one.x === -1)).toBe(true);
  });

  test('normal takes what brings it more, whatever the other one gets', () => {
    expect(actionOf(DENIAL, 'normal')).toEqual({ seat: 0, do: 'pick', domino: 36 });
  });
});

describe('ZO-45 strong plans place and pick together', () => {
  test('with two players it takes away what would bring the other one far more', () => {
    expect(actionOf(DENIAL, 'strong')).toEqual({ seat: 0, do: 'pick', domino: 48 });
    expect(bot.advise?.(questionOf(DENIAL, 'easy')).action).toEqual({
      seat: 0,
      do: 'pick',
      domino: 48,
    });
  });

  test('with nobody to take it from, it takes what brings it more', () => {
    const alone = { ...DENIAL, zoos: [DENIAL.zoos[0] ?? EMPTY, EMPTY] };
    expect(actionOf(alone, 'strong')).toEqual({ seat: 0, do: 'pick', domino: 36 });
  });
});

test.each(STRENGTHS)('ZO-11 %s gives up what fits nowhere', (strength) => {
  expect(actionOf(NOWHERE, strength)).toEqual({ seat: 0, do: 'discard', domino: 47 });
});

test.each(STRENGTHS)('who may not act is not answered: %s', (strength) => {
  expect(() => bot.decide({ ...questionOf(EIGHT, strength), seat: 1 })).toThrow('may not act');
});

describe('C-28 advice', () => {
  const advised = (position: Position, strength: Strength = 'strong', seed = '1') => {
    const advice = bot.advise?.(questionOf(position, strength, seed));
    if (advice === undefined) throw new Error('no advice');
    return { ...advice, options: advice.numbers['options'] as unknown as readonly JsonObject[] };
  };

  test('names up to three unlike choices, the first of which it would do', () => {
    const { action, options } = advised(EIGHT);
    expect({ seat: 0, ...options[0] }).toMatchObject(action);
    expect(options[0]?.['gain']).toBe(8);
    expect(options.length).toBeGreaterThan(1);
    const places = options.map(({ x, y, dir }) => JSON.stringify([x, y, dir]));
    expect(new Set(places).size).toBe(options.length);
    for (const one of options) {
      expect(Object.keys(one)).toEqual(
        // prettier-ignore
        ['do', 'domino', 'x', 'y', 'dir', 'gain', 'growth', 'visitors', 'lead', 'share', 'then'],
      );
      // The zoo has 10 visitors now.
      expect(one['visitors']).toBe(100 + 10 * Number(one['gain']) + Number(one['growth']));
      expect([13, 20, 33, 47]).toContain(one['then']);
    }
    const shares = options.reduce((sum, { share }) => sum + Number(share), 0);
    expect(Math.abs(shares - 100)).toBeLessThanOrEqual(1);
  });

  test('of the last round everything is known', () => {
    // 10 + 8 visitors for seat 0; six fields of jungle without a star and the 37 bring seat 1 one visitor for its star.
    const last = { ...EIGHT, round: 6, row: slotsOf('36:0 37:1'), next: [] };
    const [best] = advised(last).options;
    expect(best).toMatchObject({ gain: 8, growth: 0, visitors: 180, lead: 170, then: null });
  });

  test('of the round before, what is picked is reckoned through', () => {
    // Seat 0 ends with 3 + 3 visitors; its 13 brings it none. Seat 1 has 9 and the star of its savanna: with the fields
    // of the 40, the 14 and the 36 that savanna makes 4 × 1, and the star of the 36 brings 1 more.
    const [best] = advised(DENIAL).options;
    expect(best).toMatchObject({ do: 'pick', domino: 48, gain: 3, growth: 0, visitors: 60 });
    expect(best?.['lead']).toBe(60 - (90 + 40 + 10));
  });

  test('alone there is nobody to be ahead of', () => {
    const alone = given({
      zoos: [MEADOW],
      row: '',
      next: '13 20 36 47',
      step: 'pick',
      round: 4,
    });
    const { action, options } = advised(alone);
    expect(action).toEqual({ seat: 0, do: 'pick', domino: 36 });
    expect(options[0]).toMatchObject({ domino: 36, gain: 8, lead: null, then: null });
  });

  test('is the same whatever strength, seed and pace are asked for', () => {
    const first = advised(EIGHT);
    for (const strength of STRENGTHS)
      expect(advised(EIGHT, strength, `of ${strength}`)).toEqual(first);
  });
});

/** Every so many actions in random play the players are asked, until they have been asked often enough. */
const EVERY = 19;
const MOST_ASKED = 2;

describe.each(speedzoo.seats)('%i seats', (seats) => {
  const sets = speedzoo.optionSets(seats);
  const picked = [speedzoo.defaults(seats), ...sets.filter((_, i) => i % 7 === 5)];
  test.each(picked)(
    'ZO-46 every answer is legal, repeatable and knows no wishes: %o',
    (options) => {
      const setup = { seats, options, source: { kind: 'free' } } as const;
      let moves = 0;
      let asked = 0;
      const chance = quickChance(hashText(`${JSON.stringify(options)}/${seats}`));
      randomMatch(speedzoo as never, setup, chance, (_before, _made, after) => {
        const position = after as unknown as Position;
        if (position.turn === null || ++moves % EVERY > 0 || asked >= MOST_ASKED) return;
        asked += 1;
        const legal = speedzoo.legal(position, position.turn);
        for (const strength of STRENGTHS) {
          const question = questionOf(position, strength, String(asked));
          const text = JSON.stringify(question);
          const { action } = bot.decide(question);
          expect(legal).toContainEqual(action);
          expect(JSON.stringify(question)).toBe(text);
          const ask = (seen: Position, log?: readonly JsonObject[]) =>
            bot.decide(questionOf(seen, strength, String(asked), 'turbo', log)).action;
          expect(bot.decide(JSON.parse(text) as Question).action).toEqual(action);
          expect(ask({ ...position, wishes: WISHES.slice(asked, asked + 2) })).toEqual(action);
          // Nothing is read out of the order in which the unseen dominoes are told, nor out of the log.
          expect(ask({ ...position, unseen: position.unseen.toReversed() })).toEqual(action);
          expect(ask(position, [{ chance: 'row', dominoes: [1, 2, 3, 4] }])).toEqual(action);
        }
      });
      expect(asked).toBeGreaterThan(0);
    },
  );
});
