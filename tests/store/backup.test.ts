/** Backups: what is in them, what is refused before anything is written, and how they are taken in. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { matchChance } from '../../src/lib/game/chance';
import type { Entry } from '../../src/lib/game/contract';
import { canonical } from '../../src/lib/game/json';
import { randomMatch } from '../../src/lib/game/play';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { StoreBench, dieAtWrite, freshMatch, gameOf, loaded } from './bench';
import {
  BACKUP_LIMIT,
  collect,
  readBackup,
  writeBackup,
  type CheckedBackup,
  type SavedMatch,
} from '../../src/lib/store/backup';
import type { Database, MatchRow } from '../../src/lib/store/db';
import type { Matches } from '../../src/lib/store/matches';
import { foresee, merge, removeAll } from '../../src/lib/store/merge';
import { climb } from '../conformance/toys/climb';
import { plunder } from '../conformance/toys/plunder';

const roll = (value: number): Entry => ({ chance: 'roll', value }) as Entry;
/** Of two: the lot, and three vain tries of seat 0. */
const FEW: readonly Entry[] = [{ chance: 'starter', seat: 0 } as Entry, roll(2), roll(3), roll(4)];
const SETTINGS = { 'speedtisch-settings': '{"theme":"dark"}', 'speedtisch-setup-speedrun': '{}' };
const quiet = () => Promise.resolve();

let store: StoreBench;
let db: Database;
let matches: Matches;
beforeEach(() => {
  store = new StoreBench();
  ({ db, matches } = store.handle());
});
afterEach(() => {
  store.close();
});

/** A match of two with this log, as it lies in a backup. */
const saved = (
  id: string,
  log: readonly Entry[] = FEW,
  more: Partial<MatchRow> = {},
): SavedMatch => {
  const { setup, shares, ...head } = freshMatch(speedrun, ['human', 'normal'], { id });
  return {
    head: {
      ...head,
      ...(shares === undefined ? {} : { shares }),
      seats: setup.seats,
      options: setup.options,
      source: { kind: 'free' },
      seated: head.seated.map(({ name, kind }) => ({ name, kind })),
      status: 'live',
      startedAt: 10,
      updatedAt: 20,
      length: log.length,
      result: null,
      ...more,
    },
    log: log as never,
    choices: null,
  };
};

/** A whole match as it lies in a backup. */
const finished = (id: string, seed = id): SavedMatch => {
  const { setup } = freshMatch(speedrun, ['human', 'normal'], { id, options: { end: 'first' } });
  const { log, position } = randomMatch(speedrun, setup as never, matchChance(seed));
  return saved(id, log, {
    status: 'finished',
    options: setup.options,
    result: speedrun.outcome(position as never) as never,
  });
};

const textOf = (list: readonly SavedMatch[], settings = SETTINGS): string =>
  writeBackup({ savedAt: 1000, matches: list, days: [], missions: [], settings });

const read = async (text: string): Promise<CheckedBackup> => {
  const result = await readBackup(text, gameOf, quiet);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};
const refusal = async (text: string) => {
  const result = await readBackup(text, gameOf, quiet);
  return result.ok ? 'read' : result.refusal;
};

/** Puts matches into the database as they are. */
const lay = async (...list: readonly SavedMatch[]): Promise<void> => {
  await merge(db, { backup: await read(textOf(list)), onScreen: () => false });
};

