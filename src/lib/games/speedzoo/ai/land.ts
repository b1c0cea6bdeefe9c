/**
 * The land of a zoo: what is covered, and by which habitat, as rows of bits, bit x for column x; so "every place where
 * this half touches its like" is a few operations a row, in zoos of both sizes.
 */
import { GATE_AT, otherCell, type Cell, type Spot } from './spots';
import { isTwin, KIND_A, KIND_B } from './tiles';

const ROWS = 16;
const GATE_BIT = 1 << GATE_AT;
const BESIDE_GATE = (1 << (GATE_AT - 1)) | (1 << (GATE_AT + 1));
/** Where left, right, top and bottom of the box, dominoes laid and given up stand behind the rows. */
const LEFT = ROWS * 7;
const RIGHT = LEFT + 1;
const TOP = LEFT + 2;
const BOTTOM = LEFT + 3;
const LAID = LEFT + 4;
const DISCARDED = LEFT + 5;

export class Land {
  readonly size: number;
  /** How far a zoo reaches that has its gate in the middle. */
  readonly reach: number;
  /** Rows and columns of a zoo that has its gate in the middle. */
  readonly #first: number;
  readonly #last: number;
  readonly #within: number;
  /** The covered columns by row, the gate included; then those of each habitat; then the numbers above. */
  readonly #all = new Int32Array(LEFT + 6);

  constructor(size: number) {
    this.size = size;
    this.reach = (size - 1) >> 1;
    this.#first = GATE_AT - this.reach;
    this.#last = GATE_AT + this.reach;
    this.#within = ((1 << (this.#last + 1)) - 1) & (-1 << this.#first);
    this.clear();
  }

  clear(): void {
    this.#all.fill(0);
    this.#all.fill(GATE_AT, LEFT, LAID);
    this.#all[GATE_AT] = GATE_BIT;
  }

  copy(other: Land): void {
    this.#all.set(other.#all);
  }

  get left(): number {
    return this.#all[LEFT] ?? 0;
  }
  get right(): number {
    return this.#all[RIGHT] ?? 0;
  }
  get top(): number {
    return this.#all[TOP] ?? 0;
  }
  get bottom(): number {
    return this.#all[BOTTOM] ?? 0;
  }
  get laid(): number {
    return this.#all[LAID] ?? 0;
  }
  get discarded(): number {
    return this.#all[DISCARDED] ?? 0;
  }

  discard(count = 1): void {
    this.#all[DISCARDED] = this.discarded + count;
  }

  /** Covers what a domino covers. */
  lay(number: number, spot: Spot): void {
    this.#cover(spot >> 2, KIND_A[number] ?? 0);
    this.#cover(otherCell(spot), KIND_B[number] ?? 0);
    this.#all[LAID] = this.laid + 1;
  }

