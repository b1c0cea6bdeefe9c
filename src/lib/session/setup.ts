/** The set-up of a solo match: what was chosen last, what an address asks for, and what is usual. */
import * as v from 'valibot';
import { STRENGTHS, type Strength } from '../ai/bot';
import type { AnyGame, Json, JsonObject, Refusal } from '../game/contract';
import { parseWith } from '../game/schema';
import { TEMPI, type TempoName } from '../table/ports';

export interface Setup {
  readonly seats: number;
  readonly strength: Strength;
  readonly tempo: TempoName;
  readonly options: JsonObject;
}

/** A set-up that can be played, and the first thing that was wrong with what was asked for. */
export interface Read {
  readonly setup: Setup;
  readonly problem: Refusal | null;
}

/** The tempi that can be chosen: how long computers wait for their turn, or how fast they are in real time. */
export const tempiOf = ({ timing }: AnyGame): readonly TempoName[] =>
  timing === 'free' ? ['normal', 'calm', 'adaptive'] : ['normal', 'fast', 'turbo'];

const storedSchema = v.strictObject({
  seats: v.number(),
  strength: v.picklist(STRENGTHS),
  tempo: v.picklist(Object.keys(TEMPI) as readonly TempoName[]),
  options: v.unknown(),
});

/** Whoever sits alone plays against nobody: that is set up elsewhere, as one of the ways of playing alone. */
const FEWEST = 2;
/** A first match with more than five others would be a crowd. */
const USUAL_MOST = 6;

export const usual = (game: AnyGame): Setup => {
  const seats = game.seats.findLast((count) => count <= USUAL_MOST) ?? game.seats[0] ?? 2;
  return { seats, strength: 'normal', tempo: 'normal', options: game.defaults(seats) };
};

/**
 * Options for another number of seats: what these cannot play falls back to what is usual for them, all else stays as
 * it was chosen.
 */
export const fitted = (game: AnyGame, options: JsonObject, seats: number): JsonObject => {
  const defaults = game.defaults(seats);
  let fitting = options;
  // Each turn takes one option back; when all are taken back, the defaults are left.
  for (let left = Object.keys(defaults).length; left > 0; left--) {
    const parsed = game.parseOptions(fitting, seats);
    if (parsed.ok) return parsed.value;
    const at = parsed.refusal.detail?.['at'];
    if (typeof at !== 'string' || !Object.hasOwn(defaults, at)) break;
    fitting = { ...fitting, [at]: defaults[at] };
  }
  return defaults;
};

/** The same set-up with another number of seats. */
export const reseated = (game: AnyGame, setup: Setup, seats: number): Setup => ({
  ...setup,
  seats,
  options: fitted(game, setup.options, seats),
});

const bad = (at: string, found: unknown): Refusal => ({
  code: 'bad-setup',
  detail: { at, found: String(found).slice(0, 40) },
});

/** Reads a stored set-up; whatever does not fit is refused as a whole, and the usual one applies. */
export const readStored = (game: AnyGame, text: string | null): Read => {
  const setup = usual(game);
  if (text === null) return { setup, problem: null };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { setup, problem: bad('JSON', text) };
  }
  const parsed = parseWith(storedSchema, raw, 'bad-setup');
  if (!parsed.ok) return { setup, problem: parsed.refusal };
  const { seats, options, ...rest } = parsed.value;
  if (seats < FEWEST || !game.seats.includes(seats)) return { setup, problem: bad('seats', seats) };
  if (!tempiOf(game).includes(rest.tempo)) return { setup, problem: bad('tempo', rest.tempo) };
  const fitting = game.parseOptions(options, seats);
  if (!fitting.ok) return { setup, problem: { ...fitting.refusal, code: 'bad-setup' } };
  return { setup: { seats, options: fitting.value, ...rest }, problem: null };
};

/** Options that an address names, over `base`; of those, what does not go with them falls back to what is usual. */
const named = (
  game: AnyGame,
  base: JsonObject,
  asked: JsonObject,
  seats: number,
): { readonly [name: string]: unknown } => {
  const defaults = game.defaults(seats);
  let kept = base;
  for (let left = Object.keys(defaults).length; left > 0; left--) {
    const parsed = game.parseOptions({ ...kept, ...asked }, seats);
    if (parsed.ok) break;
    const at = parsed.refusal.detail?.['at'];
    // A word of the address itself does not go with what was chosen before, or with nothing at all.
    if (typeof at !== 'string' || !Object.hasOwn(defaults, at) || Object.hasOwn(asked, at))
      return { ...defaults, ...asked };
    kept = { ...kept, [at]: defaults[at] };
  }
  return { ...kept, ...asked };
};

