/**
 * Time to think, at tables of several devices: who has not decided when it is up and the time of grace has passed is
 * played for, once. It runs in play time from the last entry, for everybody who is asked for the same one.
 */
import type { AnyGame, Seat } from '../game/contract';
import { acting } from '../game/match';
import type { PlayClock } from './playclock';
import type { Seated } from './ports';
import type { Expected } from './upcoming';

/** Milliseconds between the end of the time to think and the move of the computer. */
export const GRACE = 10_000;

export interface ThinkingParts {
  readonly game: AnyGame;
  readonly clock: PlayClock;
  readonly seated: readonly Seated[];
  /** Milliseconds; `null`: nobody counts. */
  readonly limit: number | null;
  /** Runs in the queue of the table unless the match has moved on: plays for these seats. */
  readonly bridge: (seats: readonly Seat[]) => void;
}

export class Thinking {
  readonly #parts: ThinkingParts;
  #endsAt: number | null = null;

  constructor(parts: ThinkingParts) {
    this.#parts = parts;
  }

  /** What is left of both times; `null`: nobody is being waited for by the clock. */
  get left(): { readonly left: number; readonly grace: number } | null {
    if (this.#endsAt === null) return null;
    const left = this.#endsAt - this.#parts.clock.now();
    return { left: Math.max(0, left), grace: Math.max(0, Math.min(GRACE, GRACE + left)) };
  }

  /** Starts the clock of whoever is to decide; `PlayClock.clear` has stopped the one before. */
  expect({ match, lastEntry, chosen }: Expected): void {
    const { game, clock, limit, bridge } = this.#parts;
    this.#endsAt = null;
    if (limit === null || game.timing === 'free' || game.outcome(match.position) !== null) return;
    const due = game.due(match.position);
    const waited =
      due !== null
        ? typeof due.by === 'number' && due.after === null
          ? [due.by]
          : []
        : acting(game, match.position, match.setup.seats).filter((seat) => !chosen.has(seat));
    const people = waited.filter((seat) => this.#parts.seated[seat]?.kind === 'human');
    if (people.length === 0) return;
    this.#endsAt = lastEntry + limit;
    clock.after(Math.max(0, this.#endsAt + GRACE - clock.now()), () => bridge(people));
  }
}
