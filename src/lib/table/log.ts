/** The log of a table: an entry is judged, stored, and only then part of the match. */
import type { AnyGame, Entry, Refusal, Result } from '../game/contract';
import { advance, type Match } from '../game/match';
import type { PlayClock } from './playclock';
import type { Journal } from './ports';
import { writeRefusal } from './trouble';
import { DONE } from './upcoming';
import type { Views } from './views';

export interface LogParts {
  readonly game: AnyGame;
  readonly journal: Journal;
  readonly clock: PlayClock;
  readonly views: Views;
  /** Names what keeps the table from going on. */
  readonly report: (trouble: Refusal) => Result<null>;
}

export class Log {
  readonly #parts: LogParts;
  #match: Match;
  #lastEntry = 0;

  constructor(parts: LogParts, match: Match) {
    this.#parts = parts;
    this.#match = match;
  }

  get match(): Match {
    return this.#match;
  }

  /** Play time of the last entry, in milliseconds. */
  get lastEntry(): number {
    return this.#lastEntry;
  }

  /** Write ahead. Refusals: those of the rules, and why it could not be stored. */
  async append(unstamped: Entry): Promise<Result<null>> {
    const { game, journal, clock, views } = this.#parts;
    const before = this.#match;
    const sinceLast = Math.max(0, Math.round(clock.now() - this.#lastEntry));
    const entry = game.stamp?.(before.position, unstamped, sinceLast) ?? unstamped;
    const next = advance(game, before, entry);
    if (!next.ok) return next;
    const result = game.outcome(next.value.position);
    const stored = await this.write(() => journal.append(before.log.length, entry, result));
    if (!stored.ok) return stored;
    this.#match = next.value;
    views.grow(before, next.value);
    this.#lastEntry += sinceLast;
    return DONE;
  }

  /** Anything else that has to be stored before it counts. Refusals: why it could not be. */
  async write(write: () => Promise<void>): Promise<Result<null>> {
    try {
      await write();
      return DONE;
    } catch (error) {
      return this.#parts.report(writeRefusal(error));
    }
  }
}
