/** What travels on a link. Both directions are plain JSON and are rebuilt by a schema before use. */
import * as v from 'valibot';
import {
  accept,
  type JsonObject,
  type MatchView,
  type Refusal,
  type Result,
  type Viewer,
} from '../game/contract';
import { KINDS } from '../game/record';
import { integer, parseWith } from '../game/schema';
import type { Moment, Seated } from './ports';

const MAX_ID = 64;
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));
const seq = integer(0, Number.MAX_SAFE_INTEGER);

/** From a guest to the table. `id` names a request: asked twice, it is answered twice and done once. */
const requestSchema = v.variant('type', [
  /**
   * An action of the guest's seat; the game checks what is in it. `seq`: the length of the log it was meant for,
   * which counts everywhere but where everyone is free.
   */
  v.strictObject({ type: v.literal('act'), id, seq, action: v.record(v.string(), v.unknown()) }),
  /** Brings on what is due ("Würfeln", "Weiter"). */
  v.strictObject({ type: v.literal('bring'), id, seq }),
  v.strictObject({ type: v.literal('pause'), id, on: v.boolean() }),
]);
export type Request = v.InferOutput<typeof requestSchema>;

/** Refusals: `bad-message`. */
export const parseRequest = (raw: unknown) => parseWith(requestSchema, raw, 'bad-message');

const seatSchema = integer(0, 7);
const seats = v.pipe(v.array(seatSchema), v.maxLength(8));
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const object = v.record(v.string(), v.unknown());
const refusal = v.looseObject({ code: v.pipe(v.string(), v.maxLength(40)) });
const seated = v.pipe(
  v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(60)), kind: v.picklist(KINDS) })),
  v.maxLength(8),
);
const viewer = v.union([v.literal('spectator'), seatSchema]);
const momentSchema = v.strictObject({
  due: v.nullable(
    v.strictObject({
      what: v.pipe(v.string(), v.maxLength(40)),
      by: v.union([v.picklist(['anyone', 'nobody']), seatSchema]),
      left: v.nullable(time),
    }),
  ),
  acting: seats,
  chosen: seats,
  choice: v.nullable(object),
  paused: v.boolean(),
  unready: v.exactOptional(seats),
  startsIn: v.exactOptional(v.nullable(time)),
  thinking: v.exactOptional(v.nullable(v.strictObject({ left: time, grace: time }))),
  over: v.boolean(),
  trouble: v.nullable(refusal),
});
/** Entries of the longest log that is taken from another device. */
const LONGEST_LOG = 50_000;
const reportSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    viewer,
    seated,
    view: v.strictObject({
      setup: v.strictObject({
        seats: integer(1, 8),
        options: object,
        source: v.strictObject({ kind: v.literal('free') }),
      }),
      viewer,
      log: v.pipe(v.array(object), v.maxLength(LONGEST_LOG)),
      position: object,
    }),
    moment: momentSchema,
  }),
  v.strictObject({
    type: v.literal('step'),
    seq,
    entry: object,
    position: object,
    moment: momentSchema,
  }),
  v.strictObject({ type: v.literal('moment'), moment: momentSchema }),
  v.strictObject({ type: v.literal('seated'), seated }),
  v.strictObject({ type: v.literal('answer'), id, refusal: v.nullable(refusal) }),
]);

/** Checks the shape of what another device tells of a match there. Refusals: `bad-message`. */
export const parseReport = (raw: unknown): Result<Report> => {
  const read = parseWith(reportSchema, raw, 'bad-message');
  return read.ok ? accept(read.value as unknown as Report) : read;
};

/** From the table to a guest; always only what that guest's viewer may know. */
export type Report =
  | {
      readonly type: 'welcome';
      readonly viewer: Viewer;
      readonly seated: readonly Seated[];
      readonly view: MatchView<JsonObject>;
      readonly moment: Moment;
    }
  /** Entry number `seq` is stored and done. */
  | {
      readonly type: 'step';
      readonly seq: number;
      readonly entry: JsonObject;
      readonly position: JsonObject;
      readonly moment: Moment;
    }
  | { readonly type: 'moment'; readonly moment: Moment }
  /** Somebody else plays a seat from now on. */
  | { readonly type: 'seated'; readonly seated: readonly Seated[] }
  | { readonly type: 'answer'; readonly id: string; readonly refusal: Refusal | null };
