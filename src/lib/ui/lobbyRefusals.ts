/** What lobby and brokers refuse, in words; only screens that look for tables load them. */
import { m } from '$lib/paraglide/messages';
import type { Sentences } from './refusals';

const gap = (gaps: { readonly [gap: string]: string | number }, name: string) => gaps[name] ?? '?';

export const LOBBY_SENTENCES: Sentences = {
  'code-bad': (g) => m.refusal_code_bad({ found: gap(g, 'found') }),
  'shard-unknown': (g) => m.refusal_shard_unknown({ shard: gap(g, 'shard') }),
  'broker-down': (g) => m.refusal_broker_down({ shard: gap(g, 'shard') }),
  'no-broker': () => m.refusal_no_broker(),
  'broker-other-shard': (g) => m.refusal_broker_other_shard({ shard: gap(g, 'shard') }),
  'lobby-replaced': () => m.refusal_lobby_replaced(),
  'table-unknown': () => m.refusal_table_unknown(),
  'table-away': () => m.refusal_table_away(),
  'table-not-yours': () => m.refusal_table_not_yours(),
  'code-not-yours': () => m.refusal_code_not_yours(),
  'too-many-tables': () => m.refusal_too_many_tables(),
  'broker-full': () => m.refusal_broker_full(),
  'too-fast': () => m.refusal_too_fast(),
  'not-introduced': () => m.refusal_not_introduced(),
  'person-gone': () => m.refusal_person_gone(),
  'brokers-not-json': () => m.refusal_brokers_not_json(),
  'brokers-bad': (g) => m.refusal_brokers_bad({ at: gap(g, 'at'), found: gap(g, 'found') }),
  'brokers-shard-twice': (g) => m.refusal_brokers_shard_twice({ shard: gap(g, 'shard') }),
  'brokers-url-bad': (g) =>
    m.refusal_brokers_url_bad({ shard: gap(g, 'shard'), url: gap(g, 'url') }),
};