describe('everything that lies here', () => {
  test('comes back on an empty device, log for log, and so does its next backup', async () => {
    store.now = 77;
    await matches.create(freshMatch(speedrun, ['human', 'easy'], { id: 'live' }));
    for (const [index, entry] of FEW.entries())
      await matches.journal('live').append(index, entry, null);
    await matches.create(freshMatch(plunder, ['human', 'human'], { id: 'joint' }));
    await matches.journal('joint').append(0, { chance: 'coin', value: 4 } as Entry, null);
    await matches.journal('joint').choose(1, [{ seat: 0, do: 'stay' }]);
    await matches.create(freshMatch(climb, ['human', 'human'], { id: 'given up' }));
    await matches.giveUp('given up');
    await lay(finished('whole'));

    const told: (readonly [number, number])[] = [];
    const first = await collect(db, gameOf, (done, total) => {
      told.push([done, total]);
      return Promise.resolve();
    });
    expect(first.damaged).toBe(0);
    expect(told).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    const text = writeBackup({
      savedAt: 5,
      matches: first.matches,
      days: [],
      missions: [],
      settings: SETTINGS,
    });
    const other = new StoreBench();
    const device = other.handle();
    const backup = await read(text);
    expect(backup.settings).toEqual(SETTINGS);
    expect(await merge(device.db, { backup, onScreen: () => false })).toEqual({
      add: 4,
      here: 0,
      extend: 0,
      copy: 0,
      wait: 0,
      days: 0,
      missions: 0,
    });
    for (const id of ['live', 'given up', 'whole'])
      expect(await loaded(device.matches, id)).toEqual(await loaded(matches, id));
    expect((await loaded(device.matches, 'joint')).choices).toEqual([{ seat: 0, do: 'stay' }]);
    const second = await collect(device.db, gameOf, quiet);
    const again = writeBackup({
      savedAt: 5,
      matches: second.matches,
      days: [],
      missions: [],
      settings: SETTINGS,
    });
    expect(JSON.parse(again)).toEqual(JSON.parse(text));
    other.close();
  });

  test('without what is damaged, which is counted', async () => {
    await lay(saved('good', FEW, { status: 'abandoned' }), finished('bad'), finished('worse'));
    await db.entries.put({ match: 'bad', index: 1, entry: roll(9) as never });
    await db.matches.update('worse', { tempo: 'warp' });
    const { matches: whole, damaged } = await collect(db, gameOf, quiet);
    expect([whole.map(({ head }) => head.id), damaged]).toEqual([['good'], 2]);
    expect(await refusal(textOf(whole))).toBe('read');
  });

  test('written with keys in another order or with spaces is the same backup', async () => {
    const { format, sha256, content } = JSON.parse(textOf([saved('a')])) as {
      format: string;
      sha256: string;
      content: object;
    };
    const turned = Object.fromEntries(Object.entries(content).reverse());
    expect(await refusal(JSON.stringify({ content: turned, sha256, format }, null, 2))).toBe(
      'read',
    );
  });
});

