/** The play clock of a table: it stands still during a pause, and so do the timers set on it. */
import type { Clock } from './ports';

interface Timer {
  readonly at: number;
  readonly then: () => void;
  cancel: (() => void) | null;
}

export class PlayClock {
  readonly #clock: Clock;
  readonly #timers = new Set<Timer>();
  /** Play time before the current run, and where that run began; `null` while paused. */
  #played = 0;
  #runningSince: number | null;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#runningSince = clock.now();
  }

  /** Milliseconds of play time since the table opened. */
  now(): number {
    return (
      this.#played + (this.#runningSince === null ? 0 : this.#clock.now() - this.#runningSince)
    );
  }

  get paused(): boolean {
    return this.#runningSince === null;
  }

  pause(): void {
    if (this.#runningSince === null) return;
    this.#played = this.now();
    this.#runningSince = null;
    for (const timer of this.#timers) timer.cancel?.();
  }

  resume(): void {
    if (this.#runningSince !== null) return;
    this.#runningSince = this.#clock.now();
    for (const timer of this.#timers) this.#arm(timer);
  }

  /** Calls `then` after `ms` of play time; the returned function cancels. */
  after(ms: number, then: () => void): () => void {
    const timer: Timer = { at: this.now() + ms, then, cancel: null };
    this.#timers.add(timer);
    if (!this.paused) this.#arm(timer);
    return () => {
      timer.cancel?.();
      this.#timers.delete(timer);
    };
  }

  /** Forgets all timers. */
  clear(): void {
    for (const timer of this.#timers) timer.cancel?.();
    this.#timers.clear();
  }

  #arm(timer: Timer): void {
    timer.cancel = this.#clock.after(Math.max(0, timer.at - this.now()), () => {
      this.#timers.delete(timer);
      timer.then();
    });
  }
}
