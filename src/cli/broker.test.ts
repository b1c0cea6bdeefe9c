/** The commands themselves, as they are called. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const called = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    // a command that does not end has failed
    timeout: 20_000,
  });
  return { status, stdout, stderr };
};

describe('npm run broker', () => {
  test('prints its address, answers there, and stops when told to', async () => {
    const args = ['scripts/run.mjs', 'broker', '--port', '0', '--shard', 'K'];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data: Buffer) => resolve(data.toString())),
    );
    const [, address] = /^broker K at (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(line) ?? [];
    expect(address).toBeDefined();
    const health: unknown = await (await fetch(`${address}health`)).json();
    expect(health).toMatchObject({ shard: 'K', people: 0, tables: 0, sockets: 0 });
    const stopped = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  test('says what it takes', () => {
    const { status, stdout } = called('broker', '--help');
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      'broker [--port N] [--host H] [--shard T] [--proxy] [--per-address N] [--sockets N]',
    ]);
  });

  test.each([
    [['--port', 'x'], '--port takes a whole number of at least 0\n'],
    [['--port', '65536'], '--port takes a number up to 65535\n'],
    [['--shard', 't'], '--shard takes one of the characters 23456789CDFHJKMNPQRTVWXY\n'],
    [['--per-address', '-1'], '--per-address takes a whole number of at least 1\n'],
  ])('%j: status 2 and one line', (args, stderr) => {
    expect(called('broker', ...args)).toEqual({ status: 2, stdout: '', stderr });
  });

  test('a host that is none is said in the words of the system', () => {
    const { status, stderr } = called('broker', '--port', '0', '--host', '192.0.2.1');
    expect([status, stderr]).toEqual([1, expect.stringContaining('EADDRNOTAVAIL')]);
  });
});

describe('npm run load', () => {
  test('counts who got in', () => {
    const { status, stdout } = called('load', '--people', '9');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      'people 9 of 9, tables 2',
      'sockets 11, 2 of them for signalling',
    ]);
    expect(stdout).toMatch(
      /\njoins \d+ a second\nlatest 9 joins [\d.]+ ms \(longest [\d.]+ ms\)\n/,
    );
    expect(stdout).toMatch(
      /\nnews from the first to the last in [\d.]+ ms\nmemory \d+ MiB, \d+ MiB of it empty\n$/,
    );
  });

  test.each([
    [['--people', '0'], '--people takes a whole number of at least 1\n'],
    [['--people', '20001'], 'load [--people N], N up to 20000\n'],
    [['serve'], 'load [--people N], N up to 20000\n'],
  ])('%j: status 2 and one line', (args, stderr) => {
    expect(called('load', ...args)).toEqual({ status: 2, stdout: '', stderr });
  });
});
