/**
 * What stands on a link between two devices, below everything a table says: who calls, whether it is let in, whether
 * the other side is there, and numbered messages. Both directions are rebuilt here before anybody looks at them.
 */
import * as v from 'valibot';
import { integer, parseWith } from '../../game/schema';
import { personSchema } from '../room/state';

/** Raised with every change that an older app would not understand. */
export const PROTOCOL = 1;

const count = integer(0, Number.MAX_SAFE_INTEGER);
const tableId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** 128 bits as hexadecimal digits. */
const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const streamId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
/** Fingerprint of the rules of all games; two apps that differ would judge differently. */
const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/));
const version = v.pipe(v.string(), v.maxLength(32));

/** An action with its number in the order of its stream. */
const data = v.strictObject({
  type: v.literal('data'),
  table: tableId,
  /** One higher with every change of the host: what an old host says is not heard. */
  epoch: count,
  stream: streamId,
  n: integer(1, Number.MAX_SAFE_INTEGER),
  /** How many messages of the other direction have come in turn. */
  heard: count,
  m: v.unknown(),
});
const ping = v.strictObject({ type: v.literal('ping'), id: count, stream: streamId, heard: count });
const pong = v.strictObject({ type: v.literal('pong'), id: count });

const helloSchema = v.strictObject({
  type: v.literal('hello'),
  protocol: count,
  rules: fingerprint,
  app: version,
  /** The table it comes back to; `null`: it has not heard of being let in yet. */
  table: v.nullable(tableId),
  /** What proves the seat: of the host's making, or of its own with the first call, so that calling twice is no harm. */
  token,
  /** The stream that is still known, and how much of it has come; `null` after a reload. */
  stream: v.nullable(v.strictObject({ id: streamId, heard: count })),
  person: personSchema,
  /** Wants to look on, not to play. */
  looks: v.boolean(),
});
export type Hello = v.InferOutput<typeof helloSchema>;

/** Why something was refused, as it travels; `detail` fills the gaps of a sentence. */
const refusal = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  detail: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.maxLength(24)),
      v.union([v.pipe(v.string(), v.maxLength(80)), v.number()]),
    ),
  ),
});

const toHostSchema = v.variant('type', [helloSchema, ping, pong, data]);
export type ToHost = v.InferOutput<typeof toHostSchema>;

const acceptedSchema = v.strictObject({
  type: v.literal('accepted'),
  table: tableId,
  epoch: count,
  /** The own member id. */
  member: integer(1, Number.MAX_SAFE_INTEGER),
  /** What brings the seat back the next time. */
  token,
  stream: streamId,
  /** How much of ours has come, where the stream goes on; 0 on a new one. */
  heard: count,
});
export type Accepted = v.InferOutput<typeof acceptedSchema>;

const toGuestSchema = v.variant('type', [
  acceptedSchema,
  v.strictObject({ type: v.literal('refused'), refusal }),
  ping,
  pong,
  data,
]);
export type ToGuest = v.InferOutput<typeof toGuestSchema>;

export const refusalSchema = refusal;

/** Refusals: `bad-message`. */
export const parseToHost = (raw: unknown) => parseWith(toHostSchema, raw, 'bad-message');
/** Refusals: `bad-message`. */
export const parseToGuest = (raw: unknown) => parseWith(toGuestSchema, raw, 'bad-message');
