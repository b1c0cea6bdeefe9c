/**
 * How likely a figure is captured before its seat rolls again, if everybody is after it: exact for one turn of each
 * seat with up to `SIXES` sixes in a row, compulsion and three tries included, and with the turns that ones take and
 * give. Two things are left out: a one after a six, and what turns without a capture change on the board.
 */
import type { Seat } from '../../../game/contract';
import { HOUSE, START, YARD, type Progress } from '../ring';
import type { Board } from './board';

const FACES = 6;
const SIXES = 3;
/** Chances are counted in so many parts: nine dice. */
const SURE = 10_077_696;
/** Of 216 ways in which three tries fall: some six; none and a one at last. */
const TRIES = 216;
const SIX_IN_THREE = 91;
const ONE_AT_LAST = 25;
const PER_MILLE = 1000;
/** A seat may come to its turn again and again by ones; after so many turns the rest is nothing. */
const MOST_TURNS = 12;

/** How a turn may go: the figure is captured, or it is not and the first roll that counts was a one. */
interface Turn {
  readonly hit: number;
  readonly one: number;
}

const part = (chance: number, of: number, parts: number): number =>
  Math.trunc((chance * of) / parts);

/** One roll of `seat` and what a six adds; the seat goes for the figure on ring field `target`. */
const rollFor = (board: Board, seat: Seat, target: number, first: number, sixes: number): Turn => {
  const face = SURE / FACES;
  const origins: Progress[] = [];
  let hit = 0;
  let one = 0;
  for (let roll = first; roll <= FACES; roll++) {
    const count = board.origins(seat, roll, origins);
    if (origins.slice(0, count).some((from) => lands(board, seat, from, roll, target))) hit += face;
    else if (roll === 1) one += face;
    else if (roll === FACES && sixes > 0) {
      const after = afterSix(board, seat, target, origins.slice(0, count), sixes - 1);
      hit += part(after, 1, FACES);
    }
  }
  return { hit, one };
};

const lands = (board: Board, seat: Seat, from: Progress, roll: number, target: number): boolean => {
  const to = from === YARD ? START : from + roll;
  return to < HOUSE && board.field(seat, to) === target;
};

/** The roll after a six, by the move with the six that is best for the hunt. */
const afterSix = (
  board: Board,
  seat: Seat,
  target: number,
  origins: readonly Progress[],
  sixes: number,
): number => {
  if (origins.length === 0) return rollFor(board, seat, target, 1, sixes).hit;
  let best = 0;
  for (const from of origins) {
    board.move(seat, from, FACES);
    // Who is home rolls no more.
    if (!board.isHome(seat)) best = Math.max(best, rollFor(board, seat, target, 1, sixes).hit);
    board.takeBack();
  }
  return best;
};

const turnOf = (board: Board, seat: Seat, target: number): Turn => {
  if (!board.hasThreeTries(seat)) return rollFor(board, seat, target, 1, SIXES);
  // Nothing moves but by a six: the part of a single roll that sixes make up grows from 1/6 to 91/216.
  const six = rollFor(board, seat, target, FACES, SIXES);
  return {
    hit: part(six.hit * FACES, SIX_IN_THREE, TRIES),
    one: part(SURE, ONE_AT_LAST, TRIES),
  };
};

/**
 * The chance in per mille that the figure of `seat` on `progress` is captured before the seat's next turn, which
 * ended, or goes on after a six, with `roll`; 0 in the house and in the yard.
 */
export const danger = (board: Board, seat: Seat, progress: Progress, roll: number): number => {
  if (progress < START || progress >= HOUSE) return 0;
  const target = board.field(seat, progress);
  const turns = Array.from({ length: board.seats }, (_, enemy) =>
    enemy === seat || board.isHome(enemy) ? { hit: 0, one: 0 } : turnOf(board, enemy, target),
  );
  /** The chance from the turn of `next` on. */
  const from = (next: Seat, left: number): number => {
    const turn = turns[next];
    if (next === seat || turn === undefined || left === 0) return 0;
    const other = SURE - turn.hit - turn.one;
    return (
      turn.hit +
      part(from(board.following(next, 1), left - 1), turn.one, SURE) +
      part(from(board.following(next, 2), left - 1), other, SURE)
    );
  };
  const chance =
    roll === FACES
      ? // The own turn goes on: its last roll is any but a six.
        part(from(board.following(seat, 1), MOST_TURNS), 1, FACES - 1) +
        part(from(board.following(seat, 2), MOST_TURNS), FACES - 2, FACES - 1)
      : from(board.following(seat, roll), MOST_TURNS);
  return Math.round(part(chance, PER_MILLE * 2, SURE) / 2);
};
