/** What a network saw in the course of one match, kept until the end tells how it came out. */
import type { Features } from '../features';

/** No match of players that want to come home gets near; a longer one is broken off and learned from as it stands. */
const MOST_STATES = 3000;
const MOST_FEATURES = 24;

export class Track {
  readonly seats: number;
  readonly #units: number;
  states = 0;
  #entries = 0;
  #used = 0;
  /** By state and seat: where its features end, its hidden units, its share. */
  readonly ends: Int32Array;
  readonly active: Float64Array;
  readonly shares: Float64Array;
  readonly index: Int16Array;
  readonly amount: Int16Array;
  /** Room for one row of hidden units on the way back. */
  readonly back: Float64Array;

  constructor(seats: number, units: number) {
    this.seats = seats;
    this.#units = units;
    const entries = MOST_STATES * seats;
    this.ends = new Int32Array(entries);
    this.active = new Float64Array(entries * units);
    this.shares = new Float64Array(entries);
    this.index = new Int16Array(entries * MOST_FEATURES);
    this.amount = new Int16Array(entries * MOST_FEATURES);
    this.back = new Float64Array(units);
  }

  get full(): boolean {
    return this.states >= MOST_STATES;
  }

  clear(): void {
    this.states = 0;
    this.#entries = 0;
    this.#used = 0;
  }

  /** Notes one seat of the state that is being looked at; `closeState` after the last. */
  add(features: Features, active: Float64Array, share: number): void {
    for (let i = 0; i < features.size; i++) {
      this.index[this.#used] = features.index[i] ?? 0;
      this.amount[this.#used] = features.amount[i] ?? 0;
      this.#used += 1;
    }
    this.ends[this.#entries] = this.#used;
    this.active.set(active, this.#entries * this.#units);
    this.shares[this.#entries] = share;
    this.#entries += 1;
  }

  closeState(): void {
    this.states += 1;
  }
}
