/**
 * The days of daily matches. The first try of a game and day has one row here, written in the transaction that starts
 * its match and changed once, in the one that ends it; the record of what was played then stands beside it. Later
 * tries are practice and change nothing.
 */
import * as v from 'valibot';
import { accept, refuse, type Json, type Result, type Source } from '../game/contract';
import { isDay, type Day } from '../game/day';
import { DAY_KEY, FORMAT } from '../game/record';
import { integer, moment, parseWith } from '../game/schema';
import { watch, type Database, type DayRow, type MatchRow } from './db';

/**
 * How a first try stands. One that is given up counts with what was secured by then.
 */
export const DAY_STATES = ['open', 'given-up', 'finished'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** The first try of a day. */
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
 * @returns the match to play instead, where the first try of that day is still live.
 */
export const beginDay = async (
  { matches, days }: Database,
  { id, game, startedAt }: MatchRow,
  source: Source,
): Promise<string | null> => {
  if (source.kind !== 'daily') return null;
  const { day } = source;
  const first = await days.get([game, day]);
  if (first === undefined)
    await days.add({ game, day, match: id, startedAt, state: 'open', score: null });
  else if ((await matches.get(first.match))?.status === 'live') return first.match;
  return null;
};

/** Inside the transaction that ends a match: if it was the first try of a day, the day is done. */
export const endDay = async (
  { matches, entries, days, dayRecords }: Database,
  id: string,
  state: 'given-up' | 'finished',
  score: number | null,
): Promise<void> => {
  const head = await matches.get(id);
  const day = head === undefined ? null : dayIn(head.source);
  if (head === undefined || day === null) return;
  const first = await days.get([head.game, day]);
  if (first?.match !== id || first.state === 'finished' || first.state === state) return;
  const log = await entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray();
  await days.put({ ...first, state, score });
  await dayRecords.put({
    game: head.game,
    day,
    record: recordOf(
      head,
      day,
      log.map(({ entry }) => entry),
    ),
  });
};

/** The match as a record; its rows are plain already. */
const recordOf = (head: MatchRow, day: Day, log: readonly Json[]): Json => ({
  format: FORMAT,
  game: head.game,
  seats: head.seats,
  options: head.options,
  players: head.seated,
  log,
  result: head.result,
  [DAY_KEY]: day,
});

/** The days of one game, the latest first. */
export interface DayList {
  readonly tries: readonly DayTry[];
  /** Rows that do not parse; they do not hide the others. */
  readonly damaged: number;
}

/** What is known about days on this device. Nothing is ever written here by itself: matches do that. */
export class Days {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async all(game: string): Promise<DayList> {
    const rows = await this.#db.retryIfLost(() =>
      this.#db.days.where('[game+day]').between([game, ''], [game, '\uffff']).reverse().toArray(),
    );
    const read = rows.map((row: DayRow) => parseDay(row));
    const tries = read.filter((one) => one.ok).map((one) => one.value);
    return { tries, damaged: read.length - tries.length };
  }

  /** Calls `changed` now and after every change, also by other tabs; the result ends it. */
  watch(game: string, changed: (list: DayList) => void, failed: () => void): () => void {
    return watch(() => this.all(game), changed, failed);
  }

  /** The record of a first try that is over. Refusals: `day-missing`. */
  async record(game: string, day: Day): Promise<Result<Json>> {
    const row = await this.#db.retryIfLost(() => this.#db.dayRecords.get([game, day]));
    return row === undefined ? refuse('day-missing', { day }) : accept(row.record);
  }
}
