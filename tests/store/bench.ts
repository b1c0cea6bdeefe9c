/** A real store over a database in memory. Every bench has a database of its own; handles come and go. */
import 'fake-indexeddb/auto';
import type { DBCoreMutateResponse } from 'dexie';
import type { AnyGame, JsonObject } from '../../src/lib/game/contract';
import type { Kind } from '../../src/lib/game/record';
import { speeddrache } from '../../src/lib/games/speeddrache/rules';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import type { CountsOf } from '../../src/lib/store/days';
import { Database } from '../../src/lib/store/db';
import { Matches, type NewMatch, type StoredMatch } from '../../src/lib/store/matches';
import { climb } from '../conformance/toys/climb';
import { hurry } from '../conformance/toys/hurry';
import { plunder } from '../conformance/toys/plunder';
import { seatedAs, setupOf } from '../table/bench';

const GAMES: readonly AnyGame[] = [
  speedrun,
  climb,
  plunder,
  hurry,
  speeddrache as unknown as AnyGame,
  speedzoo as unknown as AnyGame,
];

/** Rules by id, as the app looks them up. */
export const gameOf = (id: string): Promise<AnyGame | null> =>
  Promise.resolve(GAMES.find((game) => game.id === id) ?? null);

export const freshMatch = (
  game: AnyGame,
  kinds: readonly Kind[],
  more: Partial<NewMatch> & { readonly options?: JsonObject } = {},
): NewMatch => {
  const { options, ...rest } = more;
  return {
    id: 'match',
    game: game.id,
    mode: 'solo',
    setup: setupOf(game, kinds.length, options),
    seated: seatedAs(kinds),
    tempo: 'normal',
    seed: 'stored',
    ...rest,
  };
};

let databases = 0;

export class StoreBench {
  readonly #name = `bench ${(databases += 1)}`;
  readonly #handles: Database[] = [];
  /** Wall time, which a test sets; it only sorts. */
  now = 1000;

  /** One more handle on the database, as another tab has it. */
  handle(countsOf?: CountsOf): { readonly db: Database; readonly matches: Matches } {
    const db = new Database(this.#name);
    this.#handles.push(db);
    return { db, matches: new Matches(db, () => this.now, countsOf) };
  }

  /** Everything in the database, for proofs that nothing has changed. */
  async everything(db: Database): Promise<readonly unknown[]> {
    const { matches, entries, choices, days, dayRecords, missions } = db;
    return Promise.all(
      [matches, entries, choices, days, dayRecords, missions].map((table) => table.toArray()),
    );
  }

  /** Closes all handles; the data stays, as after a killed tab. */
  close(): void {
    for (const db of this.#handles.splice(0)) db.close();
  }
}

/** Does one write to a table, or instead of that what `meets` wants. */
type Meets = (
  transaction: IDBTransaction,
  write: () => Promise<DBCoreMutateResponse>,
) => Promise<DBCoreMutateResponse>;

/** Lets every write through a handle meet something first. */
export const atEveryWrite = (of: Database, meets: Meets): void => {
  of.use({
    stack: 'dbcore',
    name: 'at every write',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          // Over IndexedDB a transaction is one of its own.
          mutate: (request) => meets(request.trans as IDBTransaction, () => table.mutate(request)),
        };
      },
    }),
  });
};

/**
 * The tab of a handle dies at its write number `at`, the first is 1.
 * @returns whether it did.
 */
export const dieAtWrite = (of: Database, at: number): (() => boolean) => {
  let left = at;
  atEveryWrite(of, (transaction, write) => {
    left -= 1;
    if (left !== 0) return write();
    transaction.abort();
    return Promise.reject(new Error('the tab is gone'));
  });
  return () => left <= 0;
};

/** The match as it is stored, or a failed test. */
export const loaded = async (matches: Matches, id = 'match'): Promise<StoredMatch> => {
  const stored = await matches.load(id, gameOf);
  if (!stored.ok) throw new Error(`not loaded: ${JSON.stringify(stored.refusal)}`);
  return stored.value;
};
