/** What people at a table and its host say to each other, beside what belongs to a match. */
import * as v from 'valibot';
import { nameText } from '../../game/plainText';
import { integer, parseWith } from '../../game/schema';
import { refusalSchema } from '../wire/frames';
import {
  CHAT_LIMIT,
  REACTIONS,
  memberId,
  roomSchema,
  rulesSchema,
  sayingSchema,
  seatSchema,
} from './state';

const MAX_ID = 16;
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));
const count = integer(0, Number.MAX_SAFE_INTEGER);
/** Entries of the longest log that is taken from a host. */
const LONGEST_LOG = 50_000;

const wishSchema = v.variant('do', [
  v.strictObject({ do: v.literal('ready'), on: v.boolean() }),
  v.strictObject({ do: v.literal('sit'), seat: v.nullable(seatSchema) }),
  v.strictObject({ do: v.literal('lend'), seat: seatSchema }),
  v.strictObject({ do: v.literal('say'), text: nameText(CHAT_LIMIT) }),
  v.strictObject({ do: v.literal('react'), reaction: v.picklist(REACTIONS) }),
  v.strictObject({ do: v.literal('leave') }),
  // Only of the host.
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('change'), rules: rulesSchema }),
  v.strictObject({ do: v.literal('kick'), member: memberId }),
]);
export type Wish = v.InferOutput<typeof wishSchema>;

const requestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('wish'), id, wish: wishSchema }),
  /** For match number `match`; the table of that match checks what is in it. */
  v.strictObject({ type: v.literal('match'), match: count, request: v.unknown() }),
]);
export type RoomRequest = v.InferOutput<typeof requestSchema>;

/** Refusals: `bad-message`. */
export const parseRoomRequest = (raw: unknown) => parseWith(requestSchema, raw, 'bad-message');

const reportSchema = v.variant('type', [
  v.strictObject({ type: v.literal('room'), room: roomSchema }),
  /** Of match number `match`; a guest of that match checks what is in it. */
  v.strictObject({ type: v.literal('match'), match: count, report: v.unknown() }),
  v.strictObject({ type: v.literal('saying'), saying: sayingSchema }),
  v.strictObject({ type: v.literal('answer'), id, refusal: v.nullable(refusalSchema) }),
  /** The whole log of a match that is over, with all that was hidden. */
  v.strictObject({
    type: v.literal('whole'),
    match: count,
    log: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(LONGEST_LOG)),
  }),
  /** This place at the table is no more. */
  v.strictObject({ type: v.literal('ended'), refusal: refusalSchema }),
]);
export type RoomReport = v.InferOutput<typeof reportSchema>;

/** Refusals: `bad-message`. */
export const parseRoomReport = (raw: unknown) => parseWith(reportSchema, raw, 'bad-message');
