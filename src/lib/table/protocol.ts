/** What travels on a link. Both directions are plain JSON and are rebuilt by a schema before use. */
import * as v from 'valibot';
import type { JsonObject, MatchView, Refusal, Viewer } from '../game/contract';
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
