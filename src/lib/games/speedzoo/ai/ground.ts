/**
 * A zoo to build on quickly: the same rules as `zoo.ts` and `enclosures.ts`, changed in place, in whole numbers. Proven
 * equal to the rules by random play (`compact.test.ts`). Enclosures are kept as sets that are joined when they meet, with
 * their fields and stars; so what a domino brings is seen from its neighbours.
 */
import type { Zoo } from '../position';
import { Land } from './land';
import { otherCell, spotOf, type Cell, type Spot } from './spots';
import { KIND_A, KIND_B, STARS_A, STARS_B } from './tiles';

const CELLS = 256;
/** Never more sets than fields. */
const SETS = 64;
/** Sets in use, visitors of the enclosures. */
const USED = 0;
const VISITORS = 1;

export class Ground extends Land {
  /** Everything in one piece, so that copying is quick. */
  readonly #all: Int32Array;
  readonly #numbers: Int32Array;
  /** By cell: its set; 0 without one. */
  readonly #setOf: Uint8Array;
  /** By set: the set it was joined to, or itself. */
  readonly #joined: Uint8Array;
  readonly #kind: Uint8Array;
  readonly #fields: Uint8Array;
  readonly #stars: Uint8Array;
  /** What `meet` met. */
  metFields = 0;
  metStars = 0;
  metVisitors = 0;
  /** Stars of enclosures of other habitats beside the cell, once for each side. */
  metOthers = 0;
  /** By set: in which look it was seen last. */
  readonly #seen = new Int32Array(SETS);
  #look = 0;

  constructor(size: number) {
    super(size);
    const all = new ArrayBuffer(8 + CELLS + SETS * 4);
    this.#all = new Int32Array(all);
    this.#numbers = new Int32Array(all, 0, 2);
    this.#setOf = new Uint8Array(all, 8, CELLS);
    this.#joined = new Uint8Array(all, 8 + CELLS, SETS);
    this.#kind = new Uint8Array(all, 8 + CELLS + SETS, SETS);
    this.#fields = new Uint8Array(all, 8 + CELLS + SETS * 2, SETS);
    this.#stars = new Uint8Array(all, 8 + CELLS + SETS * 3, SETS);
  }

  override copy(other: Ground): void {
    super.copy(other);
    this.#all.set(other.#all);
  }

  /** Takes over a zoo of the rules. */
  load({ laid, discarded }: Zoo): void {
    this.clear();
    this.#all.fill(0);
    for (const one of laid) this.lay(one.domino, spotOf(one));
    this.discard(discarded.length);
  }

  /** Of the enclosures alone. */
  get visitors(): number {
    return this.#numbers[VISITORS] ?? 0;
  }

  #find(set: number): number {
    let at = set;
    for (let up = this.#joined[at] ?? 0; up !== at; up = this.#joined[at] ?? 0) at = up;
    return at;
  }

  #see(cell: Cell, kind: number): void {
    const set = this.#setOf[cell] ?? 0;
    if (set === 0) return;
    const root = this.#find(set);
    if (this.#kind[set] !== kind) {
      this.metOthers += this.#stars[root] ?? 0;
      return;
    }
    if (this.#seen[root] === this.#look) return;
    this.#seen[root] = this.#look;
    const fields = this.#fields[root] ?? 0;
    const stars = this.#stars[root] ?? 0;
    this.metFields += fields;
    this.metStars += stars;
    this.metVisitors += fields * stars;
  }

  #meetAt(cell: Cell, kind: number): void {
    this.#see(cell + 1, kind);
    this.#see(cell + 16, kind);
    this.#see(cell - 1, kind);
    this.#see(cell - 16, kind);
  }

  /** Sums up the enclosures of a habitat beside a cell in `metFields`, `metStars`, `metVisitors`. */
  meet(cell: Cell, kind: number): void {
    this.#look += 1;
    this.metFields = 0;
    this.metStars = 0;
    this.metVisitors = 0;
    this.metOthers = 0;
    this.#meetAt(cell, kind);
  }

  /** The same for two cells, each enclosure once. */
  meetBoth(cell: Cell, other: Cell, kind: number): void {
    this.meet(cell, kind);
    this.#meetAt(other, kind);
  }

  /** By how many visitors the enclosures grow with this domino there. */
  gain(number: number, spot: Spot): number {
    const a = KIND_A[number] ?? 0;
    const b = KIND_B[number] ?? 0;
    const starsA = STARS_A[number] ?? 0;
    const starsB = STARS_B[number] ?? 0;
    if (a === b) {
      this.meetBoth(spot >> 2, otherCell(spot), a);
      return (this.metFields + 2) * (this.metStars + starsA + starsB) - this.metVisitors;
    }
    this.meet(spot >> 2, a);
    const gained = (this.metFields + 1) * (this.metStars + starsA) - this.metVisitors;
    this.meet(otherCell(spot), b);
    return gained + (this.metFields + 1) * (this.metStars + starsB) - this.metVisitors;
  }

  /** Lays a domino where it fits. */
  override lay(number: number, spot: Spot): void {
    this.#put(spot >> 2, KIND_A[number] ?? 0, STARS_A[number] ?? 0);
    this.#put(otherCell(spot), KIND_B[number] ?? 0, STARS_B[number] ?? 0);
    super.lay(number, spot);
  }

  #put(cell: Cell, kind: number, stars: number): void {
    const set = this.sets + 1;
    this.#numbers[USED] = set;
    this.meet(cell, kind);
    this.#setOf[cell] = set;
    this.#joined[set] = set;
    this.#kind[set] = kind;
    const fields = this.metFields + 1;
    const all = this.metStars + stars;
    this.#fields[set] = fields;
    this.#stars[set] = all;
    this.#numbers[VISITORS] = this.visitors + fields * all - this.metVisitors;
    this.#join(cell + 1, set, kind);
    this.#join(cell + 16, set, kind);
    this.#join(cell - 1, set, kind);
    this.#join(cell - 16, set, kind);
  }

  #join(cell: Cell, to: number, kind: number): void {
    const set = this.#setOf[cell] ?? 0;
    if (set !== 0 && this.#kind[set] === kind) this.#joined[this.#find(set)] = to;
  }

  /** Sets there have been; enclosures are those of them that are their own root. */
  get sets(): number {
    return this.#numbers[USED] ?? 0;
  }
  isRoot(set: number): boolean {
    return this.#joined[set] === set;
  }
  kindOf(set: number): number {
    return this.#kind[set] ?? 0;
  }
  fieldsOf(set: number): number {
    return this.#fields[set] ?? 0;
  }
  starsOf(set: number): number {
    return this.#stars[set] ?? 0;
  }

  /** Ties are broken by fields of the largest enclosure, then by all stars. */
  get largest(): number {
    let most = 0;
    for (let set = 1; set <= this.sets; set++) most = Math.max(most, this.fieldsOf(set));
    return most;
  }
  get stars(): number {
    let sum = 0;
    for (let set = 1; set <= this.sets; set++) if (this.isRoot(set)) sum += this.starsOf(set);
    return sum;
  }
}
