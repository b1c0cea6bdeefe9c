/** Goes through the scenes after each entry of the log, and on to the next entry when they have been seen. */
import type { View } from '../position';
import { scenesOf, type Scene } from './scenes';

export interface CourseNow {
  readonly position: View;
  /** Entries of the log. */
  readonly entries: number;
  readonly quick: boolean;
}

export class Course {
  readonly #now: () => CourseNow;
  /** How many scenes after which entry have been seen. */
  #seen = $state.raw({ entries: -1, scenes: 0 });

  /** A match that is over when it is opened has been seen to its end. */
  constructor(now: () => CourseNow) {
    this.#now = now;
    const { position, entries } = now();
    if (position.over) this.#seen = { entries, scenes: Infinity };
  }

  readonly #scenes: readonly Scene[] = $derived.by(() => {
    const { position, quick } = this.#now();
    return scenesOf(position, quick);
  });
  readonly #at: number = $derived.by(() => {
    const seen = this.#seen.entries === this.#now().entries ? this.#seen.scenes : 0;
    return Math.min(seen, this.#scenes.length - 1);
  });

  get scene(): Scene {
    return this.#scenes[this.#at] ?? 'wait';
  }

  /** On to the next scene; `false`: this is the last one, what comes next is up to the table. */
  next(): boolean {
    if (this.#at + 1 >= this.#scenes.length) return false;
    this.#seen = { entries: this.#now().entries, scenes: this.#at + 1 };
    return true;
  }
}
