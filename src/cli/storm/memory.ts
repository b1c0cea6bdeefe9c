/** What a simulated device stores. */
import type { ActionEntry, Entry, Outcome } from '../../lib/game/contract';
import type { Journal } from '../../lib/table/ports';

/** As JSON travels and lies on a disk. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A log in memory, as strict about its order as the store. */
export class MemoryJournal implements Journal {
  log: readonly Entry[];
  choices: readonly ActionEntry[] = [];
  result: Outcome | null = null;

  constructor(log: readonly Entry[] = []) {
    this.log = log;
  }

  append(index: number, entry: Entry, result: Outcome | null): Promise<void> {
    if (index !== this.log.length) return Promise.reject(new Error(`gap at ${index}`));
    this.log = [...this.log, copy(entry)];
    this.choices = [];
    this.result = result;
    return Promise.resolve();
  }

  choose(index: number, choices: readonly ActionEntry[]): Promise<void> {
    if (index !== this.log.length) return Promise.reject(new Error(`gap at ${index}`));
    this.choices = copy(choices);
    return Promise.resolve();
  }
}
