/**
 * The host's end of one link: lets a caller in, then carries the stream of a member, asks whether its device is there,
 * and cuts off who floods or talks nonsense. What harms here harms this one line only.
 */
import type { Refusal } from '../../game/contract';
import type { Clock, NetworkLink } from '../ports';
import { Beat } from './beat';
import { chunkedSender } from './chunks';
import { parseToHost, type Hello, type ToGuest, type ToHost } from './frames';
import { Limiter, sizeOf } from './limits';
import type { Stream } from './stream';

/** Milliseconds in which a caller has to say who it is. */
const HELLO_WITHIN = 10_000;
/** Milliseconds in which a last word may arrive before the link goes. */
const FAREWELL = 1_000;

/** A stream of one member, which outlives its links. */
export interface MemberStream {
  readonly id: string;
  readonly member: number;
  readonly stream: Stream;
}

/** What the door of a table answers to a caller. */
export type Welcome =
  | { readonly ok: true; readonly streamOf: MemberStream; readonly accepted: ToGuest }
  | { readonly ok: false; readonly refused: ToGuest };

export interface HostLineParts {
  readonly clock: Clock;
  readonly table: string;
  readonly epoch: () => number;
  /** Decides about a caller. */
  readonly greet: (hello: Hello) => Promise<Welcome>;
  /** The link carries in both directions: the member is there. */
  readonly carries: (streamOf: MemberStream, line: HostLine) => void;
  /** The link of a member is at its end. */
  readonly lost: (streamOf: MemberStream, line: HostLine) => void;
  readonly measured: (member: number, latency: number) => void;
  /** The link is at its end, whoever it was. */
  readonly closed: (line: HostLine) => void;
}

export class HostLine {
  readonly #parts: HostLineParts;
  readonly #link: NetworkLink;
  readonly #limiter: Limiter;
  readonly #send: (message: unknown) => void;
  readonly #beat: Beat;
  readonly #stopWaiting: () => void;
  #state: 'calling' | 'greeting' | 'in' | 'closed' = 'calling';
  #streamOf: MemberStream | null = null;

  constructor(parts: HostLineParts, link: NetworkLink) {
    this.#parts = parts;
    this.#link = link;
    this.#limiter = new Limiter(parts.clock);
    this.#send = chunkedSender(link);
    this.#beat = new Beat({
      clock: parts.clock,
      ask: (id) => {
        const { id: stream = '', stream: { heard } = { heard: 0 } } = this.#streamOf ?? {};
        this.#say({ type: 'ping', id, stream, heard });
      },
      carries: () => {
        if (this.#streamOf !== null) parts.carries(this.#streamOf, this);
      },
      silent: () => this.close(),
    });
    this.#stopWaiting = parts.clock.after(HELLO_WITHIN, () => {
      if (this.#state === 'calling') this.close();
    });
    link.onClose(() => this.close());
    link.receive((raw) => this.#hear(raw));
  }

  /** Puts a numbered message of the stream of the member on the link. */
  transmit(n: number, m: unknown, heard: number): void {
    const stream = this.#streamOf?.id;
    const { table, epoch } = this.#parts;
    if (stream !== undefined)
      this.#say({ type: 'data', table, epoch: epoch(), stream, n, heard, m });
  }

  /** Another link has taken the place of this one; whoever still is at its end is told. */
  retire(refusal: Refusal): void {
    this.#streamOf = null;
    this.#say({ type: 'refused', refusal });
    this.#parts.clock.after(FAREWELL, () => this.close());
  }

  /** Ends the link; the member's stream waits for another one. */
  close(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#stopWaiting();
    this.#beat.stop();
    try {
      this.#link.close();
    } catch {
      // It is gone already.
    }
    this.#parts.closed(this);
    if (this.#streamOf !== null) this.#parts.lost(this.#streamOf, this);
  }

  #hear(raw: unknown): void {
    if (this.#state === 'closed') return;
    const isWelcome = this.#limiter.admit(sizeOf(raw));
    const frame = isWelcome ? parseToHost(raw) : null;
    if (frame?.ok === false) this.#limiter.violate();
    if (this.#limiter.isExhausted) return this.close();
    if (frame?.ok !== true) return;
    this.#beat.heard();
    this.#take(frame.value);
  }

  #take(frame: ToHost): void {
    if (frame.type === 'hello') {
      if (this.#state === 'calling') void this.#greet(frame);
      else this.#limiter.violate();
      return;
    }
    const streamOf = this.#streamOf;
    if (streamOf === null) return this.#limiter.violate();
    if (frame.type === 'pong') {
      this.#beat.answered(frame.id);
      this.#parts.measured(streamOf.member, this.#beat.latency);
      return;
    }
    // Of a stream that is no more: on its way while it was replaced.
    if (frame.stream !== streamOf.id) return;
    streamOf.stream.confirm(frame.heard);
    if (frame.type === 'ping') this.#say({ type: 'pong', id: frame.id });
    else if (frame.table === this.#parts.table && frame.epoch === this.#parts.epoch())
      streamOf.stream.hear(frame);
  }

  async #greet(hello: Hello): Promise<void> {
    this.#state = 'greeting';
    const welcome = await this.#parts.greet(hello);
    // It may have gone while it was let in: its seat waits as for everybody who is away.
    if (this.#isGone()) return;
    if (!welcome.ok) {
      this.#say(welcome.refused);
      this.#parts.clock.after(FAREWELL, () => this.close());
      return;
    }
    this.#state = 'in';
    this.#streamOf = welcome.streamOf;
    this.#say(welcome.accepted);
    this.#beat.start();
  }

  #isGone(): boolean {
    return this.#state === 'closed';
  }

  /** A link that breaks under a message is at its end. */
  #say(frame: ToGuest): void {
    try {
      this.#send(frame);
    } catch {
      this.close();
    }
  }
}
