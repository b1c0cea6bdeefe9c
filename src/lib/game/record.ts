/**
 * Match records (`speedtisch-record/1`): a whole match as one JSON value that anyone can replay and check.
 * Checks run in a fixed order: header and options, the log from its first entry, the result.
 */
import * as v from 'valibot';
import {
  refuse,
  type AnyGame,
  type Entry,
  type Json,
  type Outcome,
  type Refusal,
  type Setup,
} from './contract';
import { sameJson } from './json';
import type { Match } from './match';
import { integer, parseWith, quote } from './schema';

export const FORMAT = 'speedtisch-record/1';

/** The keys of a record that name the calendar day whose match it tells, or the mission. */
export const DAY_KEY = 'x-daily';
export const MISSION_KEY = 'x-mission';

/** The longest text that is read as one record; the longest real match takes about a hundredth of it. */
export const RECORD_LIMIT = 8 * 1024 * 1024;

/** The `entry` of faults that lie outside the log. */
export const OUTSIDE = -1;

export const KINDS = ['human', 'easy', 'normal', 'strong'] as const;
export type Kind = (typeof KINDS)[number];

export interface Player {
  readonly name: string;
  readonly kind: Kind;
}

export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly players?: readonly Player[];
  readonly log: readonly Entry[];
  readonly result: Outcome | null;
  readonly [extra: `x-${string}`]: Json;
}

/** Either the match that a record tells, or the first fault and the entry it is in (`OUTSIDE`: none). */
export type Verdict =
  | {
      readonly ok: true;
      readonly match: Match;
      readonly result: Outcome | null;
      readonly record: MatchRecord;
    }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

const known = v.object({
  format: v.literal(FORMAT),
  game: v.string(),
  seats: integer(1, 8),
  options: v.unknown(),
  players: v.optional(v.array(v.strictObject({ name: v.string(), kind: v.picklist(KINDS) }))),
  log: v.array(v.unknown()),
  result: v.unknown(),
});
const REQUIRED = ['format', 'game', 'seats', 'options', 'log', 'result'];
const KNOWN = new Set([...REQUIRED, 'players']);

const outside = (refused: { readonly refusal: Refusal }): Verdict => ({
  ok: false,
  at: OUTSIDE,
  refusal: refused.refusal,
});

/**
 * Reads one record from text: size, then JSON. Refusals: `record-too-large`, `not-json`.
 */
export const readRecordText = (
  text: string,
):
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal } => {
  if (text.length > RECORD_LIMIT)
    return refuse('record-too-large', { limit: RECORD_LIMIT / 1024 / 1024 });
  try {
    // A byte order mark, as some editors write it, is no part of the text.
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) as unknown };
  } catch {
    return refuse('not-json');
  }
};

/** The game a record claims to be of, or `null` where it names none; needed to load its rules. */
export const gameOfRecord = (raw: unknown): string | null =>
  isObject(raw) && typeof raw['game'] === 'string' ? raw['game'] : null;

/**
 * Checks a record of any origin by replaying it under the rules.
 *
 * @param raw parsed JSON, nothing known about it.
 * @param gameOf the rules by id; `undefined` for a game that is not there.
 */
export const verifyRecord = (
  raw: unknown,
  gameOf: (id: string) => AnyGame | undefined,
): Verdict => {
  if (!isObject(raw)) return outside(refuse('not-a-record'));
  for (const key of REQUIRED)
    if (!Object.hasOwn(raw, key)) return outside(refuse('record-missing-key', { key }));
  for (const key of Object.keys(raw))
    if (!KNOWN.has(key) && !key.startsWith('x-'))
      return outside(refuse('record-unknown-key', { key: quote(key) }));
  const parsed = parseWith(known, raw, 'bad-header');
  if (!parsed.ok) return outside(parsed);
  const header = parsed.value;
  const game = gameOf(header.game);
  if (game === undefined) return outside(refuse('unknown-game', { game: quote(header.game) }));
  if (!game.seats.includes(header.seats))
    return outside(refuse('bad-seats', { seats: header.seats }));
  if (header.players !== undefined && header.players.length !== header.seats)
    return outside(refuse('bad-players', { seats: header.seats }));
  const options = game.parseOptions(header.options, header.seats);
  if (!options.ok) return outside(options);

  const setup: Setup = { seats: header.seats, options: options.value, source: { kind: 'free' } };
  let position = game.start(setup);
  const log: Entry[] = [];
  for (const [at, rawEntry] of header.log.entries()) {
    const entry = game.parseEntry(rawEntry);
    if (!entry.ok) return { ok: false, at, refusal: entry.refusal };
    if (game.outcome(position) !== null) return { ok: false, at, refusal: { code: 'match-over' } };
    const next = game.apply(position, entry.value);
    if (!next.ok) return { ok: false, at, refusal: next.refusal };
    position = next.value;
    log.push(entry.value);
  }
  const result = game.outcome(position);
  if (!sameJson(header.result, result)) return outside(refuse('wrong-result'));
  const record = { ...raw, options: options.value, log, result } as unknown as MatchRecord;
  return { ok: true, match: { setup, log, position }, result, record };
};

/** Writes a match as a record, keys in the order of the format. `extras`: keys that start with `x-`. */
export const writeRecord = (
  game: AnyGame,
  match: Match,
  players: readonly Player[] | null,
  extras: { readonly [extra: `x-${string}`]: Json } = {},
): MatchRecord => ({
  format: FORMAT,
  game: game.id,
  seats: match.setup.seats,
  options: match.setup.options,
  ...(players === null ? {} : { players }),
  log: match.log,
  result: game.outcome(match.position),
  ...extras,
});

const isObject = (raw: unknown): raw is { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
