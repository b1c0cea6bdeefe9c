/** Which brokers there are: a list that whoever hosts the app writes (`brokers.json`), never code. */
import * as v from 'valibot';
import { accept, refuse, type Result } from '../../game/contract';
import { parseWith, quote } from '../../game/schema';
import { shardSchema } from './codes';

const MOST_BROKERS = 12;
const LONGEST_URL = 300;

const entrySchema = v.strictObject({
  shard: shardSchema,
  url: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_URL)),
});
const listSchema = v.pipe(v.array(entrySchema), v.maxLength(MOST_BROKERS));

export interface Broker {
  readonly shard: string;
  /** Where its lobby listens: `ws:` or `wss:`, with the path `…/lobby`. */
  readonly lobby: string;
  /** Where its signalling listens, in the words of PeerJS. */
  readonly peer: {
    readonly host: string;
    readonly port: number;
    readonly path: string;
    readonly secure: boolean;
  };
}

const SECURE: { readonly [protocol: string]: boolean } = {
  'https:': true,
  'wss:': true,
  'http:': false,
  'ws:': false,
};

const urlOf = (text: string, base: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};

/** One broker from its address, or `null` where that is none. */
const brokerAt = (shard: string, text: string, base: string): Broker | null => {
  const url = urlOf(text, base);
  const secure = url === null ? undefined : SECURE[url.protocol];
  if (url === null || secure === undefined || url.username !== '' || url.hash !== '') return null;
  if (url.search !== '') return null;
  const folder = url.pathname.replace(/\/+$/, '');
  return {
    shard,
    lobby: `${secure ? 'wss' : 'ws'}://${url.host}${folder}/lobby`,
    peer: {
      host: url.hostname,
      port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
      path: `${folder}/peerjs`,
      secure,
    },
  };
};

/**
 * Reads the text of a `brokers.json`: a list of `{ "shard": "T", "url": "wss://…" }`. An address may be relative to
 * `base`, the address of the app. An empty list is allowed: there is no broker then.
 * Refusals: `brokers-not-json`, `brokers-bad` (where, what), `brokers-shard-twice`, `brokers-url-bad`.
 */
export const parseBrokers = (text: string, base: string): Result<readonly Broker[]> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('brokers-not-json');
  }
  const list = parseWith(listSchema, raw, 'brokers-bad');
  if (!list.ok) return list;
  const brokers: Broker[] = [];
  for (const { shard, url } of list.value) {
    if (brokers.some((other) => other.shard === shard))
      return refuse('brokers-shard-twice', { shard });
    const broker = brokerAt(shard, url, base);
    if (broker === null) return refuse('brokers-url-bad', { shard, url: quote(url) });
    brokers.push(broker);
  }
  return accept(brokers);
};
