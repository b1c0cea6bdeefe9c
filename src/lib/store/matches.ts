/** Matches on this device: beginning them, lists of them, and taking one up again where it was left. */
import { refuse, type Result } from '../game/contract';
import { sameJson } from '../game/json';
import { journalOf } from './journal';
import { json } from './plain';
import type { Journal } from '../table/ports';
import { watch, type Database, type MatchRow } from './db';
import { beginDay, endDay, givesWay, type CountsOf } from './days';
import type { Worths } from './worths';
import { writtenMatch, type Written } from './written';
import {
  MODES,
  parseHead,
  parseSummary,
  readMatch,
  type GameOf,
  type MatchHead,
  type MatchSummary,
  type NewMatch,
  type StoredMatch,
} from './stored';

export type { MatchHead, MatchSummary, Mode, NewMatch, StoredMatch } from './stored';
export type { Worths } from './worths';

/** One page of a list of matches. */
export interface MatchPage {
  readonly matches: readonly MatchSummary[];
  /** Rows that do not parse; they do not hide the others. */
  readonly damaged: number;
  /** Whether there are more than were asked for. */
  readonly more: boolean;
}

/** A store of matches over one database. `now`: wall time in milliseconds, only for sorting. */
export class Matches {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #countsOf: CountsOf;

  constructor(db: Database, now: () => number, countsOf: CountsOf = () => 'first') {
    this.#db = db;
    this.#now = now;
    this.#countsOf = countsOf;
  }

