/**
 * `train GAME [--seats N|all] [--matches N] [--seed S] [--out FILE]`: trains a game's strong player by play against
 * itself and writes the file it ships with; without further words exactly that file, letter for letter.
 * `train GAME --against strong [--seats N|all] [--matches N] [--played N] [--seed S]`: trains the best answer to the
 * shipped strong player instead, lets it play at tables of that player, says how often it wins, and writes nothing.
 * Exit status 2: wrong words, and nothing was trained or written.
 */
import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import type { Trainer } from '../lib/ai/trainer';
import { TRAINED_IDS, loadTrainer } from '../lib/games/trainers';
import { Progress } from './progress';
import { tryRivals } from './rivals';
import { UsageError, joinNegative, main, printLine, wholeNumber } from './usage';

const USAGE =
  'train GAME [--seats N|all] [--matches N] [--seed S] [--out FILE | --against strong [--played N]]';
/** Matches in which a rival is tried, for each number of seats. */
const PLAYED = 2000;

interface Wish {
  readonly trainer: Trainer;
  readonly matches: ReadonlyMap<number, number>;
  readonly seed: number;
  readonly out: string;
  /** Matches at tables of the strong player, for each number of seats; `null`: no rival is trained. */
  readonly against: { readonly id: string; readonly played: number } | null;
}

/** A file of the project, wherever the command was called from; this code runs from .cache/cli/train-…/. */
const inProject = (file: string): string =>
  fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** The matches of each number of seats that is to be trained. */
const matchesWords = (
  seats: string,
  matches: string | undefined,
  { defaults }: Trainer,
): ReadonlyMap<number, number> => {
  const known = [...defaults.matches.keys()];
  const wanted = seats === 'all' ? known : known.filter((count) => String(count) === seats);
  if (wanted.length === 0)
    throw new UsageError(`--seats takes ${known.join(', ')} or all, not "${seats}"`);
  const said = matches === undefined ? undefined : wholeNumber('matches', matches, 1);
  return new Map(wanted.map((count) => [count, said ?? defaults.matches.get(count) ?? 0]));
};

const parse = async (args: readonly string[]): Promise<Wish> => {
  const { values, positionals } = parseArgs({
    args: joinNegative(args),
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      matches: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      against: { type: 'string' },
      played: { type: 'string' },
    },
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError(USAGE);
  if (!TRAINED_IDS.includes(id))
    throw new UsageError(`nothing to train for "${id}"; there is ${TRAINED_IDS.join(', ')}`);
  const trainer = await loadTrainer(id);
  const { defaults, file } = trainer;
  const { against, played } = values;
  if (
    against === undefined ? played !== undefined : against !== 'strong' || values.out !== undefined
  )
    throw new UsageError(USAGE);
  if (against !== undefined && trainer.rival === undefined)
    throw new UsageError(`--against: ${id} trains no rival`);
  return {
    trainer,
    matches: matchesWords(values.seats ?? 'all', values.matches, trainer),
    seed: wholeNumber('seed', values.seed ?? String(defaults.seed), Number.MIN_SAFE_INTEGER),
    out: values.out ?? inProject(file),
    against:
      against === undefined
        ? null
        : { id, played: wholeNumber('played', played ?? String(PLAYED), 1) },
  };
};

/** Opens the file before anything is trained, and keeps what it holds until there is something new. */
const openOut = (path: string): number => {
  try {
    return openSync(path, 'a');
  } catch (error) {
    throw new UsageError(`--out: ${(error as Error).message}`);
  }
};

const train = async ({ trainer, matches, seed, out }: Wish): Promise<number> => {
  const file = openOut(out);
  const progress = new Progress([...matches.values()].reduce((sum, count) => sum + count, 0));
  const began = performance.now();
  try {
    const source = trainer.train({
      matches,
      seed,
      onMatch: (done) => {
        progress.show(done);
      },
    });
    const style = (await resolveConfig(inProject(trainer.file))) ?? {};
    const text = await format(source, { ...style, filepath: trainer.file });
    ftruncateSync(file, 0);
    writeFileSync(file, text);
  } finally {
    progress.clear();
    closeSync(file);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const trained = [...matches].map(([seats, count]) => `${seats} seats ${count} matches`);
  await printLine(`${out}: ${trained.join(', ')}, seed ${seed}, ${seconds} s`);
  return 0;
};

await main(async () => {
  const wish = await parse(process.argv.slice(2));
  return wish.against === null ? train(wish) : tryRivals({ ...wish, ...wish.against });
});
