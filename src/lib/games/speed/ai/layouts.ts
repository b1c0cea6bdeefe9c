/** A deal of Spit as computer players know it, changed in place; all cards that lie face up are seen by both. */
import type { Seat } from '../../../game/contract';
import { PLACES } from '../position';
import { NOTHING, type Deed, type Timed } from './racer';
import { NO_CARD, fitsOn, hasRank, type Code } from './round';

/** Deeds: 2 × place + pile for a card that is laid; these plus a place, plus 5 × from + to, plus a pile. */
export const REVEAL: Deed = 2 * PLACES;
export const MOVE: Deed = REVEAL + PLACES;
export const GRAB: Deed = MOVE + PLACES * PLACES;

const five = (): number[] => Array.from({ length: PLACES }, () => 0);

export class Layouts implements Timed {
  t = 0;
  /** By seat and place: the card that lies face up, and how many lie face down. */
  readonly ups: readonly [Code[], Code[]] = [five(), five()];
  readonly downs: readonly [number[], number[]] = [five(), five()];
  readonly tops: [Code, Code] = [NO_CARD, NO_CARD];
  readonly sizes: [number, number] = [0, 0];
  /** Whether there is such a pile in this deal. */
  readonly lies: [boolean, boolean] = [true, true];
  readonly spit: [number, number] = [0, 0];
  readonly actedAt: [number, number] = [0, 0];
  readonly acts: [number, number] = [0, 0];
  readonly frozen: [number, number] = [0, 0];
  readonly changedFor: readonly [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  readonly salt: [number, number] = [0, 0];
  /** Both reach for a pile. */
  grabs = false;
  /** The first spit cards lie. */
  opened = false;

  begin(
    ups: readonly (readonly Code[])[],
    downs: readonly (readonly number[])[],
    spit: readonly number[],
  ): void {
    this.t = 0;
    this.grabs = false;
    this.opened = false;
    for (const at of [0, 1] as const) {
      for (let place = 0; place < PLACES; place++) {
        this.ups[at][place] = ups[at]?.[place] ?? NO_CARD;
        this.downs[at][place] = downs[at]?.[place] ?? 0;
      }
      this.spit[at] = spit[at] ?? 0;
      this.lies[at] = this.spit[at] > 0;
      this.tops[at] = NO_CARD;
      this.sizes[at] = 0;
      this.actedAt[at] = 0;
      this.acts[at] = 0;
      this.changedFor[at][0] = 0;
      this.changedFor[at][1] = 0;
      this.salt[at] = this.ups
        .flat()
        .reduce((sum, card) => (Math.imul(sum, 53) + card + 2) | 0, at);
    }
  }

  /** Cards that a layout still has. */
  left(seat: 0 | 1): number {
    let sum = 0;
    for (let at = 0; at < PLACES; at++)
      sum += (this.downs[seat][at] ?? 0) + ((this.ups[seat][at] ?? NO_CARD) >= 0 ? 1 : 0);
    return sum;
  }

  /** Whether a seat can lay, turn or move anything. */
  mayAct(seat: 0 | 1): boolean {
    if (!this.opened) return false;
    const set = fitsOn(this.tops[0]) | fitsOn(this.tops[1]);
    let [free, deep] = [false, false];
    for (let at = 0; at < PLACES; at++) {
      const up = this.ups[seat][at] ?? NO_CARD;
      const down = this.downs[seat][at] ?? 0;
      if (up >= 0) {
        if (hasRank(set, up)) return true;
        if (down > 0) deep = true;
      } else if (down > 0) return true;
      else free = true;
    }
    return free && deep;
  }

  /** `shown` is the card that a turn uncovers. */
  act(seat: Seat, deed: Deed, t: number, shown: Code): void {
    const me = seat === 0 ? 0 : 1;
    this.t = t;
    this.actedAt[me] = t;
    this.acts[me] += 1;
    const [ups, downs] = [this.ups[me], this.downs[me]];
    if (deed < REVEAL) {
      const pile = (deed & 1) === 0 ? 0 : 1;
      const from = deed >> 1;
      this.tops[pile] = ups[from] ?? NO_CARD;
      this.sizes[pile] += 1;
      ups[from] = NO_CARD;
      this.changedFor[me === 0 ? 1 : 0][pile] = t;
    } else if (deed < MOVE) {
      ups[deed - REVEAL] = shown;
      downs[deed - REVEAL] = (downs[deed - REVEAL] ?? 0) - 1;
    } else if (deed < GRAB) {
      const from = Math.floor((deed - MOVE) / PLACES);
      ups[(deed - MOVE) % PLACES] = ups[from] ?? NO_CARD;
      ups[from] = NO_CARD;
    }
    this.#settle();
  }

  /** "Spit!": both turn a card onto their piles. */
  spat(t: number, turned: readonly Code[]): void {
    this.t = t;
    this.opened = true;
    for (const at of [0, 1] as const) {
      if (this.spit[at] === 0) continue;
      this.spit[at] -= 1;
      this.tops[at] = turned[at] ?? NO_CARD;
      this.sizes[at] += 1;
      this.changedFor[0][at] = t;
      this.changedFor[1][at] = t;
    }
    this.#settle();
  }

  /** Nothing is left to be done by anybody, or a layout is cleared. */
  #settle(): void {
    const stuck =
      this.spit[0] + this.spit[1] === 0 && !this.mayAct(0) && !this.mayAct(1) && this.opened;
    this.grabs = stuck || this.left(0) === 0 || this.left(1) === 0;
  }
}

export const placeOf = (deed: Deed): number =>
  deed < REVEAL ? deed >> 1 : deed < MOVE ? deed - REVEAL : NOTHING;
