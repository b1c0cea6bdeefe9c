/**
 * DR-27, DR-28: the first try of a day and what becomes of it. The matches are of Speeddrache; what a result is worth is
 * told by the test, as a session tells it by the game.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
// First, so that the database in memory is there before the store is.
import { StoreBench, dieAtWrite, freshMatch, gameOf, loaded } from './bench';
import type { AnyGame, Entry } from '../../src/lib/game/contract';
import type { Match } from '../../src/lib/game/match';
import { verifyRecord } from '../../src/lib/game/record';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';
import { collect, readBackup, writeBackup, type CheckedBackup } from '../../src/lib/store/backup';
import type { Database } from '../../src/lib/store/db';
import { Days } from '../../src/lib/store/days';
import type { Matches } from '../../src/lib/store/matches';
import { merge, removeAll } from '../../src/lib/store/merge';
import { collectDays, keptOf, type SavedDay } from '../../src/lib/store/savedDays';

const rules = speeddrache as unknown as AnyGame;
const MONDAY = '2026-11-30';
const TUESDAY = '2026-12-01';

let store: StoreBench;
let db: Database;
let matches: Matches;
let days: Days;
beforeEach(() => {
  store = new StoreBench();
  ({ db, matches } = store.handle());
  days = new Days(db);
});
afterEach(() => {
  store.close();
});

/** One expedition of three thieves would do, but a day has five seats. */
const daily = (id: string, day = MONDAY) => {
  const fresh = freshMatch(rules, ['human', 'normal', 'normal', 'normal', 'normal'], { id });
  const setup = { ...fresh.setup, source: { kind: 'daily', day } as const };
  return { ...fresh, mode: 'daily', setup } as const;
};
const free = (id: string) => freshMatch(rules, ['human', 'normal', 'normal'], { id });

const turned = (card: string): Entry => ({ chance: 'card', card }) as Entry;
const OUT = {
  do: 'choices',
  choices: { '0': 'leave', '1': 'leave', '2': 'leave', '3': 'leave', '4': 'leave' },
} as Entry;
/** 15 by five is 3 for each, five times: 15 for everybody. */
const WHOLE: readonly Entry[] = Array.from({ length: 5 }, () => [turned('T15'), OUT]).flat();
const FIVE = [0, 1, 2, 3, 4];
/** All come first, which is worth 30 points beside the loot. */
const RESULT = {
  ranks: FIVE.map(() => 1),
  chests: FIVE.map(() => 15),
  relics: FIVE.map(() => []),
  totals: FIVE.map(() => 15),
  points: FIVE.map(() => 45),
};

/** Plays the first `length` entries; the last of all ends the match, worth `score`. */
const play = async (id: string, length: number = WHOLE.length, score = 15): Promise<void> => {
  const journal = matches.journal(id, undefined, { day: () => score });
  for (const [index, entry] of WHOLE.slice(0, length).entries())
    await journal.append(index, entry, index === WHOLE.length - 1 ? RESULT : null);
};
const states = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await db.matches.toArray()).map(({ id, status }) => [id, status]));
const list = async () =>
  (await days.all('speeddrache')).tries.map(({ day, match, state, score }) => [
    day,
    match,
    state,
    score,
  ]);

