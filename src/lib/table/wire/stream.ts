/**
 * An order of messages that outlives the links that carry it: each arrives once and in its turn, however often a link
 * loses, doubles or reorders, breaks and is replaced. What was not confirmed is sent again.
 */
import type { Clock, Link } from '../ports';

/** Milliseconds after which what is not confirmed is sent again. */
export const RESEND_AFTER = 2_500;
/** Messages that may wait for their confirmation; with more it is cheaper to begin anew with a whole picture. */
export const LONGEST_GAP = 128;
/** Messages that came too early and are kept for their turn. */
const MOST_EARLY = 64;

export interface Numbered {
  /** Counts the messages of one direction from 1. */
  readonly n: number;
  readonly m: unknown;
}

export interface StreamParts {
  readonly clock: Clock;
  /** Puts one message on the link of the moment; `heard`: how many of the other direction have come in turn. */
  readonly transmit: (message: Numbered, heard: number) => void;
  /** More waits than is worth sending: this stream is at its end. */
  readonly overflow: () => void;
}

/** One end of a stream. As a `Link` it is all that those above see of a network. */
export class Stream implements Link {
  readonly #parts: StreamParts;
  #receiver: ((message: unknown) => void) | null = null;
  readonly #unread: unknown[] = [];
  #sent = 0;
  #heard = 0;
  /** Sent and not confirmed, oldest first. */
  #open: Numbered[] = [];
  readonly #early = new Map<number, unknown>();
  #isUp = false;
  #isClosed = false;
  #stopWaiting: (() => void) | null = null;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  /** How many messages have come in turn. */
  get heard(): number {
    return this.#heard;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  send(message: unknown): void {
    if (this.#isClosed) return;
    this.#sent += 1;
    const numbered = { n: this.#sent, m: message };
    this.#open.push(numbered);
    if (this.#open.length > LONGEST_GAP) {
      this.close();
      this.#parts.overflow();
      return;
    }
    if (!this.#isUp) return;
    this.#parts.transmit(numbered, this.#heard);
    this.#wait();
  }

  receive(receiver: (message: unknown) => void): void {
    this.#receiver = receiver;
    for (const message of this.#unread.splice(0)) receiver(message);
  }

  /** A link carries again; `heard`: what the other side says it has of ours. The rest is sent again. */
  up(heard: number): void {
    if (this.#isClosed) return;
    this.#isUp = true;
    this.confirm(heard);
    this.#again();
  }

  /** The link is gone; what is sent now waits for the next one. */
  down(): void {
    this.#isUp = false;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** The other side has all of ours up to `heard`. */
  confirm(heard: number): void {
    this.#open = this.#open.filter(({ n }) => n > heard);
    if (this.#open.length > 0) return;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** Takes a message of the other side: at once, later in its turn, or never where it has come already. */
  hear({ n, m }: Numbered): void {
    if (this.#isClosed || n <= this.#heard) return;
    if (n - this.#heard > MOST_EARLY) return;
    this.#early.set(n, m);
    while (this.#early.has(this.#heard + 1)) {
      const next = this.#early.get(this.#heard + 1);
      this.#early.delete(this.#heard + 1);
      this.#heard += 1;
      if (this.#receiver === null) this.#unread.push(next);
      else this.#receiver(next);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.down();
    this.#open = [];
    this.#early.clear();
  }

  #again(): void {
    // A link that breaks while it is used has told so already.
    for (const message of this.#open) if (this.#isUp) this.#parts.transmit(message, this.#heard);
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#wait();
  }

  #wait(): void {
    if (this.#stopWaiting !== null || this.#open.length === 0 || !this.#isUp) return;
    this.#stopWaiting = this.#parts.clock.after(RESEND_AFTER, () => {
      this.#stopWaiting = null;
      this.#again();
    });
  }
}
