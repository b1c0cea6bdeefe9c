/**
 * The line to one broker: dials, says hello, beats, asks and gets answers, and dials again when it is lost, after
 * waits that grow. Whoever uses it is told when it opens, so that it can say again what the broker has forgotten.
 */
import { accept, refuse, type Refusal, type Result } from '../../game/contract';
import type { Clock } from '../../table/ports';
import type { Broker } from './brokers';
import type { Dial, DialledLine } from './dial';
import {
  BEAT_EVERY,
  CLOSED_REPLACED,
  QUIET_LIMIT,
  parseLobbyReport,
  type LobbyReport,
  type LobbyRequest,
} from './messages';

/** An answer or an opening that takes longer has failed, in milliseconds. */
export const PATIENCE = 8_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** Unreadable messages of a broker until it counts as down. */
const VIOLATIONS = 3;

export type ConnectionState = 'connecting' | 'open' | 'down';

type Asking = Exclude<LobbyRequest, { type: 'beat' }>;
/** A request without its number. */
export type Question = Asking extends infer One
  ? One extends unknown
    ? Omit<One, 'id'>
    : never
  : never;
type Answer = Extract<LobbyReport, { id: number }>;

export interface ConnectionParts {
  readonly broker: Broker;
  readonly clock: Clock;
  readonly dial: Dial;
  /** A uniform number in 0…1: devices that lost a broker at once do not come back at once. */
  readonly random: () => number;
}

export interface ConnectionEvents {
  /** The line is open and nothing has been said on it yet. */
  opened(): void;
  lost(): void;
  /** A report that answers nothing. */
  told(report: LobbyReport): void;
}

export class Connection {
  readonly shard: string;
  readonly #parts: ConnectionParts;
  readonly #events: ConnectionEvents;
  readonly #answers = new Map<number, (answer: Result<Answer>) => void>();
  #state: ConnectionState = 'connecting';
  #line: DialledLine | null = null;
  /** Every dialling has its number; events of earlier lines count for nothing. */
  #dialled = 0;
  #asked = 0;
  #failures = 0;
  #violations = 0;
  #heardAt = 0;
  #waiters: (() => void)[] = [];
  #stopTimer = () => {};
  /** Why it is not dialled any more; `null`: it is. */
  #end: Refusal | null = null;

  constructor(parts: ConnectionParts, events: ConnectionEvents) {
    this.shard = parts.broker.shard;
    this.#parts = parts;
    this.#events = events;
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Resolves when it is known whether the line opens: at once, unless it is being dialled. Never rejects. */
  async settled(): Promise<ConnectionState> {
    if (this.#state === 'connecting')
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    return this.#state;
  }

  /** Asks and waits for the answer. Refusals: `broker-down`, and whatever the broker refuses with. */
  async ask(question: Question): Promise<Result<Answer>> {
    if ((await this.settled()) !== 'open') return this.#down();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      const stop = this.#parts.clock.after(PATIENCE, () => this.#settle(id, this.#down()));
      this.#answers.set(id, (answer) => {
        stop();
        resolve(answer);
      });
      this.#send({ ...question, id });
    });
  }

  /** Ends the line for good; whatever is asked from now on is refused with `why`. */
  end(why: Refusal): void {
    this.#end ??= why;
    this.#lose();
  }

  #down(): { ok: false; refusal: Refusal } {
    return {
      ok: false,
      refusal: this.#end ?? { code: 'broker-down', detail: { shard: this.shard } },
    };
  }

  #send(request: LobbyRequest): void {
    this.#line?.send(JSON.stringify(request));
  }

  #connect(): void {
    const { clock, dial, broker } = this.#parts;
    this.#state = 'connecting';
    this.#dialled += 1;
    const number = this.#dialled;
    const isThis = () => number === this.#dialled && this.#state !== 'down';
    this.#stopTimer = clock.after(PATIENCE, () => this.#lose());
    this.#line = dial(broker.lobby, {
      opened: () => isThis() && this.#open(),
      heard: (text) => isThis() && this.#hear(text),
      closed: (code) => {
        if (!isThis()) return;
        // The same person has come in elsewhere: two lines must not push each other out in turns.
        if (code === CLOSED_REPLACED) this.end({ code: 'lobby-replaced' });
        else this.#lose();
      },
    });
  }

  #open(): void {
    this.#state = 'open';
    this.#violations = 0;
    this.#heardAt = this.#parts.clock.now();
    this.#stopTimer();
    this.#beatLater();
    this.#events.opened();
    this.#wake();
  }

  #beatLater(): void {
    const { clock } = this.#parts;
    this.#stopTimer = clock.after(BEAT_EVERY, () => {
      if (clock.now() - this.#heardAt >= QUIET_LIMIT) return this.#lose();
      this.#send({ type: 'beat' });
      this.#beatLater();
    });
  }

  #hear(text: string): void {
    this.#heardAt = this.#parts.clock.now();
    const report = parseLobbyReport(jsonOf(text));
    if (!report.ok) {
      this.#violations += 1;
      if (this.#violations >= VIOLATIONS) this.#lose();
      return;
    }
    // A broker that answers works; one that only lets in and drops again must not be dialled without a pause.
    this.#failures = 0;
    const { value } = report;
    if (!('id' in value)) this.#events.told(value);
    else if (value.type === 'refused') this.#settle(value.id, refuse(value.code));
    else this.#settle(value.id, accept(value));
  }

  #settle(id: number, answer: Result<Answer>): void {
    const take = this.#answers.get(id);
    this.#answers.delete(id);
    take?.(answer);
  }

  #lose(): void {
    if (this.#state === 'down') {
      this.#stopTimer();
      return;
    }
    const wasOpen = this.#state === 'open';
    this.#state = 'down';
    this.#stopTimer();
    this.#line?.close();
    this.#line = null;
    for (const id of [...this.#answers.keys()]) this.#settle(id, this.#down());
    this.#wake();
    if (this.#end === null) this.#connectLater();
    if (wasOpen) this.#events.lost();
  }

  #connectLater(): void {
    const { clock, random } = this.#parts;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#stopTimer = clock.after(wait * (0.5 + random() / 2), () => this.#connect());
  }

  #wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
