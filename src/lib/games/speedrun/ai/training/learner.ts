/**
 * The network of the strong player while it learns: the shape of ../network.ts in fractions, and how it takes in a
 * match. Only operations that every engine rounds alike are used, so training repeats bit for bit.
 */
import { Descent } from '../../../../ai/descent';
import type { Draw } from '../../../../game/contract';
import { FEATURES, ONE, type Features } from '../features';
import { DEEPEST, FIGURES, START } from '../../ring';
import type { NetworkData } from '../network';
import type { Track } from './track';

/** Parts of one in hidden weights, and in what each hidden unit counts, of the finished network. */
const UNIT = 256;
const THOUSANDTHS = 1000;

/** e^x for x ≤ 0, by its series at x/64 and six squarings. */
const powerOfE = (x: number): number => {
  if (x < -40) return 0;
  const part = x / 64;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 9; n++) {
    term = (term * part) / n;
    sum += term;
  }
  for (let i = 0; i < 6; i++) sum *= sum;
  return sum;
};

/** Turns sums into shares of one, in place. */
export const shares = (sums: Float64Array, count: number): void => {
  let most = -Infinity;
  for (let i = 0; i < count; i++) most = Math.max(most, sums[i] ?? 0);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const power = powerOfE((sums[i] ?? 0) - most);
    sums[i] = power;
    total += power;
  }
  for (let i = 0; i < count; i++) sums[i] = (sums[i] ?? 0) / total;
};

export class Learner {
  readonly units: number;
  /** Hidden weights feature by feature, then a start value and a weight for each hidden unit. */
  readonly #weights: Float64Array;
  readonly #descent: Descent;
  readonly #gradient: Float64Array;
  readonly #bias: number;
  readonly #out: number;
  readonly #averaged: number;
  #matches = 0;

  /** @param averaged over how many matches the finished network is a moving average. */
  constructor(units: number, averaged: number, draw: Draw) {
    this.units = units;
    this.#averaged = averaged;
    this.#bias = FEATURES.length * units;
    this.#out = this.#bias + units;
    const size = this.#out + units;
    this.#weights = Float64Array.from({ length: size }, (_, i) => {
      const around = (draw.below(20_001) - 10_000) / 10_000;
      return i < this.#bias ? around * 0.1 : i < this.#out ? 0.1 : around * 0.5;
    });
    this.#start();
    this.#descent = new Descent(this.#weights);
    this.#gradient = new Float64Array(size);
  }

  /** What every beginner knows, so that the first matches come to an end: further is better. */
  #start(): void {
    for (let rank = 0; rank < FIGURES; rank++)
      for (let run = START; run <= DEEPEST; run++)
        this.#weights[(FEATURES.place + rank * (DEEPEST + 2) + run + 1) * this.units] =
          run / DEEPEST;
    this.#weights[this.#out] = 1.5;
  }

  /** How a seat with these features stands; fills `active` with its hidden units. */
  sum(features: Features, active: Float64Array): number {
    const weights = this.#weights;
    const { units } = this;
    const bias = this.#bias;
    const out = this.#out;
    for (let h = 0; h < units; h++) active[h] = weights[bias + h] ?? 0;
    for (let i = 0; i < features.size; i++) {
      const amount = (features.amount[i] ?? 0) / ONE;
      const row = (features.index[i] ?? 0) * units;
      for (let h = 0; h < units; h++)
        active[h] = (active[h] ?? 0) + amount * (weights[row + h] ?? 0);
    }
    let sum = 0;
    for (let h = 0; h < units; h++) sum += Math.max(0, active[h] ?? 0) * (weights[out + h] ?? 0);
    return sum;
  }

  /**
   * Learns from a match: every position should have told what the next ones told, and in the end who came home.
   *
   * @param lambda how far a later surprise counts back; 1: only the end of the match teaches.
   * @param rate how far one match moves the weights.
   */
  learn(track: Track, winner: number, lambda: number, rate: number): void {
    const { seats, states, shares: told } = track;
    const target = new Float64Array(seats);
    if (winner >= 0) target[winner] = 1;
    else for (let s = 0; s < seats; s++) target[s] = told[(states - 1) * seats + s] ?? 0;
    this.#gradient.fill(0);
    for (let state = states - 1; state >= 0; state--)
      for (let s = 0; s < seats; s++) {
        const entry = state * seats + s;
        const own = told[entry] ?? 0;
        const aim = target[s] ?? 0;
        this.#collect(track, entry, (own - aim) / states);
        target[s] = aim * lambda + own * (1 - lambda);
      }
    this.#step(rate);
  }

  #collect(track: Track, entry: number, error: number): void {
    const { units } = this;
    const weights = this.#weights;
    const gradient = this.#gradient;
    const { active, back } = track;
    const at = entry * units;
    for (let h = 0; h < units; h++) {
      const value = active[at + h] ?? 0;
      const fires = value > 0;
      back[h] = fires ? error * (weights[this.#out + h] ?? 0) : 0;
      if (fires) gradient[this.#out + h] = (gradient[this.#out + h] ?? 0) + error * value;
      gradient[this.#bias + h] = (gradient[this.#bias + h] ?? 0) + (back[h] ?? 0);
    }
    const end = track.ends[entry] ?? 0;
    for (let i = entry === 0 ? 0 : (track.ends[entry - 1] ?? 0); i < end; i++) {
      const row = (track.index[i] ?? 0) * units;
      const amount = (track.amount[i] ?? 0) / ONE;
      for (let h = 0; h < units; h++)
        gradient[row + h] = (gradient[row + h] ?? 0) + amount * (back[h] ?? 0);
    }
  }

  #step(rate: number): void {
    this.#matches += 1;
    const share = 1 / Math.max(1, Math.min(this.#averaged, this.#matches));
    this.#descent.step(this.#gradient, rate, share);
  }

  /** The averaged network in whole numbers. */
  finished(): Omit<NetworkData, 'made'> {
    const { average } = this.#descent;
    const whole = (from: number, to: number, parts: number) =>
      Array.from(average.subarray(from, to), (weight) => Math.round(weight * parts) + 0);
    return {
      hidden: whole(0, this.#bias, UNIT),
      bias: whole(this.#bias, this.#out, UNIT),
      out: whole(this.#out, average.length, THOUSANDTHS),
    };
  }
}
