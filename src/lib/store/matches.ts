/** Matches on this device: write-ahead logs, and taking a match up again where it was left. */
import * as v from 'valibot';
import {
  accept,
  refuse,
  type ActionEntry,
  type AnyGame,
  type Entry,
  type Outcome,
  type Result,
  type Setup,
  type Source,
} from '../game/contract';
import { replay, type Match } from '../game/match';
import { seedFrom } from '../game/proof';
import { KINDS } from '../game/record';
import { integer, parseWith } from '../game/schema';
import type { Journal, Seated, TempoName } from '../table/ports';
import { watch, type Database, type MatchRow } from './db';

/** How a match is played; one match of a game and mode is live at a time. */
export type Mode = 'solo';

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: Mode;
  readonly setup: Setup;
  readonly seated: readonly Seated[];
  readonly tempo: TempoName;
  /** From which all chance of the match is drawn; secret until the match is over. */
  readonly seed: string;
  /** What the seed was made of, for the proof after the match; matches of early versions have none. */
  readonly shares?: readonly string[] | undefined;
}

export interface MatchHead extends NewMatch {
  readonly status: 'live' | 'finished' | 'abandoned';
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly length: number;
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly match: Match;
  readonly choices: readonly ActionEntry[];
}

const sourceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('daily'), day: v.pipe(v.string(), v.isoDate()) }),
  v.strictObject({ kind: v.literal('mission'), number: integer(1, 20) }),
]);
const time = integer(0, Number.MAX_SAFE_INTEGER);
const headSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  game: v.string(),
  mode: v.literal('solo'),
  status: v.picklist(['live', 'finished', 'abandoned']),
  startedAt: time,
  updatedAt: time,
  seats: integer(1, 8),
  options: v.unknown(),
  source: sourceSchema,
  seated: v.array(v.strictObject({ name: v.string(), kind: v.picklist(KINDS) })),
  tempo: v.picklist(['normal', 'fast', 'turbo']),
  seed: v.pipe(v.string(), v.minLength(1)),
  shares: v.optional(v.array(v.string())),
  length: time,
});

