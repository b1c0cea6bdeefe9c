/**
 * The last two rounds, in which all dominoes lie open: what each seat can still make of its zoo with every choice of
 * picks, and who picks what. Where one domino is laid now and one later, all places are tried; where two players lay up
 * to four, those that look best. Opponents are expected to pick what brings them the most visitors, against a single
 * one also what keeps the other back.
 */
import type { Seat } from '../../../game/contract';
import { NONE, bestSpots, freeSlots, type Choice } from './choices';
import { PICK, PLACE, brought, type Compact } from './compact';
import { Ground } from './ground';
import { KEEN } from './playout';
import { Hopes, PLAIN, Sense } from './sense';

/** Places that are tried, by the number of dominoes that are laid after this one. */
const WIDTH: readonly number[] = [1, 99, 7, 4];

/** What a choice leads to: visitors of the seat itself, and by how many the best opponent is behind. */
export interface Foreseen {
  readonly choice: Choice;
  readonly visitors: number;
  readonly lead: number;
}

/** No row is drawn any more before the match is over. */
export const isEndgame = ({ alone, round, rounds, step }: Compact): boolean =>
  alone ? round === rounds && step === PLACE : round >= rounds - 1 && round > 0;

export class Endgame {
  readonly #match: Compact;
  readonly #me: Seat;
  readonly #past: readonly number[];
  readonly #plain: Sense;
  readonly #keen: Sense;
  readonly #grounds: readonly Ground[];
  /** By seat and set of picked slots: what the zoo brings in the end, once it is known. */
  readonly #reached: Map<number, number>[];
  readonly #taken: Int32Array;

  /** @param past visitors of earlier matches of the season, by seat */
  constructor(match: Compact, past: readonly number[]) {
    this.#match = match;
    this.#me = match.turn;
    this.#past = past;
    this.#plain = new Sense(PLAIN, match.middle, new Hopes());
    this.#keen = new Sense(KEEN, match.middle, new Hopes());
    this.#grounds = WIDTH.map(() => new Ground(match.zoo(0).size));
    this.#reached = match.zoos.map(() => new Map<number, number>());
    this.#taken = match.takers.slice();
  }

  /** All choices of the seat on turn; places beyond `most` are left out where more than two dominoes follow. */
  choices(most: number): readonly Foreseen[] {
    const match = this.#match;
    const me = this.#me;
    if (match.step === PICK)
      return freeSlots(match).map((slot) => this.#foresee({ spot: NONE, slot }, match.at));
    const width = match.seats === 2 ? most : Infinity;
    const spots = bestSpots(match, me, match.due, this.#keen, width);
    const slots = match.round === match.rounds ? [NONE] : freeSlots(match);
    const own = new Ground(match.zoo(me).size);
    return spots.flatMap((spot) => {
      own.copy(match.zoo(me));
      if (spot === NONE) own.discard();
      else own.lay(match.due, spot);
      this.#reached[me]?.clear();
      return slots.map((slot) => this.#foresee({ spot, slot }, match.at + 1, own));
    });
  }

  /** @param own the own zoo, where it is another one by now */
  #foresee(choice: Choice, at: number, own?: Ground): Foreseen {
    const { slot } = choice;
    if (slot !== NONE) this.#taken[slot] = this.#me;
    // Who picks has laid already, so the next keeper of the row is the next one to pick.
    const ends = this.#ends(at, at, own);
    if (slot !== NONE) this.#taken[slot] = -1;
    const visitors = (ends[this.#me] ?? 0) - (this.#past[this.#me] ?? 0);
    return { choice, visitors, lead: this.#leadOf(this.#me, ends) };
  }

  #leadOf(seat: Seat, ends: readonly number[]): number {
    const others = ends.filter((_, other) => other !== seat);
    return (ends[seat] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
  }

  /** Visitors by seat in the end, with those of earlier matches. @param from the first keeper that has not laid yet */
  #ends(at: number, from: number, own?: Ground): readonly number[] {
    const match = this.#match;
    if (match.round === match.rounds || at >= match.count)
      return match.zoos.map((_, seat) => this.#reach(seat, from, own) + (this.#past[seat] ?? 0));
    const seat = match.keepers[at] ?? 0;
    const relative = match.seats === 2 || seat === this.#me;
    let best: readonly number[] = [];
    let most = -Infinity;
    for (let slot = 0; slot < match.lying; slot++) {
      if (this.#taken[slot] !== -1) continue;
      this.#taken[slot] = seat;
      const ends = this.#ends(at + 1, from, own);
      this.#taken[slot] = -1;
      const worth = relative ? this.#leadOf(seat, ends) : (ends[seat] ?? 0);
      if (worth <= most) continue;
      most = worth;
      best = ends;
    }
    return best;
  }

  /** What a zoo brings at most with what its seat still lays of this row and what it has picked. */
  #reach(seat: Seat, from: number, own?: Ground): number {
    const match = this.#match;
    let set = 0;
    for (let slot = 0; slot < match.lying; slot++) if (this.#taken[slot] === seat) set |= 1 << slot;
    const known = this.#reached[seat]?.get(set);
    if (known !== undefined) return known;
    const dominoes: number[] = [];
    for (let i = from; i < match.count; i++)
      if (match.keepers[i] === seat) dominoes.push(match.row[i] ?? 0);
    for (let slot = 0; slot < match.lying; slot++)
      if ((set >> slot) & 1) dominoes.push(match.next[slot] ?? 0);
    const zoo = seat === this.#me && own !== undefined ? own : match.zoo(seat);
    const most = this.#build(zoo, dominoes, 0);
    this.#reached[seat]?.set(set, most);
    return most;
  }

  #build(zoo: Ground, dominoes: readonly number[], at: number): number {
    const left = dominoes.length - at - 1;
    const domino = dominoes[at] ?? 0;
    if (left < 0) return brought(zoo, this.#match.middle, this.#match.full);
    if (left === 0) return this.#last(zoo, domino);
    const next = this.#grounds[left] ?? new Ground(zoo.size);
    this.#keen.findAll(zoo, domino);
    if (this.#keen.count === 0) {
      next.copy(zoo);
      next.discard();
      return this.#build(next, dominoes, at + 1);
    }
    const { worths, spots, count } = this.#keen;
    const order = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b,
    );
    const tried = order.slice(0, WIDTH[left] ?? 1).map((i) => spots[i] ?? 0);
    let most = 0;
    for (const spot of tried) {
      next.copy(zoo);
      next.lay(domino, spot);
      most = Math.max(most, this.#build(next, dominoes, at + 1));
    }
    return most;
  }

  /** The best place for the last domino is the one that brings most at once. */
  #last(zoo: Ground, domino: number): number {
    const { middle, full } = this.#match;
    const last = this.#grounds[0] ?? new Ground(zoo.size);
    this.#plain.find(zoo, domino);
    last.copy(zoo);
    if (this.#plain.spot < 0) last.discard();
    else last.lay(domino, this.#plain.spot);
    return brought(last, middle, full);
  }
}
