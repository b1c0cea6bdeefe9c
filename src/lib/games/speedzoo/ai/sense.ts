/**
 * What a place is worth to a zoo, in sixteenths of a visitor: what comes at once, and by rules of thumb what the place
 * does for later: how the largest enclosures can still grow, the gate in the middle, gaps that nothing can fill.
 */
import { MIDDLE } from '../score';
import type { Compact } from './compact';
import type { Ground } from './ground';
import { GATE_AT, MOST_SPOTS, otherCell, type Cell, type Spot } from './spots';
import { KIND_A, KIND_B, STARS_A, STARS_B } from './tiles';

export const PARTS = 16;

/** What weighs how much; in sixteenths of a visitor where nothing else is said. */
export interface Taste {
  /** Loses the gate in the middle. */
  readonly middle: number;
  /** Does not even look at places that lose it, as long as there are others. */
  readonly stays: boolean;
  /** Gives a field that is open to nothing but one free field, which then is alone; by gap. */
  readonly gap: number;
  /** A free field beside the domino. */
  readonly open: number;
  /** A star of an enclosure beside it that loses a place to grow. */
  readonly shut: number;
  /** In 256ths of the stars and of the fields that are still to come, by player. */
  readonly stars: number;
  readonly fields: number;
  /** A domino that has to be given up. */
  readonly discard: number;
  /** Every place later in the next row. */
  readonly late: number;
}

/** Nothing but the visitors that come at once. */
export const PLAIN: Taste = {
  middle: 0,
  stays: false,
  gap: 0,
  open: 0,
  shut: 0,
  stars: 0,
  fields: 0,
  discard: 0,
  late: 0,
};

/** What comes of each habitat to a zoo that waits for it, in 16ths. */
export class Hopes {
  /** Stars and fields that are still to come to an enclosure, in sixteenths, by habitat. */
  readonly stars = new Int32Array(6);
  readonly fields = new Int32Array(6);

  /** What the dominoes that nobody has seen yet let hope for. */
  set(taste: Taste, { deck, drawn, unseen, seats }: Compact): void {
    const { stars, fields } = this;
    stars.fill(0);
    fields.fill(0);
    for (let i = drawn; i < unseen; i++) {
      const one = deck[i] ?? 0;
      const a = KIND_A[one] ?? 0;
      const b = KIND_B[one] ?? 0;
      fields[a] = (fields[a] ?? 0) + 1;
      fields[b] = (fields[b] ?? 0) + 1;
      stars[a] = (stars[a] ?? 0) + (STARS_A[one] ?? 0);
      stars[b] = (stars[b] ?? 0) + (STARS_B[one] ?? 0);
    }
    for (let kind = 0; kind < 6; kind++) {
      stars[kind] = Math.trunc(((stars[kind] ?? 0) * taste.stars) / (seats * 16));
      fields[kind] = Math.trunc(((fields[kind] ?? 0) * taste.fields) / (seats * 16));
    }
  }
}

/** By habitat: what its most promising enclosure hopes for. */
const promise = new Int32Array(6);
export class Sense {
  /** The best place, −1: none; the first one in the list among equals. */
  spot: Spot = -1;
  /** What it is worth. */
  worth = 0;
  /** All places that were looked at, and after `findAll` what each of them is worth. */
  readonly spots = new Int32Array(MOST_SPOTS);
  readonly worths = new Int32Array(MOST_SPOTS);
  count = 0;
  /** By cell: what half a, half b is worth there, and in which look that was found out. */
  readonly #worthA = new Int32Array(256);
  readonly #worthB = new Int32Array(256);
  readonly #knownA = new Int32Array(256);
  readonly #knownB = new Int32Array(256);
  #look = 0;

  constructor(
    readonly taste: Taste,
    readonly middle: boolean,
    readonly hopes: Hopes,
  ) {}

