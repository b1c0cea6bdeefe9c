/** Plays a match to its end as the strong player imagines it: everybody lays and picks by its own rules of thumb. */
import type { Compact } from './compact';
import { OVER, PICK, ROW } from './compact';
import { Hopes, Sense, type Taste } from './sense';
import type { Spot } from './spots';

/** Tuned in play against itself; lays and picks better than the normal player. */
export const KEEN: Taste = {
  middle: 139,
  gap: 121,
  open: 6,
  shut: 17,
  stars: 26,
  fields: 192,
  discard: 625,
  late: 19,
};

export class Playout {
  readonly sense: Sense;
  readonly #hopes = new Hopes();
  /** By domino: where it was to be laid when it was picked, and how many dominoes the zoo had got by then. */
  readonly #spots = new Int32Array(64);
  readonly #after = new Int32Array(64).fill(-1);

  constructor(
    readonly match: Compact,
    readonly taste: Taste = KEEN,
  ) {
    this.sense = new Sense(taste, match.middle, this.#hopes);
  }

  /** Looks at what is still unseen; to be called before anything is asked of `sense`. */
  look(): void {
    this.#hopes.set(this.taste, this.match);
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
    this.sense.find(zoo, domino);
    return this.sense.spot;
  }

  #pick(): number {
    const { match, sense, taste } = this;
    const zoo = match.zoo(match.turn);
    let best = -1;
    let most = 0;
    for (let slot = 0; slot < match.lying; slot++) {
      if (match.isTaken(slot)) continue;
      const domino = match.next[slot] ?? 0;
      sense.find(zoo, domino);
      this.#spots[domino] = sense.spot;
      this.#after[domino] = zoo.laid + zoo.discarded;
      const worth = sense.worth - slot * taste.late;
      if (best >= 0 && worth <= most) continue;
      best = slot;
      most = worth;
    }
    return best;
  }
}
