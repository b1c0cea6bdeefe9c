/**
 * The lobby as the app sees it: all brokers of the configuration as one. Lists are the union of what they tell, a code
 * is looked up where its first character says, a table is announced where somebody answers. A broker that is down is
 * named and does not stop the others.
 */
import { accept, refuse, type Refusal, type Result } from '../../game/contract';
import { parseWith } from '../../game/schema';
import type { Clock } from '../../table/ports';
import { Announcement, type AnnouncementEvents } from './announcement';
import type { Broker } from './brokers';
import { parseCode, shardOf } from './codes';
import type { ConnectionState } from './connection';
import type { Dial } from './dial';
import {
  claimSchema,
  personSchema,
  tableSchema,
  type Claim,
  type Invitation,
  type ListedPerson,
  type ListedTable,
  type Person,
} from './messages';
import { Shard } from './shard';

export interface LobbyParts {
  readonly brokers: readonly Broker[];
  readonly clock: Clock;
  readonly dial: Dial;
  /** A uniform number in 0…1. */
  readonly random: () => number;
  /** 128 bits of chance or more as letters and digits; whoever has it again after a reload is the same person. */
  readonly secret: string;
}

/** What there is to see at all brokers together. */
export interface LobbyView {
  readonly tables: readonly ListedTable[];
  readonly people: readonly ListedPerson[];
  /** How many there are, also beyond the lists; a person at two brokers counts twice where lists are cut. */
  readonly counts: { readonly tables: number; readonly people: number };
  readonly brokers: readonly { readonly shard: string; readonly state: ConnectionState }[];
}

/** Where to knock to take a seat at a table. */
export interface FoundTable {
  readonly broker: Broker;
  readonly peer: string;
  readonly table: ListedTable;
}

export interface AnnouncedTable {
  readonly announcement: Announcement;
  readonly claim: Claim;
}

export class Lobby {
  readonly #shards: readonly Shard[];
  readonly #watchers = new Set<(view: LobbyView) => void>();
  readonly #invited = new Set<(invitation: Invitation) => void>();

  constructor({ brokers, secret, ...parts }: LobbyParts) {
    this.#shards = brokers.map(
      (broker) =>
        new Shard({ ...parts, broker }, secret, {
          changed: () => this.#show(),
          invited: (invitation) => {
            for (const listener of this.#invited) listener(invitation);
          },
        }),
    );
  }

