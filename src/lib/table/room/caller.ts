/**
 * A guest's line to its table: calls, is let in, keeps the stream over every break of the link, and calls again with
 * the token of its seat. What the guest asks and hears goes over the stream.
 */
import type { Refusal, Result } from '../../game/contract';
import type { Clock, Link, NetworkLink } from '../ports';
import { Beat } from '../wire/beat';
import { chunkedReceiver } from '../wire/chunks';
import { PROTOCOL, parseToGuest, type Accepted, type ToGuest, type ToHost } from '../wire/frames';
import { Stream } from '../wire/stream';
import type { Version } from './door';
import type { Person } from './state';

/** Milliseconds before the first, second … try to call again; the last one counts for all later ones. */
export const RETRY_AFTER = [250, 500, 1_000, 2_000, 4_000, 5_000] as const;
/** Milliseconds in which the host has to answer a caller. */
const ANSWER_WITHIN = 10_000;

/** After these there is nothing to come back to. */
const FINAL = ['update-needed', 'table-full', 'table-gone', 'table-closed', 'seat-elsewhere'];
/** The look-up knows the code, or the device, no more. */
const GONE = ['table-unknown', 'code-bad', 'shard-unknown', 'no-webrtc'];

/** What brings a seat back. */
export interface Ticket {
  /** `null` until the table has let the guest in. */
  readonly table: string | null;
  /** 128 bits as hexadecimal digits: the host's, or the guest's own before its first call. */
  readonly token: string;
}

export interface CallerParts {
  readonly clock: Clock;
  readonly version: Version;
  readonly person: () => Person;
  readonly looks: boolean;
  /** Finds the host and opens a link to it. */
  readonly dial: () => Promise<Result<NetworkLink>>;
  /** Stores what brings the seat back, before it is used. */
  readonly keep: (ticket: Ticket) => Promise<void>;
  /** A new stream: whatever was asked on the one before is void. */
  readonly stream: (link: Link, member: number) => void;
  readonly changed: () => void;
}

export type CallerState = 'connecting' | 'connected' | 'lost';

interface Current {
  readonly link: NetworkLink;
  readonly beat: Beat;
}

export class Caller {
  readonly #parts: CallerParts;
  #ticket: Ticket;
  #state: CallerState = 'connecting';
  #ended: Refusal | null = null;
  #stream: { readonly id: string; readonly stream: Stream } | null = null;
  #table: { readonly id: string; readonly epoch: number } | null = null;
  #current: Current | null = null;
  #tries = 0;
  #isDialling = false;
  #stopWaiting: (() => void) | null = null;

  /** `ticket`: stored already, or whoever calls twice would sit there twice. */
  constructor(parts: CallerParts, ticket: Ticket) {
    this.#parts = parts;
    this.#ticket = ticket;
    void this.#call();
  }

  /** `connected` only after an answer has come over the link of the moment. */
  get state(): CallerState {
    return this.#state;
  }

  /** Why there is nothing to come back to; `null`: there may be. */
  get ended(): Refusal | null {
    return this.#ended;
  }