  #half(ground: Ground, cell: Cell, kind: number, stars: number): number {
    ground.meet(cell, kind);
    return this.#joined(ground, kind, 1, stars);
  }

  #joined(ground: Ground, kind: number, fields: number, stars: number): number {
    const { hopes } = this;
    const n = ground.metFields + fields;
    const t = ground.metStars + stars;
    const hope = n * (hopes.stars[kind] ?? 0) + t * (hopes.fields[kind] ?? 0);
    const more = hope - (promise[kind] ?? 0);
    const shut = this.taste.shut * ground.metOthers;
    return (n * t - ground.metVisitors) * PARTS + (more > 0 ? more : 0) - shut;
  }

  /** Finds the best place of a domino; `spots` holds no more than what was looked at. */
  find(ground: Ground, number: number): void {
    this.#search(ground, number, false);
  }

  /** Finds out what every place is worth. */
  findAll(ground: Ground, number: number): void {
    this.#search(ground, number, true);
  }

  #search(ground: Ground, number: number, all: boolean): void {
    const { taste, hopes, spots } = this;
    const inMiddle = this.middle && !ground.beyondMiddle;
    const staying = inMiddle && taste.stays && !all ? ground.list(number, spots, true) : 0;
    const count = staying > 0 ? staying : ground.list(number, spots);
    this.count = count;
    this.spot = -1;
    this.worth = -taste.discard;
    if (count === 0) return;
    this.worth = -0x40000000;
    promise.fill(0);
    if (taste.stars > 0)
      for (let set = ground.sets; set > 0; set--)
        if (ground.isRoot(set)) {
          const kind = ground.kindOf(set);
          const hope =
            ground.fieldsOf(set) * (hopes.stars[kind] ?? 0) +
            ground.starsOf(set) * (hopes.fields[kind] ?? 0);
          if (hope > (promise[kind] ?? 0)) promise[kind] = hope;
        }
    const a = KIND_A[number] ?? 0;
    const b = KIND_B[number] ?? 0;
    const starsA = STARS_A[number] ?? 0;
    const starsB = STARS_B[number] ?? 0;
    const look = ++this.#look;
    const worthA = this.#worthA;
    const worthB = this.#worthB;
    const knownA = this.#knownA;
    const knownB = this.#knownB;
    const weighsMiddle = inMiddle && (staying === 0 || ground.nearlyMiddle);
    for (let i = 0; i < count; i++) {
      const spot = spots[i] ?? 0;
      const cell = spot >> 2;
      const other = otherCell(spot);
      let worth: number;
      if (a === b) {
        ground.meetBoth(cell, other, a);
        worth = this.#joined(ground, a, 2, starsA + starsB);
      } else {
        if (knownA[cell] !== look) {
          knownA[cell] = look;
          worthA[cell] = this.#half(ground, cell, a, starsA);
        }
        if (knownB[other] !== look) {
          knownB[other] = look;
          worthB[other] = this.#half(ground, other, b, starsB);
        }
        worth = (worthA[cell] ?? 0) + (worthB[other] ?? 0);
      }
      if (weighsMiddle) worth += this.#middle(ground, cell, other);
      if (taste.gap > 0 && (all || worth > this.worth)) {
        const around = ground.around(cell, other, inMiddle);
        worth -= taste.gap * (around >> 4) + taste.open * (around & 15);
      }
      if (all) this.worths[i] = worth;
      if (worth > this.worth) {
        this.worth = worth;
        this.spot = spot;
      }
    }
  }

  /** The free domino of the next row that suits the zoo of the seat on turn best: its place in the row. */
  pick(match: Compact): number {
    const zoo = match.zoo(match.turn);
    let best = -1;
    let most = 0;
    for (let slot = 0; slot < match.lying; slot++) {
      if (match.isTaken(slot)) continue;
      this.find(zoo, match.next[slot] ?? 0);
      const worth = this.worth - slot * this.taste.late;
      if (best >= 0 && worth <= most) continue;
      best = slot;
      most = worth;
    }
    return best;
  }

  /** What reaching further does for the gate in the middle. */
  #middle(ground: Ground, cell: Cell, other: Cell): number {
    const x = cell & 15;
    const y = cell >> 4;
    const u = other & 15;
    const v = other >> 4;
    const left = Math.min(ground.left, x, u);
    const right = Math.max(ground.right, x, u);
    const top = Math.min(ground.top, y, v);
    const bottom = Math.max(ground.bottom, y, v);
    const reach = (ground.size - 1) >> 1;
    if (
      left < GATE_AT - reach ||
      right > GATE_AT + reach ||
      top < GATE_AT - reach ||
      bottom > GATE_AT + reach
    )
      return -this.taste.middle;
    const done = right - left + bottom - top === 4 * reach;
    return done && !ground.inMiddle ? MIDDLE * PARTS - this.taste.middle : 0;
  }
}