  /** What is known now; lists are empty while nobody watches. */
  get view(): LobbyView {
    const pictures = this.#shards.map(({ picture }) => picture);
    const people = new Map(pictures.flatMap((picture) => [...picture.people]));
    const doubles = pictures.reduce((sum, picture) => sum + picture.people.size, 0) - people.size;
    const sum = (of: 'tables' | 'people') =>
      pictures.reduce((total, { counts }) => total + counts[of], 0);
    return {
      tables: pictures.flatMap((picture) => [...picture.tables.values()]),
      people: [...people.values()],
      counts: { tables: sum('tables'), people: sum('people') - doubles },
      brokers: this.#shards.map(({ broker, connection }) => ({
        shard: broker.shard,
        state: connection.state,
      })),
    };
  }

  /** Is seen as this person from now on; `null`: is not seen. Refusals: `bad-message`. */
  introduce(person: Person | null): Result<Person | null> {
    const read = person === null ? accept(null) : parseWith(personSchema, person, 'bad-message');
    if (read.ok) for (const shard of this.#shards) shard.introduce(read.value);
    return read;
  }

  /** Calls `listener` with every change, beginning with what is known now; the returned function ends it. */
  watch(listener: (view: LobbyView) => void): () => void {
    if (this.#watchers.size === 0) for (const shard of this.#shards) shard.watch(true);
    this.#watchers.add(listener);
    listener(this.view);
    return () => {
      if (!this.#watchers.delete(listener) || this.#watchers.size > 0) return;
      for (const shard of this.#shards) shard.watch(false);
    };
  }

  /** Looks once at what there is. */
  async look(): Promise<LobbyView> {
    const stop = this.watch(() => undefined);
    await Promise.all(this.#shards.map((shard) => shard.seen()));
    const { view } = this;
    stop();
    return view;
  }

  /**
   * Announces a table at the first broker that answers, or, where it had a code before, at the one of that code with
   * the same code. Refusals: `bad-message`, `no-broker`, and those of the last broker asked, such as `broker-down`,
   * `broker-full`, `too-many-tables`.
   */
  async announce(
    table: unknown,
    events: AnnouncementEvents,
    again: Claim | null = null,
  ): Promise<Result<AnnouncedTable>> {
    const read = parseWith(tableSchema, table, 'bad-message');
    if (!read.ok) return read;
    const claim = again === null ? accept(null) : parseWith(claimSchema, again, 'bad-message');
    if (!claim.ok) return claim;
    let refusal: Refusal = { code: 'no-broker' };
    for (const shard of this.#inOrderFor(claim.value)) {
      const own = claim.value !== null && shardOf(claim.value.code) === shard.broker.shard;
      const announcement = new Announcement(
        shard.connection,
        read.value,
        own ? claim.value : null,
        events,
      );
      const opened = await announcement.open();
      if (opened.ok) {
        shard.announcements.add(announcement);
        return accept({ announcement, claim: opened.value });
      }
      refusal = opened.refusal;
    }
    return { ok: false, refusal };
  }

  /**
   * Finds the table of a code as a person typed it. Refusals: `code-bad`, `shard-unknown`, `broker-down`,
   * `table-unknown`, `table-away` (its host is not there at the moment), `too-fast`.
   */
  async find(typed: string): Promise<Result<FoundTable>> {
    const code = parseCode(typed);
    if (!code.ok) return code;
    const shard = this.#shards.find(({ broker }) => broker.shard === shardOf(code.value));
    if (shard === undefined) return refuse('shard-unknown', { shard: shardOf(code.value) });
    const answer = await shard.connection.ask({ type: 'find', code: code.value });
    if (!answer.ok) return answer;
    if (answer.value.type !== 'found') return refuse('bad-message');
    const { peer, table } = answer.value;
    return accept({ broker: shard.broker, peer, table });
  }

  /**
   * Asks a person to a table. Refusals: `no-broker`, `code-bad`, `person-gone`, `not-introduced`, `table-unknown`,
   * `table-away`, `too-fast`, `broker-down`.
   */
  async invite(personId: string, typed: string): Promise<Result<null>> {
    const code = parseCode(typed);
    if (!code.ok) return code;
    let refusal: Refusal = { code: 'no-broker' };
    for (const { connection } of this.#shards) {
      const answer = await connection.ask({ type: 'invite', to: personId, code: code.value });
      if (answer.ok) return accept(null);
      // Another broker may know the person; what one broker knows better, a broker that is down must not hide.
      if (refusal.code === 'no-broker' || answer.refusal.code !== 'broker-down')
        refusal = answer.refusal;
      if (!['person-gone', 'broker-down'].includes(refusal.code)) break;
    }
    return { ok: false, refusal };
  }

  /** Calls `listener` with every invitation to us; the returned function ends it. */
  onInvitation(listener: (invitation: Invitation) => void): () => void {
    this.#invited.add(listener);
    return () => this.#invited.delete(listener);
  }

  /** People who are online and whose name contains the text, those of all brokers that answer. */
  async online(text = ''): Promise<readonly ListedPerson[]> {
    const found = await Promise.all(
      this.#shards.map(({ connection }) => connection.ask({ type: 'seek', text })),
    );
    const people = found.flatMap((answer) =>
      answer.ok && answer.value.type === 'people' ? answer.value.people : [],
    );
    return [...new Map(people.map((person) => [person.id, person])).values()];
  }

  /** Leaves all brokers for good. */
  close(): void {
    for (const { connection } of this.#shards) connection.end({ code: 'line-closed' });
  }

  /** The brokers in the order of the configuration, the one of our code first. */
  #inOrderFor(claim: Claim | null): readonly Shard[] {
    const isOwn = ({ broker }: Shard) => claim !== null && broker.shard === shardOf(claim.code);
    return [...this.#shards.filter(isOwn), ...this.#shards.filter((shard) => !isOwn(shard))];
  }

  #show(): void {
    if (this.#watchers.size === 0) return;
    const { view } = this;
    for (const watcher of this.#watchers) watcher(view);
  }
}