describe('DR-28 the first try of a day', () => {
  test('is noted with the start of its match, before anything was played', async () => {
    store.now = 777;
    expect(await matches.create(daily('first'))).toBe('first');
    expect((await days.all('speeddrache')).tries).toEqual([
      {
        game: 'speeddrache',
        day: MONDAY,
        match: 'first',
        startedAt: 777,
        state: 'open',
        score: null,
      },
    ]);
    expect((await days.record('speeddrache', MONDAY)).ok).toBe(false);
    expect((await loaded(matches, 'first')).head.mode).toBe('daily');
  });

  test('is the one match to play while it is open: no second try begins beside it', async () => {
    await matches.create(daily('first'));
    expect(await matches.create(daily('second'))).toBe('first');
    expect(await states()).toEqual({ first: 'live' });
  });

  test('two tabs that start at once have one first try', async () => {
    const other = store.handle();
    const ids = await Promise.all([
      matches.create(daily('here')),
      other.matches.create(daily('there')),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await db.matches.count()).toBe(1);
    expect(await db.days.count()).toBe(1);
  });

  test('finished: the day has its score and its record, in the transaction of the last entry', async () => {
    await matches.create(daily('first'));
    await play('first');
    expect(await list()).toEqual([[MONDAY, 'first', 'finished', 15]]);
    const record = await days.record('speeddrache', MONDAY);
    if (!record.ok) throw new Error('no record');
    expect(record.value).toMatchObject({ game: 'speeddrache', log: WHOLE, 'x-daily': MONDAY });
  });

  test.each([1, 2, 3, 4, 5])(
    'the tab that dies at write %i of the end leaves it open',
    async (at) => {
      await matches.create(daily('first'));
      await play('first', 9);
      const late = store.handle();
      const died = dieAtWrite(late.db, at);
      const journal = late.matches.journal('first', undefined, { day: () => 15 });
      const written = await journal.append(9, OUT, RESULT).then(
        () => true,
        () => false,
      );
      expect([died(), written]).toEqual([true, false]);
      expect(await list()).toEqual([[MONDAY, 'first', 'open', null]]);
      expect(await states()).toEqual({ first: 'live' });
      await matches.journal('first', undefined, { day: () => 15 }).append(9, OUT, RESULT);
      expect(await list()).toEqual([[MONDAY, 'first', 'finished', 15]]);
    },
  );

  test('given up: it counts with what was secured, and has the record so far', async () => {
    await matches.create(daily('first'));
    await play('first', 4);
    await matches.giveUp('first', 6);
    expect(await list()).toEqual([[MONDAY, 'first', 'given-up', 6]]);
    const record = await days.record('speeddrache', MONDAY);
    const verdict = record.ok ? verifyRecord(record.value, () => rules) : null;
    expect(verdict).toMatchObject({ ok: true, result: null, match: { log: WHOLE.slice(0, 4) } });
    // A second time changes nothing.
    await matches.giveUp('first', 99);
    expect(await list()).toEqual([[MONDAY, 'first', 'given-up', 6]]);
  });

  test('outlives its match: deleted after the end, or while it was open', async () => {
    await matches.create(daily('first'));
    await play('first');
    await matches.remove('first');
    await matches.create(daily('next', TUESDAY));
    await play('next', 2);
    await matches.remove('next', 3);
    expect(await db.matches.count()).toBe(0);
    expect(await list()).toEqual([
      [TUESDAY, 'next', 'given-up', 3],
      [MONDAY, 'first', 'finished', 15],
    ]);
    expect((await days.record('speeddrache', MONDAY)).ok).toBe(true);
    expect((await days.record('speeddrache', TUESDAY)).ok).toBe(true);
  });
});

describe('DR-28 practice', () => {
  beforeEach(async () => {
    await matches.create(daily('first'));
    await play('first');
  });

  test('begins after the first try, ends as it likes and changes nothing on the list', async () => {
    const before = [await db.days.toArray(), await db.dayRecords.toArray()];
    expect(await matches.create(daily('again'))).toBe('again');
    await play('again', WHOLE.length, 99);
    expect(await matches.create(daily('third'))).toBe('third');
    await matches.giveUp('third', 99);
    await matches.remove('again');
    expect([await db.days.toArray(), await db.dayRecords.toArray()]).toEqual(before);
  });

  test('of the same day takes the place of a live practice match, and of nothing else', async () => {
    await matches.create(free('free'));
    await matches.create(daily('practice'));
    await matches.create(daily('tomorrow', TUESDAY));
    expect(await matches.create(daily('newer'))).toBe('newer');
    expect(await states()).toEqual({
      first: 'finished',
      free: 'live',
      practice: 'abandoned',
      tomorrow: 'live',
      newer: 'live',
    });
  });
});

test('DR-27 a free match and those of days never end each other', async () => {
  await matches.create(free('free'));
  await matches.create(daily('monday'));
  await matches.create(daily('tuesday', TUESDAY));
  await matches.create(free('freer'));
  expect(await states()).toEqual({
    free: 'abandoned',
    freer: 'live',
    monday: 'live',
    tuesday: 'live',
  });
  expect(await matches.live('speeddrache')).toBe('freer');
});

test('F28 begun before midnight, ended after: it counts for its day, and the new day is open', async () => {
  await matches.create(daily('late'));
  await matches.create(daily('early', TUESDAY));
  await play('late');
  expect(await list()).toEqual([
    [TUESDAY, 'early', 'open', null],
    [MONDAY, 'late', 'finished', 15],
  ]);
});

test('rows that are no days are counted and hide none', async () => {
  await matches.create(daily('first'));
  const row = await db.days.get(['speeddrache', MONDAY]);
  if (row === undefined) throw new Error('no row');
  await db.days.put({ ...row, day: '2026-02-30' });
  await db.days.put({ ...row, day: '2026-11-29', state: 'won' });
  await db.days.put({ ...row, day: '2026-11-28', score: 4 });
  await db.days.put({ ...row, game: 'speedrun' });
  expect(await days.all('speeddrache')).toMatchObject({ tries: [{ day: MONDAY }], damaged: 3 });
});

describe('a match whose mode and source do not fit is damaged', () => {
  test.each([
    ['free in mode', { mode: 'solo' }],
    ['free in source', { source: { kind: 'free' } }],
    ['of no day', { source: { kind: 'daily', day: '2026-02-30' } }],
    ['of another mode', { mode: 'table' }],
  ])('%s', async (_name, change) => {
    await matches.create(daily('first'));
    await db.matches.update('first', change as never);
    expect(await matches.load('first', gameOf)).toEqual({
      ok: false,
      refusal: { code: 'stored-match-damaged', detail: { at: -1 } },
    });
  });
});

describe('backups carry the days', () => {
  const quiet = () => Promise.resolve();
  const whole = async (): Promise<string> => {
    const { matches: saved } = await collect(db, gameOf, quiet);
    const { days: tries } = await collectDays(db, gameOf);
    return writeBackup({ savedAt: 1, matches: saved, days: tries, missions: [], settings: {} });
  };
  const read = async (text: string): Promise<CheckedBackup> => {
    const backup = await readBackup(text, gameOf, quiet, { securedOf });
    if (!backup.ok) throw new Error(JSON.stringify(backup.refusal));
    return backup.value;
  };
  /** Gold in the chest of the person; the matches here have no relics. */
  const securedOf = (_game: string, { position }: Match): Promise<number> =>
    Promise.resolve((position as { chests: number[] }).chests[0] ?? 0);
  const takeIn = async (text: string) =>
    merge(db, { backup: await read(text), onScreen: () => false });

  test('to another device and back, however often', async () => {
    await matches.create(daily('first'));
    await play('first');
    await matches.create(daily('next', TUESDAY));
    await play('next', 2);
    await matches.remove('first');
    const text = await whole();
    const other = new StoreBench();
    const device = other.handle();
    const backup = await read(text);
    const parts = { backup, onScreen: () => false };
    expect(await merge(device.db, parts)).toMatchObject({ add: 1, days: 2 });
    expect(await merge(device.db, parts)).toMatchObject({ add: 0, here: 1, days: 0 });
    expect(await other.everything(device.db)).toEqual(await store.everything(db));
    expect(await takeIn(text)).toMatchObject({ here: 1, days: 0 });
    other.close();
  });

  test('live matches of days wait for nobody', async () => {
    await matches.create(daily('monday'));
    const text = await whole();
    await removeAll(db);
    await matches.create(daily('tuesday', TUESDAY));
    await matches.create(free('free'));
    expect(await takeIn(text)).toMatchObject({ add: 1, wait: 0, days: 1 });
    expect(await states()).toEqual({ monday: 'live', tuesday: 'live', free: 'live' });
  });

  test('taking away everything takes the days too', async () => {
    await matches.create(daily('first'));
    await play('first');
    await removeAll(db);
    expect(await store.everything(db)).toEqual([[], [], [], [], [], []]);
  });

  const row = (more: Partial<SavedDay> = {}): SavedDay => ({
    game: 'speeddrache',
    day: MONDAY,
    match: 'b',
    startedAt: 100,
    state: 'open',
    score: null,
    record: null,
    ...more,
  });
  const record = (length: number) => ({
    format: 'speedtisch-record/1',
    game: 'speeddrache',
    seats: 5,
    options: speeddrache.defaults(5),
    log: WHOLE.slice(0, length) as never,
    result: null,
  });
  const given = (more: Partial<SavedDay> = {}): SavedDay =>
    row({ state: 'given-up', score: 6, record: record(4), ...more });

  test.each([
    ['the one begun earlier', given({ startedAt: 99, match: 'z' }), row()],
    ['begun at the same time: by name', row({ match: 'a' }), given()],
    ['of the same match: what is over', given(), row()],
    ['of the same match: finished', row({ state: 'finished', score: 1 }), given()],
  ])('of two first tries of a day stays %s', (_name, stays, goes) => {
    expect(keptOf(stays, goes, 'first')).toBe(stays);
    expect(keptOf(goes, stays, 'first')).toBe(stays);
    expect(keptOf(stays, stays, 'first')).toBe(stays);
  });

  test('files in any order leave the same behind', async () => {
    const rows = [
      given(),
      row({ startedAt: 99 }),
      given({ startedAt: 99, score: 3, record: record(2) }),
    ];
    const texts = rows.map((one) =>
      writeBackup({ savedAt: 1, matches: [], days: [one], missions: [], settings: {} }),
    );
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
      [0, 1, 1, 0, 2, 0],
    ];
    for (const order of orders) {
      await removeAll(db);
      for (const at of order) await takeIn(texts[at] ?? '');
      expect(await list(), String(order)).toEqual([[MONDAY, 'b', 'given-up', 3]]);
      expect(await days.record('speeddrache', MONDAY)).toMatchObject({
        ok: true,
        value: { log: WHOLE.slice(0, 2) },
      });
    }
  });

  test.each<[string, readonly object[], number]>([
    ['of no game', [row({ game: 'chess' })], 1],
    ['that no calendar has', [row(), row({ day: '2026-02-29' })], 2],
    ['that is there twice', [row(), row({ match: 'c' })], 2],
    ['open with a score', [row({ score: 3 })], 1],
    ['finished without a record', [row({ state: 'finished', score: 3 })], 1],
    ['finished with half a record', [given({ state: 'finished' })], 1],
    ['with more loot than its record gives', [given({ score: 7 })], 1],
    [
      'with a record against the rules',
      [given({ record: { ...record(4), log: [OUT] as never } })],
      1,
    ],
    ['with a record of another game', [given({ record: { ...record(4), game: 'speedrun' } })], 1],
    ['in a state of its own', [{ ...row(), state: 'won' }], 1],
    ['with more in it', [{ ...row(), best: 1 }], 1],
  ])('a day %s is refused by name, and nothing is written', async (_name, wrong, number) => {
    const text = writeBackup({
      savedAt: 1,
      matches: [],
      days: wrong as never,
      missions: [],
      settings: {},
    });
    expect(await readBackup(text, gameOf, quiet, { securedOf })).toEqual({
      ok: false,
      refusal: { code: 'backup-day', detail: { number } },
    });
  });
});
