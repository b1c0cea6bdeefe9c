/**
 * Gradient descent by Adam (Kingma and Ba, 2015) for strong players that learn, with a running mean of the weights,
 * which is what is shipped. Only operations that every engine rounds alike are used, so training repeats bit for bit.
 */

/** How much it remembers of gradients and of their squares. */
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;

export class Descent {
  /** Changed in place by every step. */
  readonly weights: Float64Array;
  /** The running mean of the weights. */
  readonly average: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #meanDecay = 1;
  #squareDecay = 1;

  constructor(weights: Float64Array) {
    this.weights = weights;
    this.average = weights.slice();
    this.#mean = new Float64Array(weights.length);
    this.#square = new Float64Array(weights.length);
  }

  /**
   * Moves the weights against `gradient`, which is as long as they are.
   *
   * @param rate how far a step goes at most.
   * @param share of the mean that the new weights get, 0 … 1.
   */
  step(gradient: Float64Array, rate: number, share: number): void {
    this.#meanDecay *= MEMORY;
    this.#squareDecay *= SQUARE_MEMORY;
    const meanScale = rate / (1 - this.#meanDecay);
    const squareScale = 1 / (1 - this.#squareDecay);
    const { weights, average } = this;
    const mean = this.#mean;
    const square = this.#square;
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] ?? 0;
      const m = MEMORY * (mean[i] ?? 0) + (1 - MEMORY) * slope;
      const v = SQUARE_MEMORY * (square[i] ?? 0) + (1 - SQUARE_MEMORY) * slope * slope;
      mean[i] = m;
      square[i] = v;
      const weight = (weights[i] ?? 0) - (meanScale * m) / (Math.sqrt(v * squareScale) + TINY);
      weights[i] = weight;
      average[i] = (average[i] ?? 0) + share * (weight - (average[i] ?? 0));
    }
  }
}
