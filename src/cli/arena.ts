/**
 * `arena GAME --players strong,normal,… --options JSON --matches N --seed S [--records FILE] [--json]`:
 * a tournament of computer players, and of reference players by their names. Match by match the seats rotate; all
 * rotations of a group share their chance.
 * Exit status 2: wrong words, and nothing was played or written.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { groupChance, pairing, playMatch } from '../lib/ai/arena';
import { seatedDecider } from '../lib/ai/local';
import type { AnyGame, Setup } from '../lib/game/contract';
import { writeRecord } from '../lib/game/record';
import { loadAllRules } from '../lib/games/rules';
import { entrantsOf, recordedAs, type Entrant } from './entrants';
import { Progress } from './progress';
import { reason } from './say';
import { Tally, namesOf, standingJson, standingLines } from './tournament';
import { UsageError, joinNegative, jsonWord, main, printLine, wholeNumber } from './usage';

const USAGE =
  'arena GAME --players strong,normal,… --options JSON --matches N --seed S [--records FILE] [--json]';

interface Wish {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly entrants: readonly Entrant[];
  readonly matches: number;
  readonly seed: number;
  readonly records: string | undefined;
  readonly json: boolean;
}

const parse = async (args: readonly string[]): Promise<Wish> => {
  const { values, positionals } = parseArgs({
    args: joinNegative(args),
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      options: { type: 'string' },
      matches: { type: 'string' },
      seed: { type: 'string' },
      records: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const rules = await loadAllRules();
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError(USAGE);
  const game = rules.get(id);
  if (game === undefined)
    throw new UsageError(`no game "${id}"; there are ${[...rules.keys()].join(', ')}`);
  const entrants = await entrantsOf(values.players, game);
  const seats = entrants.length;
  const options = game.parseOptions(jsonWord('options', values.options), seats);
  if (!options.ok) throw new UsageError(`--options: ${reason(options.refusal, game.id)}`);
  const matches = wholeNumber('matches', values.matches, 1);
  const seed = wholeNumber('seed', values.seed, Number.MIN_SAFE_INTEGER);
  const setup = { seats, options: options.value, source: { kind: 'free' } } as const;
  return { game, setup, entrants, matches, seed, records: values.records, json: values.json };
};

/** Opens the file for records before anything is played; `null`: no records are wanted. */
const openRecords = (path: string | undefined): number | null => {
  if (path === undefined) return null;
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`--records: ${(error as Error).message}`);
  }
};

const play = async (wish: Wish): Promise<number> => {
  const { game, setup, entrants, matches, seed } = wish;
  const kinds = entrants.map(({ kind }) => kind);
  const names = namesOf(kinds);
  const tally = new Tally(kinds);
  const file = openRecords(wish.records);
  const progress = new Progress(matches);
  const now = () => performance.now();
  const began = now();
  try {
    for (let i = 0; i < matches; i++) {
      const { group, seated } = pairing(kinds.length, i);
      const sitting = seated.flatMap((p) => entrants[p] ?? []);
      const match = await playMatch({
        game,
        setup,
        strengths: sitting.map(({ strength }) => strength),
        chance: groupChance(seed, group),
        thinker: seatedDecider(sitting.map(({ bot }) => bot)),
        now,
        onDecision: (seat, ms) => {
          tally.decided(seated[seat] ?? 0, ms);
        },
      });
      const outcome = game.outcome(match.position);
      if (outcome === null) throw new Error(`${game.id}: a match without result`);
      tally.add(outcome);
      if (file !== null) {
        const players = recordedAs(
          sitting,
          seated.map((p) => names[p] ?? ''),
        );
        writeSync(file, `${JSON.stringify(writeRecord(game, match, players))}\n`);
      }
      progress.show(i + 1);
    }
  } finally {
    progress.clear();
    if (file !== null) closeSync(file);
  }
  await tell(wish, tally, (now() - began) / 1000);
  return 0;
};

const tell = async (wish: Wish, tally: Tally, seconds: number): Promise<void> => {
  const { game, setup, matches, seed } = wish;
  const standings = tally.standings();
  const perSecond = Number((matches / seconds).toFixed(1));
  if (wish.json) {
    const report = {
      game: game.id,
      options: setup.options,
      seed,
      matches,
      players: standings.map(standingJson),
      matchesPerSecond: perSecond,
    };
    await printLine(JSON.stringify(report));
    return;
  }
  const options = JSON.stringify(setup.options);
  await printLine(`${game.id} ${options} seed ${seed}: ${matches} matches, ${perSecond} a second`);
  for (const line of standingLines(standings)) await printLine(line);
  const fair = (100 / setup.seats).toFixed(1);
  await printLine(`even players win ${fair} %; intervals are 95 %; ms per decision: median, p95`);
};

await main(async () => play(await parse(process.argv.slice(2))));
