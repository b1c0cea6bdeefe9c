/**
 * The days in a backup: how they are written, checked, and brought together with those that lie here. Of two tries of
 * one day the earlier one stays, or the better one, as the game counts. Which of two rows stays is decided by a total
 * order, so it does not matter which files are taken in first, or how often.
 */
import * as v from 'valibot';
import { accept, refuse, type AnyGame, type Json, type Result } from '../game/contract';
import type { Counts } from '../game/daily';
import { canonical, sameJson } from '../game/json';
import { replay, type Match } from '../game/match';
import { verifyRecord } from '../game/record';
import { parseWith } from '../game/schema';
import type { Database, DayRow } from './db';
import { DAY_STATES, dayEntries, parseDay, type CountsOf, type DayTry } from './days';
import type { GameOf } from './stored';

/** A try that counts, as it stands in a backup; open ones have no record yet. */
export interface SavedDay extends DayTry {
  readonly record: Json;
}

/**
 * What is secured for the list of a day in a match of a game; `null`: it has no daily matches, or this one is not what
 * everybody meets on that day.
 */
export type SecuredOf = (game: string, match: Match) => Promise<number | null>;

export const savedDaySchema = v.strictObject({ ...dayEntries, record: v.unknown() });

/** Every day on this device that can be read, with its record. */
export const collectDays = async (
  db: Database,
  gameOf: GameOf,
  securedOf?: SecuredOf,
): Promise<{ readonly days: readonly SavedDay[]; readonly damaged: number }> => {
  const [rows, records] = await db.retryIfLost(() =>
    db.transaction('r', db.days, db.dayRecords, () =>
      Promise.all([db.days.toArray(), db.dayRecords.toArray()]),
    ),
  );
  const recordOf = new Map(records.map(({ game, day, record }) => [`${game} ${day}`, record]));
  const days: SavedDay[] = [];
  for (const row of rows) {
    const record = recordOf.get(`${row.game} ${row.day}`) ?? null;
    const read = await readDay({ ...row, record }, days.length + 1, gameOf, securedOf);
    if (read.ok) days.push(read.value);
  }
  return { days, damaged: rows.length - days.length };
};

/**
 * Checks one day of a file: its shape, and that its record replays under the rules to what the row says.
 * Refusals: `backup-day` with its `number`.
 */
export const readDay = async (
  raw: unknown,
  number: number,
  gameOf: GameOf,
  securedOf?: SecuredOf,
): Promise<Result<SavedDay>> => {
  const parsed = parseWith(savedDaySchema, raw, 'backup-day');
  const bad = refuse('backup-day', { number });
  if (!parsed.ok) return bad;
  const game = await gameOf(parsed.value.game);
  if (game === null) return bad;
  const { record, ...row } = parsed.value;
  if (row.state === 'open' || record === null) {
    // Nothing was written yet, or the log could not be read any more when the try was given up.
    const bare = record === null && row.score === null && row.state !== 'finished';
    return bare ? accept({ ...row, record: null }) : bad;
  }
  const replayed = replayDay(game, row, record);
  if (replayed === null) return bad;
  const over = game.outcome(replayed.position) !== null;
  const secured = securedOf === undefined ? row.score : await securedOf(row.game, replayed);
  return over === (row.state === 'finished') && secured === row.score && secured !== null
    ? accept({ ...row, record: record as Json })
    : bad;
};

/** The match that a record of a day tells, as it was on that day; `null`: it tells none. */
export const replayDay = (game: AnyGame, { day }: Pick<DayTry, 'day'>, record: unknown) => {
  const verdict = verifyRecord(record, (id) => (id === game.id ? game : undefined));
  if (!verdict.ok) return null;
  const { setup, log } = verdict.match;
  const match = replay(game, { ...setup, source: { kind: 'daily', day } }, log);
  return match.ok ? match.value : null;
};

/** How far two rows of one day stand apart; what is greater stays. */
const compare = (one: SavedDay, other: SavedDay, counts: Counts): number => {
  const worth = ({ score }: SavedDay) => score ?? -Infinity;
  const state = ({ state }: SavedDay) => DAY_STATES.indexOf(state);
  const text = (row: SavedDay) => canonical(row as unknown as Json);
  const better =
    counts === 'best' ? order(worth(one), worth(other)) || state(one) - state(other) : 0;
  return (
    better ||
    other.startedAt - one.startedAt ||
    order(other.match, one.match) ||
    state(one) - state(other) ||
    order(text(one), text(other))
  );
};
const order = <T extends string | number>(one: T, other: T): number =>
  Number(one > other) - Number(one < other);

/** Of two rows of one day the one that stays, whichever is named first. */
export const keptOf = (one: SavedDay, other: SavedDay, counts: Counts): SavedDay =>
  compare(one, other, counts) >= 0 ? one : other;

/**
 * Inside a transaction: what lies here afterwards, for every day of the file that changes something.
 */
export const newDays = async (
  db: Database,
  days: readonly SavedDay[],
  countsOf: CountsOf,
): Promise<readonly SavedDay[]> => {
  const changed: SavedDay[] = [];
  for (const saved of days) {
    const row: DayRow | undefined = await db.days.get([saved.game, saved.day]);
    const record = (await db.dayRecords.get([saved.game, saved.day]))?.record ?? null;
    // A row that cannot be read gives way to any that was replayed.
    const here = parseDay(row).ok ? ({ ...row, record } as SavedDay) : null;
    if (here === null || !sameJson(keptOf(here, saved, countsOf(saved.game)), here))
      changed.push(saved);
  }
  return changed;
};

/** Inside a transaction: writes days as they stand in a file. */
export const writeDays = async (db: Database, days: readonly SavedDay[]): Promise<void> => {
  for (const { record, ...row } of days) {
    const { game, day } = row;
    await db.days.put(row);
    if (record === null) await db.dayRecords.delete([game, day]);
    else await db.dayRecords.put({ game, day, record });
  }
};
