/** What lies in the database is `unknown` until it has been rebuilt here: by schema, then under the rules. */
import * as v from 'valibot';
import {
  accept,
  refuse,
  type ActionEntry,
  type AnyGame,
  type Entry,
  type Result,
  type Setup,
  type Source,
} from '../game/contract';
import { isDay } from '../game/day';
import { replay, type Match } from '../game/match';
import { seedFrom } from '../game/proof';
import { KINDS } from '../game/record';
import { integer, moment, parseWith } from '../game/schema';
import { TEMPI, type Seated, type TempoName } from '../table/ports';

/**
 * How a match is played: whenever one likes, as the match of a calendar day, or as a mission. One free match and one
 * mission of a game are live at a time; how many of days are, `Matches.create` says.
 */
export const MODES = ['solo', 'daily', 'mission'] as const;
export type Mode = (typeof MODES)[number];

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
  /** The journal that wrote the choices; `null`: none are stored, or they are of an older version. */
  readonly chosenBy: string | null;
}

/** How a match of each source is played. */
export const modeOf = ({ kind }: Source): Mode => (kind === 'free' ? 'solo' : kind);

/** Rules by id; `null` for a game that is not there. */
export type GameOf = (id: string) => Promise<AnyGame | null>;

const sourceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('daily'), day: v.pipe(v.string(), v.check(isDay)) }),
  v.strictObject({ kind: v.literal('mission'), number: integer(1, 20) }),
]);
/** Longest name of a player; the app's own are much shorter. */
const LONGEST_NAME = 60;
const nameSchema = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const headEntries = {
  id: v.pipe(v.string(), v.minLength(1)),
  game: v.string(),
  mode: v.picklist(MODES),
  status: v.picklist(['live', 'finished', 'abandoned']),
  startedAt: moment(),
  updatedAt: moment(),
  seats: integer(1, 8),
  options: v.unknown(),
  source: sourceSchema,
  seated: v.array(v.strictObject({ name: nameSchema, kind: v.picklist(KINDS) })),
  tempo: v.picklist(Object.keys(TEMPI) as readonly TempoName[]),
  seed: v.pipe(v.string(), v.minLength(1)),
  shares: v.optional(v.array(v.string())),
  length: integer(0, Number.MAX_SAFE_INTEGER),
};
const headSchema = v.object(headEntries);
const standing = v.nullable(
  v.object({ ranks: v.array(integer(1, 8)), points: v.array(v.number()) }),
);
const resultSchema = v.object({ result: standing });

/** Places and points of a finished match, as its head keeps them. */
export type Standing = v.InferOutput<typeof standing>;

/** What a list of matches shows: the head and how it ended, without the log. */
export interface MatchSummary {
  readonly head: MatchHead;
  readonly standing: Standing;
}

export const damaged = (at: number) => refuse('stored-match-damaged', { at });

export const parseHead = (row: unknown): Result<MatchHead> => {
  const parsed = parseWith(headSchema, row, 'stored-match-damaged');
  if (!parsed.ok) return parsed;
  const { seats, options, source, ...rest } = parsed.value;
  if (rest.seated.length !== seats) return damaged(-1);
  if (rest.mode !== modeOf(source)) return damaged(-1);
  // A proof that could never come true would be worse than none.
  if (rest.shares !== undefined && seedFrom(rest.shares) !== rest.seed) return damaged(-1);
  // The options are checked by the game's own schema when the match is loaded.
  const setup: Setup = { seats, options: options as Setup['options'], source: source as Source };
  return accept({ ...rest, setup });
};

/** Reads a row for a list. A finished match must have a place and points for every seat. */
export const parseSummary = (row: unknown): Result<MatchSummary> => {
  const head = parseHead(row);
  if (!head.ok) return head;
  const parsed = parseWith(resultSchema, row, 'stored-match-damaged');
  if (!parsed.ok) return parsed;
  const { status, setup } = head.value;
  const standing = parsed.value.result;
  const whole = standing?.ranks.length === setup.seats && standing.points.length === setup.seats;
  return whole === (status === 'finished') ? accept({ head: head.value, standing }) : damaged(-1);
};

/** The rows of one match: its head, its log by index, and the choices towards the next entry. */
export interface Rows {
  readonly head: unknown;
  readonly entries: readonly { readonly index: number; readonly entry: unknown }[];
  readonly chosen:
    | { readonly index: number; readonly choices: unknown; readonly writer?: string | undefined }
    | undefined;
}

/**
 * Rebuilds a match from its rows and replays it under the rules.
 * Refusals: `stored-match-damaged` (`at`: the first entry that does not fit or is not there; −1: the head).
 */
export const readMatch = async (rows: Rows, gameOf: GameOf): Promise<Result<StoredMatch>> => {
  const head = parseHead(rows.head);
  if (!head.ok) return damaged(-1);
  const game = await gameOf(head.value.game);
  if (game === null) return damaged(-1);
  const { length, setup: raw } = head.value;
  const options = game.parseOptions(raw.options, raw.seats);
  if (!options.ok || !game.seats.includes(raw.seats)) return damaged(-1);
  const setup: Setup = { ...raw, options: options.value };
  const log: Entry[] = [];
  for (const [at, stored] of rows.entries.entries()) {
    const entry = game.parseEntry(stored.entry);
    if (stored.index !== at || at >= length || !entry.ok) return damaged(at);
    log.push(entry.value);
  }
  if (log.length < length) return damaged(log.length);
  const match = replay(game, setup, log);
  if (!match.ok) return damaged(match.at);
  const chosen = rows.chosen?.index === log.length ? rows.chosen : undefined;
  return accept({
    head: { ...head.value, setup },
    match: match.value,
    choices: chosen === undefined ? [] : parseChoices(game, chosen.choices),
    chosenBy: chosen?.writer ?? null,
  });
};

const parseChoices = (game: AnyGame, raw: unknown): readonly ActionEntry[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const action = game.parseAction(item);
    return action.ok ? [action.value] : [];
  });
