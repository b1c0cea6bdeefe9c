/** The command line of match records as people type it: lines, exit status, files of every kind. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'speedtisch-records-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Typed in `folder`, as `npm run` hands it on. */
const records = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'records', ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', INIT_CWD: folder } },
  );
  return { status, lines: stdout.split('\n').filter(Boolean), stderr };
};

const OPTIONS = { end: 'first', oneSkips: true, houseBlocks: true, threeTriesWithHoused: true };
const record = (change: object = {}): string =>
  JSON.stringify({
    format: 'speedtisch-record/1',
    game: 'speedrun',
    seats: 2,
    options: OPTIONS,
    log: [{ chance: 'starter', seat: 1 }],
    result: null,
    ...change,
  });
const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

describe('verify', () => {
  test('a directory stands for its own *.json files, by name', () => {
    mkdirSync(join(folder, 'all/nested.json'), { recursive: true });
    mkdirSync(join(folder, 'all/deeper'));
    for (const name of [
      'b.json',
      'a.json',
      'c.jsonl',
      'c.txt',
      'nested.json/x.json',
      'deeper/y.json',
    ])
      put(`all/${name}`, record());
    symlinkSync('nowhere', join(folder, 'all/gone.json'));
    expect(records('verify', 'all')).toMatchObject({
      status: 1,
      lines: [
        'ok all/a.json null',
        'ok all/b.json null',
        expect.stringMatching(/^error all\/gone\.json entry -1: file-missing: /),
      ],
    });
  });

  test('lines of a .jsonl are counted with the blank ones; either end of line will do', () => {
    put('some.jsonl', `\ufeff${record()}\r\n\r\n   \n{}\n${record()}`);
    expect(records('verify', 'some.jsonl')).toMatchObject({
      status: 1,
      lines: [
        'ok some.jsonl:1 null',
        expect.stringMatching(/^error some\.jsonl:4 entry -1: /),
        'ok some.jsonl:5 null',
      ],
    });
  });

  test('what cannot be read is said, and the others are still checked', async () => {
    const sockets = ['socket.json', 'socket.jsonl'].map((name) =>
      createServer().listen(join(folder, name)),
    );
    await Promise.all(
      sockets.map((server) => new Promise((done) => server.once('listening', done))),
    );
    put('good.json', record());
    const { status, lines } = records('verify', 'socket.json', 'socket.jsonl', 'good.json');
    for (const server of sockets) server.close();
    expect(lines).toEqual([
      expect.stringMatching(/^error socket\.json entry -1: file-missing: /),
      expect.stringMatching(/^error socket\.jsonl entry -1: file-missing: /),
      'ok good.json null',
    ]);
    expect(status).toBe(1);
  });

  test.each([
    [null, 'These are no settings.'],
    [{}, 'The setting “end” is missing.'],
    [{ ...OPTIONS, wet: true }, 'There is no setting “wet”.'],
    [{ ...OPTIONS, end: 'wet' }, 'There is no such setting: “end” = "wet".'],
  ])('of the options %j is said: %s', (options, sentence) => {
    put('options.json', record({ options }));
    expect(records('verify', 'options.json').lines).toEqual([
      `error options.json entry -1: bad-options: ${sentence}`,
    ]);
  });

  test('foreign text never makes a second line, steers no terminal and stays short', () => {
    const evil = `x\nok fake.json null\u001b[2J\u202e\u2028${'y'.repeat(100_000)}`;
    put(
      'evil.jsonl',
      [
        record({ [evil]: 1 }),
        record({ game: evil }),
        record({ options: { ...OPTIONS, end: evil } }),
        record({ options: { ...OPTIONS, [evil]: 1 } }),
        record({ log: [{ chance: 'starter', seat: 1, [evil]: 1 }] }),
        record({ seats: evil }),
      ].join('\n'),
    );
    const { lines } = records('verify', 'evil.jsonl');
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      expect(line).toMatch(/^error evil\.jsonl:\d entry (-1|0): [^\p{Cc}\p{Cf}\p{Zl}]*$/u);
      expect(line.length).toBeLessThan(250);
    }
  });
});

test('wrong words: exit status 2, and nothing is read', () => {
  put('good.json', record());
  for (const words of [
    [],
    ['check', 'good.json'],
    ['verify'],
    ['verify', '--fast', 'good.json'],
    ['legal', '--all', 'good.json'],
    ['legal', 'good.json', 'good.json'],
  ])
    expect(records(...words), words.join(' ')).toMatchObject({ status: 2, lines: [] });
});

test('legal: a line for each good record, bad ones on standard error', () => {
  put('mixed.jsonl', `${record()}\n{}\n${record({ log: [] })}`);
  const { status, lines, stderr } = records('legal', 'mixed.jsonl');
  expect(lines).toEqual(['[{"chance":"roll"}]', '[{"chance":"starter"}]']);
  expect(stderr).toMatch(/^error mixed\.jsonl:2 entry -1: /);
  expect(status).toBe(1);
});

describe('random', () => {
  const random = (seed: readonly string[], count: string) =>
    records(
      ...['random', 'speedrun', '--seats', '3', '--options', JSON.stringify(OPTIONS)],
      ...seed,
      ...['--count', count],
    );

  test('the same words give the same records, a negative seed written either way', () => {
    const first = random(['--seed', '-5'], '3');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(new Set(first.lines).size).toBe(3);
    expect(random(['--seed=-5'], '3').lines).toEqual(first.lines);
    expect(random(['--seed', '5'], '3').lines).not.toEqual(first.lines);
  });

  test('none is asked for, none is made; fewer than none is wrong', () => {
    expect(random(['--seed', '1'], '0')).toMatchObject({ status: 0, lines: [], stderr: '' });
    expect(random(['--seed', '1'], '-1')).toMatchObject({ status: 2, lines: [] });
  });
});
