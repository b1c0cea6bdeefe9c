/**
 * Who was first in real time: not whose message is here first, but whose finger was. A message counts from the moment
 * it was sent, as far as the measured way tells, and waits for slower ones that were sent before it, but never long.
 * The order is fixed here, before anything is judged or logged.
 */
import type { Seat } from '../game/contract';
import type { Clock } from './ports';

/** No message waits longer for another one, in milliseconds; nobody's way counts for more. */
export const LONGEST_HOLD = 60;

interface Held {
  /** When it was sent, on the clock of the host. */
  readonly sentAt: number;
  readonly run: () => void;
}

export class Order {
  readonly #clock: Clock;
  readonly #latency: (seat: Seat) => number;
  readonly #seats: number;
  readonly #lastSent = new Map<Seat, number>();
  #held: Held[] = [];

  constructor(clock: Clock, seats: number, latency: (seat: Seat) => number) {
    this.#clock = clock;
    this.#seats = seats;
    this.#latency = latency;
  }

  /** Runs `run` in its turn. Messages of one seat stay in the order in which they came. */
  put(seat: Seat, run: () => void): void {
    const now = this.#clock.now();
    const sentAt = Math.max(now - this.#way(seat), this.#lastSent.get(seat) ?? -Infinity);
    this.#lastSent.set(seat, sentAt);
    const after = this.#held.findIndex((other) => other.sentAt > sentAt);
    this.#held.splice(after < 0 ? this.#held.length : after, 0, { sentAt, run });
    const ways = Array.from({ length: this.#seats }, (_, other) => this.#way(other));
    const until = sentAt + Math.max(...ways);
    if (until <= now) this.#release(sentAt);
    else this.#clock.after(until - now, () => this.#release(sentAt));
  }

  #way(seat: Seat): number {
    return Math.min(LONGEST_HOLD, Math.max(0, this.#latency(seat)));
  }

  /** Everything that was sent up to then has its turn now. */
  #release(sentAt: number): void {
    const due = this.#held.filter((held) => held.sentAt <= sentAt);
    this.#held = this.#held.filter((held) => held.sentAt > sentAt);
    for (const { run } of due) run();
  }
}
