/** How far a long command has got, on standard error: a line that renews itself, or now and then a new one. */

const TERMINAL_EVERY = 200;
const LOG_EVERY = 15_000;

export class Progress {
  readonly #total: number;
  readonly #terminal = process.stderr.isTTY;
  readonly #began = performance.now();
  #shown = this.#began;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (now - this.#shown < (this.#terminal ? TERMINAL_EVERY : LOG_EVERY)) return;
    this.#shown = now;
    const left = Math.round((((now - this.#began) / done) * (this.#total - done)) / 1000);
    const text = `${done}/${this.#total}, about ${left} s left`;
    process.stderr.write(this.#terminal ? `\r${text}\u001b[K` : `${text}\n`);
  }

  /** Leaves the terminal as it was. */
  clear(): void {
    if (this.#terminal) process.stderr.write('\r\u001b[K');
  }
}
