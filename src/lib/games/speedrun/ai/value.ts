/**
 * How likely each seat is the next to come home: what the network says of each, made into shares by powers of e
 * from a table of whole numbers.
 */
import type { Seat } from '../../../game/contract';
import type { Board } from './board';
import { Observer } from './features';
import { Network } from './network';
import { NETWORKS } from './weights';

/** A certain win. Chances are whole numbers from 0 to this. */
export const WIN = 1 << 20;

const STEP_SCALE = 1 << 22;
/** e^(−1/1000), in parts of the scale. */
const STEP = 4_190_112;
/** Thousandths beyond which a seat has as good as no chance. */
const LONGEST = 14_000;
/** e^(−i/1000), in parts of 2^30. */
const POWERS = ((): Int32Array => {
  const powers = new Int32Array(LONGEST + 1);
  let power = 1 << 30;
  for (let i = 0; i <= LONGEST; i++) {
    powers[i] = power;
    // Below 2^52 and so without rounding.
    power = Math.trunc((power * STEP) / STEP_SCALE);
  }
  return powers;
})();

const networks = new Map(
  Object.entries(NETWORKS).map(([seats, data]) => [Number(seats), new Network(data)]),
);

/** Judges the boards of one match for the seats that are still in the game. */
export class Judge {
  readonly #observer = new Observer();
  readonly #network: Network;
  readonly #inGame: readonly Seat[];

  /** @throws Error where fewer than two seats are in the game. */
  constructor(board: Board) {
    const seats = Array.from({ length: board.seats }, (_, seat) => seat);
    this.#inGame = seats.filter((seat) => !board.isHome(seat));
    const network = networks.get(this.#inGame.length);
    if (network === undefined) throw new Error(`no weights for ${this.#inGame.length} seats`);
    this.#network = network;
  }

  /**
   * Fills `chances` by seat, 0…`WIN`: who is the next to come home. All seats that were in the game must still be.
   *
   * @param next who rolls next.
   * @param again whether that is a roll after a six.
   */
  chances(board: Board, next: Seat, again: boolean, chances: number[]): void {
    const { features } = this.#observer;
    this.#observer.observe(board, next, again);
    let most = -Infinity;
    for (const seat of this.#inGame) {
      const seen = features[seat];
      const sum = seen === undefined ? 0 : this.#network.sum(seen);
      chances[seat] = sum;
      most = Math.max(most, sum);
    }
    let total = 0;
    for (const seat of this.#inGame) {
      const power = POWERS[Math.min(LONGEST, most - (chances[seat] ?? 0))] ?? 0;
      chances[seat] = power;
      total += power;
    }
    for (const seat of this.#inGame)
      chances[seat] = Math.trunc(((chances[seat] ?? 0) * WIN) / total);
  }
}
