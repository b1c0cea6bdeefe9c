/** Which members hang on a line just now, and what is said to them. */
import type { Link } from '../ports';
import type { RoomReport } from './messages';

interface Attached {
  readonly link: Link;
  /** Milliseconds of one way. */
  latency: number;
}

export class Attendance {
  readonly #attached = new Map<number, Attached>();

  get ids(): readonly number[] {
    return [...this.#attached.keys()];
  }

  has(id: number): boolean {
    return this.#attached.has(id);
  }

  /** Whether the member hangs on this very link. */
  isOn(id: number, link: Link): boolean {
    return this.#attached.get(id)?.link === link;
  }

  /** A newer link takes the place of an older one. */
  add(id: number, link: Link): void {
    this.#attached.set(id, { link, latency: 0 });
  }

  remove(id: number): Link | undefined {
    const link = this.#attached.get(id)?.link;
    this.#attached.delete(id);
    return link;
  }

  measure(id: number, latency: number): void {
    const attached = this.#attached.get(id);
    if (attached !== undefined) attached.latency = latency;
  }

  latencyOf(id: number | null): number {
    return id === null ? 0 : (this.#attached.get(id)?.latency ?? 0);
  }

  send(id: number, report: RoomReport): void {
    this.#attached.get(id)?.link.send(report);
  }

  /** Says the same to everybody. */
  tell(report: RoomReport): void {
    for (const { link } of this.#attached.values()) link.send(report);
  }

  close(): void {
    for (const { link } of this.#attached.values()) link.close();
    this.#attached.clear();
  }
}
