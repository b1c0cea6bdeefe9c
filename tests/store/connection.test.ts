/** What may become of a connection: lost under way, wanted by a newer version of the app, without room. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Outcome } from '../../src/lib/game/contract';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { Database, type DatabaseNews } from '../../src/lib/store/db';
import { Matches } from '../../src/lib/store/matches';
import { plunder } from '../conformance/toys/plunder';
import { StoreBench, atEveryWrite, freshMatch, gameOf, loaded } from './bench';

const STARTER = { chance: 'starter', seat: 0 };
const roll = (value: number): Entry => ({ chance: 'roll', value }) as Entry;
const RESULT: Outcome = { ranks: [1, 2], points: [20, -10] };
const fresh = (id = 'match') => freshMatch(speedrun, ['human', 'normal'], { id });

let store: StoreBench;
let db: Database;
let matches: Matches;

beforeEach(() => {
  // Dexie says on the console whenever it opens a connection anew.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store = new StoreBench();
  ({ db, matches } = store.handle());
});
afterEach(() => {
  store.close();
  vi.restoreAllMocks();
});

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { code?: unknown }).code ?? String(error),
  );

/** Closes the connection of a handle behind its back, as iOS does with a tab in the background. */
const cut = (of: Database): void => of.backendDB().close();

/**
 * Every write over the next `connections` connections fails like that of a connection whose server is gone.
 */
const lose = (of: Database, name: string, connections: number): void => {
  let left = connections;
  const bad = new WeakSet<IDBDatabase>();
  const good = new WeakSet<IDBDatabase>();
  atEveryWrite(of, ({ db: connection }, write) => {
    if (!good.has(connection) && !bad.has(connection)) {
      (left > 0 ? bad : good).add(connection);
      left -= 1;
    }
    if (good.has(connection)) return write();
    return Promise.reject(new DOMException('Connection to Indexed Database server lost', name));
  });
};

describe('a lost connection', () => {
  test('that was closed under it is opened again; nothing notices', async () => {
    await matches.create(fresh());
    const journal = matches.journal('match');
    for (const [index, entry] of [STARTER, roll(2), roll(3), roll(4)].entries()) {
      cut(db);
      await journal.append(index, entry, null);
      cut(db);
      expect((await loaded(matches)).head.length).toBe(index + 1);
    }
    cut(db);
    expect(await matches.live('speedrun')).toBe('match');
    cut(db);
    expect((await matches.newest(5)).matches).toHaveLength(1);
    cut(db);
    await matches.giveUp('match');
    cut(db);
    await matches.create(fresh('next'));
    expect((await loaded(matches, 'next')).head.status).toBe('live');
    expect((await loaded(matches)).head.status).toBe('abandoned');
  });

  test('is seen by who watches a match', async () => {
    await matches.create(fresh());
    const seen: string[] = [];
    let heard: () => void = () => undefined;
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    let now = next();
    const stop = matches.watch('match', (status) => {
      seen.push(status);
      heard();
    });
    await now;
    cut(db);
    now = next();
    await matches.giveUp('match');
    await now;
    cut(db);
    now = next();
    await matches.remove('match');
    await now;
    stop();
    expect(seen).toEqual(['live', 'abandoned', 'missing']);
  });

  const NAMES = ['UnknownError', 'InvalidStateError', 'AbortError'];

  test.each(NAMES)('%s once: opened anew, and written again', async (name) => {
    await matches.create(fresh());
    db.close({ disableAutoOpen: false });
    lose(db, name, 1);
    await matches.journal('match').append(0, STARTER, null);
    expect((await loaded(matches)).match.log).toEqual([STARTER]);
  });

  test.each(NAMES)('%s twice: the writer is told, and nothing is written', async (name) => {
    await matches.create(fresh());
    const before = await store.everything(db);
    db.close({ disableAutoOpen: false });
    lose(db, name, 2);
    const journal = matches.journal('match');
    expect(await codeOf(journal.append(0, STARTER, null))).toBe('storage-lost');
    expect(await store.everything(db)).toEqual(before);
    // "Nochmal versuchen"
    await journal.append(0, STARTER, null);
    expect((await loaded(matches)).match.log).toEqual([STARTER]);
  });

  test('an entry that was written before the connection broke is written once', async () => {
    await matches.create(fresh());
    const journal = matches.journal('match');
    await journal.append(0, STARTER, null);
    const retry = vi.spyOn(db, 'transaction');
    const original = retry.getMockImplementation() ?? Database.prototype.transaction;
    retry.mockImplementationOnce(((...args: unknown[]) =>
      (original as (...a: unknown[]) => Promise<unknown>).apply(db, args).then(() => {
        throw new DOMException('lost after the commit', 'UnknownError');
      })) as never);
    await journal.append(1, roll(2), RESULT);
    expect(await db.entries.toArray()).toEqual([
      { match: 'match', index: 0, entry: STARTER },
      { match: 'match', index: 1, entry: roll(2) },
    ]);
  });

  test('another entry at this index is not taken for it', async () => {
    await matches.create(fresh());
    const other = store.handle().matches.journal('match');
    const journal = matches.journal('match');
    await other.append(0, { chance: 'starter', seat: 1 } as Entry, null);
    cut(db);
    expect(await codeOf(journal.append(0, STARTER, null))).toContain('does not follow');
  });
});

