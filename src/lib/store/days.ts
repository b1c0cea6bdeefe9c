/**
 * The days of daily matches. The first try of a game and day has one row here, written in the transaction that starts
 * its match and changed in the one that ends it; the record of what was played then stands beside it. Later tries are
 * practice and change nothing, or, where the best try counts, take the place of one that was worse, in the transaction
 * that ends them.
 */
import * as v from 'valibot';
import {
  accept,
  refuse,
  type Json,
  type JsonObject,
  type Result,
  type Source,
} from '../game/contract';
import type { Counts } from '../game/daily';
import { isDay, type Day } from '../game/day';
import { DAY_KEY, FORMAT } from '../game/record';
import { integer, moment, parseWith } from '../game/schema';
import { watch, type Database, type DayRow, type MatchRow } from './db';

/** How a try stands. One that is given up counts with what was secured by then. */
export const DAY_STATES = ['open', 'given-up', 'finished'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** How the tries of a game's days count. */
export type CountsOf = (game: string) => Counts;

/** The try that counts on a day: the first one, or the best one by now. */
export interface DayTry {
  readonly game: string;
  readonly day: Day;
  readonly match: string;
  readonly startedAt: number;
  readonly state: DayState;
  readonly score: number | null;
}

export const dayEntries = {
  game: v.pipe(v.string(), v.minLength(1)),
  day: v.pipe(v.string(), v.check(isDay)),
  match: v.pipe(v.string(), v.minLength(1)),
  startedAt: moment(),
  state: v.picklist(DAY_STATES),
  score: v.nullable(integer(-1_000_000, 1_000_000)),
};
const daySchema = v.pipe(
  v.object(dayEntries),
  v.check(({ state, score }) => state !== 'open' || score === null),
);

/** Reads a row. Refusals: `stored-day-damaged`. */
export const parseDay = (row: unknown): Result<DayTry> =>
  parseWith(daySchema, row, 'stored-day-damaged');

const dayIn = (source: Json | Source): Day | null => {
  const { kind, day } = source as { kind?: unknown; day?: unknown };
  return kind === 'daily' && typeof day === 'string' && isDay(day) ? day : null;
};

/** Whether a live match of the same game and mode ends when one of this source starts. */
export const givesWay = (other: MatchRow, source: Source): boolean =>
  source.kind !== 'daily' || dayIn(other.source) === source.day;

/**
 * Inside the transaction that starts a match: notes the first try of a day.
 *
 * @returns the match to play instead, where a try that may count is still live.
 */
export const beginDay = async (
  db: Database,
  { id, game, startedAt }: MatchRow,
  source: Source,
  counts: Counts,
): Promise<string | null> => {
  if (source.kind !== 'daily') return null;
  const { matches, days } = db;
  const { day } = source;
  const noted = await days.get([game, day]);
  if (noted === undefined) {
    await days.add({ game, day, match: id, startedAt, state: 'open', score: null });
    return null;
  }
  if ((await matches.get(noted.match))?.status === 'live') return noted.match;
  if (counts === 'first') return null;
  return (await running(db, game)).find((one) => one.day === day)?.match ?? null;
};

/** Live matches of days; to be asked inside a transaction. */
const running = async ({ matches }: Database, game: string): Promise<readonly Running[]> => {
  const live = await matches.where('[game+mode+status]').equals([game, 'daily', 'live']).toArray();
  return live.flatMap(({ id, source }) => {
    const day = dayIn(source);
    return day === null ? [] : [{ day, match: id }];
  });
};

/** How a try has ended, and what it is worth; `null`: nobody can tell. */
export interface DayEnd {
  readonly state: 'given-up' | 'finished';
  readonly score: number | null;
}

/** Whether the end of a try is worth more than what counts by now; what cannot be read is worth nothing. */
const isBetter = (end: DayEnd, noted: DayRow): boolean => {
  if (!parseDay(noted).ok) return true;
  const by = (end.score ?? -Infinity) - (noted.score ?? -Infinity);
  return (
    by > 0 || (noted.score === end.score && noted.state === 'given-up' && end.state === 'finished')
  );
};

/** Inside the transaction that ends a match: if it counts for its day, the day has what it was worth. */
export const endDay = async (
  { matches, entries, days, dayRecords }: Database,
  id: string,
  end: DayEnd,
  countsOf: CountsOf,
): Promise<void> => {
  const head = await matches.get(id);
  const day = head === undefined ? null : dayIn(head.source);
  if (head === undefined || day === null) return;
  const noted = await days.get([head.game, day]);
  if (noted === undefined) return;
  if (noted.match === id) {
    if (noted.state === 'finished' || noted.state === end.state) return;
  } else {
    // What is finished has been weighed when it ended.
    const over = end.state === 'given-up' && head.result !== null;
    if (countsOf(head.game) === 'first' || over || !isBetter(end, noted)) return;
  }
  const log = await entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray();
  const { game, startedAt } = head;
  await days.put({ game, day, match: id, startedAt, ...end });
  const record = recordOf(
    head,
    log.map(({ entry }) => entry),
    { [DAY_KEY]: day },
  );
  await dayRecords.put({ game, day, record });
};

/** A match as a record; its rows are plain already. */
export const recordOf = (head: MatchRow, log: readonly Json[], extras: JsonObject): Json => ({
  format: FORMAT,
  game: head.game,
  seats: head.seats,
  options: head.options,
  players: head.seated,
  log,
  result: head.result,
  ...extras,
});

/** The days of one game, the latest first. */
export interface DayList {
  readonly tries: readonly DayTry[];
  /** Rows that do not parse; they do not hide the others. */
  readonly damaged: number;
  /** Live matches of days, practice too. */
  readonly running: readonly Running[];
}

/** A match of a day that goes on. */
export interface Running {
  readonly day: Day;
  readonly match: string;
}

/** What is known about days on this device. Nothing is ever written here by itself: matches do that. */
export class Days {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async all(game: string): Promise<DayList> {
    const { days, matches } = this.#db;
    const [rows, live] = await this.#db.retryIfLost(() =>
      this.#db.transaction('r', days, matches, () =>
        Promise.all([
          days.where('[game+day]').between([game, ''], [game, '\uffff']).reverse().toArray(),
          running(this.#db, game),
        ]),
      ),
    );
    const read = rows.map((row: DayRow) => parseDay(row));
    const tries = read.filter((one) => one.ok).map((one) => one.value);
    return { tries, damaged: read.length - tries.length, running: live };
  }

  /** Calls `changed` now and after every change, also by other tabs; the result ends it. */
  watch(game: string, changed: (list: DayList) => void, failed: () => void): () => void {
    return watch(() => this.all(game), changed, failed);
  }

  /** The record of the try that counts, when it is over. Refusals: `day-missing`. */
  async record(game: string, day: Day): Promise<Result<Json>> {
    const row = await this.#db.retryIfLost(() => this.#db.dayRecords.get([game, day]));
    return row === undefined ? refuse('day-missing', { day }) : accept(row.record);
  }
}
