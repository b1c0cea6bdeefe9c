/**
 * How likely a seat's next turn can end a move on each field of the ring: exact for its first roll and for the one
 * after a six, compulsion included; further sixes in a row are left out.
 */
import type { Seat } from '../../../game/contract';
import { HOUSE, RING, type Progress } from '../ring';
import type { Board } from './board';

/** Chances are counted in 1296ths: two dice squared, so that three tries for a six stay close to whole numbers. */
export const CERTAIN = 1296;
const FACES = 6;
/** Of 1296: a given roll; a six within three tries, which is 91 of 216. */
const ONE_ROLL = 216;
const SIX_IN_THREE = 546;

/** Rolls that reach a progress, as bits; bit 5 is the six. */
const first = new Int32Array(RING);
const afterSix = new Int32Array(RING);
const firstFrom: Progress[] = [];
const secondFrom: Progress[] = [];

const ONES = Int8Array.from({ length: 1 << FACES }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
});
const ones = (bits: number): number => ONES[bits] ?? 0;

const SIX_BIT = 1 << (FACES - 1);

/** Notes for every progress the rolls with which a move ends there. */
const mark = (roll: number, from: readonly Progress[], n: number, bits: Int32Array) => {
  for (let i = 0; i < n; i++) {
    const origin = from[i] ?? 0;
    const to = origin < 0 ? 0 : origin + roll;
    if (to < HOUSE) bits[to] = (bits[to] ?? 0) | (1 << (roll - 1));
  }
};

const markSecond = (board: Board, seat: Seat) => {
  for (let roll = 1; roll <= FACES; roll++)
    mark(roll, secondFrom, board.origins(seat, roll, secondFrom), afterSix);
};

/** Writes the chances of `seat` by progress, in 1296ths, into `out` from `at` on. */
const reach = (board: Board, seat: Seat, out: Int16Array, at: number): void => {
  out.fill(0, at, at + RING);
  if (board.isHome(seat)) return;
  first.fill(0);
  afterSix.fill(0);
  // With three tries nothing moves but by a six.
  const threeTries = board.hasThreeTries(seat);
  for (let roll = threeTries ? FACES : 1; roll <= FACES; roll++) {
    const count = board.origins(seat, roll, firstFrom);
    mark(roll, firstFrom, count, first);
    if (roll < FACES) continue;
    if (count === 0) markSecond(board, seat);
    for (let i = 0; i < count; i++) {
      board.move(seat, firstFrom[i] ?? 0, FACES);
      markSecond(board, seat);
      board.takeBack();
    }
  }
  const six = threeTries ? SIX_IN_THREE : ONE_ROLL;
  for (let target = 0; target < RING; target++) {
    const direct = first[target] ?? 0;
    // A six that hits is worth it at once; otherwise the roll after it has to.
    const share = direct & SIX_BIT ? FACES : ones(afterSix[target] ?? 0);
    const plain = ones(direct & (SIX_BIT - 1)) * ONE_ROLL;
    out[at + target] = plain + Math.trunc((six * share) / FACES);
  }
};

const SLOTS = 1 << 12;

/** Reaches found so far, of those that share a slot the newest; a reach depends on nothing but the key of its seat. */
export class Reaches {
  readonly #keys = new Int32Array(SLOTS).fill(-1);
  readonly #chances = new Int16Array(SLOTS * RING);

  /** Where the reach of `seat` begins; it stays there until the next call. */
  find(board: Board, seat: Seat): number {
    const key = board.key(seat);
    const slot = (Math.imul(key, 0x9e37_79b1) >>> 12) & (SLOTS - 1);
    const at = slot * RING;
    if (this.#keys[slot] === key) return at;
    this.#keys[slot] = key;
    reach(board, seat, this.#chances, at);
    return at;
  }

  /** The chance, in 1296ths, at the place where a reach begins plus the progress its seat would have there. */
  chance(at: number): number {
    return this.#chances[at] ?? 0;
  }
}