describe('no room', () => {
  const fill = (of: Database, error: () => unknown): { full: boolean } => {
    const room = { full: true };
    atEveryWrite(of, (_, write) => {
      if (!room.full) return write();
      return Promise.reject(error());
    });
    return room;
  };

  test.each<readonly [string, () => unknown]>([
    ['at the request', () => new DOMException('full', 'QuotaExceededError')],
    [
      'inside an aborted transaction',
      () =>
        Object.assign(new Error('aborted'), {
          name: 'AbortError',
          inner: new DOMException('full', 'QuotaExceededError'),
        }),
    ],
  ])('%s is named; once there is room, the same entry is taken', async (_name, error) => {
    await matches.create(fresh());
    await matches.journal('match').append(0, STARTER, null);
    const before = await store.everything(db);
    db.close({ disableAutoOpen: false });
    const room = fill(db, error);
    const journal = matches.journal('match');
    expect(await codeOf(journal.append(1, roll(5), null))).toBe('storage-full');
    expect(await codeOf(matches.create(fresh('next')))).toBe('storage-full');
    expect(await store.everything(db)).toEqual(before);
    room.full = false;
    await journal.append(1, roll(5), null);
    expect((await loaded(matches)).match.log).toEqual([STARTER, roll(5)]);
  });
});

/** The same database as a later version of the app may have it. */
class Next extends Database {
  constructor(name: string, tell: (news: DatabaseNews) => void) {
    super(name, tell);
    this.version(99).stores({ matches: 'id, [game+mode+status], status, updatedAt, startedAt' });
  }
}

