/**
 * Real time at several devices: it runs only while everybody has said so, and begins for all after the same countdown.
 * Whoever pauses, or is away, has to say so again.
 */
import type { Seat } from '../game/contract';
import type { PlayClock } from './playclock';
import type { Clock } from './ports';

/** Milliseconds between the last word and the start. */
export const COUNTDOWN = 3_000;

export class Readiness {
  readonly #clock: Clock;
  readonly #play: PlayClock;
  readonly #changed: () => void;
  readonly #unready: Set<Seat>;
  #startsAt: number | null = null;
  #cancel: (() => void) | null = null;

  /** `people`: the seats that have to agree; nobody of them has yet. */
  constructor(clock: Clock, play: PlayClock, people: readonly Seat[], changed: () => void) {
    this.#clock = clock;
    this.#play = play;
    this.#changed = changed;
    this.#unready = new Set(people);
    play.pause();
  }

  get unready(): readonly Seat[] {
    return [...this.#unready].sort((a, b) => a - b);
  }

  /** Milliseconds until time runs; `null`: nothing counts down. */
  get startsIn(): number | null {
    return this.#startsAt === null ? null : Math.max(0, this.#startsAt - this.#clock.now());
  }

  /** Somebody wants time to run, or has nobody any more who could say so. */
  ready(seat: Seat): void {
    this.#unready.delete(seat);
    if (this.#unready.size > 0 || !this.#play.paused || this.#startsAt !== null) return;
    this.#startsAt = this.#clock.now() + COUNTDOWN;
    this.#cancel = this.#clock.after(COUNTDOWN, () => {
      this.#startsAt = null;
      this.#play.resume();
      this.#changed();
    });
  }

  /** Time stands still until this seat wants it to run again. */
  hold(seat: Seat): void {
    this.#unready.add(seat);
    this.stop();
    this.#play.pause();
  }

  /** Ends the countdown. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#startsAt = null;
  }
}
