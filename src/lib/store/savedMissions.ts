/**
 * The missions in a backup: how they are written, checked, and brought together with those that lie here. Of two
 * results of one mission the better one stays; among equals a total order decides, so it does not matter which files
 * are taken in first, or how often.
 */
import * as v from 'valibot';
import { accept, refuse, type AnyGame, type Json, type Result } from '../game/contract';
import { canonical, sameJson } from '../game/json';
import { replay, type Match } from '../game/match';
import type { MissionWorth } from '../game/missionSet';
import { verifyRecord } from '../game/record';
import { parseWith } from '../game/schema';
import type { Database, MissionRow } from './db';
import { isMore, missionEntries, parseMission } from './missions';
import type { GameOf } from './stored';

/** A result as it stands in a backup: the row as it lies in the database. */
export type SavedMission = MissionRow;

/** What a match of a mission has come to; `null`: the game has no missions, or this is not what everybody meets. */
export type WorthIn = (game: string, match: Match) => Promise<MissionWorth | null>;

const savedMissionSchema = v.strictObject({ ...missionEntries, record: v.unknown() });

/** Every mission on this device that can be read. */
export const collectMissions = async (
  db: Database,
  gameOf: GameOf,
  worthIn?: WorthIn,
): Promise<{ readonly missions: readonly SavedMission[]; readonly damaged: number }> => {
  const rows = await db.retryIfLost(() => db.missions.toArray());
  const missions: SavedMission[] = [];
  for (const row of rows) {
    const read = await readMission(row, missions.length + 1, gameOf, worthIn);
    if (read.ok) missions.push(read.value);
  }
  return { missions, damaged: rows.length - missions.length };
};

/**
 * Checks one mission of a file: its shape, and that its record replays under the rules to what the row says.
 * Refusals: `backup-mission` with its `number` in the file.
 */
export const readMission = async (
  raw: unknown,
  number: number,
  gameOf: GameOf,
  worthIn?: WorthIn,
): Promise<Result<SavedMission>> => {
  const parsed = parseWith(savedMissionSchema, raw, 'backup-mission');
  const bad = refuse('backup-mission', { number });
  if (!parsed.ok) return bad;
  const row = parsed.value;
  const game = await gameOf(row.game);
  const match = game === null ? null : replayMission(game, row.number, row.record);
  if (game === null || match === null || game.outcome(match.position) === null) return bad;
  const worth = worthIn === undefined ? row : await worthIn(row.game, match);
  return worth !== null && worth.stars === row.stars && worth.score === row.score
    ? accept({ ...row, record: row.record as Json })
    : bad;
};

/** The match that a record of a mission tells; `null`: it tells none. */
const replayMission = (game: AnyGame, number: number, record: unknown): Match | null => {
  const verdict = verifyRecord(record, (id) => (id === game.id ? game : undefined));
  if (!verdict.ok) return null;
  const { setup, log } = verdict.match;
  const match = replay(game, { ...setup, source: { kind: 'mission', number } }, log);
  return match.ok ? match.value : null;
};

/** Of two results of one mission the one that stays, whichever is named first. */
export const bestOf = (one: SavedMission, other: SavedMission): SavedMission => {
  if (isMore(one, other)) return one;
  if (isMore(other, one)) return other;
  const text = (row: SavedMission) => canonical(row);
  return text(one) >= text(other) ? one : other;
};

/** Inside a transaction: what lies here afterwards, for every mission of the file that changes something. */
export const newMissions = async (
  db: Database,
  missions: readonly SavedMission[],
): Promise<readonly SavedMission[]> => {
  const changed: SavedMission[] = [];
  for (const saved of missions) {
    const here = await db.missions.get([saved.game, saved.number]);
    if (here === undefined || !parseMission(here).ok || !sameJson(bestOf(here, saved), here))
      changed.push(saved);
  }
  return changed;
};