  #cover(cell: Cell, kind: number): void {
    const all = this.#all;
    const row = cell >> 4;
    const x = cell & 15;
    const bit = 1 << x;
    const at = ROWS * (kind + 1) + row;
    all[row] = (all[row] ?? 0) | bit;
    all[at] = (all[at] ?? 0) | bit;
    if (x < this.left) all[LEFT] = x;
    else if (x > this.right) all[RIGHT] = x;
    if (row < this.top) all[TOP] = row;
    else if (row > this.bottom) all[BOTTOM] = row;
  }

  /** Columns in which something may still lie. */
  get columns(): number {
    return ((1 << (this.left + this.size)) - 1) & (-1 << (this.right - this.size + 1));
  }
  get firstRow(): number {
    return this.bottom - this.size + 1;
  }
  get lastRow(): number {
    return this.top + this.size - 1;
  }

  /** The columns of a row that touch this habitat or the gate, covered or not. */
  #touching(kind: number, row: number): number {
    const all = this.#all;
    const at = ROWS * (kind + 1) + row;
    const here = all[at] ?? 0;
    const beside = (here << 1) | (here >>> 1) | (all[at - 1] ?? 0) | (all[at + 1] ?? 0);
    if (row === GATE_AT) return beside | BESIDE_GATE;
    return row === GATE_AT - 1 || row === GATE_AT + 1 ? beside | GATE_BIT : beside;
  }

  /**
   * Lists where a domino fits; a twin only one way round.
   *
   * @param middle only places that keep the gate in the middle
   * @returns their number; what stands in `into` beyond it does not count.
   */
  list(number: number, into: Int32Array, middle = false): number {
    let { columns, firstRow, lastRow } = this;
    if (middle) {
      columns &= this.#within;
      firstRow = Math.max(firstRow, this.#first);
      lastRow = Math.min(lastRow, this.#last);
    }
    const covered = this.#all;
    const a = KIND_A[number] ?? 0;
    const b = KIND_B[number] ?? 0;
    const twin = isTwin(number);
    let found = 0;
    let freeUp = 0;
    let touchUpA = 0;
    let touchUpB = 0;
    for (let row = firstRow; row <= lastRow; row++) {
      const free = columns & ~(covered[row] ?? 0);
      const touchA = this.#touching(a, row);
      const touchB = a === b ? touchA : this.#touching(b, row);
      const base = row * 16;
      for (let set = free & (free >>> 1) & (touchA | (touchB >>> 1)); set; set &= set - 1)
        into[found++] = (base + 31 - Math.clz32(set & -set)) * 4;
      const down = free & freeUp;
      // Half a above half b: written from the row above.
      for (let set = down & (touchUpA | touchB); set; set &= set - 1)
        into[found++] = (base - 16 + 31 - Math.clz32(set & -set)) * 4 + 1;
      if (!twin) {
        for (let set = free & (free << 1) & (touchA | (touchB << 1)); set; set &= set - 1)
          into[found++] = (base + 31 - Math.clz32(set & -set)) * 4 + 2;
        for (let set = down & (touchA | touchUpB); set; set &= set - 1)
          into[found++] = (base + 31 - Math.clz32(set & -set)) * 4 + 3;
      }
      freeUp = free;
      touchUpA = touchA;
      touchUpB = touchB;
    }
    return found;
  }

  /**
   * Free fields beside these two, and how many of them would be left without a free neighbour, in 16s.
   *
   * @param middle the zoo keeps its gate in the middle
   */
  around(cell: Cell, other: Cell, middle: boolean): number {
    const covered = this.#all;
    let { columns, firstRow, lastRow } = this;
    if (middle) {
      columns &= this.#within;
      firstRow = Math.max(firstRow, this.#first);
      lastRow = Math.min(lastRow, this.#last);
    }
    const row = cell >> 4;
    const row2 = other >> 4;
    const bit = 1 << (cell & 15);
    const bit2 = 1 << (other & 15);
    const first = Math.min(row, row2) - 1;
    const last = Math.max(row, row2) + 1;
    let found = 0;
    let above = 0;
    let here = 0;
    for (let at = first - 1; at <= last + 1; at++) {
      let free = 0;
      if (at >= firstRow && at <= lastRow) {
        free = columns & ~(covered[at] ?? 0);
        if (at === row) free &= ~bit;
        if (at === row2) free &= ~bit2;
      }
      if (at > first) {
        let mask = 0;
        if (at - 1 === row) mask |= (bit << 1) | (bit >>> 1);
        if (at - 1 === row2) mask |= (bit2 << 1) | (bit2 >>> 1);
        if (at - 2 === row || at === row) mask |= bit;
        if (at - 2 === row2 || at === row2) mask |= bit2;
        let open = here & mask;
        for (; open; open &= open - 1) {
          found += 1;
          if ((open & -open & (above | free | (here << 1) | (here >>> 1))) === 0) found += 16;
        }
      }
      above = here;
      here = free;
    }
    return found;
  }

  /** The zoo reaches equally far from the gate in all directions. */
  get inMiddle(): boolean {
    return (
      this.left === this.#first &&
      this.right === this.#last &&
      this.top === this.#first &&
      this.bottom === this.#last
    );
  }

  /** One more domino may do it: its two halves reach two more sides at most. */
  get nearlyMiddle(): boolean {
    const missing =
      (this.left > this.#first ? 1 : 0) +
      (this.right < this.#last ? 1 : 0) +
      (this.top > this.#first ? 1 : 0) +
      (this.bottom < this.#last ? 1 : 0);
    return missing > 0 && missing < 3;
  }

  /** It never will. */
  get beyondMiddle(): boolean {
    return (
      this.left < this.#first ||
      this.right > this.#last ||
      this.top < this.#first ||
      this.bottom > this.#last
    );
  }

  get isFull(): boolean {
    return this.discarded === 0 && this.laid * 2 + 1 === this.size * this.size;
  }
}
