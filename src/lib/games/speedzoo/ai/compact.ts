/**
 * A running match to play forward quickly: the same rules as `rules.ts`, changed in place. Proven equal to the rules by
 * random play (`compact.test.ts`). It knows one match (of a season, too) from its first pick on and no wishes; rows come
 * from a deck whose order somebody else imagines.
 */
import type { Seat } from '../../../game/contract';
import { keepersOf, roundsOf, rowLength } from '../display';
import type { Position } from '../position';
import type { Dice } from '../../../ai/dice';
import { FULL, MIDDLE } from '../score';
import { Ground } from './ground';
import { type Spot } from './spots';

export const PICK = 0;
export const PLACE = 1;
/** The next row comes from the deck. */
export const ROW = 2;
export const OVER = 3;

const NOBODY = -1;
const LONGEST = 4;
const DECK = 48;
/** What a playout costs besides what is laid in it, as `effort`. */
const UPKEEP = 16;

/** Visitors of a zoo with the additions that are played. */
export const brought = (zoo: Ground, middle: boolean, full: boolean): number =>
  zoo.visitors + (middle && zoo.inMiddle ? MIDDLE : 0) + (full && zoo.isFull ? FULL : 0);

export class Compact {
  readonly #game: Pick<Position, 'seats' | 'options'>;
  readonly seats: number;
  readonly alone: boolean;
  readonly middle: boolean;
  readonly full: boolean;
  readonly rounds: number;
  readonly rowLength: number;
  readonly zoos: readonly Ground[];
  /** The row that is laid: dominoes and their keepers; those before `at` are done. */
  readonly row = new Int32Array(LONGEST);
  readonly keepers = new Int32Array(LONGEST);
  /** The row that is picked from, and who stands there; −1: nobody. */
  readonly next = new Int32Array(LONGEST);
  readonly takers = new Int32Array(LONGEST);
  /** What has not been seen, in the order in which it comes. */
  readonly deck = new Int32Array(DECK);
  /** The order in which keepers pick from the first row. */
  readonly #order = new Int32Array(LONGEST);
  count = 0;
  at = 0;
  lying = 0;
  picked = 0;
  drawn = 0;
  unseen = 0;
  round = 0;
  step = ROW;
  turn: Seat = 0;

  constructor(game: Pick<Position, 'seats' | 'options'>) {
    const { seats, options } = game;
    this.#game = game;
    this.seats = seats;
    this.alone = options.solo !== null;
    this.middle = options.middle;
    this.full = options.full;
    this.rounds = roundsOf(seats, options);
    this.rowLength = rowLength(seats, options);
    this.zoos = Array.from({ length: seats }, () => new Ground(options.size));
  }

