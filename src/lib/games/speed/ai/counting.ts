/** What one seat can count: cards that it has not seen, and what the other one is expected to hold of them. */
import { nextTo, type Round } from './round';

const RANKS = 13;
const SUITS = 4;

/** How many bits a set has. */
export const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
};

/** Filled anew for each decision, as there are many in a second. */
export class Counts {
  /** By rank: cards that neither lay open nor are its own. */
  readonly unseen = new Int32Array(RANKS);
  #unseen = 0;
  /** Of the other one: its cards, those that have come since, and the ranks that the older ones are not. */
  #held = 0;
  #fresh = 0;
  #coldRanks = 0;
  #unseenWarm = 0;

  /** Counts what seat `me` has seen of the round. */
  count(round: Round, me: 0 | 1): this {
    const other = me === 0 ? 1 : 0;
    const { unseen } = this;
    for (let rank = 0; rank < RANKS; rank++) unseen[rank] = SUITS - (round.laid[rank] ?? 0);
    for (const card of round.hands[me]) unseen[card >> 2] = (unseen[card >> 2] ?? 0) - 1;
    this.#unseen = RANKS * SUITS - round.laidInAll - round.hands[me].length;
    this.#held = round.held[other];
    this.#fresh = this.#held - Math.min(this.#held, round.cold[other]);
    this.#coldRanks = round.coldRanks[other];
    this.#unseenWarm = this.#of(~this.#coldRanks);
    return this;
  }

  /** Cards of ranks `set` that the other one is expected to hold, in hundredths. */
  expected(set: number): number {
    if (this.#unseen <= 0 || this.#held === 0) return 0;
    const ofNew = Math.floor((100 * this.#fresh * this.#of(set)) / this.#unseen);
    if (this.#unseenWarm <= 0) return ofNew;
    const cold = this.#held - this.#fresh;
    return ofNew + Math.floor((100 * cold * this.#of(set & ~this.#coldRanks)) / this.#unseenWarm);
  }

  /** Unseen cards that would go on a rank, or it on them. */
  outs(rank: number): number {
    return this.#of(nextTo(rank));
  }

  #of(set: number): number {
    let sum = 0;
    for (let rest = set & ((1 << RANKS) - 1); rest !== 0; rest &= rest - 1)
      sum += this.unseen[31 - Math.clz32(rest & -rest)] ?? 0;
    return sum;
  }
}
