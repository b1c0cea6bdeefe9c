/** The command itself, as it is called. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { afterAll, describe, expect, test } from 'vitest';
import { TABLES } from '../lib/games/speeddrache/ai/tables';
import { trainer as speeddrache } from '../lib/games/speeddrache/ai/training/trainer';
import { trainer as speedrun } from '../lib/games/speedrun/ai/training/trainer';
import { NETWORKS } from '../lib/games/speedrun/ai/weights';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEIGHTS = join(ROOT, 'src/lib/games/speedrun/ai/weights.ts');
const TABLES_FILE = join(ROOT, 'src/lib/games/speeddrache/ai/tables.ts');
const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const train = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'train', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

const trainInto = (name: string, ...args: readonly string[]): string => {
  const out = join(folder, name);
  const { status, stderr } = train('speedrun', '--out', out, ...args);
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(out, 'utf8');
};

describe('wrong words: one line that names the word, exit status 2, nothing written', () => {
  test.each([
    ['no game', [], 'train GAME'],
    ['an unknown game', ['chess'], '"chess"'],
    ['two games', ['speedrun', 'speedrun'], 'train GAME'],
    ['five seats', ['speedrun', '--seats', '5'], '--seats'],
    ['no number of seats', ['speedrun', '--seats', 'many'], '--seats'],
    ['no match', ['speedrun', '--matches', '0'], '--matches'],
    ['half a match', ['speedrun', '--matches', '1.5'], '--matches'],
    ['a seed in words', ['speedrun', '--seed', 'luck'], '--seed'],
    ['an unknown flag', ['speedrun', '--fast'], '--fast'],
    ['a folder that is not there', ['speedrun', '--out', '/not/there/w.ts'], '--out'],
  ])('%s', (_name, args, word) => {
    const file = join(folder, 'never.ts');
    const given = args.includes('--out') ? args : [...args, '--out', file];
    const { status, stdout, stderr } = train(...given);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(word);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a training', () => {
  test('the same words and seed write the same file, another seed another', () => {
    const first = trainInto('a.ts', '--matches', '3', '--seed', '7');
    expect(trainInto('b.ts', '--matches', '3', '--seed', '7')).toBe(first);
    expect(trainInto('c.ts', '--matches', '3', '--seed', '-8')).not.toBe(first);
  });

  test('one number of seats leaves the other networks alone, and is what training all makes of it', () => {
    const [, , four] = trainInto('all.ts', '--matches', '2')
      .split(/^ {2}(?=\d: \{$)/m)
      .slice(1);
    const single = trainInto('four.ts', '--matches', '2', '--seats', '4');
    const parts = single.split(/^ {2}(?=\d: \{$)/m).slice(1);
    const shipped = readFileSync(WEIGHTS, 'utf8')
      .split(/^ {2}(?=\d: \{$)/m)
      .slice(1);
    expect(parts[2]).toBe(four);
    expect(parts.slice(0, 2)).toEqual(shipped.slice(0, 2));
  });

  test('a file that is there keeps what it holds until there is something new', () => {
    const out = join(folder, 'long.ts');
    writeFileSync(out, 'x'.repeat(1_000_000));
    expect(train('speedrun', '--out', out, '--seats', '2', '--matches', '0').status).toBe(2);
    expect(readFileSync(out, 'utf8')).toHaveLength(1_000_000);
    expect(trainInto('long.ts', '--seats', '2', '--matches', '1')).toMatch(/^\/\*\*[^]*\};\n$/);
  });

  test('it says what it did', () => {
    const out = join(folder, 'said.ts');
    const { stdout } = train('speedrun', '--out', out, '--seats', '2', '--matches', '1');
    expect(stdout).toMatch(/said\.ts: 2 seats 1 matches, seed 1, \d+ s\n$/);
  });
});

describe('a rival against the strong player', () => {
  test.each([
    ['an unknown player', ['speeddrache', '--against', 'normal'], 'train GAME'],
    ['a file to write', ['speeddrache', '--against', 'strong', '--out', 'x.ts'], 'train GAME'],
    ['matches to play, but nobody against whom', ['speeddrache', '--played', '5'], 'train GAME'],
    ['no match to play', ['speeddrache', '--against', 'strong', '--played', '0'], '--played'],
    ['a game that trains none', ['speedrun', '--against', 'strong'], '--against'],
  ])('wrong words: %s', (_name, args, word) => {
    const { status, stdout, stderr } = train(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(word);
  });

  test('tells how often the rival wins, always the same, and writes nothing', () => {
    const words = ['speeddrache', '--against', 'strong', '--seats', '3', '--matches', '20'];
    const before = readFileSync(TABLES_FILE, 'utf8');
    const [first, second] = [1, 2].map(() => train(...words, '--played', '4'));
    expect(first?.stdout).toMatch(
      /^3 seats: after 20 matches of training the rival wins [\d.]+ % \([\d.]+ … [\d.]+\) of 4 at tables of strong, [\d.]+ of its fair share\n$/,
    );
    expect(second?.stdout).toBe(first?.stdout);
    expect(readFileSync(TABLES_FILE, 'utf8')).toBe(before);
  });
});

test.each([
  { file: WEIGHTS, trained: NETWORKS, trainer: speedrun },
  { file: TABLES_FILE, trained: TABLES, trainer: speeddrache },
])(
  'the shipped file is formatted, and says from what it was made: the defaults ($file)',
  async ({ file, trained, trainer }) => {
    const source = readFileSync(file, 'utf8');
    const style = (await resolveConfig(file)) ?? {};
    expect(await format(source, { ...style, filepath: file })).toBe(source);
    const { matches, seed } = trainer.defaults;
    for (const [seats, count] of matches)
      expect(trained[seats]?.made).toEqual({ matches: count, seed });
  },
);
