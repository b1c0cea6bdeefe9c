/**
 * What everybody at a table may know of it: who sits where, by which rules, and what it waits for. The host tells it
 * whole whenever it changes; whoever hears it rebuilds it by these schemas. Times are milliseconds that are left or
 * have passed, never wall time.
 */
import * as v from 'valibot';
import type { Strength } from '../../ai/bot';
import { freeText, nameText } from '../../game/plainText';
import { integer, parseWith } from '../../game/schema';
import type { TempoName } from '../ports';

export const NAME_LIMIT = 30;
export const AVATAR_LIMIT = 16;
export const CHAT_LIMIT = 200;
export const MOST_SEATS = 8;
/** Everybody at a table: those who sit and those who look on. */
export const MOST_MEMBERS = 24;

/** Seconds to think for one decision; `null`: as long as one likes. */
export const THINKING = [30, 60, 90, 120] as const;

/** Computers at a table with others; Turbo is for playing alone. */
export const TABLE_TEMPI = ['normal', 'fast'] as const satisfies readonly TempoName[];

/** What one can say with one tap. */
export const REACTIONS = ['hello', 'well-played', 'thanks', 'oops', 'laugh', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

const STRENGTHS = ['easy', 'normal', 'strong'] as const satisfies readonly Strength[];

const passed = integer(0, Number.MAX_SAFE_INTEGER);
export const seatSchema = integer(0, MOST_SEATS - 1);
export const memberId = integer(1, Number.MAX_SAFE_INTEGER);

/** Everything the one who opens a table decides. */
export const rulesSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  /** How many play at most; fewer where free seats stay empty. */
  seats: integer(1, MOST_SEATS),
  /** Of the game; checked by the game. */
  options: v.record(v.string(), v.unknown()),
  thinking: v.nullable(v.picklist(THINKING)),
  tempo: v.picklist(TABLE_TEMPI),
  strength: v.picklist(STRENGTHS),
  /** Who takes the seats where nobody sits when a match begins. */
  free: v.picklist(['computer', 'empty']),
  /** Whether one may look on. */
  spectators: v.boolean(),
  /** Whether it is shown in the list of open tables; otherwise only who has the code finds it. */
  listed: v.boolean(),
});
export type TableRules = v.InferOutput<typeof rulesSchema>;

/** Refusals: `bad-table`. */
export const parseTableRules = (raw: unknown) => parseWith(rulesSchema, raw, 'bad-table');

/** How a person is called; whoever has chosen no name yet is a guest. */
export const personSchema = v.strictObject({
  name: nameText(NAME_LIMIT),
  avatar: freeText(AVATAR_LIMIT),
  guest: v.boolean(),
});
export type Person = v.InferOutput<typeof personSchema>;

const memberSchema = v.strictObject({
  ...personSchema.entries,
  id: memberId,
  /** The place at the table, for the next match too; `null`: looks on. */
  seat: v.nullable(seatSchema),
  /** "Bereit" before a match, "Nochmal" after one. */
  ready: v.boolean(),
  /** Whether its device answers. */
  here: v.boolean(),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** Somebody whose seat waits during a match. */
const absenceSchema = v.strictObject({
  /** Of the match. */
  seat: seatSchema,
  /** For how long it has been away. */
  gone: passed,
  /** Until the others may hand the seat to the computer; 0: they may now, `null`: the clock settles it. */
  votable: v.nullable(passed),
  /** Members who have agreed to that. */
  agreed: v.pipe(v.array(memberId), v.maxLength(MOST_SEATS)),
});
export type Absence = v.InferOutput<typeof absenceSchema>;

/** Somebody who left the running match. */
export const leaverSchema = v.strictObject({
  seat: seatSchema,
  name: nameText(NAME_LIMIT),
  /** What leaving costs in the leaderboard: −10 or 0. */
  points: integer(-100, 0),
});
export type Leaver = v.InferOutput<typeof leaverSchema>;

export const roomSchema = v.strictObject({
  /** Names the table for good, also under a new code. */
  table: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** One higher with every change of the host. */
  epoch: passed,
  /** Under which others find it; `null`: no broker has it. */
  code: v.nullable(v.pipe(v.string(), v.maxLength(12))),
  host: memberId,
  rules: rulesSchema,
  /** On how many seats people may sit; the rest is always played by computers. */
  places: integer(1, MOST_SEATS),
  members: v.pipe(v.array(memberSchema), v.maxLength(MOST_MEMBERS)),
  phase: v.picklist(['gathering', 'playing', 'over']),
  /** How many matches have begun here. */
  match: passed,
  /** Who plays the running or last match, by its seats; `null`: a computer. Empty before the first. */
  players: v.pipe(v.array(v.nullable(memberId)), v.maxLength(MOST_SEATS)),
  /** Seats of the running match whose person has handed them to the computer, or was voted out, for the time being. */
  lent: v.pipe(v.array(seatSchema), v.maxLength(MOST_SEATS)),
  away: v.pipe(v.array(absenceSchema), v.maxLength(MOST_SEATS)),
  left: v.pipe(v.array(leaverSchema), v.maxLength(MOST_SEATS)),
  /** After a match: how long the seats of those who have not come back are still kept; `null`: nothing runs. */
  kept: v.nullable(passed),
});
export type RoomState = v.InferOutput<typeof roomSchema>;

/** Refusals: `bad-message`. */
export const parseRoom = (raw: unknown) => parseWith(roomSchema, raw, 'bad-message');

/** One line that somebody said; `text` is shown as text and as nothing else. */
export const sayingSchema = v.strictObject({
  /** Counts what was said at this table. */
  number: passed,
  /** Who said it, as it was called then. */
  member: memberId,
  name: nameText(NAME_LIMIT),
  said: v.variant('kind', [
    v.strictObject({ kind: v.literal('chat'), text: nameText(CHAT_LIMIT) }),
    v.strictObject({ kind: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
  ]),
});
export type Said = Saying['said'];
export type Saying = v.InferOutput<typeof sayingSchema>;
/** Somebody who wants to be let in. */
export interface Knock {
  readonly person: Person;
  readonly looks: boolean;
  /** Whether it has not heard of being let in before. */
  readonly isNew: boolean;
  /** The token it has, and the one it is to have; both as hashes. */
  readonly used: string;
  readonly fresh: string;
}
