/**
 * The best result of every mission, with the record of how it was played: written in the transaction that ends its
 * match, and only where it is better than what was there.
 */
import * as v from 'valibot';
import { accept, refuse, type Json, type Result, type Source } from '../game/contract';
import { MOST_STARS, type MissionWorth } from '../game/missionSet';
import { MISSION_KEY } from '../game/record';
import { integer, parseWith } from '../game/schema';
import { watch, type Database } from './db';
import { recordOf } from './days';

export const MOST_MISSIONS = 20;

export const missionEntries = {
  game: v.pipe(v.string(), v.minLength(1)),
  number: integer(1, MOST_MISSIONS),
  stars: integer(1, MOST_STARS),
  score: integer(-1_000_000, 1_000_000),
};
const missionSchema = v.object(missionEntries);

/** Reads a row. Refusals: `stored-mission-damaged`. */
export const parseMission = (row: unknown): Result<MissionBest> =>
  parseWith(missionSchema, row, 'stored-mission-damaged');

/** The best that a mission has brought: its stars, 1 at least, then its score. */
export interface MissionBest {
  readonly game: string;
  readonly number: number;
  readonly stars: number;
  readonly score: number;
}

/** What the log of a finished mission has come to; `null`: it is none. */
export type WorthOf = (log: readonly Json[]) => MissionWorth | null;

const numberIn = (source: Json | Source): number | null => {
  const { kind, number } = source as { kind?: unknown; number?: unknown };
  return kind === 'mission' && typeof number === 'number' ? number : null;
};

/** Whether one result is more than another. */
export const isMore = (one: MissionWorth, other: MissionWorth): boolean =>
  one.stars !== other.stars ? one.stars > other.stars : one.score > other.score;

/** Inside the transaction that finishes a match: if it is a mission, notes what it has brought. */
export const endMission = async (
  { matches, entries, missions }: Database,
  id: string,
  worthOf: WorthOf,
): Promise<void> => {
  const head = await matches.get(id);
  const number = head === undefined ? null : numberIn(head.source);
  if (head === undefined || number === null) return;
  const rows = await entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray();
  const log = rows.map(({ entry }) => entry);
  const worth = worthOf(log);
  if (worth === null || worth.stars === 0) return;
  // What cannot be read is worth nothing: it must not stand in the way for good.
  const best = parseMission(await missions.get([head.game, number]));
  if (best.ok && !isMore(worth, best.value)) return;
  const { stars, score } = worth;
  const record = recordOf(head, log, { [MISSION_KEY]: number });
  await missions.put({ game: head.game, number, stars, score, record });
};

/** The missions of one game, by number. */
export interface MissionList {
  readonly best: readonly MissionBest[];
  /** Rows that do not parse; they do not hide the others. */
  readonly damaged: number;
}

/** What is known about missions on this device. Nothing is ever written here by itself: matches do that. */
export class Missions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async all(game: string): Promise<MissionList> {
    const rows = await this.#db.retryIfLost(() =>
      this.#db.missions.where('[game+number]').between([game, 0], [game, Infinity]).toArray(),
    );
    const read = rows.map((row) => parseMission(row));
    const best = read.filter((one) => one.ok).map((one) => one.value);
    return { best, damaged: read.length - best.length };
  }

  /** Calls `changed` now and after every change, also by other tabs; the result ends it. */
  watch(game: string, changed: (list: MissionList) => void, failed: () => void): () => void {
    return watch(() => this.all(game), changed, failed);
  }

  /** How the best result was played. Refusals: `mission-missing`. */
  async record(game: string, number: number): Promise<Result<Json>> {
    const row = await this.#db.retryIfLost(() => this.#db.missions.get([game, number]));
    return row === undefined ? refuse('mission-missing', { number }) : accept(row.record);
  }
}