describe('a file that is refused, by name, and nothing is written', () => {
  /** The same file with another content and a check that fits it: made by hand, not by accident. */
  const forged = (content: object): string => {
    const whole = { savedAt: 1000, matches: [], settings: {}, ...content };
    const sha256 = createHash('sha256').update(canonical(whole)).digest('hex');
    return JSON.stringify({ format: 'speedtisch-backup/1', sha256, content: whole });
  };
  const good = textOf([saved('a'), finished('b')]);
  const head = (more: object): string => forged({ matches: [saved('a', FEW, more)] });
  const log = (...entries: unknown[]): string =>
    forged({ matches: [saved('a', entries as never)] });
  const match = (code: string, more: object = {}) => ({
    code: `backup-match-${code}`,
    detail: { number: 1, ...more },
  });
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

  const CASES: readonly (readonly [string, string | (() => string), unknown])[] = [
    ['nothing', '', { code: 'backup-not-json' }],
    ['cut off', good.slice(0, -1), { code: 'backup-not-json' }],
    ['cut in half', good.slice(0, good.length / 2), { code: 'backup-not-json' }],
    ['a list', '[1, 2]', { code: 'backup-foreign' }],
    ['a match record', '{"format":"speedtisch-record/1"}', { code: 'backup-foreign' }],
    ['another program', good.replace('speedtisch-backup', 'tisch'), { code: 'backup-foreign' }],
    ['no version', good.replace('backup/3', 'backup'), { code: 'backup-foreign' }],
    ['version 4', good.replace('backup/3', 'backup/4'), { code: 'backup-newer' }],
    ['another check', good.replace(/"sha256":"../, '"sha256":"zz'), { code: 'backup-check' }],
    ['one roll changed', good.replace('"value":2', '"value":5'), { code: 'backup-check' }],
    ['one setting changed', good.replace('dark', 'pale'), { code: 'backup-check' }],
    [
      'nested without end',
      `{"format":"speedtisch-backup/1","sha256":"","content":{"a":${deep}}}`,
      { code: 'backup-check' },
    ],
    [
      'no matches',
      forged({ matches: undefined }),
      { code: 'backup-shape', detail: { at: 'matches', found: 'undefined' } },
    ],
    [
      'a key too many',
      forged({ extra: 1 }),
      { code: 'backup-shape', detail: { at: 'extra', found: '"extra"' } },
    ],
    [
      'a setting of somebody else',
      forged({ settings: { token: 'x' } }),
      { code: 'backup-shape', detail: { at: 'settings.token', found: '"token"' } },
    ],
    [
      'a setting that is no text',
      forged({ settings: { 'speedtisch-settings': 7 } }),
      { code: 'backup-shape', detail: { at: 'settings.speedtisch-settings', found: '7' } },
    ],
    [
      'saved at a moment that no calendar has',
      forged({ savedAt: 8.64e15 + 1 }),
      { code: 'backup-shape', detail: { at: 'savedAt', found: '8640000000000001' } },
    ],
    ['started at a moment that no calendar has', head({ startedAt: 9e15 }), match('head')],
    ['played at a moment that no calendar has', head({ updatedAt: 9e15 }), match('head')],
    [
      'a name longer than any',
      head({
        seated: [
          { name: 'x'.repeat(61), kind: 'human' },
          { name: 'B', kind: 'easy' },
        ],
      }),
      match('head'),
    ],
    ...['a&b', 'a#b', 'a%zz', 'a+b', '../a', '\ud800', ''].map(
      (id) =>
        [
          `an id that no address can carry: ${JSON.stringify(id)}`,
          forged({ matches: [saved(id)] }),
          expect.objectContaining({
            code: 'backup-shape',
            detail: expect.objectContaining({ at: 'matches.0.head.id' }) as unknown,
          }),
        ] as const,
    ),
    [
      'a setting without end',
      forged({ settings: { 'speedtisch-settings': 'x'.repeat(10_001) } }),
      expect.objectContaining({ code: 'backup-shape' }),
    ],
    [
      'settings without end',
      forged({
        settings: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`speedtisch-${n}`, ''])),
      }),
      expect.objectContaining({ code: 'backup-shape' }),
    ],
    ['a foreign game', head({ game: 'halma' }), match('game', { game: 'halma' })],
    ['a game from the prototype', head({ game: 'toString' }), match('game', { game: 'toString' })],
    ['no game', head({ game: undefined }), match('game', { game: 'undefined' })],
    ['an unknown option', head({ options: { end: 'never' } }), match('head')],
    ['a status of its own', head({ status: 'won' }), match('head')],
    ['one seat too many', head({ seats: 3 }), match('head')],
    ['a length that is too small', head({ length: 3 }), match('entry', { at: 3 })],
    ['a length that is too great', head({ length: 5 }), match('entry', { at: 4 })],
    ['finished without an end', head({ status: 'finished' }), match('head')],
    [
      'live though it is over',
      forged({ matches: [{ ...finished('b'), head: { ...finished('b').head, status: 'live' } }] }),
      match('head'),
    ],
    ['shares that do not make the seed', head({ shares: ['a', 'b'] }), match('head')],
    ['a roll of 7', log(FEW[0], roll(7)), match('entry', { at: 1 })],
    [
      'a move before a roll',
      log(FEW[0], { seat: 0, do: 'move', from: -1 }),
      match('entry', { at: 1 }),
    ],
    ['an entry that is none', log(FEW[0], roll(2), null), match('entry', { at: 2 })],
    [
      'the second of two',
      forged({ matches: [saved('a'), saved('b', [roll(1)])] }),
      { code: 'backup-match-entry', detail: { number: 2, at: 0 } },
    ],
    [
      'an id twice',
      forged({ matches: [saved('a'), finished('b'), saved('a')] }),
      { code: 'backup-twice', detail: { number: 3 } },
    ],
    ['huge', () => ' '.repeat(BACKUP_LIMIT + 1), { code: 'backup-large', detail: { limit: 64 } }],
  ];

  test.each(CASES)('%s', async (_name, text, expected) => {
    await lay(saved('a'));
    const before = await store.everything(db);
    expect(await refusal(typeof text === 'string' ? text : text())).toEqual(expected);
    expect(await store.everything(db)).toEqual(before);
  });

  test('one byte changed anywhere is found', async () => {
    const small = textOf([saved('a')]);
    for (let at = 0; at < small.length; at++) {
      const old = small.charAt(at);
      const changed = small.slice(0, at) + (old === '1' ? '2' : '1') + small.slice(at + 1);
      expect(await refusal(changed), `at ${at}: ${small.slice(at, at + 20)}`).not.toBe('read');
    }
  });
});

