/**
 * `arena GAME --players strong,normal,… --options JSON --matches N --seed S [--records FILE] [--json]`:
 * a tournament of computer players. Match by match the seats rotate; all rotations of a group share their chance.
 * Exit status 2: wrong words, and nothing was played or written.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { groupChance, pairing, playMatch } from '../lib/ai/arena';
import { STRENGTHS, type Strength } from '../lib/ai/bot';
import { localThinker } from '../lib/ai/local';
import type { AnyGame, Setup } from '../lib/game/contract';
import { writeRecord } from '../lib/game/record';
import { loadBot } from '../lib/games/bots';
import { loadAllRules } from '../lib/games/rules';
import { Progress } from './progress';
import { reason } from './say';
import { Tally, namesOf, standingJson, standingLines } from './tournament';
import { UsageError, joinNegative, jsonWord, main, printLine, wholeNumber } from './usage';

const USAGE =
  'arena GAME --players strong,normal,… --options JSON --matches N --seed S [--records FILE] [--json]';

interface Wish {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly kinds: readonly Strength[];
  readonly matches: number;
  readonly seed: number;
  readonly records: string | undefined;
  readonly json: boolean;
}

const isStrength = (word: string): word is Strength =>
  (STRENGTHS as readonly string[]).includes(word);

const playersWord = (text: string | undefined, seats: readonly number[]): readonly Strength[] => {
  const kinds = (text ?? '').split(',').map((word) => word.trim());
  const wrong = kinds.find((word) => !isStrength(word));
  if (wrong !== undefined)
    throw new UsageError(
      `--players takes ${STRENGTHS.join(', ')}, separated by commas, not "${wrong}"`,
    );
  if (!seats.includes(kinds.length))
    throw new UsageError(`--players: ${seats.join(', ')} players, not ${kinds.length}`);
  return kinds.filter(isStrength);
};

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
  await loadBot(id).catch((error: unknown) => {
    throw new UsageError((error as Error).message);
  });
  const kinds = playersWord(values.players, game.seats);
  const options = game.parseOptions(jsonWord('options', values.options), kinds.length);
  if (!options.ok) throw new UsageError(`--options: ${reason(options.refusal, game.id)}`);
  const matches = wholeNumber('matches', values.matches, 1);
  const seed = wholeNumber('seed', values.seed, Number.MIN_SAFE_INTEGER);
  const setup = { seats: kinds.length, options: options.value, source: { kind: 'free' } } as const;
  return { game, setup, kinds, matches, seed, records: values.records, json: values.json };
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
  const { game, setup, kinds, matches, seed } = wish;
  const thinker = localThinker(loadBot);
  const names = namesOf(kinds);
  const tally = new Tally(kinds);
  const file = openRecords(wish.records);
  const progress = new Progress(matches);
  const now = () => performance.now();
  const began = now();
  try {
    for (let i = 0; i < matches; i++) {
      const { group, seated } = pairing(kinds.length, i);
      const players = seated.map((p) => ({ name: names[p] ?? '', kind: kinds[p] ?? 'easy' }));
      const match = await playMatch({
        game,
        setup,
        strengths: players.map(({ kind }) => kind),
        chance: groupChance(seed, group),
        thinker,
        now,
        onDecision: (seat, ms) => {
          tally.decided(seated[seat] ?? 0, ms);
        },
      });
      const outcome = game.outcome(match.position);
      if (outcome === null) throw new Error(`${game.id}: a match without result`);
      tally.add(outcome);
      if (file !== null) writeSync(file, `${JSON.stringify(writeRecord(game, match, players))}\n`);
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
  const { game, setup, kinds, matches, seed } = wish;
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
  const fair = (100 / kinds.length).toFixed(1);
  await printLine(`even players win ${fair} %; intervals are 95 %; ms per decision: median, p95`);
};

await main(async () => play(await parse(process.argv.slice(2))));
