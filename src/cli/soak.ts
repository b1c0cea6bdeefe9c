/**
 * `soak [--matches N] [--seed S]`: N random matches (10,000 unless said otherwise) of every game and option set,
 * seats in turn; each is written as a record, read back and verified. `soak --storms N [--seed S]`: instead, N tables
 * of every game in bad weather. Exit status 1 at the first that fails.
 */
import { parseArgs } from 'node:util';
import { hashText, quickChance } from '../lib/game/chance';
import type { AnyGame, JsonObject } from '../lib/game/contract';
import { randomMatch } from '../lib/game/play';
import { verifyRecord, writeRecord } from '../lib/game/record';
import { loadAllRules } from '../lib/games/rules';
import { reason } from './say';
import { runStorm } from './storm/storm';
import { main, printLine, wholeNumber } from './usage';

const PROGRESS_EVERY = 500;
const STORMS_EVERY = 10;

/** The option sets of a game, each with the numbers of seats it is played with. */
const optionSets = (
  game: AnyGame,
): ReadonlyMap<string, { options: JsonObject; seats: number[] }> => {
  const sets = new Map<string, { options: JsonObject; seats: number[] }>();
  for (const seats of game.seats)
    for (const options of game.optionSets(seats)) {
      const name = JSON.stringify(options);
      const set = sets.get(name) ?? { options, seats: [] };
      set.seats.push(seats);
      sets.set(name, set);
    }
  return sets;
};

/** Plays and verifies one match; the fault in words, or the number of its entries. */
const soakOne = (
  game: AnyGame,
  seats: number,
  options: JsonObject,
  seed: number,
): string | number => {
  const setup = { seats, options, source: { kind: 'free' } } as const;
  const match = randomMatch(game, setup, quickChance(seed));
  const raw: unknown = JSON.parse(JSON.stringify(writeRecord(game, match, null)));
  const verdict = verifyRecord(raw, () => game);
  return verdict.ok ? match.log.length : `entry ${verdict.at}: ${reason(verdict.refusal, game.id)}`;
};

/** Tables of every game in bad weather; exit status 1 at the first where something does not hold. */
const soakTables = async (storms: number, seed: number): Promise<0 | 1> => {
  for (const game of (await loadAllRules()).values()) {
    let kills = 0;
    for (let i = 0; i < storms; i++) {
      try {
        kills += (await runStorm(game, `${game.id} ${seed}/${i}`)).kills;
      } catch (error) {
        await printLine(`failed ${game.id} seed ${seed} storm ${i}: ${String(error)}`);
        return 1;
      }
      if (process.stderr.isTTY && i % STORMS_EVERY === 0)
        process.stderr.write(`\r${game.id} ${i}/${storms} `);
    }
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    await printLine(`ok ${game.id}: ${storms} storms, devices switched off ${kills} times`);
  }
  return 0;
};

await main(async () => {
  const { values } = parseArgs({
    options: { matches: { type: 'string' }, storms: { type: 'string' }, seed: { type: 'string' } },
  });
  const matches = wholeNumber('matches', values.matches ?? '10000', 1);
  const seed = wholeNumber('seed', values.seed ?? '1', 0);
  if (values.storms !== undefined) return soakTables(wholeNumber('storms', values.storms, 1), seed);
  for (const game of (await loadAllRules()).values())
    for (const [name, { options, seats }] of optionSets(game)) {
      let entries = 0;
      let longest = 0;
      for (let i = 0; i < matches; i++) {
        const table = seats[i % seats.length] ?? 0;
        const found = soakOne(game, table, options, hashText(`${seed}/${name}/${i}`));
        if (typeof found === 'string') {
          await printLine(
            `failed ${game.id} ${name} seats ${table} seed ${seed} match ${i}: ${found}`,
          );
          return 1;
        }
        entries += found;
        longest = Math.max(longest, found);
        if (process.stderr.isTTY && i % PROGRESS_EVERY === 0)
          process.stderr.write(`\r${game.id} ${name} ${i}/${matches} `);
      }
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      const mean = Math.round(entries / matches);
      await printLine(
        `ok ${game.id} ${name}: ${matches} matches, ${mean} entries each, longest ${longest}`,
      );
    }
  return 0;
});
