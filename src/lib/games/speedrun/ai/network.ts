/**
 * The network that tells how a seat stands: features, one hidden layer of units that count only above zero, and a
 * sum. Weights and sums are whole numbers, so every engine gets the same.
 */
import { ONE, type Features } from './features';

export interface NetworkData {
  /** The training that found it: `npm run train -- speedrun --seats … --matches … --seed …`. */
  readonly made: { readonly matches: number; readonly seed: number };
  /** In 256ths: for every feature what it adds to each hidden unit, feature by feature. */
  readonly hidden: readonly number[];
  /** In 256ths: what each hidden unit starts with. */
  readonly bias: readonly number[];
  /** In thousandths: what each hidden unit counts. */
  readonly out: readonly number[];
}

/** Parts of one in weights of hidden units. */
const UNIT = 256;

export class Network {
  readonly #hidden: Int32Array;
  readonly #bias: Int32Array;
  readonly #out: Int32Array;
  readonly #units: Float64Array;

  constructor({ hidden, bias, out }: NetworkData) {
    this.#hidden = Int32Array.from(hidden);
    this.#bias = Int32Array.from(bias);
    this.#out = Int32Array.from(out);
    this.#units = new Float64Array(out.length);
  }

  /** How a seat with these features stands, in thousandths; only differences between seats mean anything. */
  sum(features: Features): number {
    const units = this.#units;
    const size = units.length;
    for (let h = 0; h < size; h++) units[h] = (this.#bias[h] ?? 0) * ONE;
    for (let i = 0; i < features.size; i++) {
      const amount = features.amount[i] ?? 0;
      const row = (features.index[i] ?? 0) * size;
      for (let h = 0; h < size; h++)
        units[h] = (units[h] ?? 0) + amount * (this.#hidden[row + h] ?? 0);
    }
    let sum = 0;
    for (let h = 0; h < size; h++) sum += Math.max(0, units[h] ?? 0) * (this.#out[h] ?? 0);
    return Math.trunc(sum / (ONE * UNIT));
  }
}
