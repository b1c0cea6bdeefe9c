/** What a broker is given: time and chance. */

/** The monotonic clock of whoever runs the broker, in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls `then` once after `ms`; the returned function cancels. */
  after(ms: number, then: () => void): () => void;
}

/** A uniform integer in 0…n−1 that nobody can foresee. */
export type Below = (n: number) => number;
