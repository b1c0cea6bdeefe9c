/**
 * A running deal to play forward quickly: the same rules as `rules.ts`, changed in place, in whole numbers. Proven equal
 * to the rules by random play (`board.test.ts`). Who ends the deal and with how many cards left is all it tells.
 *
 * A set of values is a number with bit v for value v. A hand is kept as such sets: of which values it has at least one
 * card, at least two, and so on; so "all groups of three or more that fit on the left" is one operation.
 *
 * An action is one number: cards laid as value × 16 + count, a pass as the value of the card taken, 0 for none. At
 * which end cards are laid follows from the value.
 */
import type { Seat } from '../../../game/contract';
import { type Hand, type Value } from '../cards';
import { LAST_ROUND } from '../rules';
import type { Action, View } from '../position';

/** Most cards of one value; there are sets for 1 … 8 of them, and an empty one behind. */
export const MOST_COPIES = 8;
/** How far the sets of two seats lie apart: that of "at least k" of a seat stands at seat × 16 + k. */
export const ROW = 16;
export type Sets = Int32Array;
export const EVERY = 0x3ffe;

export type Code = number;

export const lay = (value: Value, count: number): Code => value * 16 + count;
export const isPass = (code: Code): boolean => code < 16;
export const valueOf = (code: Code): Value => (code < 16 ? code : code >> 4);
export const countIn = (code: Code): number => code & 15;

/** The number of an action of the rules. */
export const codeOf = (action: Action): Code =>
  action.do === 'pass' ? (action.take ?? 0) : lay(action.value, action.count);

export const lowest = (set: number): Value => 31 - Math.clz32(set & -set);
export const highest = (set: number): Value => 31 - Math.clz32(set);

/** The values that fit at the left end, or anywhere where nothing lies. */
export const fitsLeft = (lying: number): number =>
  lying === 0 ? EVERY : ((lying & -lying) << 1) - 2;

/** The values that fit at the right end only; a single stack is both ends, and an equal value goes left. */
export const fitsRight = (lying: number): number => {
  if (lying === 0) return 0;
  const from = (lying & (lying - 1)) === 0 ? highest(lying) + 1 : highest(lying);
  return EVERY & (-1 << from);
};

export class Board {
  readonly seats: number;
  /** By seat and number of cards; see `ROW`. */
  readonly sets: Sets;
  /** Cards in hand by seat. */
  readonly sizes: Int32Array;
  /** Cards in the parade by value. */
  readonly stacks = new Int32Array(16);
  /** The values that lie in the parade. */
  lying = 0;
  turn: Seat = 0;
  /** The seats that have passed, bit by bit. */
  passed = 0;
  opening = false;
  round = 0;
  over = false;

  constructor(seats: number) {
    this.seats = seats;
    this.sets = new Int32Array(seats * ROW);
    this.sizes = new Int32Array(seats);
  }

  /** Takes over what everybody sees; hands are dealt afterwards. */
  load(view: View): void {
    this.sets.fill(0);
    this.sizes.fill(0);
    this.stacks.fill(0);
    this.lying = 0;
    for (const { value, count } of view.parade) {
      this.stacks[value] = count;
      this.lying |= 1 << value;
    }
    this.turn = view.turn ?? 0;
    this.passed = view.passed.reduce((set, out, seat) => (out ? set | (1 << seat) : set), 0);
    this.opening = view.opening;
    this.round = view.round;
    this.over = view.turn === null;
  }

  /** Everything as on the other board, which has as many seats. */
  copy(other: Board): void {
    this.sets.set(other.sets);
    this.sizes.set(other.sizes);
    this.stacks.set(other.stacks);
    this.lying = other.lying;
    this.turn = other.turn;
    this.passed = other.passed;
    this.opening = other.opening;
    this.round = other.round;
    this.over = other.over;
  }

