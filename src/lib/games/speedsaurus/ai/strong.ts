/**
 * The strong player: imagines deals, plays each of its actions out in all of them, and again and again drops the half
 * that does worse ("sequential halving"), so that most time goes into the choices that are close.
 */
import type { JsonObject, Seat } from '../../../game/contract';
import { bonusFor, pointsForLeft } from '../score';
import type { View } from '../position';
import { Board, countIn, isPass, ownBoard, type Code } from './board';
import type { Budget } from './budget';
import { Dice } from '../../../ai/dice';
import { Evidence } from './evidence';
import { Imagination } from './imagine';
import { playOut } from './playout';
import { rewardOf, type Reward } from './reward';

/** An action and how it did in playouts; sums over all of them. */
export interface Tried {
  readonly code: Code;
  playouts: number;
  worth: number;
  wins: number;
  left: number;
  /** Leaderboard points of the deal as if it were a single match. */
  points: number;
}

export interface Matter {
  readonly view: View;
  readonly seat: Seat;
  /** As the seat saw it. */
  readonly log: readonly JsonObject[];
  /** What it may do, at least one. */
  readonly codes: readonly Code[];
}

/** A deal, and the seats in it that play thriftily. */
interface Imagined {
  readonly board: Board;
  readonly thrifty: number;
}

class Mind {
  readonly #seat: Seat;
  readonly #reward: Reward;
  readonly #deals: readonly Imagined[];
  readonly #board: Board;
  readonly #dice: Dice;
  readonly #seed: number;
  #next = 0;

  constructor({ view, seat, log }: Matter, deals: number, seed: number) {
    this.#seat = seat;
    this.#reward = rewardOf(view);
    this.#seed = seed;
    this.#dice = new Dice(seed);
    const imagination = new Imagination(view, seat, new Evidence(view.seats, log), this.#dice);
    this.#deals = Array.from({ length: deals }, () => {
      const board = ownBoard(view, seat);
      const thrifty = imagination.deal(board);
      return { board, thrifty };
    });
    this.#board = new Board(view.seats);
  }

  /** Plays every action out in the next deal, all with the same chance. */
  round(tried: readonly Tried[]): void {
    const at = this.#next++;
    const deal = this.#deals[at % this.#deals.length];
    if (deal === undefined) return;
    for (const one of tried) {
      this.#dice.seed(this.#seed + at);
      this.#board.copy(deal.board);
      this.#board.apply(one.code);
      playOut(this.#board, deal.thrifty, this.#dice);
      this.#note(one, this.#board.sizes);
    }
  }

  #note(one: Tried, left: Int32Array): void {
    const own = left[this.#seat] ?? 0;
    let rank = 1;
    for (const other of left) if (other < own) rank += 1;
    one.playouts += 1;
    one.worth += this.#reward(left, this.#seat);
    one.wins += own === 0 ? 1 : 0;
    one.left += own;
    one.points += pointsForLeft(own) + bonusFor(rank);
  }
}

const halvings = (count: number, finalists: number): number => {
  let found = 1;
  for (let left = count; left > finalists; left = (left + 1) >> 1) found += 1;
  return found;
};

/**
 * The best actions by what they did in playouts, the best first; among equals the earlier one in the legal list.
 *
 * @param finalists how many are compared to the end, 2 or more.
 */
export const weigh = (
  matter: Matter,
  { playouts, deals }: Budget,
  seed: number,
  finalists: number,
): readonly Tried[] => {
  const { codes } = matter;
  const order = new Map(codes.map((code, i) => [code, i]));
  const mind = new Mind(matter, deals, seed);
  const share = Math.trunc(playouts / halvings(codes.length, finalists));
  let tried: readonly Tried[] = codes.map((code) => ({
    code,
    playouts: 0,
    worth: 0,
    wins: 0,
    left: 0,
    points: 0,
  }));
  for (;;) {
    for (let i = Math.max(1, Math.trunc(share / tried.length)); i > 0; i--) mind.round(tried);
    // All of them were played out equally often.
    tried = tried.toSorted(
      (a, b) => b.worth - a.worth || (order.get(a.code) ?? 0) - (order.get(b.code) ?? 0),
    );
    if (tried.length <= finalists) return tried;
    tried = tried.slice(0, Math.max(finalists, (tried.length + 1) >> 1));
  }
};

/** What the strong player does. */
export const strongCode = (matter: Matter, budget: Budget, seed: number): Code | undefined => {
  const { view, seat, codes } = matter;
  const hand = view.hands[seat];
  const size = typeof hand === 'object' ? hand.length : 0;
  const winning = codes.find((code) => !isPass(code) && countIn(code) === size);
  if (winning !== undefined || codes.length === 1) return winning ?? codes[0];
  return weigh(matter, budget, seed, 2)[0]?.code;
};
