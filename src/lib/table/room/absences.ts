/** Who is away from a running match, since when, and which of the others would let the computer play on. */
import type { Seat } from '../../game/contract';
import type { Clock } from '../ports';
import type { Absence } from './state';

/** Milliseconds of absence after which the others may hand a seat to the computer. */
export const VOTE_AFTER = 120_000;

interface Away {
  readonly since: number;
  readonly agreed: Set<number>;
}

export class Absences {
  readonly #clock: Clock;
  /** Whether a clock settles what the absent do not decide. */
  readonly #isTimed: boolean;
  readonly #away = new Map<Seat, Away>();

  constructor(clock: Clock, isTimed: boolean) {
    this.#clock = clock;
    this.#isTimed = isTimed;
  }

  gone(seat: Seat): void {
    if (!this.#away.has(seat))
      this.#away.set(seat, { since: this.#clock.now(), agreed: new Set() });
  }

  back(seat: Seat): void {
    this.#away.delete(seat);
  }

  /** Why a member may not agree now; `null`: it has agreed. */
  agree(seat: Seat, member: number): 'not-away' | 'lend-too-early' | null {
    const away = this.#away.get(seat);
    if (away === undefined || this.#isTimed) return 'not-away';
    if (this.#clock.now() - away.since < VOTE_AFTER) return 'lend-too-early';
    away.agreed.add(member);
    return null;
  }

  /** Whether all of these have agreed. */
  isUnanimous(seat: Seat, members: readonly number[]): boolean {
    const agreed = this.#away.get(seat)?.agreed;
    return agreed !== undefined && members.every((member) => agreed.has(member));
  }

  /** As everybody hears it. */
  get list(): Absence[] {
    return [...this.#away]
      .sort(([a], [b]) => a - b)
      .map(([seat, { since, agreed }]) => {
        const gone = Math.round(this.#clock.now() - since);
        const votable = this.#isTimed ? null : Math.max(0, VOTE_AFTER - gone);
        return { seat, gone, votable, agreed: [...agreed].sort((a, b) => a - b) };
      });
  }
}
