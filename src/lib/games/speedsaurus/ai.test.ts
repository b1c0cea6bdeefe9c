/** What each strength does in positions where it matters; positions and actions are written as in tests/games. */
import { describe, expect, test } from 'vitest';
import { questionTo } from '../../../../tests/games/question';
import { entryText, given, listed, played } from '../../../../tests/games/speedsaurus';
import { STRENGTHS, type Pace, type Question, type Strength } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import type { JsonObject } from '../../game/contract';
import { randomMatch } from '../../game/play';
import { bot } from './ai';
import type { Action, Entry, Position, View } from './position';
import { speedsaurus } from './rules';

const SEEDS = Array.from({ length: 6 }, (_, i) => String(i));

const questionOf = (
  seen: View,
  strength: Strength,
  seed = '1',
  pace: Pace = 'normal',
  log: readonly JsonObject[] = [],
): Question => questionTo(seen.turn ?? 0, seen, { strength, seed, pace, log });

const seenBy = (position: Position) => speedsaurus.view(position, position.turn ?? 0);

/** What a player does over several seeds, sorted. */
const choices = (position: Position, strength: Strength, seeds = SEEDS): readonly string[] => {
  const found = seeds.map((seed) =>
    entryText(bot.decide(questionOf(seenBy(position), strength, seed)).action as Action),
  );
  return [...new Set(found)].sort();
};

interface Case {
  readonly name: string;
  /** The own hand; two others hold three cards each. */
  readonly hand: string;
  readonly parade: string;
  readonly does: string;
  /** Where nothing lies although the round has begun. */
  readonly opening?: boolean;
}

describe('SA-33 normal goes by the book', () => {
  test.each<Case>([
    {
      name: 'small groups first: two 2s rather than three 9s',
      hand: '2 2 9 9 9',
      parade: '1x5',
      does: '0:2x2L',
    },
    {
      name: 'the whole group, although two would do',
      hand: '3 3 3 6 6',
      parade: '2x5 1x9',
      does: '0:3x3L',
    },
    {
      name: 'edge values first among groups of one size: 12 lies 5 from the middle, 4 only 3',
      hand: '4 6 6 12',
      parade: '1x5 1x8',
      does: '0:1x12R',
    },
    {
      name: 'edge values first on the left too: 2 lies 5 from the middle, 9 only 2',
      hand: '2 6 6 9',
      parade: '1x5 1x8',
      does: '0:1x2L',
    },
    {
      name: 'a small group in the middle goes before a larger one at the edge',
      hand: '1 1 9',
      parade: '1x5 1x8',
      does: '0:1x9R',
    },
    {
      name: 'no less than the end asks for: the 9 alone is too little for two 8s',
      hand: '2 2 2 9',
      parade: '2x5 2x8',
      does: '0:3x2L',
    },
    {
      name: 'keeps four 2s for an opening while it has three groups, and takes the 6 that fits',
      hand: '2 2 2 2 6 6 8',
      parade: '1x5 1x6 1x9',
      does: '0:p6',
    },
    {
      name: 'lays four 2s when only one other group is left',
      hand: '2 2 2 2 6',
      parade: '1x5 1x9',
      does: '0:4x2L',
    },
    {
      name: 'opens with the largest group',
      hand: '3 7 7 7 12',
      parade: '',
      does: '0:3x7O',
    },
    {
      name: 'of two largest groups opens with the one nearer to the middle: 8 before 2',
      hand: '2 2 5 8 8',
      parade: '',
      does: '0:2x8O',
    },
    {
      name: 'opens an empty parade in mid-round instead of passing',
      hand: '3 3 9',
      parade: '',
      opening: false,
      does: '0:2x3O',
    },
    {
      name: 'takes the card of its larger group: it has two 6s and one 8',
      hand: '6 6 8 12',
      parade: '3x4 1x6 1x8 3x10',
      does: '0:p6',
    },
    {
      name: 'takes no 4 from the end although it has two of them, but a 6 from between',
      hand: '4 4 6',
      parade: '3x4 1x6 1x8 3x10',
      does: '0:p6',
    },
    {
      name: 'takes from between even what fits nothing: 6 rather than the 4 it has',
      hand: '4 4',
      parade: '3x4 1x6 3x10',
      does: '0:p6',
    },
    {
      name: 'takes from an end where there are only ends, and then what fits',
      hand: '4 4 10',
      parade: '3x4 3x10',
      does: '0:p4',
    },
  ])('$name', ({ hand, parade, opening, does }) => {
    const hands = [hand, '5 7 9', '5 7 9'];
    const position = given({ hands, parade, opening: opening ?? parade === '' });
    expect(choices(position, 'normal')).toEqual([does]);
  });
});

