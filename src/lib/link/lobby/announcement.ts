/** One table of ours in the lobby: announced anew whenever the line to its broker comes back. */
import { accept, refuse, type Refusal, type Result } from '../../game/contract';
import type { Connection } from './connection';
import type { Claim, TableInfo } from './messages';

/** Refusals after which the code is lost and the table gets a new one: the broker has started anew, or gave it away. */
const LOST = ['table-unknown', 'code-not-yours'];

export interface AnnouncementEvents {
  /** The table has this code and secret now; at first, and again when the code had to change. */
  claimed(claim: Claim): void;
  /** The broker would not list the table any more. */
  refused(refusal: Refusal): void;
}

export class Announcement {
  readonly #connection: Connection;
  readonly #events: AnnouncementEvents;
  #table: TableInfo;
  #claim: Claim | null;
  #isClosed = false;
  /** One request after the other: what is said of a table arrives in the order in which it was true. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    connection: Connection,
    table: TableInfo,
    claim: Claim | null,
    events: AnnouncementEvents,
  ) {
    this.#connection = connection;
    this.#table = table;
    this.#claim = claim;
    this.#events = events;
  }

  /** The code under which the table is found; `null`: it has none yet. */
  get code(): string | null {
    return this.#claim?.code ?? null;
  }

  /** Taken out of the lobby: it is not announced again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Opens the table, or takes its code again. Refusals: those of the broker, `broker-down`. */
  open(): Promise<Result<Claim>> {
    return this.#inTurn(async () => {
      const first = await this.#ask(this.#claim);
      if (first.ok || this.#claim === null || !LOST.includes(first.refusal.code)) return first;
      return this.#ask(null);
    });
  }

  /** After the line was lost and found. */
  async renew(): Promise<void> {
    const opened = await this.open();
    // A line that is lost again is found again.
    if (!opened.ok && opened.refusal.code !== 'broker-down') this.#events.refused(opened.refusal);
  }

  /** Says what has changed; what cannot be said now is said when the line is back. */
  update(table: TableInfo): Promise<Result<null>> {
    this.#table = table;
    return this.#inTurn(() => this.#tell((code) => ({ type: 'update', code, table })));
  }

  /** Takes the table out of the lobby for good. */
  close(): Promise<Result<null>> {
    this.#isClosed = true;
    return this.#inTurn(() => this.#tell((code) => ({ type: 'close', code })));
  }

  async #tell(question: (code: string) => Parameters<Connection['ask']>[0]): Promise<Result<null>> {
    if (this.#claim === null) return refuse('table-unknown');
    const answer = await this.#connection.ask(question(this.#claim.code));
    return answer.ok ? accept(null) : answer;
  }

  async #ask(again: Claim | null): Promise<Result<Claim>> {
    const answer = await this.#connection.ask({ type: 'open', table: this.#table, again });
    if (!answer.ok) return answer;
    if (answer.value.type !== 'opened') return refuse('bad-message');
    const { code, secret } = answer.value;
    const isNew = this.#claim?.code !== code || again === null;
    this.#claim = { code, secret };
    if (isNew) this.#events.claimed(this.#claim);
    return accept(this.#claim);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