describe('taking in', () => {
  const LONGER: readonly Entry[] = [...FEW, roll(5)];
  const OTHER: readonly Entry[] = [...FEW.slice(0, 3), roll(1)];
  const given = { status: 'abandoned' };

  type Lying = { readonly id: string; readonly status: string; readonly length: number };
  const CASES: readonly (readonly [
    string,
    readonly SavedMatch[],
    readonly SavedMatch[],
    object,
    readonly Lying[],
  ])[] = [
    ['new', [], [saved('a')], { add: 1 }, [{ id: 'a', status: 'live', length: 4 }]],
    ['the same', [saved('a')], [saved('a')], { here: 1 }, [{ id: 'a', status: 'live', length: 4 }]],
    [
      'longer here',
      [saved('a', LONGER)],
      [saved('a')],
      { here: 1 },
      [{ id: 'a', status: 'live', length: 5 }],
    ],
    [
      'longer in the file',
      [saved('a')],
      [saved('a', LONGER)],
      { extend: 1 },
      [{ id: 'a', status: 'live', length: 5 }],
    ],
    [
      'given up here, played on in the file',
      [saved('a', FEW, given)],
      [saved('a', LONGER)],
      { extend: 1 },
      [{ id: 'a', status: 'live', length: 5 }],
    ],
    [
      'live here, played on and given up in the file: the one here lives on',
      [saved('a')],
      [saved('a', LONGER, given)],
      { here: 1 },
      [{ id: 'a', status: 'live', length: 4 }],
    ],
    [
      'live here, given up in the file',
      [saved('a')],
      [saved('a', FEW, given)],
      { here: 1 },
      [{ id: 'a', status: 'live', length: 4 }],
    ],
    [
      'another live match here: the one in the file waits there',
      [saved('here')],
      [saved('there', LONGER)],
      { wait: 1 },
      [{ id: 'here', status: 'live', length: 4 }],
    ],
    [
      'the same id, both live, gone on differently',
      [saved('a')],
      [saved('a', OTHER)],
      { wait: 1 },
      [{ id: 'a', status: 'live', length: 4 }],
    ],
    [
      'the same id, gone on differently: both stay',
      [saved('a', FEW, given)],
      [saved('a', OTHER, given)],
      { copy: 1 },
      [
        { id: 'a', status: 'abandoned', length: 4 },
        { id: expect.stringMatching(/^a~[0-9a-f]{12}$/) as string, status: 'abandoned', length: 4 },
      ],
    ],
    [
      'two live ones in the file: the one played last',
      [],
      [saved('old', FEW, { updatedAt: 5 }), saved('new', LONGER, { updatedAt: 6 })],
      { add: 1, wait: 1 },
      [{ id: 'new', status: 'live', length: 5 }],
    ],
  ];
  const TALLY = { add: 0, here: 0, extend: 0, copy: 0, wait: 0, days: 0, missions: 0 };

  test.each(CASES)('%s', async (_name, here, there, tally, lying) => {
    await lay(...here);
    const before = await store.everything(db);
    const parts = { backup: await read(textOf(there)), onScreen: () => false };
    expect(await foresee(db, parts)).toEqual({ ...TALLY, ...tally });
    expect(await store.everything(db)).toEqual(before);
    expect(await merge(db, parts)).toEqual({ ...TALLY, ...tally });
    const rows = await db.matches.toArray();
    expect(rows.map(({ id, status, length }) => ({ id, status, length }))).toEqual(lying);
    for (const { id } of rows)
      expect((await loaded(matches, id)).match.log).toHaveLength(
        rows.find((row) => row.id === id)?.length ?? -1,
      );
    // Once more: nothing is new any more, and what waited still waits.
    const after = await store.everything(db);
    const again = await merge(db, parts);
    expect([again.add, again.extend, again.copy]).toEqual([0, 0, 0]);
    expect(await store.everything(db)).toEqual(after);
  });

  test('a match that is on screen somewhere is not touched', async () => {
    await lay(saved('a'));
    const parts = { backup: await read(textOf([saved('a', LONGER)])), onScreen: () => true };
    expect(await merge(db, parts)).toEqual({ ...TALLY, here: 1 });
    expect((await loaded(matches, 'a')).match.log).toEqual(FEW);
  });

  test('a match that waited comes in once the one here is over', async () => {
    await lay(saved('here'));
    const parts = { backup: await read(textOf([saved('there')])), onScreen: () => false };
    expect(await merge(db, parts)).toEqual({ ...TALLY, wait: 1 });
    await matches.giveUp('here');
    expect(await merge(db, parts)).toEqual({ ...TALLY, add: 1 });
    expect(await matches.live('speedrun')).toBe('there');
  });

  test('is all or nothing: killed at any of its writes, nothing has changed', async () => {
    await lay(saved('a', FEW, given));
    const before = await store.everything(db);
    const backup = await read(textOf([finished('x'), saved('a', OTHER, given), finished('y')]));
    let killed = 0;
    for (let at = 1; ; at++) {
      const dying = store.handle();
      dieAtWrite(dying.db, at);
      const done = await merge(dying.db, { backup, onScreen: () => false }).catch(() => null);
      if (done !== null) break;
      killed += 1;
      expect(await store.everything(db)).toEqual(before);
    }
    expect(killed).toBeGreaterThan(5);
    expect(await db.matches.count()).toBe(4);
  });

  test('a list of results is read by index, without a single entry of a log', async () => {
    const reading: string[] = [];
    const spying = store.handle();
    await lay(
      ...['a', 'b', 'c'].map((id, n) => {
        const match = finished(id);
        return { ...match, head: { ...match.head, updatedAt: 100 + n } };
      }),
      saved('live', FEW, { updatedAt: 50 }),
      saved('gone', FEW, { status: 'abandoned', updatedAt: 70 }),
    );
    spying.db.use({
      stack: 'dbcore',
      name: 'spy',
      create: (core) => ({
        ...core,
        table: (name) => {
          const table = core.table(name);
          const note = () => reading.push(name);
          return {
            ...table,
            get: (request) => (note(), table.get(request)),
            getMany: (request) => (note(), table.getMany(request)),
            query: (request) => (note(), table.query(request)),
            openCursor: (request) => (note(), table.openCursor(request)),
          };
        },
      }),
    });
    const page = await spying.matches.newest(3);
    expect(page.matches.map(({ head }) => head.id)).toEqual(['c', 'b', 'a']);
    expect([page.damaged, page.more]).toEqual([0, true]);
    expect(page.matches.map(({ standing }) => standing?.ranks.toSorted())).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(new Set(reading)).toEqual(new Set(['matches']));
    const all = await spying.matches.newest(10);
    expect(all.matches.map(({ head }) => head.id)).toEqual(['c', 'b', 'a', 'live']);
    expect(all.more).toBe(false);
  });

  test.each<readonly [string, object]>([
    ['without a time', { updatedAt: undefined }],
    ['with a tempo of its own', { tempo: 'warp' }],
    ['finished without a result', { result: null }],
    ['with a place too few', { result: { ranks: [1], points: [20, -10] } }],
    ['with points that are none', { result: { ranks: [1, 2], points: ['many', 0] } }],
  ])('a row %s is counted and does not hide the others', async (_name, damage) => {
    await lay(finished('a'), finished('b'), saved('live'));
    const row = await db.matches.get('a');
    await db.matches.put({ ...row, ...damage } as never);
    const page = await matches.newest(10);
    expect(page.matches.map(({ head }) => head.id).toSorted()).toEqual(['b', 'live']);
    expect(page.damaged).toBe(1);
  });

  test('one match is taken away with its log, and no other', async () => {
    await lay(finished('a'), finished('a,1'), saved('ab'));
    await matches.remove('a');
    expect((await db.matches.toCollection().primaryKeys()).toSorted()).toEqual(['a,1', 'ab']);
    expect(await db.entries.where('[match+index]').between(['a', 0], ['a', Infinity]).count()).toBe(
      0,
    );
    expect((await loaded(matches, 'a,1')).head.status).toBe('finished');
    expect((await loaded(matches, 'ab')).match.log).toEqual(FEW);
  });

  test('all of it is taken away', async () => {
    await lay(finished('a'), saved('live'));
    await removeAll(db);
    expect(await store.everything(db)).toEqual([[], [], [], [], [], []]);
    await matches.create(freshMatch(speedrun, ['human', 'easy']));
    expect(await matches.live('speedrun')).toBe('match');
  });
});
