/**
 * A round of Speed as computer players know it, changed in place: cards are numbers, and of cards that are not seen
 * only how many there are. `played.ts` plays whole rounds with it, `reading.ts` fills it from what a seat has seen.
 */
import type { Seat } from '../../../game/contract';
import { DECK, type Card } from '../cards';
import { FREEZE, HAND } from '../position';
import type { Deed, Timed } from './racer';

const RANKS = 13;
/** Who could lay a card does so sooner, in milliseconds. */
const QUIET = 1_000;
const SUITS = 4;
const CARDS = RANKS * SUITS;
/** Suits as two bits: rank × 4 + suit. */
export type Code = number;

const CODES: ReadonlyMap<string, Code> = new Map(DECK.map((card, at) => [card, at]));
export const codeOf = (card: Card): Code => CODES.get(card) ?? 0;
export const cardOf = (code: Code): Card => DECK[code] ?? 'AS';
/** 0 (ace) … 12 (king). */
export const rankOf = (code: Code): number => code >> 2;

/** The ranks next to a rank, as a set of bits; nothing fits on a missing card. */
const NEXT: readonly number[] = Array.from(
  { length: RANKS },
  (_, rank) => (1 << ((rank + 1) % RANKS)) | (1 << ((rank + RANKS - 1) % RANKS)),
);
export const nextTo = (rank: number): number => NEXT[rank] ?? 0;
/** The ranks that fit on a card. */
export const fitsOn = (top: Code): number => (top < 0 ? 0 : nextTo(top >> 2));
export const hasRank = (set: number, code: Code): boolean => ((set >> (code >> 2)) & 1) === 1;

/** Deeds: 2 × card + pile for a card that is laid, or one of these. */
export const DRAW: Deed = 2 * CARDS;
export const SLAP: Deed = DRAW + 1;
export const NO_CARD: Code = -1;

