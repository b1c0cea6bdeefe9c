/**
 * The database of the app. The only place that knows Dexie; rows are plain JSON and checked when read.
 * It also knows what may become of a connection: lost under way, wanted by a newer version of the app, full.
 */
import { Dexie, liveQuery, type EntityTable, type Table } from 'dexie';
import type { Json } from '../game/contract';
import { WriteTrouble, type WriteTroubleCode } from '../table/trouble';

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
  /** Names the journal that wrote them; rows of older versions of the app have none. */
  readonly writer?: string;
}

/**
 * The try that counts on one day of one game, by day: it stands although its match is deleted. No later try changes it,
 * unless it is better and the best one counts.
 */
export interface DayRow {
  readonly game: string;
  /** As the calendar of the device names it: `2026-11-30`. */
  readonly day: string;
  /** The match that was this try. */
  readonly match: string;
  readonly startedAt: number;
  readonly state: string;
  /** What counts on that day; `null` while the try is open, and where nobody can tell any more. */
  readonly score: number | null;
}

/** The record of a try that counts and is over; beside its day, so that lists of days stay small. */
export interface DayRecordRow {
  readonly game: string;
  readonly day: string;
  readonly record: Json;
}

/** The best result of one mission of one game, with its record: it stands although its match is deleted. */
export interface MissionRow {
  readonly game: string;
  readonly number: number;
  readonly stars: number;
  readonly score: number;
  readonly record: Json;
}

export const DATABASE = 'speedtisch';

/** Dexie counts versions in tenths. */
const TENTHS = 10;

/**
 * What a database has to say by itself.
 * - `waiting`: another tab plays with an older version of the app and keeps the database until it is done.
 * - `outdated`: a newer version of the app has the database now; this handle is closed for good.
 */
export type DatabaseNews = 'waiting' | 'outdated';

export class Database extends Dexie {
  declare readonly matches: EntityTable<MatchRow, 'id'>;
  declare readonly entries: Table<EntryRow, [string, number]>;
  declare readonly choices: EntityTable<ChoicesRow, 'match'>;
  declare readonly days: Table<DayRow, [string, string]>;
  declare readonly dayRecords: Table<DayRecordRow, [string, string]>;
  declare readonly missions: Table<MissionRow, [string, number]>;
  readonly #tell: (news: DatabaseNews) => void;
  #holds = 0;
  /** A newer version of the app waits for this connection to close. */
  #wanted = false;
  #outdated = false;
  #reopening: Promise<unknown> | null = null;

  constructor(name = DATABASE, tell: (news: DatabaseNews) => void = () => undefined) {
    // An acknowledged move must survive a crash of the device, not only of the tab.
    super(name, { chromeTransactionDurability: 'strict' });
    this.#tell = tell;
    this.version(1).stores({
      matches: 'id, [game+mode+status], status, updatedAt',
      entries: '[match+index]',
      choices: 'match',
    });
    this.version(2).stores({ days: '[game+day]', dayRecords: '[game+day]' });
    this.version(3).stores({ missions: '[game+number]' });
    // `false` keeps Dexie from closing by itself, which it would do in the middle of a match too.
    this.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) this.close({ disableAutoOpen: false });
      else {
        this.#wanted = true;
        if (this.#holds === 0) this.#handOver();
      }
      return false;
    });
    this.on('blocked', ({ newVersion }) => {
      if (newVersion !== null) tell('waiting');
      return false;
    });
    // Dexie would open a database of a newer version all the same, and write rows of the old form into it.
    this.on(
      'ready',
      () => {
        if (Math.floor(this.backendDB().version / TENTHS) > this.verno)
          throw new WriteTrouble('storage-newer');
      },
      true,
    );
  }

  /**
   * Keeps the connection from a newer version of the app while a match is played over it. The result lets go;
   * when the last hold is gone, a version that waits gets the database.
   */
  hold(): () => void {
    this.#holds += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#holds -= 1;
      if (this.#holds === 0 && this.#wanted) this.#handOver();
    };
  }

  #handOver(): void {
    if (this.#outdated) return;
    this.#outdated = true;
    this.close();
    this.#tell('outdated');
  }

  /**
   * Does `work`; where the connection turns out to be lost, opens it anew and does it once more.
   *
   * @param work one transaction. `again`: the first try failed, but may have been written all the same.
   * @throws WriteTrouble where the reason has a name, else what `work` failed with.
   */
  async retryIfLost<T>(work: (again: boolean) => Promise<T>): Promise<T> {
    try {
      return await work(false);
    } catch (error) {
      if (this.#outdated || !isLost(error)) throw named(error, this.#outdated);
      try {
        await this.#reopen();
        return await work(true);
      } catch (second) {
        throw named(second, this.#outdated);
      }
    }
  }

  /** Several transactions may find the connection lost at once; it is opened once for all of them. */
  #reopen(): Promise<unknown> {
    this.close({ disableAutoOpen: false });
    this.#reopening ??= this.open().finally(() => {
      this.#reopening = null;
    });
    return this.#reopening;
  }
}

/** The names of an error and of what is inside it. */
const namesOf = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { name, inner, failures } = error as {
    name?: unknown;
    inner?: unknown;
    failures?: unknown;
  };
  const more = [inner, ...(Array.isArray(failures) ? (failures as unknown[]) : [])];
  return [String(name), ...more.flatMap(namesOf)];
};

const LOST = ['InvalidStateError', 'DatabaseClosedError', 'UnknownError', 'AbortError'];

/** Whether the connection is at fault; iOS closes it in the background, with any of these names. */
const isLost = (error: unknown): boolean => {
  const names = namesOf(error);
  return whyClosed(error) === null && names.some((name) => LOST.includes(name));
};

/** The reason why a database does not open or write, where it has a name of its own; `null`: it has none. */
export const whyClosed = (error: unknown): WriteTroubleCode | null => {
  if (error instanceof WriteTrouble) return error.code;
  const inner = (error as { inner?: unknown } | null)?.inner;
  if (inner instanceof WriteTrouble) return inner.code;
  return namesOf(error).includes('QuotaExceededError') ? 'storage-full' : null;
};

const named = (error: unknown, outdated: boolean): unknown => {
  const code = outdated
    ? 'storage-newer'
    : (whyClosed(error) ?? (isLost(error) ? 'storage-lost' : null));
  return code === null ? error : new WriteTrouble(code, error);
};

/** Calls `changed` after every change of what `query` reads, also by other tabs; the result ends it. */
export const watch = <T>(
  query: () => Promise<T>,
  changed: (value: T) => void,
  failed: () => void = () => undefined,
): (() => void) => {
  const subscription = liveQuery(query).subscribe({ next: changed, error: failed });
  return () => subscription.unsubscribe();
};
