/** What PeerJS sends to its server, as far as it is passed on. */
import * as v from 'valibot';
import { integer, parseWith } from '../lib/game/schema';
import { peerIdSchema } from '../lib/link/lobby/messages';

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

const candidateSchema = v.object({
  candidate: text(1_024),
  sdpMid: v.nullish(text(64)),
  sdpMLineIndex: v.nullish(integer(0, 64)),
  usernameFragment: v.nullish(text(256)),
});

/** Of a description or a candidate; what is not named here is not passed on. */
const payloadSchema = v.object({
  type: v.picklist(['data', 'media']),
  connectionId: text(128),
  sdp: v.optional(
    v.object({ type: v.picklist(['offer', 'answer', 'pranswer', 'rollback']), sdp: text(32_768) }),
  ),
  candidate: v.optional(candidateSchema),
  label: v.optional(text(128)),
  reliable: v.optional(v.boolean()),
  serialization: v.optional(text(32)),
  browser: v.optional(text(32)),
  metadata: v.optional(v.record(text(64), v.unknown())),
});

const signalSchema = v.variant('type', [
  v.object({ type: v.literal('HEARTBEAT') }),
  /** To another peer, or without one: the sender goes. */
  v.object({ type: v.literal('LEAVE'), dst: v.optional(peerIdSchema) }),
  v.object({
    type: v.picklist(['OFFER', 'ANSWER', 'CANDIDATE']),
    dst: peerIdSchema,
    payload: payloadSchema,
  }),
]);
export type Signal = v.InferOutput<typeof signalSchema>;

/** Refusals: `bad-message`. */
export const parseSignal = (raw: unknown) => parseWith(signalSchema, raw, 'bad-message');

const querySchema = v.object({ id: peerIdSchema, token: text(64), key: text(64) });

/** Whether the address a socket opens with names a peer in a form that is allowed. */
export const isAddressOfPeer = (url: string): boolean => {
  const query = url.split('?')[1] ?? '';
  return v.is(querySchema, Object.fromEntries(new URLSearchParams(query)));
};
