/**
 * Deals of the cards a seat does not see, as likely as its view and the log make them. Cards that were taken openly stay
 * with their takers. The others wander: two cards change places, the more seldom the more actions of their owners that
 * leaves unexplained (a Markov chain after Metropolis, in whole numbers). By which rules of thumb each other seat plays
 * is imagined the same way.
 */
import type { Seat } from '../../../game/contract';
import { MOST, VALUES, copies, type Value } from '../cards';
import type { View } from '../position';
import type { Board } from './board';
import type { Dice } from '../../../ai/dice';
import { WIDTH, type Evidence } from './evidence';

/** A change that leaves one action more unexplained is made once in 8 times, two more: once in 64, … */
export const DOUBT_BITS = 3;
/** Changes that are tried before the first deal, and between two deals. */
const FIRST = 200;
const BETWEEN = 12;
/** One of so many changes is one of how a seat plays. */
const SWAPS = 8;

/** All cards whose place the seat does not know. */
const unseen = (view: View, seat: Seat): Value[] => {
  const left = new Int8Array(WIDTH);
  for (const value of VALUES) left[value] = copies(value);
  const drop = (value: Value, count: number) => {
    left[value] = (left[value] ?? 0) - count;
  };
  for (const { value, count } of view.parade) drop(value, count);
  for (const value of view.gone) drop(value, 1);
  for (const [other, hand] of view.hands.entries())
    for (const value of other === seat && typeof hand === 'object'
      ? hand
      : (view.known[other] ?? []))
      drop(value, 1);
  return VALUES.flatMap((value) => Array.from({ length: left[value] ?? 0 }, () => value));
};

export class Imagination {
  readonly #me: Seat;
  readonly #seats: number;
  readonly #evidence: Evidence;
  readonly #dice: Dice;
  /** The unseen cards in a row: first those of other seats, seat by seat, then those out of the game. */
  readonly #cards: Value[];
  /** Whose the first cards of the row are. */
  readonly #owners: readonly Seat[];
  /** By seat and value: what everybody else holds, known cards included. */
  readonly #counts: Int8Array;
  /** The seats, bit by bit, that play thriftily; the viewer does. */
  #thrifty: number;
  /** By seat: actions that its hand leaves unexplained. */
  readonly #doubts: number[];

  constructor(view: View, me: Seat, evidence: Evidence, dice: Dice) {
    this.#me = me;
    this.#seats = view.seats;
    this.#evidence = evidence;
    this.#dice = dice;
    this.#counts = new Int8Array(view.seats * WIDTH);
    this.#cards = this.#shuffled(unseen(view, me));
    this.#owners = view.hands.flatMap((hand, seat): Seat[] => {
      if (seat === me) return [];
      const known = view.known[seat] ?? [];
      for (const value of known) this.#count(seat, value, 1);
      const size = typeof hand === 'number' ? hand : hand.length;
      return Array.from({ length: size - known.length }, () => seat);
    });
    for (const [i, seat] of this.#owners.entries()) this.#count(seat, this.#cards[i] ?? 0, 1);
    this.#thrifty = (dice.word() >>> 8) | (1 << me);
    this.#doubts = view.hands.map((_, seat) => (seat === me ? 0 : this.#unexplained(seat)));
    for (let i = 0; i < FIRST; i++) this.#wander();
  }

  /**
   * Gives the next deal's hands of all others to a board.
   *
   * @returns the seats, bit by bit, that play thriftily.
   */
  deal(board: Board): number {
    for (let i = 0; i < BETWEEN; i++) this.#wander();
    for (let seat = 0; seat < this.#seats; seat++) {
      if (seat === this.#me) continue;
      for (let value = 1; value <= MOST; value++)
        for (let k = this.#counts[seat * WIDTH + value] ?? 0; k > 0; k--) board.give(seat, value);
    }
    return this.#thrifty;
  }

  #shuffled(cards: Value[]): Value[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.#dice.below(i + 1);
      const card = cards[i] ?? 0;
      cards[i] = cards[j] ?? 0;
      cards[j] = card;
    }
    return cards;
  }

  #count(seat: Seat, value: Value, more: number): void {
    const at = seat * WIDTH + value;
    this.#counts[at] = (this.#counts[at] ?? 0) + more;
  }

  #unexplained(seat: Seat): number {
    const thrifty = ((this.#thrifty >> seat) & 1) === 1;
    return this.#evidence.unexplained(seat, thrifty, this.#counts, seat * WIDTH);
  }

  /** Two cards change places; `to` is nobody where the second one is out of the game. */
  #exchange(i: number, j: number, from: Seat, to: Seat | undefined): void {
    const cards = this.#cards;
    const [mine, other] = [cards[i] ?? 0, cards[j] ?? 0];
    cards[i] = other;
    cards[j] = mine;
    this.#count(from, mine, -1);
    this.#count(from, other, 1);
    if (to === undefined) return;
    this.#count(to, other, -1);
    this.#count(to, mine, 1);
  }

  /** Tries one change. */
  #wander(): void {
    if (this.#dice.below(SWAPS) === 0) this.#turnMind();
    else if (this.#owners.length > 0) this.#swap();
  }

  /** Another seat plays by the other rules of thumb. */
  #turnMind(): void {
    const step = 1 + this.#dice.below(this.#seats - 1);
    const seat = (this.#me + step) % this.#seats;
    this.#thrifty ^= 1 << seat;
    const doubts = this.#unexplained(seat);
    if (this.#isMade(doubts - (this.#doubts[seat] ?? 0))) this.#doubts[seat] = doubts;
    else this.#thrifty ^= 1 << seat;
  }

  /** Two cards change places. */
  #swap(): void {
    const dice = this.#dice;
    const owned = this.#owners.length;
    const i = dice.below(owned);
    const j = dice.below(this.#cards.length);
    const from = this.#owners[i] ?? 0;
    const to = this.#owners[j];
    if (from === to || this.#cards[i] === this.#cards[j]) return;
    this.#exchange(i, j, from, to);
    const first = this.#unexplained(from);
    const second = to === undefined ? 0 : this.#unexplained(to);
    const before = (this.#doubts[from] ?? 0) + (to === undefined ? 0 : (this.#doubts[to] ?? 0));
    if (!this.#isMade(first + second - before)) {
      this.#exchange(i, j, from, to);
      return;
    }
    this.#doubts[from] = first;
    if (to !== undefined) this.#doubts[to] = second;
  }

  #isMade(more: number): boolean {
    if (more <= 0) return true;
    const bits = more * DOUBT_BITS;
    return bits < 31 && (this.#dice.word() & ((1 << bits) - 1)) === 0;
  }
}
