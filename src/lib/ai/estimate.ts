/** Means with 95 % intervals, and quantiles of durations, collected one by one in constant space. */

/** Two-sided 95 % quantiles of Student's t: [degrees of freedom, quantile], valid up to the next row. */
const T95: readonly (readonly [number, number])[] = [
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [6, 2.447],
  [7, 2.365],
  [8, 2.306],
  [9, 2.262],
  [10, 2.228],
  [12, 2.179],
  [15, 2.131],
  [20, 2.086],
  [25, 2.06],
  [30, 2.042],
  [40, 2.021],
  [60, 2],
  [120, 1.98],
  [1000, 1.962],
  [10_000, 1.96],
];

const Z95_SQUARED = 1.96 * 1.96;

const t95 = (freedom: number): number =>
  T95.reduce((found, [from, quantile]) => (from <= freedom ? quantile : found), T95[0]?.[1] ?? 0);

export interface Estimate {
  readonly mean: number;
  /** The ends of the 95 % interval; `null` while there are fewer than two groups. */
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The mean over all matches. Matches of one group share their chance, so the group and not the match is what was
 * drawn independently: the interval is that of a ratio of sums over groups, which may differ in size.
 */
export class GroupedMean {
  #groups = 0;
  #n = 0;
  #y = 0;
  #nn = 0;
  #ny = 0;
  #yy = 0;

  /** Adds a group of `n` matches whose values sum up to `y`. */
  add(n: number, y: number): void {
    this.#groups += 1;
    this.#n += n;
    this.#y += y;
    this.#nn += n * n;
    this.#ny += n * y;
    this.#yy += y * y;
  }

  get sum(): number {
    return this.#y;
  }

  estimate(): Estimate {
    const mean = this.#n === 0 ? 0 : this.#y / this.#n;
    if (this.#groups < 2) return { mean, low: null, high: null };
    // Σ (y − mean · n)², which rounding may bring below 0.
    const residue = Math.max(0, this.#yy - 2 * mean * this.#ny + mean * mean * this.#nn);
    const freedom = this.#groups - 1;
    const error = Math.sqrt((residue * this.#groups) / freedom) / this.#n;
    const half = t95(freedom) * error;
    return { mean, low: mean - half, high: mean + half };
  }

  /**
   * The same for values between 0 and 1. Where all are 0, or all 1, nothing varies and yet nothing is certain:
   * then the far end is that of Wilson's interval with the groups as trials.
   */
  share(): Estimate {
    const { mean, low, high } = this.estimate();
    if (low === null || high === null) return { mean, low, high };
    const unseen = Z95_SQUARED / (this.#groups + Z95_SQUARED);
    if (mean === 0) return { mean, low: 0, high: unseen };
    if (mean === 1) return { mean, low: 1 - unseen, high: 1 };
    return { mean, low: Math.max(0, low), high: Math.min(1, high) };
  }
}

/** Durations in milliseconds, kept to the microsecond or to three digits, whichever is coarser. */
export class Durations {
  readonly #counts = new Map<number, number>();
  #count = 0;

  add(ms: number): void {
    let step = 1;
    const µs = ms * 1000;
    while (µs >= step * 1000) step *= 10;
    const kept = Math.round(µs / step) * step;
    this.#counts.set(kept, (this.#counts.get(kept) ?? 0) + 1);
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  /** The smallest duration that at least this share (0…1) of all does not exceed; `null` without any. */
  quantile(share: number): number | null {
    let below = 0;
    for (const [µs, count] of [...this.#counts].sort(([a], [b]) => a - b)) {
      below += count;
      if (below >= share * this.#count) return µs / 1000;
    }
    return null;
  }
}
