/** Everything that comes by itself after an entry: what the table does, computers' moves, and time to think running out. */
import type { Seat } from '../game/contract';
import type { Moment, Together } from './ports';
import { Thinking } from './thinking';
import { Upcoming, type Expected, type UpcomingParts } from './upcoming';

export interface TurnsParts extends UpcomingParts {
  readonly together: Together | null;
  /** What is true at the table now. */
  readonly now: () => Expected;
}

export class Turns {
  readonly #parts: TurnsParts;
  readonly #upcoming: Upcoming;
  readonly #thinking: Thinking;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#upcoming = new Upcoming(parts);
    const limit = parts.together?.thinking ?? null;
    this.#thinking = new Thinking({ ...parts, limit, bridge: (seats) => this.#bridge(seats) });
  }

  /** Milliseconds of play time until the table moves by itself; `null`: it does not. */
  get left(): number | null {
    return this.#upcoming.left;
  }

  get thinking(): Moment['thinking'] {
    return this.#thinking.left;
  }

  /** Expects what follows from now; what was expected before is forgotten. */
  expect(): void {
    const now = this.#parts.now();
    this.#upcoming.expect(now);
    this.#thinking.expect(now);
  }

  clear(): void {
    this.#upcoming.clear();
  }

  /** Time to think is up. A choice that has come since stands. */
  #bridge(seats: readonly Seat[]): void {
    const { together, now } = this.#parts;
    if (together === null) return;
    const expected = now();
    const late = seats.filter((seat) => !expected.chosen.has(seat));
    this.#upcoming.bridge(late, together.standIn, expected);
  }
}
