/** The command itself, as it is called; what it adds up to is tested in tournament.test.ts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../lib/game/contract';
import { verifyRecord } from '../lib/game/record';
import { speed } from '../lib/games/speed/rules';
import { speedrun } from '../lib/games/speedrun/rules';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OPTIONS = '{"end":"all","oneSkips":true,"houseBlocks":true,"threeTriesWithHoused":true}';
const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const arena = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'arena', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

const words = (changes: { readonly [flag: string]: string | undefined } = {}): string[] =>
  Object.entries({
    players: 'strong,easy',
    options: OPTIONS,
    matches: '2',
    seed: '1',
    ...changes,
  }).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`, value]));

describe('wrong words: one line, exit status 2, nothing done', () => {
  test.each([
    ['no game', words()],
    ['an unknown game', ['chess', ...words()]],
    ['two games', ['speedrun', 'speedrun', ...words()]],
    ['an unknown strength', ['speedrun', ...words({ players: 'strong,weak' })]],
    ['a reference player of another game', ['speedrun', ...words({ players: 'first-legal,easy' })]],
    ['one player', ['speedrun', ...words({ players: 'strong' })]],
    ['five players', ['speedrun', ...words({ players: 'easy,easy,easy,easy,easy' })]],
    ['no players', ['speedrun', ...words({ players: undefined })]],
    ['incomplete options', ['speedrun', ...words({ options: '{"end":"all"}' })]],
    ['options that are no JSON', ['speedrun', ...words({ options: '{end' })]],
    ['no options', ['speedrun', ...words({ options: undefined })]],
    ['no match', ['speedrun', ...words({ matches: '0' })]],
    ['half a match', ['speedrun', ...words({ matches: '1.5' })]],
    ['no seed', ['speedrun', ...words({ seed: undefined })]],
    ['an unknown flag', ['speedrun', ...words(), '--fast']],
    ['a folder that is not there', ['speedrun', ...words({ records: '/not/there' })]],
  ])('%s', (_name, args) => {
    const file = join(folder, 'never.jsonl');
    const given = args.includes('--records') ? args : [...args, '--records', file];
    const { status, stdout, stderr } = arena(...given);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
  });
});

test('an unknown player is answered with the names there are', () => {
  const { stderr } = arena('speed', ...words({ players: 'strong,first' }));
  expect(stderr).toBe(
    '--players for speed takes easy, normal, strong, first-legal, separated by commas, not "first"\n',
  );
});

describe('a tournament', () => {
  test('as JSON and records: one object, as many wins as matches, records that verify', () => {
    const file = join(folder, 'records.jsonl');
    const { status, stdout } = arena(
      'speedrun',
      ...words({ players: 'normal,easy,easy', matches: '6', records: file }),
      '--json',
    );
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    const report = JSON.parse(stdout) as { matches: number; players: { wins: number }[] };
    expect(report).toMatchObject({ game: 'speedrun', seed: 1, matches: 6 });
    expect(report.players.reduce((sum, { wins }) => sum + wins, 0)).toBe(6);

    const records = readFileSync(file, 'utf8').trim().split('\n');
    expect(records).toHaveLength(6);
    const verdicts = records.map((line) => verifyRecord(JSON.parse(line), () => speedrun));
    expect(verdicts.every(({ ok }) => ok)).toBe(true);
    const kinds = verdicts.map((verdict) =>
      verdict.ok ? verdict.record.players?.map(({ kind }) => kind).indexOf('normal') : -1,
    );
    expect(kinds).toEqual([0, 1, 2, 0, 1, 2]);
    // Rotations share their chance: the same starter and the same first roll within a group.
    const chances = verdicts.map((verdict) =>
      verdict.ok ? JSON.stringify(verdict.match.log.slice(0, 2)) : '',
    );
    expect(new Set(chances.slice(0, 3)).size).toBe(1);
    expect(new Set(chances.slice(3)).size).toBe(1);
  });

  test('with a reference player by its name, which no record has a word for', () => {
    const file = join(folder, 'reference.jsonl');
    const options = '{"variant":"speed15","target":0,"slap":false,"autoDraw":false}';
    const { status, stdout } = arena(
      'speed',
      ...words({ players: 'strong,first-legal', options, records: file }),
      '--json',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      players: [{ kind: 'strong' }, { name: 'first-legal', kind: 'first-legal' }],
    });
    const [record = ''] = readFileSync(file, 'utf8').split('\n');
    expect(verifyRecord(JSON.parse(record), () => speed as unknown as AnyGame).ok).toBe(true);
    expect(JSON.parse(record)).not.toHaveProperty('players');
  });

  test('as a table for people', () => {
    const { status, stdout } = arena('speedrun', ...words());
    expect(status).toBe(0);
    expect(stdout).toMatch(/^speedrun \{.*\} seed 1: 2 matches, [\d.]+ a second\nplayer /);
  });
});
