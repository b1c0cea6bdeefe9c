/**
 * What the strong player looks at, as numbers: where the figures of a seat stand in the order from the foremost to
 * the rearmost, how likely each is captured before and after its seat rolls again, and a few standing facts.
 */
import type { Seat } from '../../../game/contract';
import { DEEPEST, FIGURES, HOUSE, RING, YARD } from '../ring';
import type { Board } from './board';
import { CERTAIN, reach } from './reach';

const PLACES = DEEPEST + 2;
/** Stretches of five fields in which a capture is about equally bad. */
const STRETCH = 5;
const STRETCHES = RING / STRETCH;
const QUARTER = RING / 4;
const HOUSE_PATTERNS = 1 << FIGURES;
const MOST_SEATS = 4;

/** Where each kind of feature starts in the list of weights; `length` is how many weights there are. */
export const FEATURES = {
  /** By rank of the figure (0 is the foremost) and progress + 1. */
  place: 0,
  /** Chance of being captured before the seat rolls again: by rank and stretch. */
  dangerNow: FIGURES * PLACES,
  /** Chance of being captured by seats that roll only after it: by rank and stretch. */
  dangerLater: FIGURES * PLACES + FIGURES * STRETCHES,
  /** On a foreign start field whose owner has figures in the yard: by quarter of the way. */
  foreignStart: FIGURES * PLACES + 2 * FIGURES * STRETCHES,
  /** On the own start field while figures wait. */
  ownStart: FIGURES * PLACES + 2 * FIGURES * STRETCHES + 3,
  /** By how many turns the seat waits for its own. */
  wait: FIGURES * PLACES + 2 * FIGURES * STRETCHES + 4,
  /** Rolls again after a six. */
  again: FIGURES * PLACES + 2 * FIGURES * STRETCHES + 4 + MOST_SEATS,
  /** By the pattern of held house fields. */
  house: FIGURES * PLACES + 2 * FIGURES * STRETCHES + 5 + MOST_SEATS,
  /** Foreign figures 7 to 12 fields behind, 13 to 20 fields behind: by quarter of the way. */
  chased: FIGURES * PLACES + 2 * FIGURES * STRETCHES + 5 + MOST_SEATS + HOUSE_PATTERNS,
  length: FIGURES * PLACES + 2 * FIGURES * STRETCHES + 5 + MOST_SEATS + HOUSE_PATTERNS + 8,
} as const;

/** A plain fact counts this much, a chance its part of it. */
export const ONE = CERTAIN;

/** The features of one seat that are not zero. */
export class Features {
  readonly index: number[] = [];
  readonly amount: number[] = [];
  size = 0;

  clear(): void {
    this.size = 0;
  }

  add(index: number, amount: number): void {
    this.index[this.size] = index;
    this.amount[this.size] = amount;
    this.size += 1;
  }
}

/** Chances to hit by field, kept as long as the figures of the seat stand still. */
class Reach {
  readonly map = new Int32Array(RING);
  #key = -1;

  update(board: Board, seat: Seat): void {
    const key = board.key(seat);
    if (key === this.#key) return;
    this.#key = key;
    reach(board, seat, this.map);
  }
}

/** Looks at the boards of one match; it may not outlive it, because the reach of a seat depends on the options. */
export class Observer {
  readonly features = Array.from({ length: MOST_SEATS }, () => new Features());
  readonly #reach = Array.from({ length: MOST_SEATS }, () => new Reach());
  readonly #ranked = [YARD, YARD, YARD, YARD];

  /**
   * Fills `features` of every seat that is still in the game.
   *
   * @param next who rolls next.
   * @param again whether that is a roll after a six.
   */
  observe(board: Board, next: Seat, again: boolean): void {
    for (let seat = 0; seat < board.seats; seat++) this.#reach[seat]?.update(board, seat);
    let wait = 0;
    for (let step = 0; step < board.seats; step++) {
      const seat = (next + step) % board.seats;
      const features = this.features[seat];
      if (features === undefined || board.isHome(seat)) continue;
      features.clear();
      this.#figures(board, seat, next, features);
      features.add(FEATURES.wait + wait, ONE);
      if (wait === 0 && again) features.add(FEATURES.again, ONE);
      wait += 1;
    }
  }

  #figures(board: Board, seat: Seat, next: Seat, features: Features): void {
    const ranked = this.#rank(board, seat);
    let pattern = 0;
    for (let rank = 0; rank < FIGURES; rank++) {
      const progress = ranked[rank] ?? YARD;
      features.add(FEATURES.place + rank * PLACES + progress + 1, ONE);
      if (progress >= HOUSE) pattern |= 1 << (progress - HOUSE);
      else if (progress !== YARD) this.#onRing(board, seat, next, rank, progress, features);
    }
    if (pattern > 0) features.add(FEATURES.house + pattern, ONE);
    if (board.holds(seat, 0) && board.holds(seat, YARD)) features.add(FEATURES.ownStart, ONE);
  }

  #onRing(
    board: Board,
    seat: Seat,
    next: Seat,
    rank: number,
    progress: number,
    features: Features,
  ): void {
    const here = board.field(seat, progress);
    const quarter = Math.trunc(progress / QUARTER);
    const turn = (seat - next + board.seats) % board.seats;
    let safeNow = ONE;
    let safeLater = ONE;
    let near = 0;
    let far = 0;
    for (let enemy = 0; enemy < board.seats; enemy++) {
      if (enemy === seat) continue;
      const chance = this.#reach[enemy]?.map[here] ?? 0;
      if ((enemy - next + board.seats) % board.seats < turn)
        safeNow = Math.trunc((safeNow * (CERTAIN - chance)) / CERTAIN);
      else safeLater = Math.trunc((safeLater * (CERTAIN - chance)) / CERTAIN);
      if (here === board.field(enemy, 0) && board.holds(enemy, YARD))
        features.add(FEATURES.foreignStart + quarter - 1, ONE);
      for (let figure = 0; figure < FIGURES; figure++) {
        const behind = this.#behind(board, enemy, board.progress(enemy, figure), here);
        if (behind >= 7 && behind <= 12) near += 1;
        else if (behind >= 13 && behind <= 20) far += 1;
      }
    }
    const stretch = Math.trunc(progress / STRETCH);
    if (safeNow < ONE) features.add(FEATURES.dangerNow + rank * STRETCHES + stretch, ONE - safeNow);
    if (safeLater < ONE)
      features.add(FEATURES.dangerLater + rank * STRETCHES + stretch, ONE - safeLater);
    if (near > 0) features.add(FEATURES.chased + quarter, near * ONE);
    if (far > 0) features.add(FEATURES.chased + 4 + quarter, far * ONE);
  }

  /** How many fields a foreign figure stands behind `here`; 0 where it will never come by. */
  #behind(board: Board, enemy: Seat, progress: number, here: number): number {
    if (progress < 0 || progress >= HOUSE) return 0;
    const distance = (here - board.field(enemy, progress) + RING) % RING;
    return progress + distance < HOUSE ? distance : 0;
  }

  /** The progresses of a seat, the foremost first. */
  #rank(board: Board, seat: Seat): readonly number[] {
    const ranked = this.#ranked;
    for (let figure = 0; figure < FIGURES; figure++) {
      const progress = board.progress(seat, figure);
      let at = figure;
      while (at > 0 && (ranked[at - 1] ?? YARD) < progress) {
        ranked[at] = ranked[at - 1] ?? YARD;
        at -= 1;
      }
      ranked[at] = progress;
    }
    return ranked;
  }
}
