/** Who is online. A person is there by one line at a time. */
import type { ListedPerson, Person } from '../lib/link/lobby/messages';

interface Present<Line> {
  readonly line: Line;
  readonly listed: ListedPerson;
}

export class People<Line> {
  readonly #present = new Map<string, Present<Line>>();

  get count(): number {
    return this.#present.size;
  }

  /** Comes in, or says a new name; gives the line this person had before, if that was another one. */
  enter(id: string, person: Person, line: Line): Line | null {
    const before = this.#present.get(id);
    this.#present.set(id, { line, listed: { ...person, id } });
    return before === undefined || before.line === line ? null : before.line;
  }

  /** Goes, unless the person is there by a newer line. */
  leave(id: string, line: Line): void {
    if (this.#present.get(id)?.line === line) this.#present.delete(id);
  }

  /** The person with this id and the line to that person. */
  get(id: string): Present<Line> | undefined {
    return this.#present.get(id);
  }

  /** At most `most` people, those who have been here longest: whoever comes does not push others off the list. */
  shown(most: number): ReadonlyMap<string, ListedPerson> {
    const shown = new Map<string, ListedPerson>();
    for (const [id, { listed }] of this.#present) {
      if (shown.size === most) break;
      shown.set(id, listed);
    }
    return shown;
  }

  /** At most `most` people whose name contains the text, whatever the letters' size. */
  seek(text: string, most: number): readonly ListedPerson[] {
    const wanted = text.toLowerCase();
    const found: ListedPerson[] = [];
    for (const { listed } of this.#present.values()) {
      if (found.length === most) break;
      if (listed.name.toLowerCase().includes(wanted)) found.push(listed);
    }
    return found;
  }
}
