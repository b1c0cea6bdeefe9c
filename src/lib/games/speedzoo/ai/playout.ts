/**
 * Plays a match to its end as the strong player imagines it: the seat that thinks lays and picks by its own rules of
 * thumb, all others by the book, like the normal player. Thinking them keener than most of them are costs a visitor or
 * two: then they seem to take other dominoes, and to be further ahead.
 */
import type { Seat } from '../../../game/contract';
import type { Compact } from './compact';
import { OVER, PICK, ROW } from './compact';
import { NORMAL } from './normal';
import { Hopes, Sense, type Taste } from './sense';
import type { Spot } from './spots';

/** Tuned in play against itself; lays and picks better than the normal player. */
export const KEEN: Taste = {
  middle: 139,
  stays: true,
  gap: 121,
  open: 6,
  shut: 17,
  stars: 26,
  fields: 192,
  discard: 625,
  late: 19,
};

/** Somebody who plays by the book looks at places that lose the middle, but hardly ever lays there; so it is quicker. */
const BOOK: Taste = { ...NORMAL, stays: true };

export class Playout {
  /** Of the seat that thinks. */
  readonly sense: Sense;
  readonly #others: Sense;
  /** By domino: where it was to be laid when it was picked, and how many dominoes the zoo had got by then. */
  readonly #spots = new Int32Array(64);
  readonly #after = new Int32Array(64).fill(-1);

  constructor(
    readonly match: Compact,
    readonly own: Seat,
  ) {
    this.sense = new Sense(KEEN, match.middle, new Hopes());
    this.#others = new Sense(BOOK, match.middle, new Hopes());
  }

  /** Of the seat on turn. */
  get #turn(): Sense {
    return this.match.turn === this.own ? this.sense : this.#others;
  }

  /** Looks at what is still unseen; to be called before anything is asked of `sense`. */
  look(): void {
    this.sense.hopes.set(KEEN, this.match);
    if (!this.match.alone) this.#others.hopes.set(BOOK, this.match);
  }

  /** Plays on until the match is over. */
  run(): void {
    const { match } = this;
    this.#after.fill(-1);
    this.look();
    while (match.step !== OVER)
      if (match.step === ROW) {
        match.draw();
        this.look();
      } else if (match.step === PICK) match.take(this.#pick());
      else this.#lay();
  }

  #lay(): void {
    const { match } = this;
    const spot = this.#spotFor(match.due);
    if (spot < 0) match.discard();
    else match.lay(spot);
  }

  #spotFor(domino: number): Spot {
    const { match } = this;
    const zoo = match.zoo(match.turn);
    if (this.#after[domino] === zoo.laid + zoo.discarded) return this.#spots[domino] ?? -1;
    const sense = this.#turn;
    sense.find(zoo, domino);
    return sense.spot;
  }

  #pick(): number {
    const { match } = this;
    const sense = this.#turn;
    const zoo = match.zoo(match.turn);
    let best = -1;
    let most = 0;
    for (let slot = 0; slot < match.lying; slot++) {
      if (match.isTaken(slot)) continue;
      const domino = match.next[slot] ?? 0;
      sense.find(zoo, domino);
      this.#spots[domino] = sense.spot;
      this.#after[domino] = zoo.laid + zoo.discarded;
      const worth = sense.worth - slot * sense.taste.late;
      if (best >= 0 && worth <= most) continue;
      best = slot;
      most = worth;
    }
    return best;
  }
}
