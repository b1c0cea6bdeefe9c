/** Small whole-number chance for playouts: xorshift, the same in every engine. */
export class Dice {
  #word = 1;

  constructor(seed: number) {
    this.seed(seed);
  }

  /** Starts anew; neighbouring seeds give unlike rows (the finaliser of MurmurHash3). */
  seed(seed: number): void {
    let h = seed | 0;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
    this.#word = h === 0 ? 1 : h;
  }

  /** 32 bits, never 0. */
  word(): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return word;
  }

  /** 0 … n − 1 for n up to 65 536, as evenly as 16 bits allow. */
  below(n: number): number {
    return ((this.word() >>> 16) * n) >>> 16;
  }
}