  /** The network or the page is back: calls at once instead of later. */
  nudge(): void {
    if (this.#stopWaiting === null || this.#current !== null || this.#ended !== null) return;
    this.#tries = 0;
    this.#stopWaiting();
    this.#stopWaiting = null;
    void this.#call();
  }

  /** Ends the line for good. */
  end(refusal: Refusal): void {
    if (this.#ended !== null) return;
    this.#ended = refusal;
    this.#stopWaiting?.();
    this.#drop();
    this.#stream?.stream.close();
    this.#parts.changed();
  }

  async #call(): Promise<void> {
    if (this.#isDialling) return;
    this.#isDialling = true;
    const dialled = await this.#parts.dial();
    this.#isDialling = false;
    if (this.#ended !== null) {
      if (dialled.ok) dialled.value.close();
      return;
    }
    if (!dialled.ok) {
      const isNew = this.#ticket.table === null;
      if (isNew || GONE.includes(dialled.refusal.code)) this.end(dialled.refusal);
      else this.#later();
      return;
    }
    this.#greet(dialled.value);
  }

  #greet(link: NetworkLink): void {
    const { clock, version, person, looks } = this.#parts;
    const beat = new Beat({
      clock,
      ask: (id) => {
        const current = this.#stream;
        if (current !== null)
          this.#say({ type: 'ping', id, stream: current.id, heard: current.stream.heard });
      },
      carries: () => {
        this.#tries = 0;
        this.#become('connected');
      },
      silent: () => over(),
    });
    this.#current = { link, beat };
    const over = (): void => {
      if (this.#current?.link === link) this.#broke();
    };
    link.onClose(over);
    link.receive(
      chunkedReceiver((raw) => {
        const frame = parseToGuest(raw);
        // Nonsense of a host is dropped; it would be noticed by what does not come.
        if (frame.ok && this.#current?.link === link) this.#hear(frame.value, beat);
      }),
    );
    this.#stopWaiting = clock.after(ANSWER_WITHIN, over);
    const { table, token } = this.#ticket;
    const known = this.#stream;
    const stream =
      known === null || known.stream.isClosed ? null : { id: known.id, heard: known.stream.heard };
    const call = { table, token, stream, person: person(), looks };
    this.#say({ type: 'hello', protocol: PROTOCOL, ...version, ...call });
  }

  #hear(frame: ToGuest, beat: Beat): void {
    beat.heard();
    switch (frame.type) {
      case 'accepted':
        void this.#accepted(frame, beat);
        return;
      case 'refused':
        if (FINAL.includes(frame.refusal.code) || this.#ticket.table === null)
          this.end(frame.refusal);
        else this.#broke();
        return;
      case 'pong':
        beat.answered(frame.id);
        return;
      case 'ping':
        this.#confirm(frame.stream, frame.heard);
        this.#say({ type: 'pong', id: frame.id });
        return;
      case 'data': {
        const isOurs = frame.table === this.#table?.id && frame.epoch === this.#table.epoch;
        if (!isOurs || frame.stream !== this.#stream?.id) return;
        this.#stream.stream.confirm(frame.heard);
        this.#stream.stream.hear(frame);
      }
    }
  }

  async #accepted(accepted: Accepted, beat: Beat): Promise<void> {
    const { table, epoch, member, token, stream: id, heard } = accepted;
    const before = this.#ticket.table;
    if (before !== null && before !== table) return this.#broke();
    // What an old host says is not heard.
    if (this.#table !== null && epoch < this.#table.epoch) return this.#broke();
    const ticket = { table, token };
    try {
      await this.#parts.keep(ticket);
    } catch {
      // Where nothing can be stored the seat comes back only as long as this page lives.
    }
    if (this.#current?.beat !== beat) return;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#ticket = ticket;
    this.#table = { id: table, epoch };
    if (this.#stream?.id !== id) this.#begin(id, member);
    this.#stream?.stream.up(heard);
    beat.start();
  }

  #begin(id: string, member: number): void {
    this.#stream?.stream.close();
    const stream = new Stream({
      clock: this.#parts.clock,
      transmit: ({ n, m }, heard) => {
        const table = this.#table;
        if (table !== null)
          this.#say({ type: 'data', table: table.id, epoch: table.epoch, stream: id, n, heard, m });
      },
      overflow: () => this.#broke(),
    });
    this.#stream = { id, stream };
    this.#parts.stream(stream, member);
  }

  #confirm(id: string, heard: number): void {
    if (this.#stream?.id === id) this.#stream.stream.confirm(heard);
  }

  /** The link of the moment is of no use any more. */
  #broke(): void {
    this.#drop();
    this.#become('lost');
    this.#later();
  }

  #drop(): void {
    const current = this.#current;
    this.#current = null;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#stream?.stream.down();
    current?.beat.stop();
    try {
      current?.link.close();
    } catch {
      // It is gone already.
    }
  }

  #later(): void {
    if (this.#ended !== null) return;
    const wait = RETRY_AFTER[Math.min(this.#tries, RETRY_AFTER.length - 1)] ?? 0;
    this.#tries += 1;
    this.#stopWaiting = this.#parts.clock.after(wait, () => {
      this.#stopWaiting = null;
      void this.#call();
    });
  }

  #say(frame: ToHost): void {
    try {
      this.#current?.link.send(frame);
    } catch {
      this.#broke();
    }
  }

  #become(state: CallerState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#parts.changed();
  }
}
