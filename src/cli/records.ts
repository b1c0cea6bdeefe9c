/**
 * `records verify FILE…`, `records random GAME …`, `records legal FILE`: checks, makes and asks match records.
 * The forms of all lines are fixed by the record format; exit status 1: a record failed, 2: wrong words.
 */
import { parseArgs } from 'node:util';
import { hashText, quickChance } from '../lib/game/chance';
import type { AnyGame, Setup } from '../lib/game/contract';
import { legalEntries } from '../lib/game/match';
import { randomMatch } from '../lib/game/play';
import { OUTSIDE, gameOfRecord, verifyRecord, writeRecord, type Verdict } from '../lib/game/record';
import { loadAllRules } from '../lib/games/rules';
import { recordsIn, type Found } from './files';
import { reason } from './say';
import { UsageError, joinNegative, jsonWord, main, printLine, wholeNumber } from './usage';

const USAGE = `records verify FILE…
records random GAME --seats N --options JSON --seed S --count C
records legal FILE`;

type Rules = ReadonlyMap<string, AnyGame>;

const judge = (rules: Rules, { raw }: Found): Verdict =>
  raw.ok
    ? verifyRecord(raw.value, (id) => rules.get(id))
    : { ok: false, at: OUTSIDE, refusal: raw.refusal };

const faultLine = ({ name, raw }: Found, verdict: Extract<Verdict, { ok: false }>): string => {
  const game = raw.ok ? gameOfRecord(raw.value) : null;
  return `error ${name} entry ${verdict.at}: ${reason(verdict.refusal, game ?? undefined)}`;
};

/** Files to read; a word that looks like an option is none. */
const filesOf = (args: readonly string[]): readonly string[] =>
  parseArgs({ args: [...args], allowPositionals: true, options: {} }).positionals;

const verify = async (rules: Rules, files: readonly string[]): Promise<number> => {
  if (files.length === 0) throw new UsageError(USAGE);
  let status = 0;
  for (const file of files)
    for await (const found of recordsIn(file)) {
      const verdict = judge(rules, found);
      if (!verdict.ok) status = 1;
      await printLine(
        verdict.ok
          ? `ok ${found.name} ${JSON.stringify(verdict.result)}`
          : faultLine(found, verdict),
      );
    }
  return status;
};

const legal = async (rules: Rules, files: readonly string[]): Promise<number> => {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError(USAGE);
  let status = 0;
  for await (const found of recordsIn(file)) {
    const verdict = judge(rules, found);
    const game = rules.get(gameOfRecord(found.raw.ok ? found.raw.value : null) ?? '');
    if (verdict.ok && game !== undefined) {
      const entries = legalEntries(game, verdict.match, quickChance(0));
      await printLine(`[${entries.join(',')}]`);
    } else if (!verdict.ok) {
      status = 1;
      process.stderr.write(`${faultLine(found, verdict)}\n`);
    }
  }
  return status;
};

const random = async (rules: Rules, args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: joinNegative(args),
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      options: { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string' },
    },
  });
  const [id, ...more] = positionals;
  const game = rules.get(id ?? '');
  if (game === undefined || more.length > 0)
    throw new UsageError(`${USAGE}\nGAME: ${[...rules.keys()].join(', ')}`);
  const seats = wholeNumber('seats', values.seats, 1);
  if (!game.seats.includes(seats)) throw new UsageError(`--seats: ${game.seats.join(', ')}`);
  const options = game.parseOptions(jsonWord('options', values.options), seats);
  if (!options.ok) throw new UsageError(`--options: ${reason(options.refusal, game.id)}`);
  const seed = wholeNumber('seed', values.seed, Number.MIN_SAFE_INTEGER);
  const count = wholeNumber('count', values.count, 0);
  const setup: Setup = { seats, options: options.value, source: { kind: 'free' } };
  for (let i = 0; i < count; i++) {
    const match = randomMatch(game, setup, quickChance(hashText(`${seed}/${i}`)));
    await printLine(JSON.stringify(writeRecord(game, match, null)));
  }
  return 0;
};

await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  const rules = await loadAllRules();
  switch (command) {
    case 'verify':
      return verify(rules, filesOf(args));
    case 'legal':
      return legal(rules, filesOf(args));
    case 'random':
      return random(rules, args);
    default:
      throw new UsageError(USAGE);
  }
});
