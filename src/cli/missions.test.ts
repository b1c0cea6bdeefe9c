/** The command itself, as it is called. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../lib/game/contract';
import { readRecordText, verifyRecord } from '../lib/game/record';
import { speedzoo } from '../lib/games/speedzoo/rules';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const missions = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'missions', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

/** A director who looks at four zoos at a time plays three stars of no mission worth its name, but plays by the rules. */
const QUICK = ['--width', '4', '--matches', '3'] as const;

describe('npm run missions', () => {
  test('says one line of a mission, the same every time', () => {
    const { stdout } = missions('--mission', '3', ...QUICK);
    expect(stdout).toMatch(
      /^auftrag 3 \d+: {"kind":"middle"}; reached \d+ %, by accident \d+ %, middle \d+ \(two \d+\), best \d+, of it \d+ \(three \d+\)\n$/,
    );
    expect(missions('--mission', '3', ...QUICK).stdout).toBe(stdout);
  });

  test('tries other shuffles', () => {
    const { stdout, status } = missions('--mission', '3', '--shuffles', '2', ...QUICK);
    expect(stdout.split('\n').map((line) => line.slice(0, 12))).toEqual([
      'auftrag 3 1:',
      'auftrag 3 2:',
      '',
    ]);
    expect(status).toBe(0);
  });

  test('writes a record that holds, and its figures elsewhere', () => {
    const { stdout, stderr } = missions('--mission', '3', '--records', ...QUICK);
    expect(stderr).toMatch(/^auftrag 3 /);
    const read = readRecordText(stdout);
    const raw = read.ok ? read.value : null;
    expect(raw).toMatchObject({ game: 'speedzoo', seats: 1, 'x-mission': 3 });
    expect(verifyRecord(raw, () => speedzoo as unknown as AnyGame)).toMatchObject({ ok: true });
  });

  test.each([
    [['--mission', '21'], '--mission: there are 20\n'],
    [['--mission', 'x'], '--mission takes a whole number of at least 1\n'],
    [['--width', '0'], '--width takes a whole number of at least 1\n'],
    [['--records', '--shuffles', '2'], '--records goes with the chosen shuffles only\n'],
    [['--nothing'], /Unknown option '--nothing'/],
  ])('wrong words: %o', (args, said) => {
    const { status, stdout, stderr } = missions(...args);
    expect([status, stdout]).toEqual([2, '']);
    if (typeof said === 'string') expect(stderr).toBe(said);
    else expect(stderr).toMatch(said);
  });
});
