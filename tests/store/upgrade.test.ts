/**
 * Databases of every version that was ever shipped (`tests/fixtures/databases/v<n>.json`), as they lay on a device:
 * the app opens each of them, and everything in it is still there. Whoever changes the schema adds a file.
 */
import 'fake-indexeddb/auto';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { matchChance } from '../../src/lib/game/chance';
import { Days } from '../../src/lib/store/days';
import { Database } from '../../src/lib/store/db';
import { Matches } from '../../src/lib/store/matches';
import { Missions } from '../../src/lib/store/missions';
import { gameOf, loaded } from './bench';

const FOLDER = new URL('../fixtures/databases/', import.meta.url);

interface Dump {
  /** As IndexedDB counts it. */
  readonly version: number;
  readonly stores: {
    readonly [name: string]: {
      readonly keyPath: string | string[];
      readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
      readonly rows: readonly object[];
    };
  };
  /** What the app must make of it: every match by id with its status and the length of its log. */
  readonly matches: { readonly [id: string]: readonly [status: string, entries: number] };
  /** From version 2 on: what the app must make of the days, the latest first. */
  readonly days?: readonly (readonly [day: string, state: string, score: number | null])[];
  /** From version 3 on: the days of Speedzoo, and every mission. */
  readonly zooDays?: Dump['days'];
  readonly missions?: readonly (readonly [
    game: string,
    number: number,
    stars: number,
    score: number,
  ])[];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(String(request.error)));
  });

/** Lays a database down without any code of the app. */
const lay = async (name: string, { version, stores }: Dump): Promise<void> => {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const [store, { keyPath, indexes, rows }] of Object.entries(stores)) {
      const made = request.result.createObjectStore(store, { keyPath });
      for (const index of indexes) made.createIndex(index.name, index.keyPath);
      for (const row of rows) made.add(row);
    }
  };
  (await done(request)).close();
};

const opened: Database[] = [];
afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

const FILES = readdirSync(FOLDER).sort();

test.each(FILES)('%s: opens, and every match in it loads', async (file) => {
  const dump = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Dump;
  await lay(file, dump);
  const db = new Database(file);
  opened.push(db);
  await db.open();
  expect(db.backendDB().version).toBe(new Database('current').verno * 10);
  const matches = new Matches(db, () => 1);
  const found: [string, [string, number]][] = [];
  for (const id of Object.keys(dump.matches)) {
    const loaded = await matches.load(id, gameOf);
    if (!loaded.ok) throw new Error(`${id}: ${JSON.stringify(loaded.refusal)}`);
    found.push([id, [loaded.value.head.status, loaded.value.match.log.length]]);
  }
  expect(Object.fromEntries(found)).toEqual(dump.matches);
  expect(await db.matches.count()).toBe(Object.keys(dump.matches).length);
  const listed = await matches.newest(100);
  expect(listed.damaged).toBe(0);
  for (const [game, told] of [
    ['speeddrache', dump.days],
    ['speedzoo', dump.zooDays],
  ] as const) {
    const days = await new Days(db).all(game);
    expect(days.damaged).toBe(0);
    expect(days.tries.map(({ day, state, score }) => [day, state, score])).toEqual(told ?? []);
    for (const { day, state } of days.tries)
      expect((await new Days(db).record(game, day)).ok).toBe(state !== 'open');
  }
  const missions = await new Missions(db).all('speedzoo');
  expect(missions.damaged).toBe(0);
  expect(
    missions.best.map(({ game, number, stars, score }) => [game, number, stars, score]),
  ).toEqual(dump.missions ?? []);
  for (const { number } of missions.best)
    expect((await new Missions(db).record('speedzoo', number)).ok).toBe(true);
  // A live one can be played on.
  for (const [id, [status, entries]] of Object.entries(dump.matches))
    if (status === 'live') {
      const { head, match } = await loaded(matches, id);
      const game = await gameOf(head.game);
      const next = game?.tableMove(match.position, matchChance(head.seed)) ?? null;
      if (next === null) throw new Error(`${id}: the table is not to move`);
      await matches.journal(id).append(entries, next, null);
      const after = await matches.load(id, gameOf);
      expect(after.ok && after.value.head.length).toBe(entries + 1);
    }
});

test('there is a database of every version up to this one', () => {
  const versions = FILES.map((file) => Number(/^v(\d+)\.json$/.exec(file)?.[1]));
  const { verno } = new Database('current');
  expect(versions).toEqual(Array.from({ length: verno }, (_, n) => n + 1));
});
