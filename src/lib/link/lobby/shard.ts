/** One broker as a lobby sees it: its line, the picture it tells, and what has to be said when the line comes back. */
import type { Announcement } from './announcement';
import type { Broker } from './brokers';
import { Connection, type ConnectionParts } from './connection';
import type { Invitation, LobbyReport, Person } from './messages';
import { NOTHING, pictureAfter, type Picture } from './picture';

export interface ShardEvents {
  /** What there is to see has changed, or the line was found or lost. */
  changed(): void;
  invited(invitation: Invitation): void;
}

export class Shard {
  readonly broker: Broker;
  readonly connection: Connection;
  readonly announcements = new Set<Announcement>();
  readonly #secret: string;
  readonly #events: ShardEvents;
  #person: Person | null = null;
  #isWatching = false;
  #picture: Picture | null = null;
  #waiters: (() => void)[] = [];

  /** `secret` makes us the same person on every line. */
  constructor(parts: ConnectionParts, secret: string, events: ShardEvents) {
    this.broker = parts.broker;
    this.#secret = secret;
    this.#events = events;
    this.connection = new Connection(parts, {
      opened: () => this.#opened(),
      lost: () => this.#lost(),
      told: (report) => this.#told(report),
    });
  }

  /** What is to be seen there; nothing where nobody watches or the line is down. */
  get picture(): Picture {
    return this.#picture ?? NOTHING;
  }

  /** Comes in as this person, or unseen. */
  introduce(person: Person | null): void {
    this.#person = person;
    if (this.connection.state === 'open') void this.#hello();
  }

  watch(on: boolean): void {
    this.#isWatching = on;
    if (!on) this.#picture = null;
    if (this.connection.state === 'open') void this.connection.ask({ type: 'watch', on });
  }

  /** Resolves when the first picture is there, or when it is known that none comes. */
  async seen(): Promise<void> {
    await this.connection.settled();
    if (this.connection.state === 'open' && this.#picture === null)
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
  }

  #opened(): void {
    void this.#hello();
    if (this.#isWatching) void this.connection.ask({ type: 'watch', on: true });
    for (const announcement of this.announcements)
      if (announcement.isClosed) this.announcements.delete(announcement);
      else void announcement.renew();
    this.#events.changed();
  }

  async #hello(): Promise<void> {
    const { shard } = this.broker;
    const greeting = await this.connection.ask({
      type: 'hello',
      secret: this.#secret,
      person: this.#person,
    });
    // Its codes would be looked up elsewhere, so nothing that is open there could be found.
    if (greeting.ok && greeting.value.type === 'greeted' && greeting.value.shard !== shard)
      this.connection.end({ code: 'broker-other-shard', detail: { shard } });
  }

  #lost(): void {
    this.#picture = null;
    this.#wake();
    this.#events.changed();
  }

  #told(report: LobbyReport): void {
    if (report.type === 'invitation') this.#events.invited(report);
    // News of a time before we stopped watching say nothing without their picture.
    const isPicture = report.type === 'picture';
    const isNews = report.type === 'news' && this.#picture !== null;
    if (!this.#isWatching || !(isPicture || isNews)) return;
    this.#picture = pictureAfter(this.picture, report);
    this.#wake();
    this.#events.changed();
  }

  #wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }
}
