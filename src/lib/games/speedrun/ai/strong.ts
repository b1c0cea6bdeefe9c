/**
 * The strong player: looks at every move, at the next two rolls that may follow it with the best answer to each, and
 * takes the move after which it is most likely the next to come home.
 */
import type { Seat } from '../../../game/contract';
import type { Position } from '../position';
import { START, type Progress } from '../ring';
import { Board } from './board';
import { Judge, WIN } from './value';

const FACES = 6;
/** Of 216 ways in which three tries fall: some six; none and a one at last; the others. */
const SIX_IN_THREE = 91;
const ONE_AT_LAST = 25;
const NOTHING_IN_THREE = 100;
/** Of as many: one roll. */
const ONE_ROLL = 36;
/** A certain win, counted 216 times. */
const CERTAIN = WIN * FACES * ONE_ROLL;
const PER_MILLE = 1000;
/** How many rolls are looked at beyond the one that follows a move. */
const DEPTH = 1;
/** What clearing the own start field is worth beyond that: half a hundredth, so that it decides close choices. */
const CLEARS_START = Math.trunc(CERTAIN / 200);

class Mind {
  readonly #board: Board;
  readonly #judge: Judge;
  readonly #chances: number[] = [];
  readonly #me: Seat;

  constructor(position: Position, me: Seat) {
    this.#board = new Board(position);
    this.#judge = new Judge(this.#board);
    this.#me = me;
  }

  /**
   * The chance, times 216, that the player is the next to come home after this move.
   *
   * @param depth how many rolls are looked at beyond the next.
   */
  worth(from: Progress, roll: number, depth: number): number {
    const board = this.#board;
    board.move(this.#me, from, roll);
    const worth = board.isHome(this.#me)
      ? CERTAIN
      : roll === FACES
        ? this.#afterRoll(this.#me, depth)
        : this.#afterTurn(board.following(this.#me, roll), depth);
    board.takeBack();
    return worth;
  }

  /** `seat` starts its turn. */
  #afterTurn(seat: Seat, depth: number): number {
    const board = this.#board;
    if (!board.hasThreeTries(seat)) return this.#afterRoll(seat, depth);
    return (
      SIX_IN_THREE * this.#answer(seat, FACES, depth) +
      ONE_AT_LAST * this.#later(board.following(seat, 1), false, depth) +
      NOTHING_IN_THREE * this.#later(board.following(seat, 2), false, depth)
    );
  }

  /** `seat` rolls once. */
  #afterRoll(seat: Seat, depth: number): number {
    let sum = 0;
    for (let roll = 1; roll <= FACES; roll++) sum += this.#answer(seat, roll, depth);
    return sum * ONE_ROLL;
  }

  /** The player's chance with `next` to roll, looked at `depth` rolls further. */
  #later(next: Seat, again: boolean, depth: number): number {
    if (depth === 0) return this.#now(next, again, this.#me);
    const sum = again ? this.#afterRoll(next, depth - 1) : this.#afterTurn(next, depth - 1);
    return Math.trunc(sum / (FACES * ONE_ROLL));
  }

  /** The chance once `seat` has made the move with `roll` that is best for itself. */
  #answer(seat: Seat, roll: number, depth: number): number {
    const board = this.#board;
    const again = roll === FACES;
    const next = again ? seat : board.following(seat, roll);
    const origins: Progress[] = [];
    const count = board.origins(seat, roll, origins);
    if (count === 0) return this.#later(next, again, depth);
    let best = -1;
    let from = origins[0] ?? 0;
    let mine = 0;
    for (let i = 0; i < count; i++) {
      if (depth > 0 && count === 1) break;
      board.move(seat, origins[i] ?? 0, roll);
      const home = board.isHome(seat);
      const own = home ? WIN : this.#now(next, again, seat);
      if (own > best) {
        best = own;
        from = origins[i] ?? 0;
        if (home) mine = seat === this.#me ? WIN : 0;
        else mine = this.#chances[this.#me] ?? 0;
      }
      board.takeBack();
    }
    if (depth === 0) return mine;
    board.move(seat, from, roll);
    if (board.isHome(seat)) mine = seat === this.#me ? WIN : 0;
    else mine = this.#later(next, again, depth);
    board.takeBack();
    return mine;
  }

  /** The chance of `seat` as the board stands, `next` being the one who rolls. */
  #now(next: Seat, again: boolean, seat: Seat): number {
    this.#judge.chances(this.#board, next, again, this.#chances);
    return this.#chances[seat] ?? 0;
  }
}

/** A move and what it is worth. */
export interface Weighed {
  readonly from: Progress;
  /** The chance to be the next to come home after it, in per mille. */
  readonly win: number;
}

/**
 * All `origins` for `seat`, the best first; among equals the figure that has run least. A figure on its own start
 * field goes before others that are better by less than half a hundredth.
 */
export const weigh = (
  position: Position,
  seat: Seat,
  roll: number,
  origins: readonly Progress[],
): readonly Weighed[] => {
  const mind = new Mind(position, seat);
  return origins
    .map((from) => ({ from, worth: mind.worth(from, roll, DEPTH) }))
    .map(({ from, worth }) => ({
      from,
      win: Math.round((worth * PER_MILLE) / CERTAIN),
      merit: worth + (from === START ? CLEARS_START : 0),
    }))
    .sort((a, b) => b.merit - a.merit || a.from - b.from)
    .map(({ from, win }) => ({ from, win }));
};

/** The best of `origins` for `seat`. */
export const strongChoice = (
  position: Position,
  seat: Seat,
  roll: number,
  origins: readonly Progress[],
): Progress | undefined =>
  origins.length < 2 ? origins[0] : weigh(position, seat, roll, origins)[0]?.from;
