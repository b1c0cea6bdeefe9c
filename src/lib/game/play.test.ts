import { describe, expect, test } from 'vitest';
import { climb } from '../../../tests/conformance/toys/climb';
import { hurry, type Position as Hurry } from '../../../tests/conformance/toys/hurry';
import { plunder } from '../../../tests/conformance/toys/plunder';
import { quickChance } from './chance';
import type { AnyGame, Entry, JsonObject, Setup } from './contract';
import { canonical } from './json';
import { randomEntry, randomMatch } from './play';

const setupOf = (game: AnyGame, seats: number): Setup => ({
  seats,
  options: game.defaults(seats),
  source: { kind: 'free' },
});

/** How often each entry is drawn next, times left out. */
const tally = (game: AnyGame, seats: number, position: JsonObject, draws: number) => {
  const draw = quickChance(1)('tally');
  const counts: { [entry: string]: number } = {};
  for (let i = 0; i < draws; i++) {
    const entry = randomEntry(game, setupOf(game, seats), position, quickChance(1), draw) as Entry;
    const text = canonical(entry, ['t']);
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
};

const applied = (game: AnyGame, position: JsonObject, entry: Entry): JsonObject => {
  const next = game.apply(position, entry);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
};

describe('random play', () => {
  test('each legal entry is equally likely, also one that the table would make for a seat', () => {
    const deal: Entry = {
      chance: 'deal',
      // nothing fits on 1: both hands hold values 1, 3 and 4 only
      stocks: [
        [3, 4, 8, 9, 13, 14, 18, 19],
        [6, 11, 0, 2, 5, 7, 10, 12],
      ],
      reserve: [1, 15, 16, 17],
    } as Entry;
    const dealt = applied(hurry, hurry.start(setupOf(hurry, 2) as never), deal) as unknown as Hurry;
    // seat 0 lost a card, so that it may draw; then the table would draw for it
    const position = { ...dealt, hands: [[3], [6, 11]] };
    expect(hurry.tableMove(position, quickChance(1))).toEqual({ seat: 0, do: 'draw' });
    const counts = tally(hurry, 2, position as unknown as JsonObject, 3000);
    expect(Object.keys(counts).sort()).toEqual([
      '{"do":"call","seat":0}',
      '{"do":"call","seat":1}',
      '{"do":"draw","seat":0}',
    ]);
    // 1000 each; 110 is more than four standard deviations
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });

  test('in a joint game every seat chooses evenly for itself', () => {
    const start = plunder.start(setupOf(plunder, 2) as never) as unknown as JsonObject;
    const counts = tally(
      plunder,
      2,
      applied(plunder, start, { chance: 'coin', value: 3 } as Entry),
      4000,
    );
    expect(Object.keys(counts).sort()).toEqual([
      '{"choices":{"0":"go","1":"go"},"do":"choices"}',
      '{"choices":{"0":"go","1":"stay"},"do":"choices"}',
      '{"choices":{"0":"stay","1":"go"},"do":"choices"}',
      '{"choices":{"0":"stay","1":"stay"},"do":"choices"}',
    ]);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test.each<readonly [AnyGame, number]>([
    [climb, 3],
    [plunder, 4],
    [hurry, 2],
  ])('$id: the same seed plays the same match, another one another', (game, seats) => {
    const log = (seed: number) =>
      JSON.stringify(randomMatch(game, setupOf(game, seats), quickChance(seed)).log);
    const logs = [1, 2, 3, 4, 5].map(log);
    expect([1, 2, 3, 4, 5].map(log)).toEqual(logs);
    expect(new Set(logs).size).toBe(5);
  });

  test('a game in which nobody may act is an error, not an endless wait (F12)', () => {
    const stuck: AnyGame = { ...(climb as AnyGame), tableMove: () => null };
    expect(() => randomMatch(stuck, setupOf(climb, 2), quickChance(1))).toThrow('nobody may act');
  });
});
