/** The tables of one broker and their codes. A code belongs to whoever has its secret, on whatever line. */
import type { Claim, ListedTable, TableInfo } from '../lib/link/lobby/messages';
import { makeCode } from '../lib/link/lobby/codes';
import type { Below } from './ports';
import { digest, isSecret, newSecret } from './secrets';

/** How long a code is kept for a host that went without closing its table, in milliseconds. */
export const KEPT_FOR = 10 * 60_000;

/** Chance meets a code in use now and then, never so often in a row. */
const TRIES = 50;

interface Entry {
  readonly secret: Buffer;
  table: TableInfo;
  listed: ListedTable;
  /** Who announces it; `null`: it went away at `since`. */
  host: object | null;
  since: number;
}

const asListed = (code: string, table: TableInfo): ListedTable => {
  const { game, name, seats, taken, options, spectators, playing } = table;
  return { code, game, name, seats, taken, options, spectators, playing };
};

export class Tables {
  readonly #shard: string;
  readonly #most: number;
  readonly #below: Below;
  readonly #entries = new Map<string, Entry>();
  /** The codes of every host that has a table. */
  readonly #codes = new Map<object, Set<string>>();
  #away = 0;

  constructor(shard: string, most: number, below: Below) {
    this.#shard = shard;
    this.#most = most;
    this.#below = below;
  }

  /** Tables whose hosts are there. */
  get count(): number {
    return this.#entries.size - this.#away;
  }

  /** Opens a table for `host`; `null`: all codes are in use. */
  open(host: object, table: TableInfo): Claim | null {
    const code = this.#freeCode();
    if (code === null) return null;
    const secret = newSecret();
    const listed = asListed(code, table);
    this.#entries.set(code, { secret: digest(secret), table, listed, host: null, since: 0 });
    this.#away += 1;
    this.#give(code, host);
    return { code, secret };
  }

  /** Gives a code back to whoever has its secret, also while the line before still hangs. */
  take(
    host: object,
    { code, secret }: Claim,
    table: TableInfo,
  ): 'taken' | 'table-unknown' | 'code-not-yours' {
    const entry = this.#entries.get(code);
    if (entry === undefined) return 'table-unknown';
    if (!isSecret(secret, entry.secret)) return 'code-not-yours';
    this.#free(code);
    this.#give(code, host);
    this.#set(code, entry, table);
    return 'taken';
  }

  /** Changes what is said of a table; `false`: it is not that host's. */
  update(host: object, code: string, table: TableInfo): boolean {
    const entry = this.#entries.get(code);
    if (entry?.host !== host) return false;
    this.#set(code, entry, table);
    return true;
  }

  /** Closes a table for good; its code is free. `false`: it is not that host's. */
  close(host: object, code: string): boolean {
    if (this.#entries.get(code)?.host !== host) return false;
    this.#free(code);
    this.#drop(code);
    return true;
  }

  /** A line is gone; the codes of its tables are kept for a while. */
  leave(host: object, now: number): void {
    for (const code of [...(this.#codes.get(host) ?? [])]) {
      this.#free(code);
      const entry = this.#entries.get(code);
      if (entry !== undefined) entry.since = now;
    }
  }

  /** How many tables a host has. */
  countOf(host: object): number {
    return this.#codes.get(host)?.size ?? 0;
  }

  /** The host's peer and what is said of the table. */
  find(code: string): { peer: string; table: ListedTable } | 'table-unknown' | 'table-away' {
    const entry = this.#entries.get(code);
    if (entry === undefined) return 'table-unknown';
    return entry.host === null ? 'table-away' : { peer: entry.table.peer, table: entry.listed };
  }

  /** Frees the codes that were kept long enough. */
  sweep(now: number): void {
    if (this.#away === 0) return;
    for (const [code, { host, since }] of this.#entries)
      if (host === null && now - since >= KEPT_FOR) this.#drop(code);
  }

  /** At most `most` tables to be seen by everybody: those with a free seat first, each kind in the order of opening. */
  shown(most: number): ReadonlyMap<string, ListedTable> {
    const free: ListedTable[] = [];
    const others: ListedTable[] = [];
    for (const { host, table, listed } of this.#entries.values()) {
      if (host === null || !table.listed) continue;
      if (!table.playing && table.taken < table.seats) free.push(listed);
      else if (others.length < most) others.push(listed);
      if (free.length === most) break;
    }
    return new Map([...free, ...others].slice(0, most).map((table) => [table.code, table]));
  }

  #set(code: string, entry: Entry, table: TableInfo): void {
    entry.table = table;
    entry.listed = asListed(code, table);
  }

  /** Puts a table that has no host into the hands of one. */
  #give(code: string, host: object): void {
    const entry = this.#entries.get(code);
    if (entry === undefined) return;
    entry.host = host;
    this.#away -= 1;
    this.#codes.set(host, (this.#codes.get(host) ?? new Set()).add(code));
  }

  /** Takes a table out of the hands of its host, if it has one. */
  #free(code: string): void {
    const entry = this.#entries.get(code);
    if (entry === undefined || entry.host === null) return;
    const codes = this.#codes.get(entry.host);
    codes?.delete(code);
    if (codes?.size === 0) this.#codes.delete(entry.host);
    entry.host = null;
    this.#away += 1;
  }

  /** Forgets a table that has no host. */
  #drop(code: string): void {
    if (this.#entries.delete(code)) this.#away -= 1;
  }

  #freeCode(): string | null {
    if (this.#entries.size >= this.#most) return null;
    for (let tries = 0; tries < TRIES; tries++) {
      const code = makeCode(this.#shard, this.#below);
      if (!this.#entries.has(code)) return code;
    }
    return null;
  }
}
