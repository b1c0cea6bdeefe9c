/**
 * What the log of a deal tells about the hands of others: for every action of theirs what lay in the parade, what they
 * did, and how the hand has changed since. A hand in which a player by rules of thumb would have done something else is
 * less likely; it is only counted how many actions a hand leaves unexplained. Passes show most: who can lays.
 */
import type { JsonObject, Seat } from '../../../game/contract';
import { MOST } from '../cards';
import { endStack, laid, taken } from '../parade';
import type { Action, Entry, Parade } from '../position';
import { ROW, codeOf, countIn, isPass, valueOf, type Code } from './board';
import { normalCode } from './normal';
import { thriftyCode } from './thrifty';

/** Numbers by value stand so far apart. */
export const WIDTH = 16;
/** Only so many of a seat's last actions are looked at, so that long deals take no longer. */
const MEMORY = 20;

/** An action of a seat and what it saw; `before`: cards laid less cards taken until then, by value. */
interface Noted {
  readonly lying: number;
  readonly needLeft: number;
  readonly needRight: number;
  readonly code: Code;
  readonly before: Int8Array;
}

/** The actions of one seat in this deal. */
class Track {
  readonly noted: Noted[] = [];
  /** By noted action and value: cards laid less cards taken, from before that action until now. */
  changes = new Int8Array(0);
  readonly #spent = new Int8Array(WIDTH);

  note(parade: Parade, action: Action): void {
    const code = codeOf(action);
    this.noted.push({
      lying: parade.reduce((set, { value }) => set | (1 << value), 0),
      needLeft: endStack(parade, 'left')?.count ?? 1,
      needRight: endStack(parade, 'right')?.count ?? 1,
      code,
      before: this.#spent.slice(),
    });
    const value = valueOf(code);
    this.#spent[value] = (this.#spent[value] ?? 0) + (isPass(code) ? -1 : countIn(code));
  }

  close(): void {
    this.noted.splice(0, this.noted.length - MEMORY);
    this.changes = new Int8Array(this.noted.length * WIDTH);
    for (const [i, { before }] of this.noted.entries())
      for (let value = 1; value <= MOST; value++)
        this.changes[i * WIDTH + value] = (this.#spent[value] ?? 0) - (before[value] ?? 0);
  }
}

const after = (parade: Parade, action: Action): Parade => {
  if (action.do === 'play') return laid(parade, action, action.end);
  return action.take === null ? parade : taken(parade, action.take);
};

export class Evidence {
  readonly #tracks: readonly Track[];
  /** Scratch: the hand before an action. */
  readonly #sets = new Int32Array(ROW);

  /** @param log as a seat saw it; without the running deal it tells nothing. */
  constructor(seats: number, log: readonly JsonObject[]) {
    this.#tracks = Array.from({ length: seats }, () => new Track());
    const entries = log as readonly unknown[] as readonly Entry[];
    const start = entries.findLastIndex((entry) => 'chance' in entry);
    if (start < 0) return;
    let parade: Parade = [];
    let passes = 0;
    for (const entry of entries.slice(start + 1)) {
      if ('chance' in entry) continue;
      this.#tracks[entry.seat]?.note(parade, entry);
      parade = after(parade, entry);
      if (entry.do === 'pass') passes += 1;
      if (passes < seats - 1) continue;
      parade = [];
      passes = 0;
    }
    for (const track of this.#tracks) track.close();
  }

  /**
   * How many noted actions of a seat are not what it would have done by its rules of thumb, if it now holds `counts`
   * from `at` on.
   *
   * @param thrifty whether it plays thriftily, and not like the normal player.
   */
  unexplained(seat: Seat, thrifty: boolean, counts: Int8Array, at: number): number {
    const track = this.#tracks[seat];
    if (track === undefined) return 0;
    const { noted, changes } = track;
    const sets = this.#sets;
    const usual = thrifty ? thriftyCode : normalCode;
    let sum = 0;
    for (let i = 0; i < noted.length; i++) {
      const action = noted[i];
      if (action === undefined) continue;
      sets.fill(0);
      for (let value = 1; value <= MOST; value++) {
        const count = (counts[at + value] ?? 0) + (changes[i * WIDTH + value] ?? 0);
        for (let k = 1; k <= count; k++) sets[k] = (sets[k] ?? 0) | (1 << value);
      }
      const { lying, needLeft, needRight, code } = action;
      if (usual(sets, 0, lying, needLeft, needRight) !== code) sum += 1;
    }
    return sum;
  }
}
