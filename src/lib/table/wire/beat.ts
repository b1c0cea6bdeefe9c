/**
 * Whether the other side of a link is there. A link says nothing when the device at its other end is switched off, so
 * both sides ask each other every second; and one that only looks open carries nothing until an answer has come back.
 */
import type { Clock } from '../ports';

/** Milliseconds between two questions. */
export const BEAT_EVERY = 1_000;
/** Whoever was silent for so long is taken for gone. */
export const SUSPECT_AFTER = 4_000;
/** Of how many answers the quickest counts as the way's own time. */
const MEASURED = 5;

export interface BeatParts {
  readonly clock: Clock;
  readonly ask: (id: number) => void;
  /** The first answer has come: the link carries in both directions. */
  readonly carries: () => void;
  readonly silent: () => void;
}

export class Beat {
  readonly #parts: BeatParts;
  readonly #asked = new Map<number, number>();
  readonly #times: number[] = [];
  #id = 0;
  #heardAt: number;
  #carries = false;
  #stop: (() => void) | null = null;

  constructor(parts: BeatParts) {
    this.#parts = parts;
    this.#heardAt = parts.clock.now();
  }

  start(): void {
    this.#tick();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#asked.clear();
  }

  /** Anything at all came from the other side. */
  heard(): void {
    this.#heardAt = this.#parts.clock.now();
  }

  answered(id: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    this.#asked.delete(id);
    this.#times.push(this.#parts.clock.now() - asked);
    if (this.#times.length > MEASURED) this.#times.shift();
    if (this.#carries) return;
    this.#carries = true;
    this.#parts.carries();
  }

  /** Milliseconds of one way: half of the quickest of the last answers; 0 before the first. */
  get latency(): number {
    return this.#times.length === 0 ? 0 : Math.min(...this.#times) / 2;
  }

  #tick(): void {
    const { clock, ask, silent } = this.#parts;
    const now = clock.now();
    if (now - this.#heardAt >= SUSPECT_AFTER) {
      this.stop();
      silent();
      return;
    }
    this.#id += 1;
    this.#asked.set(this.#id, now);
    if (this.#asked.size > MEASURED) this.#asked.delete(this.#id - MEASURED);
    this.#stop = clock.after(BEAT_EVERY, () => this.#tick());
    ask(this.#id);
  }
}
