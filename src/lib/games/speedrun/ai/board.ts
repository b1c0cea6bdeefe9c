/**
 * A position as the strong player turns it over in its mind: the figures in one array, moved in place and taken
 * back. It must agree with the rules move for move; board.test.ts plays both side by side.
 */
import type { Seat } from '../../../game/contract';
import type { Position } from '../position';
import { DEEPEST, FIGURES, HOUSE, RING, START, YARD, field, type Progress } from '../ring';

const NOBODY = -1;
const SIX = 6;
const PLACES = DEEPEST + 2;

export class Board {
  readonly seats: number;
  readonly #houseBlocks: boolean;
  readonly #oneSkips: boolean;
  readonly #threeTriesWithHoused: boolean;
  /** Four of each seat, seat by seat. */
  readonly #figures: Int8Array;
  /** Ring field of each seat's start field. */
  readonly #starts: Int8Array;
  /** What each move changed: figure moved, its progress, figure captured or −1, its progress. */
  readonly #undo: number[] = [];

  constructor({ seats, options, figures }: Pick<Position, 'seats' | 'options' | 'figures'>) {
    this.seats = seats;
    this.#houseBlocks = options.houseBlocks;
    this.#oneSkips = options.oneSkips;
    this.#threeTriesWithHoused = options.threeTriesWithHoused;
    this.#figures = Int8Array.from(figures.flat());
    this.#starts = Int8Array.from({ length: seats }, (_, seat) => field(seats, seat, START));
  }

  progress(seat: Seat, figure: number): Progress {
    return this.#figures[seat * FIGURES + figure] ?? YARD;
  }

  /** The ring field of a seat's progress; `START` for its start field. */
  field(seat: Seat, progress: Progress): number {
    return ((this.#starts[seat] ?? 0) + progress) % RING;
  }

  holds(seat: Seat, progress: Progress): boolean {
    const first = seat * FIGURES;
    for (let i = first; i < first + FIGURES; i++) if (this.#figures[i] === progress) return true;
    return false;
  }

  isHome(seat: Seat): boolean {
    const first = seat * FIGURES;
    for (let i = first; i < first + FIGURES; i++)
      if ((this.#figures[i] ?? YARD) < HOUSE) return false;
    return true;
  }

  /** A number that tells how the figures of a seat stand, whichever stands where, and by which options they move. */
  key(seat: Seat): number {
    const first = seat * FIGURES;
    const a = this.#at(first);
    const b = this.#at(first + 1);
    const c = this.#at(first + 2);
    const d = this.#at(first + 3);
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const lower = Math.min(c, d);
    const higher = Math.max(c, d);
    const inner = Math.min(high, higher);
    const between = Math.max(low, lower);
    let key = (this.#houseBlocks ? 2 : 0) + (this.#threeTriesWithHoused ? 1 : 0);
    key = key * PLACES + Math.min(low, lower) + 1;
    key = key * PLACES + Math.min(between, inner) + 1;
    key = key * PLACES + Math.max(between, inner) + 1;
    return key * PLACES + Math.max(high, higher) + 1;
  }

  /** Writes from where the figures of `seat` may move with `roll` into `out`, and returns how many there are. */
  origins(seat: Seat, roll: number, out: Progress[]): number {
    if (this.holds(seat, YARD)) {
      const compelled = this.#compelled(seat, roll);
      if (compelled !== null) {
        out[0] = compelled;
        return 1;
      }
    }
    const first = seat * FIGURES;
    let count = 0;
    for (let i = first; i < first + FIGURES; i++) {
      const from = this.#figures[i] ?? YARD;
      if (!this.#may(seat, from, roll)) continue;
      // Insertion keeps the list ascending; figures in the yard are told apart by nothing.
      let at = count;
      while (at > 0 && (out[at - 1] ?? YARD) >= from) at -= 1;
      if (at < count && out[at] === from) continue;
      for (let k = count; k > at; k--) out[k] = out[k - 1] ?? YARD;
      out[at] = from;
      count += 1;
    }
    return count;
  }

  /** Moves a figure of `seat` by `roll`; the caller knows that it may. */
  move(seat: Seat, from: Progress, roll: number): void {
    const to = from === YARD ? START : from + roll;
    const captured = to < HOUSE ? this.#foreignOn(seat, this.field(seat, to)) : NOBODY;
    let mover = seat * FIGURES;
    while (this.#figures[mover] !== from) mover += 1;
    this.#undo.push(mover, from, captured, captured === NOBODY ? YARD : this.#at(captured));
    this.#figures[mover] = to;
    if (captured !== NOBODY) this.#figures[captured] = YARD;
  }

  /** Takes the last move back. */
  takeBack(): void {
    const before = this.#undo.pop() ?? YARD;
    const captured = this.#undo.pop() ?? NOBODY;
    const from = this.#undo.pop() ?? YARD;
    const mover = this.#undo.pop() ?? 0;
    if (captured !== NOBODY) this.#figures[captured] = before;
    this.#figures[mover] = from;
  }

  /** Whether a turn of `seat` starts with up to three rolls. */
  hasThreeTries(seat: Seat): boolean {
    let waiting = 0;
    let shallowest = DEEPEST + 1;
    for (let figure = 0; figure < FIGURES; figure++) {
      const progress = this.progress(seat, figure);
      if (progress === YARD) waiting += 1;
      else shallowest = Math.min(shallowest, progress);
    }
    if (waiting === 0) return false;
    if (waiting === FIGURES) return true;
    return this.#threeTriesWithHoused && shallowest > DEEPEST - (FIGURES - waiting);
  }

  /** Who is on turn when the turn of `seat` ends with `roll`; `skips` rules whether a one lets the next sit out. */
  following(seat: Seat, roll: number): Seat {
    const next = this.#nextInGame(seat);
    return roll === 1 && this.#oneSkips ? this.#nextInGame(next) : next;
  }

  #nextInGame(seat: Seat): Seat {
    for (let step = 1; step < this.seats; step++) {
      const next = (seat + step) % this.seats;
      if (!this.isHome(next)) return next;
    }
    return seat;
  }

  #at(figure: number): Progress {
    return this.#figures[figure] ?? YARD;
  }

  #may(seat: Seat, from: Progress, roll: number): boolean {
    if (from === YARD) return roll === SIX && !this.holds(seat, START);
    const to = from + roll;
    if (to > DEEPEST || this.holds(seat, to)) return false;
    if (this.#houseBlocks)
      for (let between = Math.max(from + 1, HOUSE); between < to; between++)
        if (this.holds(seat, between)) return false;
    return true;
  }

  /** The figure that must move while others wait in the yard; `null`: the choice is free. */
  #compelled(seat: Seat, roll: number): Progress | null {
    if (!this.holds(seat, START)) return roll === SIX ? YARD : null;
    let blocker = START;
    while (!this.#may(seat, blocker, roll)) {
      const blocked = roll === SIX && blocker + SIX <= DEEPEST && this.holds(seat, blocker + SIX);
      if (!blocked) return null;
      blocker += SIX;
    }
    return blocker;
  }

  #foreignOn(seat: Seat, target: number): number {
    for (let i = 0; i < this.#figures.length; i++) {
      const progress = this.#at(i);
      if (progress < START || progress >= HOUSE) continue;
      const owner = (i - (i % FIGURES)) / FIGURES;
      if (owner !== seat && this.field(owner, progress) === target) return i;
    }
    return NOBODY;
  }
}