describe('F25: a newer version of the app in another tab', () => {
  const opened: Database[] = [];
  afterEach(() => {
    for (const handle of opened.splice(0)) handle.close();
  });
  let names = 0;
  const tabs = async () => {
    const name = `versions ${(names += 1)}`;
    const [oldNews, newNews]: [DatabaseNews[], DatabaseNews[]] = [[], []];
    const old = new Database(name, (news) => oldNews.push(news));
    await old.open();
    const newer = new Next(name, (news) => newNews.push(news));
    opened.push(old, newer);
    const oldMatches = new Matches(old, () => 1);
    await oldMatches.create(fresh());
    await oldMatches.journal('match').append(0, STARTER, null);
    return { old, newer, oldNews, newNews, oldMatches };
  };

  test('gets the database at once where no match is played, and the old tab says so', async () => {
    const { old, newer, oldNews, newNews, oldMatches } = await tabs();
    await newer.open();
    expect(oldNews).toEqual(['outdated']);
    expect(newNews).toEqual([]);
    expect(old.isOpen()).toBe(false);
    expect((await loaded(new Matches(newer, () => 2))).match.log).toEqual([STARTER]);
    // The old version does not come back by itself and write rows of its own form.
    const journal = oldMatches.journal('match');
    expect(await codeOf(journal.append(1, roll(5), null))).toBe('storage-newer');
    expect(await codeOf(oldMatches.create(fresh('next')))).toBe('storage-newer');
    expect(await newer.entries.count()).toBe(1);
  });

  test('says that it waits while a match is played; play goes on, then it gets everything', async () => {
    const { old, newer, oldNews, newNews, oldMatches } = await tabs();
    const letGo = [old.hold(), old.hold()];
    let isOpen = false;
    const waiting = new Promise<void>((resolve) => newer.on('blocked', () => resolve()));
    const opening = newer.open().then(() => (isOpen = true));
    await waiting;
    expect(newNews).toEqual(['waiting']);
    const journal = oldMatches.journal('match');
    await journal.append(1, roll(2), null);
    letGo[0]?.();
    letGo[0]?.();
    await journal.append(2, roll(3), null);
    expect([isOpen, oldNews]).toEqual([false, []]);
    letGo[1]?.();
    await opening;
    expect(oldNews).toEqual(['outdated']);
    expect((await loaded(new Matches(newer, () => 2))).match.log).toEqual([
      STARTER,
      roll(2),
      roll(3),
    ]);
  });

  test('has been here before: the old version opens nothing and leaves everything as it lies', async () => {
    const { old, newer } = await tabs();
    await newer.open();
    newer.close();
    const late = new Database(old.name);
    opened.push(late);
    expect(await codeOf(late.open())).toMatch(/storage-newer/);
    expect(await codeOf(new Matches(late, () => 3).load('match', gameOf))).toBe('storage-newer');
    await newer.open();
    expect((await loaded(new Matches(newer, () => 2))).match.log).toEqual([STARTER]);
  });
});

describe('two tabs at one joint match without a lock', () => {
  const coin = { chance: 'coin', value: 4 } as Entry;
  const stay = { seat: 0, do: 'stay' };
  const go = { seat: 0, do: 'go' };
  beforeEach(async () => {
    await matches.create(freshMatch(plunder, ['human', 'human'], {}));
    await matches.journal('match').append(0, coin, null);
  });

  test('the second does not overwrite what the first has chosen since', async () => {
    const seen = (await loaded(matches)).chosenBy;
    expect(seen).toBeNull();
    const [first, second] = [matches.journal('match', seen), matches.journal('match', seen)];
    await first.choose(1, [stay]);
    await first.choose(1, [go]);
    expect(await codeOf(second.choose(1, [stay]))).toContain('another tab has chosen since');
    expect((await loaded(matches)).choices).toEqual([go]);
    await first.choose(1, [stay]);
    expect((await loaded(matches)).choices).toEqual([stay]);
  });

  test('whoever takes the match up again may change what was chosen before', async () => {
    await matches.journal('match', null).choose(1, [stay]);
    const { chosenBy } = await loaded(matches);
    expect(chosenBy).toEqual(expect.any(String));
    await matches.journal('match', chosenBy).choose(1, [go]);
    expect((await loaded(matches)).choices).toEqual([go]);
  });

  test('choices towards an earlier entry are nobody’s', async () => {
    await matches.journal('match', null).choose(1, [stay]);
    await db.entries.add({ match: 'match', index: 1, entry: coin as never });
    await db.matches.update('match', { length: 2 });
    await matches.journal('match', null).choose(2, [go]);
    expect(await db.choices.get('match')).toMatchObject({ index: 2, choices: [go] });
  });
});