/**
 * What an address asks for, over `base`: `?seats=3&strength=strong&tempo=fast` and the options of the game by their names.
 * Options of `base` that do not go with it fall back. One wrong word and the whole address counts for nothing, so that
 * nobody plays a mixture.
 */
export const readAddress = (game: AnyGame, query: URLSearchParams, base: Setup): Read => {
  const seats = word(query.get('seats') ?? String(base.seats));
  const known = typeof seats === 'number' && game.seats.includes(seats);
  const fitting = known ? fitted(game, base.options, seats) : base.options;
  const asked = new Map<string, unknown>(Object.entries({ ...base, options: undefined }));
  const options = new Map<string, Json>();
  for (const [name, text] of query) {
    if (name === 'seats') asked.set(name, word(text));
    else if (name === 'strength' || name === 'tempo') asked.set(name, text);
    else options.set(name, word(text));
  }
  const own = Object.fromEntries(options);
  asked.set('options', known ? named(game, fitting, own, seats) : { ...fitting, ...own });
  const read = readStored(game, JSON.stringify(Object.fromEntries(asked)));
  return read.problem === null ? read : { setup: base, problem: read.problem };
};

/** How a game is set up: alone in one of its ways, against computers, or by two people at one device. */
export type Way = string;
export const COMPUTERS: Way = 'computer';
export const TOGETHER: Way = 'zu-zweit';

/** All ways in which a game is played on this device, the usual one first. `alone`: of playing alone. */
export const waysOf = ({ timing, seats }: AnyGame, alone: readonly Way[]): readonly Way[] => [
  ...alone,
  COMPUTERS,
  ...(timing === 'free' && seats.includes(2) ? [TOGETHER] : []),
];

/** Which way is shown, what its address asks of the set-up, and what was wrong with it. */
export interface Asked {
  readonly way: Way;
  readonly setup: URLSearchParams;
  readonly problem: Refusal | null;
}

/**
 * Which way of `ways` an address asks for: `?allein=auftraege`, `?zu-zweit` with or without words of a set-up, or only
 * such words, which mean computers; else the one chosen last, else the first of all.
 */
export const readWay = (
  ways: readonly Way[],
  query: URLSearchParams,
  last: string | null,
): Asked => {
  const none = new URLSearchParams();
  const usualWay = last !== null && ways.includes(last) ? last : (ways[0] ?? COMPUTERS);
  const wrong = (at: string, found: unknown): Asked => ({
    way: usualWay,
    setup: none,
    problem: bad(at, found),
  });
  const alone = query.get('allein');
  if (alone !== null) {
    if (query.size > 1) return wrong('allein', query);
    const known = ways.includes(alone) && alone !== COMPUTERS && alone !== TOGETHER;
    return known ? { way: alone, setup: none, problem: null } : wrong('allein', alone);
  }
  const together = query.get(TOGETHER);
  if (together === null)
    return { way: query.size > 0 ? COMPUTERS : usualWay, setup: query, problem: null };
  if (together !== '' || !ways.includes(TOGETHER)) return wrong(TOGETHER, together);
  const setup = new URLSearchParams(query);
  setup.delete(TOGETHER);
  return { way: TOGETHER, setup, problem: null };
};

const word = (text: string): string | boolean | number | null => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

const keyOf = (game: AnyGame): string => `speedtisch-setup-${game.id}`;

/** The set-up chosen last on this device. */
export const lastSetup = (game: AnyGame): Read => {
  try {
    return readStored(game, localStorage.getItem(keyOf(game)));
  } catch {
    return { setup: usual(game), problem: null };
  }
};

const wayKeyOf = (game: AnyGame): string => `speedtisch-way-${game.id}`;

/** The way chosen last on this device. */
export const lastWay = (game: AnyGame): Way | null => {
  try {
    return localStorage.getItem(wayKeyOf(game));
  } catch {
    return null;
  }
};

/** Remembers a way, where the browser stores anything. */
export const keepWay = (game: AnyGame, way: Way): void => {
  try {
    localStorage.setItem(wayKeyOf(game), way);
  } catch {
    // As for set-ups.
  }
};

/** Remembers a set-up; where the browser stores nothing, nothing is remembered. */
export const keepSetup = (game: AnyGame, setup: Setup): void => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(setup));
  } catch {
    // People are told about missing storage where it matters: at the match.
  }
};
