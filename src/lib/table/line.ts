/** One line of a table: who is at its other end, whether it still carries, and what was answered on it. */
import type { Refusal, Viewer } from '../game/contract';
import type { Link } from './ports';
import { parseRequest, type Report, type Request } from './protocol';

/** How many requests of a line are remembered with their answers. */
const REMEMBERED_ANSWERS = 64;

export class Line {
  readonly viewer: Viewer;
  readonly #link: Link;
  readonly #answers = new Map<string, Refusal | null>();
  #open = true;

  constructor(link: Link, viewer: Viewer) {
    this.#link = link;
    this.viewer = viewer;
  }

  /** Hands over every request that is one; everything else is ignored. */
  hear(receiver: (request: Request) => void): void {
    this.#link.receive((raw) => {
      const request = parseRequest(raw);
      if (request.ok && this.#open) receiver(request.value);
    });
  }

  /** A line that breaks is given up; whoever sat there comes back on another one. */
  send(report: Report): void {
    if (!this.#open) return;
    try {
      this.#link.send(report);
    } catch {
      this.#open = false;
    }
  }

  /**
   * Answers a request: by `judge`, or as it was answered before. A request that is asked again is answered
   * again and not done again.
   */
  async answer(id: string, judge: () => Promise<Refusal | null>): Promise<void> {
    let refusal = this.#answers.get(id);
    if (refusal === undefined) {
      refusal = await judge();
      this.#answers.set(id, refusal);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > REMEMBERED_ANSWERS && oldest !== undefined)
        this.#answers.delete(oldest);
    }
    this.send({ type: 'answer', id, refusal });
  }

  close(): void {
    this.#open = false;
    this.#link.close();
  }
}