export class Round implements Timed {
  /** With the options of the match. */
  readonly slap: boolean;
  readonly autoDraw: boolean;
  /** Play time of the last entry. */
  t = 0;
  /** Play time of the last entry that was more than a slap. */
  since = 0;
  /** By seat: the cards of the hand as far as they are seen, in the order of the rules. */
  readonly hands: readonly [Code[], Code[]] = [[], []];
  readonly held: [number, number] = [0, 0];
  readonly stock: [number, number] = [0, 0];
  readonly reserve: [number, number] = [0, 0];
  readonly tops: [Code, Code] = [NO_CARD, NO_CARD];
  readonly sizes: [number, number] = [0, 0];
  readonly frozen: [number, number] = [0, 0];
  /** No card was laid since the reserves were last made anew. */
  stale = false;
  /** By seat: when it acted last, and how often in this round. */
  readonly actedAt: [number, number] = [0, 0];
  readonly acts: [number, number] = [0, 0];
  /** By pile: when somebody else than the seat last changed it. */
  readonly changedFor: readonly [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  /** By seat: a number that its first hand and the first two cards make, for what it draws by chance. */
  readonly salt: [number, number] = [0, 0];
  /** By rank: cards that lie, or once lay, open in the middle. */
  readonly laid = new Uint8Array(RANKS);
  laidInAll = 0;
  readonly #changedAt: [number, number] = [0, 0];
  readonly #wasLaid = new Uint8Array(CARDS);
  /** By seat: so many of its cards are none of these ranks, as it has not laid them where they fitted. */
  readonly cold: [number, number] = [0, 0];
  readonly coldRanks: [number, number] = [0, 0];

  constructor(options: { readonly slap: boolean; readonly autoDraw: boolean }) {
    this.slap = options.slap;
    this.autoDraw = options.autoDraw;
  }

  /** Begins; hands that are not seen stay empty. */
  begin(
    hands: readonly (readonly Code[])[],
    stock: number,
    reserve: number,
    starters: readonly Code[],
  ): void {
    this.t = 0;
    this.since = 0;
    this.stale = false;
    this.laid.fill(0);
    this.laidInAll = 0;
    this.#wasLaid.fill(0);
    this.#changedAt.fill(0);
    for (const at of [0, 1] as const) {
      const hand = hands[at] ?? [];
      this.hands[at].length = 0;
      this.hands[at].push(...hand);
      this.held[at] = HAND;
      this.stock[at] = stock;
      this.reserve[at] = reserve;
      this.sizes[at] = 0;
      this.frozen[at] = 0;
      this.actedAt[at] = 0;
      this.acts[at] = 0;
      this.changedFor[at][0] = 0;
      this.changedFor[at][1] = 0;
      this.cold[at] = 0;
      this.coldRanks[at] = 0;
    }
    for (const at of [0, 1] as const) {
      this.#lie(starters[at] ?? NO_CARD, at);
      this.salt[at] = [...this.hands[at], ...starters].reduce(
        (sum, card) => (Math.imul(sum, 53) + card + 1) | 0,
        at,
      );
    }
  }

  /** Cards that a seat has yet to get rid of. */
  left(seat: Seat): number {
    return (this.held[seat] ?? 0) + (this.stock[seat] ?? 0);
  }

  mayDraw(seat: Seat): boolean {
    return (this.held[seat] ?? 0) < HAND && (this.stock[seat] ?? 0) > 0;
  }

  /** Whether a seat whose hand is seen can lay a card. */
  mayLay(seat: Seat): boolean {
    const set = fitsOn(this.tops[0]) | fitsOn(this.tops[1]);
    for (const card of this.hands[seat] ?? []) if (hasRank(set, card)) return true;
    return false;
  }

  /** A seat does something at `t`; `drawn` are the cards it gets by it, where they are seen, `count` their number. */
  act(seat: Seat, deed: Deed, t: number, drawn: readonly Code[], count: number): void {
    const me = seat === 0 ? 0 : 1;
    this.#watch(t);
    this.t = t;
    if (deed !== SLAP) this.since = t;
    this.actedAt[me] = t;
    this.acts[me] += 1;
    if (deed === SLAP) this.frozen[me] = t + FREEZE;
    else if (deed !== DRAW) this.#lay(me, deed >> 1, (deed & 1) === 0 ? 0 : 1);
    for (const card of drawn) this.hands[me].push(card);
    this.held[me] += count;
    this.stock[me] -= count;
  }

  /** The reserves turn a card each. */
  flip(t: number, turned: readonly Code[]): void {
    this.t = t;
    this.since = t;
    for (const at of [0, 1] as const) {
      // Nobody has anything that fits.
      this.#know(at, fitsOn(this.tops[0]) | fitsOn(this.tops[1]));
      if (this.reserve[at] === 0) continue;
      this.reserve[at] -= 1;
      this.#lie(turned[at] ?? NO_CARD, at);
      this.changedFor[0][at] = t;
      this.changedFor[1][at] = t;
    }
  }

  /** All cards of the piles but the tops are the reserves again. */
  reshuffle(): void {
    this.since = this.t;
    const loose = this.sizes[0] + this.sizes[1] - 2;
    const half = loose >> 1;
    this.reserve[0] = half;
    this.reserve[1] = half;
    this.sizes[0] = 1 + (loose & 1);
    this.sizes[1] = 1;
    this.stale = true;
  }

  /** Who leaves a pile alone for long has nothing that fits there. */
  #watch(t: number): void {
    for (const at of [0, 1] as const)
      for (const pile of [0, 1] as const) {
        const since = Math.max(this.actedAt[at], this.#changedAt[pile], this.frozen[at]);
        if (t - since >= QUIET) this.#know(at, fitsOn(this.tops[pile]));
      }
  }

  /** None of the cards that a seat holds now is of the ranks `set`. */
  #know(at: 0 | 1, set: number): void {
    this.coldRanks[at] = this.cold[at] === this.held[at] ? this.coldRanks[at] | set : set;
    this.cold[at] = this.held[at];
  }

  #lay(me: 0 | 1, card: Code, pile: 0 | 1): void {
    const hand = this.hands[me];
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
    this.held[me] -= 1;
    // A card of a rank that it was known not to have has come since; any other may have been there.
    if (this.cold[me] > 0 && !hasRank(this.coldRanks[me], card)) this.cold[me] -= 1;
    this.#lie(card, pile);
    this.changedFor[me === 0 ? 1 : 0][pile] = this.t;
    this.stale = false;
  }

  #lie(card: Code, pile: 0 | 1): void {
    this.tops[pile] = card;
    this.#changedAt[pile] = this.t;
    this.sizes[pile] += 1;
    if (card < 0 || this.#wasLaid[card] === 1) return;
    this.#wasLaid[card] = 1;
    const rank = card >> 2;
    this.laid[rank] = (this.laid[rank] ?? 0) + 1;
    this.laidInAll += 1;
  }
}
