/** Speeddrache at the table: hidden choices against its own computer players, and the pauses it names. */
import { describe, expect, test } from 'vitest';
import type { Decider, Question } from '../../src/lib/ai/bot';
import type { ActionEntry } from '../../src/lib/game/contract';
import type { Kind } from '../../src/lib/game/record';
import { bot } from '../../src/lib/games/speeddrache/ai';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';
import { Bench, type Person } from './bench';

const choice = (seat: number, what: 'deeper' | 'leave'): ActionEntry => ({ seat, do: what });

/** Our own computer players, and everything they were ever asked. */
const listening = (asked: Question[]): Decider => ({
  decide: (_game, question) => {
    asked.push(structuredClone(question));
    return Promise.resolve(bot.decide(question));
  },
});

/** A match before its first choice; `kinds` by seat. */
const choosing = async (kinds: readonly Kind[], decider?: Decider) => {
  const bench = new Bench({
    game: speeddrache,
    kinds,
    ...(decider === undefined ? {} : { thinker: decider }),
  });
  const people = kinds.flatMap((kind, seat) => (kind === 'human' ? [bench.sit(seat)] : []));
  await bench.clock.advance(0);
  expect(bench.memory.log).toHaveLength(1);
  return { bench, people };
};

test('DR-04, DR-05 computers are asked and answer the same whatever the person has chosen', async () => {
  const worlds = await Promise.all(
    (['deeper', 'leave'] as const).map(async (what) => {
      const asked: Question[] = [];
      const { bench, people } = await choosing(
        ['human', 'easy', 'normal', 'strong', 'normal'],
        listening(asked),
      );
      const [you] = people as [Person];
      // The person chooses first; the computers take their time, and the disc may still be changed.
      expect(await bench.act(you, choice(0, what === 'leave' ? 'deeper' : 'leave'))).toBeNull();
      expect(await bench.act(you, choice(0, what))).toBeNull();
      expect(bench.memory.log).toHaveLength(1);
      await bench.clock.advance(700);
      const entry = bench.memory.log[1] as unknown as { choices: { [seat: string]: string } };
      const { 0: own, ...others } = entry.choices;
      return { own, others, asked: asked.slice(0, 4) };
    }),
  );
  const [first, second] = worlds;
  expect([first?.own, second?.own]).toEqual(['deeper', 'leave']);
  expect(first?.asked).toHaveLength(4);
  expect(first?.asked).toEqual(second?.asked);
  expect(first?.others).toEqual(second?.others);
});

describe('DR-19 after an expedition', () => {
  /** Everybody leaves at once, so the expedition is over. */
  const ended = async (kinds: readonly Kind[]) => {
    const { bench, people } = await choosing(kinds, {
      decide: (_game, { seat }) => Promise.resolve({ action: choice(seat, 'leave') }),
    });
    for (const [seat, person] of people.entries())
      expect(await bench.act(person, choice(seat, 'leave'))).toBeNull();
    await bench.clock.advance(700);
    expect(bench.memory.log).toHaveLength(2);
    return { bench, you: people[0] as Person };
  };

  test('a person alone is waited for, and goes on with one press', async () => {
    const { bench, you } = await ended(['human', 'normal', 'normal']);
    expect(you.state.moment.due).toEqual({ what: 'next-expedition', by: 'anyone', left: null });
    await bench.clock.advance(3_600_000);
    expect(bench.memory.log).toHaveLength(2);
    expect(await bench.bring(you)).toBeNull();
    expect(bench.memory.log).toHaveLength(3);
  });

  test('with several people it goes on by itself after the way home and six seconds', async () => {
    const { bench, you } = await ended(['human', 'human', 'normal']);
    expect(you.state.moment.due).toMatchObject({ what: 'next-expedition', by: 'anyone' });
    await bench.clock.advance(11_000);
    expect(bench.memory.log).toHaveLength(2);
    await bench.clock.advance(1_000);
    expect(bench.memory.log).toHaveLength(3);
  });
});

test('DR-20 the way home is shown for six seconds, or until somebody goes on', async () => {
  const { bench, people } = await choosing(['human', 'human', 'human']);
  const [a, b, c] = people as [Person, Person, Person];
  await bench.act(a, choice(0, 'leave'));
  await bench.act(b, choice(1, 'deeper'));
  await bench.act(c, choice(2, 'deeper'));
  expect(a.state.moment.due).toEqual({ what: 'way-home', by: 'anyone', left: 6000 });
  await bench.clock.advance(5999);
  expect(bench.memory.log).toHaveLength(2);
  await bench.clock.advance(1);
  expect(bench.memory.log).toHaveLength(3);
});