  /**
   * Writes the head of a new match. A live free match of the same game is given up with a new free one, a live mission
   * with a new mission. The first match of a day is its first try and gives up nothing; a later one is practice and
   * takes the place of a live practice match of that day, unless it may count.
   *
   * @returns the id of the match to play: while a try of the day that may count is live, there is no other.
   */
  async create(fresh: NewMatch): Promise<string> {
    const { setup, shares, ...rest } = fresh;
    const now = this.#now();
    const row: MatchRow = {
      ...rest,
      seats: setup.seats,
      options: json(setup.options),
      source: json(setup.source),
      ...(shares === undefined ? {} : { shares: [...shares] }),
      seated: fresh.seated.map(({ name, kind }) => ({ name, kind })),
      status: 'live',
      startedAt: now,
      updatedAt: now,
      length: 0,
      result: null,
    };
    const { matches, days } = this.#db;
    return this.#db.retryIfLost((again) =>
      this.#db.transaction('rw', matches, days, async () => {
        if (again && sameJson(await matches.get(row.id), row)) return row.id;
        const open = await beginDay(this.#db, row, setup.source, this.#countsOf(fresh.game));
        if (open !== null) return open;
        await matches
          .where('[game+mode+status]')
          .equals([fresh.game, fresh.mode, 'live'])
          .and((other) => givesWay(other, setup.source))
          .modify({ status: 'abandoned' });
        await matches.add(row);
        return row.id;
      }),
    );
  }

  /**
   * The log of one match, as the table writes it.
   *
   * @param seen who wrote the choices that the table starts with (`chosenBy` of the loaded match); then choices
   *   that another tab has written since are not overwritten. Left out: whatever is stored is taken over.
   * @param worths what the end is worth; only matches of days and missions need it.
   */
  journal(id: string, seen?: string | null, worths: Worths = {}): Journal {
    const into = { db: this.#db, now: this.#now, countsOf: this.#countsOf };
    return journalOf(into, id, seen, worths);
  }

  /** The live free match of a game, by id. */
  async live(game: string): Promise<string | null> {
    const row = await this.#db.retryIfLost(() =>
      this.#db.matches.where('[game+mode+status]').equals([game, 'solo', 'live']).first(),
    );
    return row?.id ?? null;
  }

  /** Finished matches of the same game that ended before this one, by id, the newest first. */
  async finishedBefore(id: string): Promise<readonly string[]> {
    const { matches } = this.#db;
    return this.#db.retryIfLost(() =>
      this.#db.transaction('r', matches, async () => {
        const head = await matches.get(id);
        if (head === undefined) return [];
        const rows = await matches
          .where('[game+mode+status]')
          .anyOf(MODES.map((mode) => [head.game, mode, 'finished']))
          .toArray();
        return rows
          .filter((row) => row.id !== id && row.updatedAt <= head.updatedAt)
          .sort((a, b) => b.updatedAt - a.updatedAt)
          .map((row) => row.id);
      }),
    );
  }

  /** Heads of all live matches, the last played first; rows that do not parse are left out. */
  async allLive(): Promise<readonly MatchHead[]> {
    const rows = await this.#db.retryIfLost(() =>
      this.#db.matches.where('status').equals('live').toArray(),
    );
    return rows
      .map((row) => parseHead(row))
      .filter((head) => head.ok)
      .map((head) => head.value)
      .sort((a, b) => b.updatedAt - a.updatedAt);
  }

  /** The newest `most` matches that are live or finished, by their heads alone. */
  async newest(most: number): Promise<MatchPage> {
    const { matches } = this.#db;
    const [rows, dated, all] = await this.#db.retryIfLost(() =>
      this.#db.transaction('r', matches, () =>
        Promise.all([
          matches
            .orderBy('updatedAt')
            .reverse()
            .filter(({ status }) => status !== 'abandoned')
            .limit(most + 1)
            .toArray(),
          // A row without a time is in no order, but it is there.
          matches.orderBy('updatedAt').count(),
          matches.count(),
        ]),
      ),
    );
    const shown = rows.slice(0, most).map((row) => parseSummary(row));
    const good = shown.filter((summary) => summary.ok).map((summary) => summary.value);
    return {
      matches: good,
      damaged: shown.length - good.length + (all - dated),
      more: rows.length > most,
    };
  }

  /**
   * Calls `changed` now and after every entry, also of other tabs; the result ends it.
   * `status`: `missing` where the match has been deleted.
   */
  watch(id: string, changed: (status: string) => void): () => void {
    return watch(
      () => this.#db.retryIfLost(() => this.#db.matches.get(id)),
      (row) => changed(row?.status ?? 'missing'),
    );
  }

  /** Calls `changed` now and whenever a list of matches may look different; `failed` when it cannot be read. */
  watchNewest(most: number, changed: (page: MatchPage) => void, failed: () => void): () => void {
    return watch(() => this.newest(most), changed, failed);
  }

  /**
   * Ends a live match without a result.
   *
   * @param secured what a try of a day that may count counts with all the same.
   */
  async giveUp(id: string, secured: number | null = null): Promise<void> {
    const { matches, entries, days, dayRecords } = this.#db;
    await this.#db.retryIfLost(() =>
      this.#db.transaction('rw', matches, entries, days, dayRecords, async () => {
        if ((await matches.get(id))?.status !== 'live') return;
        await matches.update(id, { status: 'abandoned' });
        await endDay(this.#db, id, { state: 'given-up', score: secured }, this.#countsOf);
      }),
    );
  }

  /**
   * Takes a match with its log from this device for good; one that is played elsewhere ends there. What a first try
   * has brought to the list of its day stays, and one that was still open is given up.
   */
  async remove(id: string, secured: number | null = null): Promise<void> {
    const { matches, entries, choices, days, dayRecords } = this.#db;
    await this.#db.retryIfLost(() =>
      this.#db.transaction('rw', [matches, entries, choices, days, dayRecords], async () => {
        await endDay(this.#db, id, { state: 'given-up', score: secured }, this.#countsOf);
        await matches.delete(id);
        await entries.where('[match+index]').between([id, 0], [id, Infinity]).delete();
        await choices.delete(id);
      }),
    );
  }

  /** A match as it was written, which costs no replay; `null`: it is not there, or not whole. */
  written(id: string): Promise<Written | null> {
    return writtenMatch(this.#db, id);
  }

  /**
   * Reads a match and replays it under the rules.
   * Refusals: `match-missing`, `stored-match-damaged` (`at`: the first entry that does not fit or is not there;
   * −1: the head).
   */
  async load(id: string, gameOf: GameOf): Promise<Result<StoredMatch>> {
    const { matches, entries, choices } = this.#db;
    const [head, log, chosen] = await this.#db.retryIfLost(() =>
      this.#db.transaction('r', matches, entries, choices, () =>
        Promise.all([
          matches.get(id),
          entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray(),
          choices.get(id),
        ]),
      ),
    );
    if (head === undefined) return refuse('match-missing');
    return readMatch({ head, entries: log, chosen }, gameOf);
  }
}
