/**
 * What screen readers are told. One polite region for the whole app: every sentence is said once, even
 * when the same sentence comes twice in a row.
 */
import { untrack } from 'svelte';

const KEPT_MS = 4000;

class Live {
  lines = $state<readonly { id: number; text: string }[]>([]);
  #next = 1;

  say(text: string): void {
    const id = this.#next++;
    // Effects say things; what is already being said must not make them run again.
    this.lines = [...untrack(() => this.lines), { id, text }];
    setTimeout(() => {
      this.lines = this.lines.filter((line) => line.id !== id);
    }, KEPT_MS);
  }
}

export const live = new Live();
