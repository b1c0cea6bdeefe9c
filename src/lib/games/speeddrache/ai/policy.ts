/**
 * How the strong player leans before it thinks: a small network that tells from what can be seen in the cave, and from
 * the seat's own standing, how likely it leaves; where it is close, by lot. Its numbers are fractions of powers of two, so
 * that every engine gets the same sums.
 */
import type { Seat } from '../../../game/contract';
import type { Cave } from './cave';
import type { Gains } from './chances';

/** What the strong player has learned for one number of seats; see chances.ts for its gains. */
export interface PolicyData {
  /** The training that found it: `npm run train -- speeddrache --seats … --matches … --seed …`. */
  readonly made: { readonly matches: number; readonly seed: number };
  readonly gains: Gains;
  /** In 256ths. */
  readonly weights: readonly number[];
}

export const UNITS = 16;
/** What all inside see alike, and what a seat sees of its own standing. */
export const SHARED = 13;
export const OWN = 5;
export const FEATURES = SHARED + OWN;
/** Hidden weights feature by feature, then what each hidden unit starts with, then what it counts. */
export const BIAS = FEATURES * UNITS;
export const OUT = BIAS + UNITS;
export const WEIGHTS = OUT + UNITS;
/** Parts of one in features and in finished weights. */
const FEATURE_PARTS = 128;
export const WEIGHT_PARTS = 256;
/** Parts of one in how likely somebody leaves. */
export const PARTS = 256;
/** Gold by which leads are measured, and how many of these count at most. */
const LEAD = 32;
const MOST_LEAD = 2;

const inParts = (value: number): number => Math.round(value * FEATURE_PARTS) / FEATURE_PARTS;
const lead = (gold: number): number =>
  Math.max(-MOST_LEAD, Math.min(MOST_LEAD, inParts(gold / LEAD)));

/**
 * How likely one leaves who leans so, in 256ths.
 *
 * @param width within so much leaning a choice is close.
 */
export const leavesAt = (lean: number, width: number): number =>
  Math.max(0, Math.min(256, Math.round(128 + (lean * 128) / width)));

export class Policy {
  readonly weights: Float64Array;
  readonly features = new Float64Array(FEATURES);
  /** The hidden units of the seat that was asked last. */
  readonly active = new Float64Array(UNITS);
  readonly #base = new Float64Array(UNITS);
  #cave: Cave | null = null;
  #risk = 0;

  /** Within so much leaning a choice is close, and made by lot. */
  width: number;

  constructor(weights: Float64Array, width: number) {
    this.weights = weights;
    this.width = width;
  }

  /** Takes in what all inside see; the cave must have somebody inside and cards in the stack. */
  look(cave: Cave): void {
    const { features } = this;
    const { count, bag, gold, stack, fatal } = cave;
    const risk = fatal / stack;
    this.#cave = cave;
    this.#risk = risk;
    features[0] = inParts(risk);
    features[1] = inParts(bag / 16);
    features[2] = inParts(gold / 16);
    features[3] = inParts(cave.relicGold / 16);
    features[4] = cave.relics > 0 ? 1 : 0;
    features[5] = inParts(count / 8);
    features[6] = count === 1 ? 1 : 0;
    features[7] = count === 2 ? 1 : 0;
    features[8] = inParts(cave.promise / stack / 4);
    features[9] = inParts((risk * bag) / 4);
    features[10] = inParts(gold / count / 8);
    features[11] = inParts(stack / 32);
    features[12] = inParts((cave.expeditions - cave.expedition) / 4);
    const { weights } = this;
    const base = this.#base;
    for (let h = 0; h < UNITS; h++) base[h] = weights[BIAS + h] ?? 0;
    this.#add(base, 0, SHARED);
  }

  /** How much this seat leans to leaving, as the cave was looked at: above 0 it rather leaves, below it rather stays. */
  lean(seat: Seat): number {
    this.#stand(seat);
    const { active, weights } = this;
    active.set(this.#base);
    this.#add(active, SHARED, FEATURES);
    let sum = 0;
    for (let h = 0; h < UNITS; h++) {
      const value = active[h] ?? 0;
      if (value > 0) sum += value * (weights[OUT + h] ?? 0);
    }
    return sum;
  }

  /** How likely this seat leaves, in 256ths: certainly where it is clear, by lot where it is close. */
  leaves(seat: Seat): number {
    return leavesAt(this.lean(seat), this.width);
  }

  /** How the seat stands against the best of those outside and of the others inside. */
  #stand(seat: Seat): void {
    const { features } = this;
    const cave = this.#cave;
    if (cave === null) return;
    let outside = -1;
    let inside = -1;
    for (let other = 0; other < cave.seats; other++) {
      const loot = cave.loot[other] ?? 0;
      if (other === seat) continue;
      if (cave.isInside(other)) inside = Math.max(inside, loot);
      else outside = Math.max(outside, loot);
    }
    const own = cave.loot[seat] ?? 0;
    const overOutside = lead(own - (outside < 0 ? inside : outside));
    const overInside = lead(own - (inside < 0 ? outside : inside));
    const last = cave.expedition === cave.expeditions;
    features[SHARED] = overOutside;
    features[SHARED + 1] = overInside;
    features[SHARED + 2] = last ? overOutside : 0;
    features[SHARED + 3] = last ? overInside : 0;
    features[SHARED + 4] = inParts(this.#risk * overOutside);
  }

  #add(units: Float64Array, from: number, to: number): void {
    const { features, weights } = this;
    for (let i = from; i < to; i++) {
      const amount = features[i] ?? 0;
      if (amount === 0) continue;
      const row = i * UNITS;
      for (let h = 0; h < UNITS; h++) units[h] = (units[h] ?? 0) + amount * (weights[row + h] ?? 0);
    }
  }
}

/** The policy as it was learned: certain from 1 on. */
export const policyOf = ({ weights }: PolicyData): Policy =>
  new Policy(
    Float64Array.from(weights, (weight) => weight / WEIGHT_PARTS),
    1,
  );
