/** A line between a table and a guest in the same process. Messages are copied as JSON, as on any other line. */
import type { Link } from '../table/ports';

class End implements Link {
  other: End | null = null;
  #receiver: ((message: unknown) => void) | null = null;
  #waiting: unknown[] = [];

  send(message: unknown): void {
    const copy: unknown = JSON.parse(JSON.stringify(message));
    // Handed over later, like on a network: whoever sends is never interrupted by an answer.
    void Promise.resolve().then(() => this.other?.take(copy));
  }

  receive(receiver: (message: unknown) => void): void {
    this.#receiver = receiver;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) receiver(message);
  }

  close(): void {
    const { other } = this;
    this.other = null;
    if (other !== null) other.other = null;
  }

  take(message: unknown): void {
    if (this.#receiver === null) this.#waiting.push(message);
    else this.#receiver(message);
  }
}

/** The two ends of a new line. */
export const localLine = (): readonly [Link, Link] => {
  const [a, b] = [new End(), new End()];
  a.other = b;
  b.other = a;
  return [a, b];
};
