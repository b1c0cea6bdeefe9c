/** What a host takes from one line: how long a message may be, how many a second, and when it has had enough. */
import type { Clock } from '../ports';

/** Bytes of one message from a guest. */
export const LONGEST_INBOUND = 8_192;
/** Messages a second that a line may send for long, and how many at once. */
export const RATE = 20;
export const BURST = 40;
/** With so many violations a line is cut. */
export const VIOLATIONS = 3;

/** A bucket that fills by `RATE` a second up to `BURST`; every message takes one out. */
export class Limiter {
  readonly #clock: Clock;
  #left = BURST;
  #at: number;
  #violations = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#at = clock.now();
  }

  /** Whether one more message may come in now; too many are a violation each. */
  admit(bytes: number): boolean {
    const now = this.#clock.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * RATE);
    this.#at = now;
    if (this.#left >= 1 && bytes <= LONGEST_INBOUND) {
      this.#left -= 1;
      return true;
    }
    this.violate();
    return false;
  }

  violate(): void {
    this.#violations += 1;
  }

  get isExhausted(): boolean {
    return this.#violations >= VIOLATIONS;
  }
}

/** Length of a text in bytes of UTF-8. */
export const bytesOf = (text: string): number => {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    // Two halves of a pair make four bytes together.
    else bytes += unit >= 0xd800 && unit < 0xe000 ? 2 : 3;
  }
  return bytes;
};

/** Bytes that a value takes on the line; a value that is no JSON takes endless ones. */
export const sizeOf = (value: unknown): number => {
  try {
    return bytesOf(JSON.stringify(value) ?? '');
  } catch {
    return Infinity;
  }
};