describe('SA-32 easy lays and takes nearly at random', () => {
  const times = (position: Position) => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const { action } = bot.decide(questionOf(seenBy(position), 'easy', `s${i}`));
      const text = entryText(action as Action);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  };

  test('lays anything that it may in 7 of 8, and passes in one although it could lay', () => {
    const counts = times(given({ hands: ['2 2 9 12', '5 7', '5 7'], parade: '1x5 1x6 1x8' }));
    // 4000 × 7/8 on four ways to lay: 875 each; 4000 × 1/8 on three cards to take: 167 each.
    // 4 standard deviations are 4 · √(4000 · 0.22 · 0.78) = 105 and 4 · √(4000 · 0.042 · 0.958) = 51.
    expect([...counts.keys()].sort()).toEqual(
      ['0:1x12R', '0:1x2L', '0:1x9R', '0:2x2L', '0:p5', '0:p6', '0:p8'].sort(),
    );
    for (const [text, count] of counts)
      expect(Math.abs(count - (text.includes('p') ? 167 : 875))).toBeLessThan(
        text.includes('p') ? 51 : 105,
      );
  });

  test('takes any card when it cannot lay', () => {
    const counts = times(given({ hands: ['6 7', '5 7', '5 7'], parade: '2x5 1x6 2x8' }));
    expect([...counts.keys()].sort()).toEqual(['0:p5', '0:p6', '0:p8']);
    // 1333 each; 4 standard deviations are 4 · √(4000 · 2/9) = 119.
    for (const count of counts.values()) expect(Math.abs(count - 1333)).toBeLessThan(120);
  });

  test('lays when it opens, as it must', () => {
    const counts = times(given({ hands: ['6 6 7', '5 7', '5 7'] }));
    expect([...counts.keys()].sort()).toEqual(['0:1x6O', '0:1x7O', '0:2x6O']);
  });
});

/** All hands are known to everybody: whatever was dealt has been taken openly. */
const open = (position: Position): Position => ({ ...position, known: position.hands });

describe('SA-34 strong thinks', () => {
  test.each<{ name: string; position: Position; does: readonly string[] }>([
    {
      name: 'lays its last group',
      position: given({ hands: ['9 9', '5 7 9', '5 7 9'], parade: '1x5 1x6' }),
      does: ['0:2x9R'],
    },
    {
      name: 'opens with all of its last group',
      position: given({ hands: ['9 9 9', '5 7 9', '5 7 9'] }),
      does: ['0:3x9O'],
    },
    {
      // Seat 1 needs three cards, takes a 5; seat 2 needs two, takes a 5; the round is over, and the 9 goes out.
      // After two 5s seat 2 needs but one for its 8; after one 5 or the 9 seat 1 goes out with the 3 at once.
      name: 'opens with three 5s against two who have one card each',
      position: open(given({ hands: ['5 5 5 9', '3', '8'] })),
      does: ['0:3x5O'],
    },
    {
      // With a 9 less on the right, seat 1 lays its 10 there and is out; from elsewhere it cannot.
      name: 'does not make room for the last card of the next one',
      position: open(
        given({ hands: ['6 12', '10', '5 6 7 8'], parade: '2x4 2x7 2x9', passed: [] }),
      ),
      does: ['0:p4', '0:p7'],
    },
    {
      // Three 9s on the right: seat 1 with its two 13s has to pass, and so does seat 2. One or two would let it out.
      name: 'lays more than it has to where that stops the next one',
      position: open(
        given({ hands: ['3 9 9 9', '13 13', '5 6 6 7'], parade: '2x5 1x8', passed: [] }),
      ),
      does: ['0:3x9R'],
    },
  ])('$name', ({ position, does }) => {
    for (const action of choices(position, 'strong')) expect(does).toContain(action);
    expect(does).toContain(entryText(advised(position).action as Action));
  });
});

interface Option extends JsonObject {
  readonly do: string;
  readonly win: number;
  readonly left: number;
  readonly points: number;
}

const advised = (position: Position, strength: Strength = 'strong', seed = '1') => {
  const given = bot.advise?.(questionOf(seenBy(position), strength, seed));
  if (given === undefined) throw new Error('no advice');
  return { action: given.action, options: given.numbers['options'] as unknown as Option[] };
};

