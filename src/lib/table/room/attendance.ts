/**
 * By which link each member hears the table, and whether its device answers just now. What is said to somebody who is
 * away waits on the link.
 */
import type { Link } from '../ports';
import type { RoomReport } from './messages';

interface Attached {
  readonly link: Link;
  isHere: boolean;
  /** Milliseconds of one way. */
  latency: number;
}

export class Attendance {
  readonly #attached = new Map<number, Attached>();

  get ids(): readonly number[] {
    return [...this.#attached.keys()];
  }

  isHere(id: number): boolean {
    return this.#attached.get(id)?.isHere ?? false;
  }

  /** Whether the member hangs on this very link. */
  isOn(id: number, link: Link): boolean {
    return this.#attached.get(id)?.link === link;
  }

  /** A newer link takes the place of an older one. */
  add(id: number, link: Link): void {
    this.#attached.set(id, { link, isHere: true, latency: 0 });
  }

  setHere(id: number, isHere: boolean): void {
    const attached = this.#attached.get(id);
    if (attached !== undefined) attached.isHere = isHere;
  }

  remove(id: number): void {
    this.#attached.delete(id);
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
