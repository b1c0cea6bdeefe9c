/**
 * The network of the strong player while it learns, in fractions. Only operations that every engine rounds alike are
 * used, so training repeats bit for bit.
 */
import { Descent } from '../../../../ai/descent';
import type { Draw } from '../../../../game/contract';
import { BIAS, FEATURES, OUT, Policy, UNITS, WEIGHTS, WEIGHT_PARTS } from '../policy';

/** So many lessons make a step. */
const BATCH = 32;
/** Where a choice is clearer than so many hundredths of the match, being wrong by a little matters less. */
const CLOSE = 4;
/** Who is so sure need not become surer; 1 is certain. */
const MARGIN = 1.2;

export class Learner {
  readonly policy: Policy;
  readonly #descent: Descent;
  readonly #gradient = new Float64Array(WEIGHTS);
  #lessons = 0;
  #averaged = 0;

  constructor(draw: Draw) {
    const around = () => (draw.below(20_001) - 10_000) / 10_000;
    const weights = Float64Array.from({ length: WEIGHTS }, (_, i) =>
      i < BIAS ? around() * 0.6 : i < OUT ? around() * 0.2 : around(),
    );
    this.policy = new Policy(weights, 1);
    this.#descent = new Descent(weights);
  }

  /**
   * What `policy.lean` has just told should have been `target`.
   *
   * @param rate how far a step moves the weights; averaging: whether the finished weights count from here on.
   */
  learn(told: number, target: number, rate: number, averaging: boolean): void {
    const clear = told / CLOSE;
    this.#move((told - target) / (1 + clear * clear), rate, averaging);
  }

  /** Leaving was better by `gain` hundredths of the match than going deeper: it becomes so much likelier, or rarer. */
  lean(told: number, gain: number, rate: number, averaging: boolean): void {
    const sure = gain > 0 ? told > MARGIN : told < -MARGIN;
    this.#move(sure ? 0 : -gain / CLOSE, rate, averaging);
  }

  #move(slope: number, rate: number, averaging: boolean): void {
    const { weights, features, active } = this.policy;
    const gradient = this.#gradient;
    const error = slope / BATCH;
    for (let h = 0; h < UNITS; h++) {
      const value = active[h] ?? 0;
      if (value <= 0) continue;
      const back = error * (weights[OUT + h] ?? 0);
      gradient[OUT + h] = (gradient[OUT + h] ?? 0) + error * value;
      gradient[BIAS + h] = (gradient[BIAS + h] ?? 0) + back;
      for (let i = 0; i < FEATURES; i++) {
        const at = i * UNITS + h;
        gradient[at] = (gradient[at] ?? 0) + back * (features[i] ?? 0);
      }
    }
    this.#lessons += 1;
    if (this.#lessons % BATCH === 0) this.#step(rate, averaging);
  }

  #step(rate: number, averaging: boolean): void {
    if (averaging) this.#averaged += 1;
    this.#descent.step(this.#gradient, rate, 1 / Math.max(1, this.#averaged));
    this.#gradient.fill(0);
  }

  /** The averaged network in whole parts. */
  finished(): readonly number[] {
    return Array.from(this.#descent.average, (weight) => Math.round(weight * WEIGHT_PARTS) + 0);
  }
}
