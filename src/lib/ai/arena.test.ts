import { describe, expect, test } from 'vitest';
import { climb } from '../../../tests/conformance/toys/climb';
import { hurry } from '../../../tests/conformance/toys/hurry';
import { plunder } from '../../../tests/conformance/toys/plunder';
import { hashText, quickChance } from '../game/chance';
import { isChance, type ActionEntry, type AnyGame } from '../game/contract';
import { viewOf } from '../game/match';
import { verifyRecord, writeRecord } from '../game/record';
import { groupChance, pairing, playMatch, type Sitting } from './arena';
import type { Bot, Question } from './bot';
import { localThinker } from './local';

describe('who sits where', () => {
  test.each([
    [2, 0, 0, [0, 1]],
    [2, 1, 0, [1, 0]],
    [2, 5, 2, [1, 0]],
    [3, 0, 0, [0, 1, 2]],
    [3, 1, 0, [2, 0, 1]],
    [3, 2, 0, [1, 2, 0]],
    [3, 3, 1, [0, 1, 2]],
    [4, 7, 1, [1, 2, 3, 0]],
  ])('%i players, match %i: group %i, seats %j', (players, index, group, seated) => {
    expect(pairing(players, index)).toEqual({ group, seated });
  });

  test('in every group each player sits on each seat once', () => {
    for (let players = 2; players <= 8; players++) {
      const rows = Array.from({ length: players }, (_, i) => pairing(players, 3 * players + i));
      for (let p = 0; p < players; p++)
        expect(new Set(rows.map(({ seated }) => seated.indexOf(p))).size).toBe(players);
    }
  });
});

/** Chooses evenly and takes some time; waits long with what only costs time. */
const randomBot = (game: AnyGame): Bot => ({
  decide: ({ view, seat, seed }) => {
    const draw = quickChance(hashText(seed))('choice');
    const legal = game.legal(view.position, seat);
    const useful = legal.filter((action) => action.do !== 'call');
    const list = useful.length > 0 ? useful : legal;
    const action = list[draw.below(list.length)];
    if (action === undefined) throw new Error('may not act');
    return { action, after: useful.length > 0 ? 200.4 + draw.below(900) : 9000 };
  },
});

const sitting = (game: AnyGame, seats: number, bot: Bot, more?: Partial<Sitting>): Sitting => ({
  game,
  setup: { seats, options: game.defaults(seats), source: { kind: 'free' } },
  strengths: Array.from({ length: seats }, () => 'normal'),
  chance: groupChance(1, 0),
  thinker: localThinker(() => Promise.resolve(bot)),
  now: () => 0,
  ...more,
});

const GAMES = [
  { name: 'single, hidden hands', game: climb as unknown as AnyGame, seats: 3 },
  { name: 'joint', game: plunder as unknown as AnyGame, seats: 4 },
  { name: 'free', game: hurry as unknown as AnyGame, seats: 2 },
];

describe.each(GAMES)('a match: $name', ({ game, seats }) => {
  test('is one the rules accept', async () => {
    for (let group = 0; group < 20; group++) {
      const chance = groupChance(1, group);
      const match = await playMatch(sitting(game, seats, randomBot(game), { chance }));
      const record: unknown = JSON.parse(JSON.stringify(writeRecord(game, match, null)));
      const verdict = verifyRecord(record, () => game);
      expect(verdict).toMatchObject({ ok: true });
      expect(verdict.ok && verdict.result).toBeTruthy();
    }
  });

  test('shows every player what its seat sees, and nothing else', async () => {
    const asked: (readonly [number, Question])[] = [];
    const bot = randomBot(game);
    const spy: Bot = {
      decide: (question) => {
        asked.push([question.view.log.length, structuredClone(question)]);
        return bot.decide(question);
      },
    };
    const match = await playMatch(sitting(game, seats, spy));
    expect(asked.length).toBeGreaterThan(3);
    for (const [length, { view, seat }] of asked) {
      const log = match.log.slice(0, length);
      const position = log.reduce((before, entry) => {
        const next = game.apply(before, entry);
        if (!next.ok) throw new Error(next.refusal.code);
        return next.value;
      }, game.start(match.setup));
      expect(view).toEqual(viewOf(game, { setup: match.setup, log, position }, seat));
    }
  });

  test('the same chance gives the same match, another one another', async () => {
    const play = async (group: number) =>
      JSON.stringify(
        await playMatch(sitting(game, seats, randomBot(game), { chance: groupChance(7, group) })),
      );
    expect(await play(3)).toBe(await play(3));
    expect(await play(3)).not.toBe(await play(4));
  });
});

describe('time and chance', () => {
  test('in a free game the sooner of two comes first, and its time stands in the log', async () => {
    const bot = randomBot(hurry as unknown as AnyGame);
    const quick = (question: Question) => (question.seat === 0 ? 120 : 500);
    const first: Bot = {
      decide: (question) => {
        const decision = bot.decide(question);
        return question.view.log.length === 1 ? { ...decision, after: quick(question) } : decision;
      },
    };
    const { log } = await playMatch(sitting(hurry as unknown as AnyGame, 2, first));
    expect(log[1]).toMatchObject({ seat: 0, t: 120 });
  });

  test('rotations of a group draw the same chance, whoever sits where', async () => {
    const game = climb as unknown as AnyGame;
    const deal = async (strengths: Sitting['strengths']) => {
      const { log } = await playMatch(sitting(game, 2, randomBot(game), { strengths }));
      return log.filter(isChance);
    };
    expect(await deal(['strong', 'easy'])).toEqual(await deal(['easy', 'strong']));
  });

  test('every decision is measured by the clock that is handed in', async () => {
    const game = plunder as unknown as AnyGame;
    let time = 0;
    const measured: number[] = [];
    await playMatch(
      sitting(game, 2, randomBot(game), {
        now: () => (time += 5),
        onDecision: (_seat, ms) => measured.push(ms),
      }),
    );
    expect(measured.length).toBeGreaterThan(1);
    expect(new Set(measured)).toEqual(new Set([5]));
  });
});

describe('a computer player at fault', () => {
  const game = climb as unknown as AnyGame;
  test('an answer against the rules ends the match with the name of the refusal', async () => {
    const bot: Bot = {
      decide: ({ seat }) => ({ action: { seat, do: 'lay', card: 'P' } as ActionEntry }),
    };
    await expect(playMatch(sitting(game, 2, bot))).rejects.toThrow(/^climb: [a-z-]+ for \{"seat"/);
  });

  test('an answer for another seat', async () => {
    const bot = randomBot(game);
    const liar: Bot = {
      decide: (question) => ({
        action: { ...bot.decide(question).action, seat: question.seat + 1 },
      }),
    };
    await expect(playMatch(sitting(game, 2, liar))).rejects.toThrow('answered');
  });
});
