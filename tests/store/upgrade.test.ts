/**
 * Databases of every version that was ever shipped (`tests/fixtures/databases/v<n>.json`), as they lay on a device:
 * the app opens each of them, and everything in it is still there. Whoever changes the schema adds a file.
 */
import 'fake-indexeddb/auto';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { Database } from '../../src/lib/store/db';
import { Matches } from '../../src/lib/store/matches';
import { gameOf } from './bench';

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
  // A live one can be played on.
  for (const [id, [status, entries]] of Object.entries(dump.matches))
    if (status === 'live') {
      const journal = matches.journal(id);
      await journal.append(entries, { chance: 'roll', value: 3 } as never, null);
      const after = await matches.load(id, gameOf);
      expect(after.ok && after.value.head.length).toBe(entries + 1);
    }
});

test('there is a database of every version up to this one', () => {
  const versions = FILES.map((file) => Number(/^v(\d+)\.json$/.exec(file)?.[1]));
  const { verno } = new Database('current');
  expect(versions).toEqual(Array.from({ length: verno }, (_, n) => n + 1));
});
