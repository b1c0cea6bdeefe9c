/**
 * What travels between a lobby and whoever looks for a table. Both directions are plain JSON, and each side rebuilds
 * what it hears by these schemas. A request carries a number of the asker's choice, its answer carries it back.
 */
import * as v from 'valibot';
import { integer, parseWith } from '../../game/schema';
import { codeSchema, shardSchema } from './codes';
import { freeText, nameText } from '../../game/plainText';

/** Both sides say at least this often that they are there, in milliseconds. */
export const BEAT_EVERY = 5_000;

/** Whoever said nothing for so long is gone; with the second until the lobby tells it, it is below 15 s. */
export const QUIET_LIMIT = 12_000;

/** The longest message to the lobby, in characters; whatever comes from it may be longer. */
export const LONGEST_REQUEST = 8_192;

/** The lobby closed the line because the same person came in by a newer one. */
export const CLOSED_REPLACED = 4001;
/** The lobby closed the line after three violations. */
export const CLOSED_VIOLATIONS = 4008;

export const NAME_LIMIT = 30;
const AVATAR_LIMIT = 16;
const MOST_SEATS = 8;
const MOST_OPTIONS = 24;
const LONGEST_LIST = 1_000;

const number = integer(1, Number.MAX_SAFE_INTEGER);
const count = integer(0, Number.MAX_SAFE_INTEGER);

/** Ids as PeerJS takes them: letters and digits, hyphens and underscores between them. */
export const peerIdSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/),
);

/** 128 bits or more, written in the letters of base64url. */
const secretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

const personIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export const personSchema = v.strictObject({
  name: nameText(NAME_LIMIT),
  avatar: freeText(AVATAR_LIMIT),
});
/** How a person is shown to others. */
export type Person = v.InferOutput<typeof personSchema>;

const listedPersonSchema = v.strictObject({ ...personSchema.entries, id: personIdSchema });
export type ListedPerson = v.InferOutput<typeof listedPersonSchema>;

const optionValue = v.union([v.boolean(), v.null(), integer(-999, 999_999), freeText(40)]);
const optionsSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,24}$/)),
    v.union([optionValue, v.pipe(v.array(optionValue), v.maxLength(8))]),
  ),
  v.check((options) => Object.keys(options).length <= MOST_OPTIONS),
);

const shownTable = {
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  name: nameText(NAME_LIMIT),
  seats: integer(1, MOST_SEATS),
  taken: integer(0, MOST_SEATS),
  /** The options of the game as they are; screens say them in the reader's language. */
  options: optionsSchema,
  /** Whether one may look on. */
  spectators: v.boolean(),
  /** Whether its match has begun. */
  playing: v.boolean(),
};

export const tableSchema = v.pipe(
  v.strictObject({
    ...shownTable,
    /** Shown in the list; otherwise only who has the code finds it. */
    listed: v.boolean(),
    /** The host's id at the broker. */
    peer: peerIdSchema,
  }),
  v.check(({ seats, taken }) => taken <= seats),
);
/** A table as its host announces it. */
export type TableInfo = v.InferOutput<typeof tableSchema>;

const listedTableSchema = v.pipe(
  v.strictObject({ ...shownTable, code: codeSchema }),
  v.check(({ seats, taken }) => taken <= seats),
);
/** A table as everybody may see it. */
export type ListedTable = v.InferOutput<typeof listedTableSchema>;

export const claimSchema = v.strictObject({ code: codeSchema, secret: secretSchema });
/** A code and what proves that it is one's own. */
export type Claim = v.InferOutput<typeof claimSchema>;

const id = { id: number };

const requestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('beat') }),
  /** Comes in; `person` `null`: looks without being seen. The same secret is the same person, also on a new line. */
  v.strictObject({
    type: v.literal('hello'),
    ...id,
    secret: secretSchema,
    person: v.nullable(personSchema),
  }),
  /** Wants to be told what changes; begins with a whole picture. */
  v.strictObject({ type: v.literal('watch'), ...id, on: v.boolean() }),
  /** Opens a table, or takes an own code again. */
  v.strictObject({
    type: v.literal('open'),
    ...id,
    table: tableSchema,
    again: v.nullable(claimSchema),
  }),
  v.strictObject({ type: v.literal('update'), ...id, code: codeSchema, table: tableSchema }),
  v.strictObject({ type: v.literal('close'), ...id, code: codeSchema }),
  v.strictObject({ type: v.literal('find'), ...id, code: codeSchema }),
  /** People whose name contains the text. */
  v.strictObject({ type: v.literal('seek'), ...id, text: freeText(NAME_LIMIT) }),
  /** Asks a person to a table, which may be open at another broker. */
  v.strictObject({ type: v.literal('invite'), ...id, to: personIdSchema, code: codeSchema }),
]);
export type LobbyRequest = v.InferOutput<typeof requestSchema>;

/** Refusals: `bad-message`. */
export const parseLobbyRequest = (raw: unknown) => parseWith(requestSchema, raw, 'bad-message');

/** Why a lobby refuses a request. A newer one may have more reasons than are known here. */
export const LOBBY_REFUSALS = [
  'bad-message',
  'too-fast',
  'broker-full',
  'too-many-tables',
  'table-unknown',
  'table-away',
  'table-not-yours',
  'code-not-yours',
  'person-gone',
  'not-introduced',
] as const;
export type LobbyRefusal = (typeof LOBBY_REFUSALS)[number];

const tables = v.pipe(v.array(listedTableSchema), v.maxLength(LONGEST_LIST));
const people = v.pipe(v.array(listedPersonSchema), v.maxLength(LONGEST_LIST));
/** How many there are, listed or not. */
const counts = v.strictObject({ tables: count, people: count });

const reportSchema = v.variant('type', [
  v.strictObject({ type: v.literal('beat') }),
  v.strictObject({ type: v.literal('done'), ...id }),
  v.strictObject({ type: v.literal('greeted'), ...id, person: personIdSchema, shard: shardSchema }),
  v.strictObject({ type: v.literal('opened'), ...id, code: codeSchema, secret: secretSchema }),
  v.strictObject({
    type: v.literal('found'),
    ...id,
    peer: peerIdSchema,
    table: listedTableSchema,
  }),
  v.strictObject({ type: v.literal('people'), ...id, people }),
  /** `id` 0: of no request in particular, the message could not be read. */
  v.strictObject({
    type: v.literal('refused'),
    id: count,
    code: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  }),
  v.strictObject({ type: v.literal('picture'), tables, people, counts }),
  v.strictObject({
    type: v.literal('news'),
    tables,
    people,
    goneTables: v.pipe(v.array(codeSchema), v.maxLength(LONGEST_LIST)),
    gonePeople: v.pipe(v.array(personIdSchema), v.maxLength(LONGEST_LIST)),
    counts,
  }),
  v.strictObject({
    type: v.literal('invitation'),
    from: listedPersonSchema,
    code: codeSchema,
    /** `null`: the table is open at another broker. */
    table: v.nullable(listedTableSchema),
  }),
]);
export type LobbyReport = v.InferOutput<typeof reportSchema>;
export type Invitation = Extract<LobbyReport, { type: 'invitation' }>;

/** Refusals: `bad-message`. */
export const parseLobbyReport = (raw: unknown) => parseWith(reportSchema, raw, 'bad-message');