describe('C-28 advice', () => {
  const middle = played(
    given({ hands: ['1 4 6 6 9 9 12', '2 5 5 7 8 10 11', '3 3 7 7 8 9 13'], turn: 2 }),
    '2:1x8O',
  );

  test('names the best three, the first of which it would do', () => {
    const { action, options } = advised(middle);
    expect(options).toHaveLength(3);
    const [best] = options;
    expect(listed(middle)).toContain(entryText(action as Action));
    expect({ seat: 0, ...best }).toMatchObject(action);
    expect(best && Object.keys(best)).toEqual(
      best?.do === 'play'
        ? ['do', 'value', 'count', 'end', 'win', 'left', 'points']
        : ['do', 'take', 'win', 'left', 'points'],
    );
  });

  test('who goes out wins for certain: nothing left, 100 points and 30 for the place', () => {
    const position = given({ hands: ['9 9', '5 7 9', '5 7 9'], parade: '1x5 1x6' });
    const [best] = advised(position).options;
    expect(best).toEqual({
      ...{ do: 'play', value: 9, count: 2, end: 'right' },
      ...{ win: 1000, left: 0, points: 1300 },
    });
  });

  test('in "pro20" tells the penalty points of all deals instead', () => {
    const position = given({
      hands: ['9 9', '5 7 9', '5 7 9'],
      parade: '1x5 1x6',
      variant: 'pro20',
      left: [
        [5, 0, 8],
        [2, 6, 0],
      ],
    });
    expect(advised(position).options[0]).toMatchObject({ win: 1000, left: 0, points: 70 });
  });

  test('the only thing one may do gets its numbers too', () => {
    const { action, options } = advised(given({ hands: ['6', '5 7 9', '5 7 9'] }));
    expect(entryText(action as Action)).toBe('0:1x6O');
    expect(options).toHaveLength(1);
  });

  test('is the same whatever strength, seed and pace are asked for', () => {
    const first = advised(middle);
    for (const strength of STRENGTHS)
      expect(advised(middle, strength, `of ${strength}`)).toEqual(first);
  });
});

test('who may not act is not answered', () => {
  const position = given({ hands: ['1 2', '3 4', '5 6'], turn: 1 });
  for (const strength of STRENGTHS)
    expect(() => bot.decide({ ...questionOf(position, strength), seat: 0 })).toThrow('may not act');
});

/** The position with the hidden cards of all others exchanged among them. */
const exchanged = (position: Position): Position => {
  const me = position.turn ?? 0;
  const others = position.hands.flatMap((hand, seat) => (seat === me ? [] : [...hand]));
  const turned = [...others.slice(3), ...others.slice(0, 3)];
  return {
    ...position,
    hands: position.hands.map((hand, seat) =>
      seat === me ? hand : turned.splice(0, hand.length).sort((a, b) => a - b),
    ),
  };
};

/** Every so many actions in random play the players are asked, until they have been asked often enough. */
const EVERY = 13;
const MOST_ASKED = 3;

describe.each(speedsaurus.seats)('%i seats', (seats) => {
  test.each(speedsaurus.optionSets(seats))(
    'every answer is legal, repeatable and made from what the seat sees: %o',
    (options) => {
      const setup = { seats, options, source: { kind: 'free' } } as const;
      const chance = quickChance(hashText(`${options.variant}/${seats}`));
      const logs: JsonObject[][] = Array.from({ length: seats }, () => []);
      let moves = 0;
      let asked = 0;
      randomMatch(speedsaurus as never, setup, chance, (before, made, after) => {
        for (const [seat, log] of logs.entries())
          log.push(speedsaurus.redact(before as never, made as Entry, seat));
        const position = after as unknown as Position;
        if (position.turn === null || ++moves % EVERY > 0 || asked >= MOST_ASKED) return;
        asked += 1;
        const legal = speedsaurus.legal(position, position.turn);
        const log = logs[position.turn] ?? [];
        for (const strength of STRENGTHS) {
          const ask = (seen: View, pace: Pace = 'turbo') =>
            questionOf(seen, strength, String(asked), pace, log);
          expect(legal).toContainEqual(bot.decide(ask(seenBy(position), 'normal')).action);
          const question = ask(seenBy(position));
          const text = JSON.stringify(question);
          const { action } = bot.decide(question);
          expect(legal).toContainEqual(action);
          expect(JSON.stringify(question)).toBe(text);
          expect(bot.decide(JSON.parse(text) as Question).action).toEqual(action);
          // Not even a view that shows too much gives other answers.
          expect(bot.decide(ask(position)).action).toEqual(action);
          expect(bot.decide(ask(exchanged(position))).action).toEqual(action);
        }
      });
      expect(asked).toBeGreaterThan(1);
    },
  );
});
