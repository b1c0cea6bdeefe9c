/** Time for simulations: it passes only where it is told to, and nothing waits for the real one. */
import type { Clock } from '../../lib/table/ports';

/** One round of the event loop: whatever promises can settle has settled after it. */
export const round = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** Time that passes only when told to; timers run in the order of their time, then of their setting. */
export class VirtualClock implements Clock {
  readonly #settle: () => Promise<void>;
  #now = 0;
  #timers: readonly Timer[] = [];

  constructor(settle: () => Promise<void> = round) {
    this.#settle = settle;
  }

  now(): number {
    return this.#now;
  }

  /** Timers that wait. */
  get waiting(): number {
    return this.#timers.length;
  }

  after(ms: number, then: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.max(0, ms), then };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets `ms` pass: runs what falls due on the way, each time until everything has settled. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.#settle();
    while (await this.#runNext(until));
    this.#now = until;
  }

  /** Jumps to the next timer and runs it; `false`: none waits. */
  async next(): Promise<boolean> {
    await this.#settle();
    return this.#runNext(Infinity);
  }

  async #runNext(until: number): Promise<boolean> {
    const [first, ...others] = this.#timers;
    if (first === undefined) return false;
    const timer = others.reduce((soonest, t) => (t.at < soonest.at ? t : soonest), first);
    if (timer.at > until) return false;
    this.#timers = this.#timers.filter((other) => other !== timer);
    this.#now = Math.max(this.#now, timer.at);
    timer.then();
    await this.#settle();
    return true;
  }
}