  /** Another one with as many seats and the same options. */
  static like(other: Compact): Compact {
    return new Compact(other.#game);
  }

  /** Takes over a position in which somebody picks or lays, or a row is due. */
  load(position: Position): void {
    const { zoos, row, next, order, unseen, step, turn, round } = position;
    for (const [seat, zoo] of zoos.entries()) this.zoos[seat]?.load(zoo);
    this.count = row.length;
    this.at = row.filter((slot) => slot.done).length;
    for (const [i, { domino, keeper }] of row.entries()) {
      this.row[i] = domino;
      this.keepers[i] = keeper ?? NOBODY;
    }
    this.lying = next.length;
    this.picked = next.filter((slot) => slot.keeper !== null).length;
    for (const [i, { domino, keeper }] of next.entries()) {
      this.next[i] = domino;
      this.takers[i] = keeper ?? NOBODY;
    }
    this.#order.set(order);
    // In whatever order it is told: nobody knows how it comes.
    this.deck.set(unseen.toSorted((a, b) => a - b));
    this.unseen = unseen.length;
    this.drawn = 0;
    this.round = round;
    this.turn = turn ?? 0;
    this.step = step === 'pick' ? PICK : step === 'place' ? PLACE : step === 'row' ? ROW : OVER;
  }

  /** Everything as in the other one, which plays with as many seats and the same options; the deck stays the own one. */
  copy(other: Compact): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const theirs = other.zoos[seat];
      if (theirs !== undefined) this.zoos[seat]?.copy(theirs);
    }
    for (let i = 0; i < LONGEST; i++) {
      this.row[i] = other.row[i] ?? 0;
      this.keepers[i] = other.keepers[i] ?? 0;
      this.next[i] = other.next[i] ?? 0;
      this.takers[i] = other.takers[i] ?? 0;
      this.#order[i] = other.#order[i] ?? 0;
    }
    this.count = other.count;
    this.at = other.at;
    this.lying = other.lying;
    this.picked = other.picked;
    this.drawn = other.drawn;
    this.unseen = other.unseen;
    this.round = other.round;
    this.step = other.step;
    this.turn = other.turn;
  }

  /** What is unseen will come in any order. */
  shuffle(dice: Dice): void {
    const { deck, unseen } = this;
    for (let i = this.drawn; i < unseen - 1; i++) {
      const j = i + dice.below(unseen - i);
      const one = deck[i] ?? 0;
      deck[i] = deck[j] ?? 0;
      deck[j] = one;
    }
  }

  /** The zoo of a seat. */
  zoo(seat: Seat): Ground {
    const zoo = this.zoos[seat];
    if (zoo === undefined) throw new RangeError(`no seat ${seat}`);
    return zoo;
  }

  isTaken(slot: number): boolean {
    return this.takers[slot] !== NOBODY;
  }

  /**
   * How much there is to do to the end of a match, in 64ths of a domino of a young zoo: the fewer are left, the fewer
   * places there are for each. So it grows with the square of what is left; half as much again alone, where all four of
   * a row are looked at, and in large zoos. Measured, at any time of a match of one to four players.
   */
  get effort(): number {
    const all = this.rounds * keepersOf(this.seats);
    const picked = this.step === PICK && this.alone ? 1 : this.count - this.at;
    const left = Math.max(1, (this.rounds - this.round) * keepersOf(this.seats) + picked);
    const wide = this.alone || this.zoo(0).size > 5;
    return Math.trunc((left * left * (wide ? 96 : 64)) / all) + UPKEEP;
  }

  /** The domino that is laid next. */
  get due(): number {
    return this.row[this.at] ?? 0;
  }

  /** The seat on turn lays the domino that is due, where it fits. */
  lay(spot: Spot): void {
    this.zoo(this.turn).lay(this.due, spot);
    this.#settle();
  }

  discard(): void {
    this.zoo(this.turn).discard();
    this.#settle();
  }

  #settle(): void {
    this.at += 1;
    if (this.alone) this.step = this.round === this.rounds ? OVER : ROW;
    else if (this.round === this.rounds) this.#laying();
    else this.step = PICK;
  }

  #laying(): void {
    if (this.at < this.count) {
      this.step = PLACE;
      this.turn = this.keepers[this.at] ?? 0;
    } else if (this.round === this.rounds) this.step = OVER;
    else this.#advance();
  }

  /** What was picked moves up. */
  #advance(): void {
    this.#moveUp();
    this.round += 1;
    if (this.round === this.rounds) this.#laying();
    else this.step = ROW;
  }

  #moveUp(): void {
    let count = 0;
    for (let i = 0; i < this.lying; i++) {
      const taker = this.takers[i] ?? NOBODY;
      if (taker === NOBODY) continue;
      this.row[count] = this.next[i] ?? 0;
      this.keepers[count] = taker;
      count += 1;
    }
    this.count = count;
    this.at = 0;
    this.lying = 0;
    this.picked = 0;
  }

  /** The seat on turn takes the domino at this place of the next row, which is free. */
  take(slot: number): void {
    this.takers[slot] = this.turn;
    this.picked += 1;
    if (this.alone) {
      this.#moveUp();
      this.step = PLACE;
    } else if (this.round === 0) this.#picking();
    else this.#laying();
  }

  #picking(): void {
    if (this.picked === keepersOf(this.seats)) this.#advance();
    else {
      this.step = PICK;
      this.turn = this.#order[this.picked] ?? 0;
    }
  }

  /** The next row comes from the deck. */
  draw(): void {
    const { next, deck, drawn, rowLength: length } = this;
    for (let i = 0; i < length; i++) {
      const domino = deck[drawn + i] ?? 0;
      let at = i;
      for (; at > 0 && (next[at - 1] ?? 0) > domino; at--) next[at] = next[at - 1] ?? 0;
      next[at] = domino;
    }
    this.drawn = drawn + length;
    this.takers.fill(NOBODY);
    this.lying = length;
    this.picked = 0;
    if (this.alone) {
      this.count = 0;
      this.at = 0;
      this.round += 1;
      this.step = PICK;
    } else if (this.round === 0) this.#picking();
    else this.#laying();
  }

  /** Visitors of a zoo with the additions that are played. */
  visitors(seat: Seat): number {
    return brought(this.zoo(seat), this.middle, this.full);
  }
}
