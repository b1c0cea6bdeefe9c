/**
 * The contract every game of Speedtisch fulfils, and nothing else: read this file first.
 *
 * A match is its log. A position is what the log folds to; a view is what one seat may see of both.
 * The rules are pure: time, chance, links and stores are handed in by whoever runs them.
 *
 *   input → table → log → view → screen
 *
 * The table is an actor like the seats: a deal, a die, a card or a forced flip is an entry of the log
 * too, so a log replays without any seed and a foreign log can be checked for impossible chance.
 */

/** 0…n−1, clockwise. */
export type Seat = number;

/** Who looks on: a seat, or a spectator who sees only what everybody sees. */
export type Viewer = Seat | 'spectator';

/** Plain JSON; positions, entries, options and results are nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Chance, drawn by the table when it is due: `{ chance: 'roll', value: 4 }`. */
export interface ChanceEntry {
  readonly chance: string;
}

/**
 * What a seat did, `{ seat: 2, do: 'move', from: -1 }`, or what the table did for all,
 * `{ do: 'flip', t: 7220 }` and the joint `{ do: 'choices', choices: … }` (both without `seat`).
 */
export interface ActionEntry {
  readonly seat?: Seat;
  readonly do: string;
}

export type Entry = ChanceEntry | ActionEntry;

export const isChance = (entry: Entry): entry is ChanceEntry => 'chance' in entry;

/**
 * Why something was refused: a value with a name, which screens translate into a sentence.
 * `detail` fills the gaps of that sentence (numbers and names only, never prose).
 */
export interface Refusal {
  readonly code: string;
  readonly detail?: { readonly [key: string]: string | number };
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  code: string,
  detail?: Refusal['detail'],
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: detail === undefined ? { code } : { code, detail },
});

/**
 * How the seats take part.
 * - `single`: one seat acts, the others wait.
 * - `joint`: several seats choose at once and hidden; the table keeps their choices until the last
 *   has chosen and logs one entry made by `join`.
 * - `free`: every seat may act at any time; the host's order decides and `stamp` notes the time.
 */
export type Timing = 'single' | 'joint' | 'free';

/** Where a match comes from, beside its options: fresh chance, a calendar day, or a numbered mission. */
export type Source =
  | { readonly kind: 'free' }
  | { readonly kind: 'daily'; readonly day: string }
  | { readonly kind: 'mission'; readonly number: number };

/** Everything fixed before the first entry. */
export interface Setup<O = JsonObject> {
  readonly seats: number;
  readonly options: O;
  readonly source: Source;
}

/** One draw of chance. All methods are pure in the label: the same seed and label give the same draw. */
export interface Draw {
  /** A uniform integer in 0…n−1, n ≥ 1. */
  below(n: number): number;
  /** A new list in uniformly random order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Labelled chance: `chance('roll 17')`. A label is drawn when it is due and never earlier. */
export type Chance = (label: string) => Draw;

/** What the table will do next by itself, and when. */
export interface Due {
  /** Names the pause for screens: `roll`, `way-home`, `blocked`. */
  readonly what: string;
  /** Milliseconds of play time after the last entry; `null`: not by the clock, `by` brings it on. */
  readonly after: number | null;
  /** Who may bring it on at once: one seat ("Würfeln"), anyone ("Weiter"), or nobody. */
  readonly by: Seat | 'anyone' | 'nobody';
  /** A person who sits alone among computers is waited for, however long; `after` counts where several sit. */
  readonly waitsForOne?: boolean;
}

/** What every result starts with; a game adds its own keys in the order of the record format. */
export interface Outcome {
  /** Competition ranking per seat: 1, 2, 2, 4. */
  readonly ranks: readonly number[];
  /** Leaderboard points per seat, without leaving penalties. */
  readonly points: readonly number[];
}

/**
 * The rules of one game.
 *
 * @typeParam V a position as one viewer sees it; what is hidden there has its own value (a count
 *   instead of cards). `S extends V`, so that everything that works on a view works on a position.
 * @typeParam S the whole position, plain JSON, never changed in place.
 * @typeParam O the options, complete.
 * @typeParam E every entry of the log.
 * @typeParam A the actions of a seat, as seats send them.
 * @typeParam R the result.
 */
export interface Game<
  V,
  S extends V,
  O,
  E extends Entry,
  A extends ActionEntry,
  R extends Outcome,
> {
  /** As in match records and in addresses: `speedrun`. */
  readonly id: string;
  readonly timing: Timing;
  /** Numbers of seats, ascending. */
  readonly seats: readonly number[];
  /** On how many of the seats people may sit where several play together; left out: on all. */
  readonly mostPeople?: number;
  /** Milliseconds of a match in which leaving it costs nothing; left out: it always costs. */
  readonly leavingFreeFor?: number;
  /** Every combination of options that `seats` may play, for conformance and soak. */
  optionSets(seats: number): readonly O[];
  /** What a newcomer plays. */
  defaults(seats: number): O;

  /** Checks options of unknown origin. Refusals: `bad-options`. */
  parseOptions(raw: unknown, seats: number): Result<O>;
  /** Checks the shape of an entry of unknown origin, not whether it is legal. Refusals: `bad-entry`. */
  parseEntry(raw: unknown): Result<E>;
  /** Checks the shape of an action that a seat sends. Refusals: `bad-entry`. */
  parseAction(raw: unknown): Result<A>;

  /** The position before the first entry; contains no chance. */
  start(setup: Setup<O>): S;
  /** The entry the table has to make now, or `null`: the seats are to act, or the match is over. */
  tableMove(state: S, chance: Chance): E | null;
  /** When `tableMove` gives an entry: how long the table waits first; `null` otherwise. Knows no clock. */
  due(state: S): Due | null;
  /**
   * What a seat may do now; not empty = this seat may act. Sorted, and one entry only where
   * several would lead to the same position. Works on a view of that seat as on the whole position.
   */
  legal(view: V, seat: Seat): readonly A[];
  /** The next position, or a refusal by name; takes the table's entries and the seats' alike. */
  apply(state: S, entry: E): Result<S>;
  /** Only `joint`: the one entry for the choices of all seats that may act, by seat ascending. */
  join?(state: S, choices: readonly A[]): E;
  /**
   * Only for games whose log notes the time: `entry` with its play time.
   * `sinceLast`: whole milliseconds of play time since the last entry, ≥ 0, from a clock that pauses.
   */
  stamp?(state: S, entry: E, sinceLast: number): E;

  /** What `viewer` may see of a position: an allow-list. */
  view(state: S, viewer: Viewer): V;
  /** What `viewer` may see of an entry that led from `before`: the same allow-list for the log. */
  redact(before: S, entry: E, viewer: Viewer): JsonObject;
  /**
   * A whole log that is consistent with all the given views of one match: public entries unchanged,
   * what none of the viewers has seen drawn anew.
   */
  rebuild(views: readonly LogView<O>[], chance: Chance): readonly E[];

  /** Places and points, or `null` while the match goes on. */
  outcome(state: V): R | null;
}

/** A log as one viewer saw it. */
export interface LogView<O = JsonObject> {
  readonly setup: Setup<O>;
  readonly viewer: Viewer;
  readonly log: readonly JsonObject[];
}

/** All that a seat, a computer player or a screen ever gets to know of a running match. */
export interface MatchView<V = unknown, O = JsonObject> extends LogView<O> {
  readonly position: V;
}

/** A game whose types do not matter here: table, records, harness and stores take any game. */
export type AnyGame = Game<JsonObject, JsonObject, JsonObject, Entry, ActionEntry, Outcome>;