/** A store of matches over one database. `now`: wall time in milliseconds, only for sorting. */
export class Matches {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Writes the head of a new match; a live match of the same game and mode is given up with it. */
  async create(fresh: NewMatch): Promise<void> {
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
    await this.#db.transaction('rw', this.#db.matches, async () => {
      await this.#db.matches
        .where('[game+mode+status]')
        .equals([fresh.game, fresh.mode, 'live'])
        .modify({ status: 'abandoned' });
      await this.#db.matches.add(row);
    });
  }

  /** The log of one match, as the table writes it. */
  journal(id: string): Journal {
    return {
      append: (index, entry, result) => this.#append(id, index, entry, result),
      choose: (index, choices) => this.#choose(id, index, choices),
    };
  }

  /** Entry and head in one transaction: either both are there after a crash or none. */
  async #append(id: string, index: number, entry: Entry, result: Outcome | null): Promise<void> {
    const { matches, entries, choices } = this.#db;
    await this.#db.transaction('rw', matches, entries, choices, async () => {
      mustBeNext(await matches.get(id), index);
      await entries.add({ match: id, index, entry: json(entry) });
      await matches.update(id, {
        length: index + 1,
        updatedAt: this.#now(),
        result: json(result),
        status: result === null ? 'live' : 'finished',
      });
      await choices.delete(id);
    });
  }

  async #choose(id: string, index: number, made: readonly ActionEntry[]): Promise<void> {
    const { matches, choices } = this.#db;
    await this.#db.transaction('rw', matches, choices, async () => {
      mustBeNext(await matches.get(id), index);
      await choices.put({ match: id, index, choices: json(made) });
    });
  }

  /** The live match of a game and mode, by id. */
  async live(game: string, mode: Mode): Promise<string | null> {
    const row = await this.#db.matches
      .where('[game+mode+status]')
      .equals([game, mode, 'live'])
      .first();
    return row?.id ?? null;
  }

  /** Heads of all live matches, the last played first; rows that do not parse are left out. */
  async allLive(): Promise<readonly MatchHead[]> {
    const rows = await this.#db.matches.where('status').equals('live').toArray();
    return rows
      .map((row) => parseHead(row))
      .filter((head) => head.ok)
      .map((head) => head.value)
      .sort((a, b) => b.updatedAt - a.updatedAt);
  }

  /**
   * Calls `changed` now and after every entry, also of other tabs; the result ends it.
   * `open`: whether the match is still there and has not been given up.
   */
  watch(id: string, changed: (open: boolean) => void): () => void {
    return watch(
      () => this.#db.matches.get(id),
      (row) => changed(row !== undefined && row.status !== 'abandoned'),
    );
  }

  /** Ends a live match without a result. */
  async giveUp(id: string): Promise<void> {
    await this.#db.matches
      .where('id')
      .equals(id)
      .and(({ status }) => status === 'live')
      .modify({ status: 'abandoned' });
  }

  /**
   * Reads a match and replays it under the rules.
   * Refusals: `match-missing`, `stored-match-damaged` (`at`: the first entry that does not fit or is not there;
   * −1: the head).
   */
  async load(
    id: string,
    gameOf: (id: string) => Promise<AnyGame | null>,
  ): Promise<Result<StoredMatch>> {
    const { matches, entries, choices } = this.#db;
    const [row, rows, chosen] = await this.#db.transaction('r', matches, entries, choices, () =>
      Promise.all([
        matches.get(id),
        entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray(),
        choices.get(id),
      ]),
    );
    if (row === undefined) return refuse('match-missing');
    const head = parseHead(row);
    if (!head.ok) return damaged(-1);
    const game = await gameOf(head.value.game);
    if (game === null) return damaged(-1);
    const { seats } = head.value.setup;
    const options = game.parseOptions(row.options, seats);
    if (!options.ok || !game.seats.includes(seats)) return damaged(-1);
    const setup: Setup = { ...head.value.setup, options: options.value };
    const log: Entry[] = [];
    for (const [at, stored] of rows.entries()) {
      const entry = game.parseEntry(stored.entry);
      if (stored.index !== at || at >= row.length || !entry.ok) return damaged(at);
      log.push(entry.value);
    }
    if (log.length < row.length) return damaged(log.length);
    const match = replay(game, setup, log);
    if (!match.ok) return damaged(match.at);
    return accept({
      head: { ...head.value, setup },
      match: match.value,
      choices: chosen?.index === log.length ? parseChoices(game, chosen.choices) : [],
    });
  }
}

/** @throws Error when entry `index` is not the next one of a live match. */
const mustBeNext = (head: MatchRow | undefined, index: number): void => {
  if (head?.status !== 'live') throw new Error('the match is not live');
  if (head.length !== index) throw new Error(`entry ${index} does not follow ${head.length}`);
};

const damaged = (at: number) => refuse('stored-match-damaged', { at });

const parseHead = (row: unknown): Result<MatchHead> => {
  const parsed = parseWith(headSchema, row, 'stored-match-damaged');
  if (!parsed.ok) return parsed;
  const { seats, options, source, ...rest } = parsed.value;
  if (rest.seated.length !== seats) return damaged(-1);
  // A proof that could never come true would be worse than none.
  if (rest.shares !== undefined && seedFrom(rest.shares) !== rest.seed) return damaged(-1);
  // The options are checked by the game's own schema when the match is loaded.
  const setup: Setup = { seats, options: options as Setup['options'], source: source as Source };
  return accept({ ...rest, setup });
};

const parseChoices = (game: AnyGame, raw: unknown): readonly ActionEntry[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const action = game.parseAction(item);
    return action.ok ? [action.value] : [];
  });

/** A plain JSON copy: nothing that lives on is ever handed to the database, and no `undefined` is stored. */
const json = <T>(value: T) => JSON.parse(JSON.stringify(value)) as MatchRow['options'];
