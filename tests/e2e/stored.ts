/** What lies in the database of a page, read without the app, and what the rules make of it. */
import { expect, type Page } from '@playwright/test';
import type { AnyGame, Entry, JsonObject } from '../../src/lib/game/contract';
import { replay, type Match } from '../../src/lib/game/match';

export interface StoredRows {
  readonly matches: readonly {
    id: string;
    seats: number;
    options: JsonObject;
    length: number;
    status: string;
  }[];
  readonly entries: readonly { match: string; index: number; entry: Entry }[];
}

/** Everything in the database as it lies there, read without the app. */
export const storedRows = (page: Page): Promise<StoredRows> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('speedtisch'));
    const store = db.transaction(['matches', 'entries']);
    const [matches, entries] = await Promise.all([
      done(store.objectStore('matches').getAll()),
      done(store.objectStore('entries').getAll()),
    ]);
    db.close();
    return { matches, entries };
  });

/** The only live match as the rules replay it, whole or up to so many entries. */
export const storedMatch = (rows: StoredRows, rules: unknown, entries = Infinity): Match => {
  const head = rows.matches.find((row) => row.status === 'live');
  if (head === undefined) throw new Error('no live match is stored');
  const log = rows.entries.filter((row) => row.match === head.id).sort((a, b) => a.index - b.index);
  expect(log.map((row) => row.index)).toEqual(log.map((_, index) => index));
  expect(head.length).toBe(log.length);
  const { seats, options } = head;
  const match = replay(
    rules as AnyGame,
    { seats, options, source: { kind: 'free' } },
    log.slice(0, entries).map((row) => row.entry),
  );
  if (!match.ok) throw new Error(`stored log does not replay at ${match.at}`);
  return match.value;
};
