/** The database of the app. The only place that knows Dexie; rows are plain JSON and checked when read. */
import { Dexie, liveQuery, type EntityTable, type Table } from 'dexie';
import type { Json } from '../game/contract';

/** Head of a match; its log lies in `entries`. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly status: string;
  /** Milliseconds since 1970; for people to sort by, never for rules. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly seats: number;
  readonly options: Json;
  readonly source: Json;
  readonly seated: Json;
  readonly tempo: string;
  readonly seed: string;
  /** What the seed was made of; missing in rows of early versions. */
  readonly shares?: readonly string[];
  /** Entries in the log; written in the same transaction as the entry. */
  readonly length: number;
  readonly result: Json;
}

/** One entry of the log of one match. */
export interface EntryRow {
  readonly match: string;
  readonly index: number;
  readonly entry: Json;
}

/** Joint games: the choices made so far towards entry `index`. */
export interface ChoicesRow {
  readonly match: string;
  readonly index: number;
  readonly choices: Json;
}

export const DATABASE = 'speedtisch';

export class Database extends Dexie {
  declare readonly matches: EntityTable<MatchRow, 'id'>;
  declare readonly entries: Table<EntryRow, [string, number]>;
  declare readonly choices: EntityTable<ChoicesRow, 'match'>;

  constructor(name = DATABASE) {
    // An acknowledged move must survive a crash of the device, not only of the tab.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      matches: 'id, [game+mode+status], status, updatedAt',
      entries: '[match+index]',
      choices: 'match',
    });
  }
}

/** Calls `changed` after every change of what `query` reads, also by other tabs; the result ends it. */
export const watch = <T>(query: () => Promise<T>, changed: (value: T) => void): (() => void) => {
  const subscription = liveQuery(query).subscribe({ next: changed });
  return () => subscription.unsubscribe();
};