  /** One more card into a hand. */
  give(seat: Seat, value: Value): void {
    const { sets } = this;
    const bit = 1 << value;
    let at = seat * ROW + 1;
    while (((sets[at] ?? 0) & bit) !== 0) at += 1;
    sets[at] = (sets[at] ?? 0) | bit;
    this.sizes[seat] = (this.sizes[seat] ?? 0) + 1;
  }

  giveAll(seat: Seat, hand: Hand): void {
    for (const value of hand) this.give(seat, value);
  }

  /** The values of which a seat has at least `count` cards, 1 … 9. */
  atLeast(seat: Seat, count: number): number {
    return this.sets[seat * ROW + count] ?? 0;
  }

  /** Cards of a value in a hand. */
  held(seat: Seat, value: Value): number {
    let count = 0;
    while (((this.sets[seat * ROW + count + 1] ?? 0) >> value) & 1) count += 1;
    return count;
  }

  get needLeft(): number {
    return this.lying === 0 ? 1 : (this.stacks[lowest(this.lying)] ?? 1);
  }

  get needRight(): number {
    return this.lying === 0 ? 1 : (this.stacks[highest(this.lying)] ?? 1);
  }

  /**
   * Lists what the seat on turn may do, in the order of the rules.
   *
   * @returns their number; what stands in `into` beyond it does not count.
   */
  list(into: Code[]): number {
    if (this.over) return 0;
    const { needLeft, needRight, turn, lying } = this;
    const left = fitsLeft(lying);
    let found = 0;
    for (let rest = this.atLeast(turn, 1) & (left | fitsRight(lying)); rest; rest &= rest - 1) {
      const value = lowest(rest);
      const have = this.held(turn, value);
      const need = (left >> value) & 1 ? needLeft : needRight;
      for (let count = need; count <= have; count++) into[found++] = lay(value, count);
    }
    if (this.opening) return found;
    if (lying === 0) into[found++] = 0;
    for (let rest = lying; rest; rest &= rest - 1) into[found++] = lowest(rest);
    return found;
  }

  /** The seat on turn does what it may do. */
  apply(code: Code): void {
    if (code < 16) this.#pass(code);
    else this.#lay(code >> 4, code & 15);
  }

  #lay(value: Value, count: number): void {
    const { sets, turn } = this;
    const bit = 1 << value;
    let at = turn * ROW + this.held(turn, value);
    for (let left = count; left > 0; left--, at--) sets[at] = (sets[at] ?? 0) & ~bit;
    this.stacks[value] = (this.stacks[value] ?? 0) + count;
    this.lying |= bit;
    this.opening = false;
    const size = (this.sizes[turn] ?? 0) - count;
    this.sizes[turn] = size;
    if (size === 0) this.over = true;
    else this.turn = this.#follower();
  }

  #pass(value: Value): void {
    const { turn } = this;
    if (value > 0) {
      const rest = (this.stacks[value] ?? 0) - 1;
      this.stacks[value] = rest;
      if (rest === 0) this.lying &= ~(1 << value);
      this.give(turn, value);
    }
    this.passed |= 1 << turn;
    this.turn = this.#follower();
    const still = ((1 << this.seats) - 1) & ~this.passed;
    if ((still & (still - 1)) === 0) this.#endRound();
  }

  #endRound(): void {
    if (this.round === LAST_ROUND) {
      this.over = true;
      return;
    }
    this.stacks.fill(0);
    this.lying = 0;
    this.passed = 0;
    this.opening = true;
    this.round += 1;
  }

  #follower(): Seat {
    const { seats, passed } = this;
    let next = this.turn;
    do {
      next = next + 1 === seats ? 0 : next + 1;
    } while ((passed >> next) & 1);
    return next;
  }
}

/** The board of a view with the viewer's own hand only: enough for who does not think about others. */
export const ownBoard = (view: View, seat: Seat): Board => {
  const board = new Board(view.seats);
  board.load(view);
  const hand = view.hands[seat];
  if (typeof hand === 'object') board.giveAll(seat, hand);
  return board;
};
