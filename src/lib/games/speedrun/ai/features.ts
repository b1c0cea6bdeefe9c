/**
 * What the strong player looks at, as numbers: where the figures of a seat stand in the order from the foremost to
 * the rearmost, how likely each is captured before and after its seat rolls again, and a few standing facts.
 */
import type { Seat } from '../../../game/contract';
import { DEEPEST, FIGURES, HOUSE, RING, START, YARD } from '../ring';
import type { Board } from './board';
import { CERTAIN, Reaches } from './reach';

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

/** Shared by all who look, as finding a reach takes long. */
const reaches = Array.from({ length: MOST_SEATS }, () => new Reaches());

/** Looks at boards; it keeps nothing but what it saw last. */
export class Observer {
  readonly features = Array.from({ length: MOST_SEATS }, () => new Features());
  /** Ring field of every figure, seat by seat, or −1; and its progress. */
  readonly #fields = new Int8Array(MOST_SEATS * FIGURES);
  readonly #runs = new Int8Array(MOST_SEATS * FIGURES);
  /** By seat: where its reach begins, its start field, whether figures wait in its yard (1) or not. */
  readonly #reach = new Int32Array(MOST_SEATS);
  readonly #starts = new Int8Array(MOST_SEATS);
  readonly #waiting = new Int8Array(MOST_SEATS);
  readonly #ranked = [YARD, YARD, YARD, YARD];

  /**
   * Fills `features` of every seat that is still in the game.
   *
   * @param next who rolls next.
   * @param again whether that is a roll after a six.
   */
  observe(board: Board, next: Seat, again: boolean): void {
    for (let seat = 0; seat < board.seats; seat++) this.#look(board, seat);
    let wait = 0;
    for (let step = 0; step < board.seats; step++) {
      const seat = (next + step) % board.seats;
      const features = this.features[seat];
      if (features === undefined || board.isHome(seat)) continue;
      features.clear();
      this.#figures(board.seats, seat, next, features);
      features.add(FEATURES.wait + wait, ONE);
      if (wait === 0 && again) features.add(FEATURES.again, ONE);
      wait += 1;
    }
  }

  #look(board: Board, seat: Seat): void {
    this.#reach[seat] = reaches[seat]?.find(board, seat) ?? 0;
    this.#starts[seat] = board.field(seat, START);
    this.#waiting[seat] = 0;
    for (let figure = 0; figure < FIGURES; figure++) {
      const progress = board.progress(seat, figure);
      const at = seat * FIGURES + figure;
      this.#runs[at] = progress;
      this.#fields[at] = progress < START || progress >= HOUSE ? -1 : board.field(seat, progress);
      if (progress === YARD) this.#waiting[seat] = 1;
    }
  }

  #figures(seats: number, seat: Seat, next: Seat, features: Features): void {
    const ranked = this.#rank(seat);
    let pattern = 0;
    let holdsStart = false;
    for (let rank = 0; rank < FIGURES; rank++) {
      const progress = ranked[rank] ?? YARD;
      features.add(FEATURES.place + rank * PLACES + progress + 1, ONE);
      if (progress === START) holdsStart = true;
      if (progress >= HOUSE) pattern |= 1 << (progress - HOUSE);
      else if (progress !== YARD) this.#onRing(seats, seat, next, rank, progress, features);
    }
    if (pattern > 0) features.add(FEATURES.house + pattern, ONE);
    if (holdsStart && this.#waiting[seat] === 1) features.add(FEATURES.ownStart, ONE);
  }

  #onRing(
    seats: number,
    seat: Seat,
    next: Seat,
    rank: number,
    progress: number,
    features: Features,
  ): void {
    const here = ((this.#starts[seat] ?? 0) + progress) % RING;
    const quarter = Math.trunc(progress / QUARTER);
    const turn = seat < next ? seat - next + seats : seat - next;
    let safeNow = ONE;
    let safeLater = ONE;
    let near = 0;
    let far = 0;
    for (let enemy = 0; enemy < seats; enemy++) {
      if (enemy === seat) continue;
      const way = here - (this.#starts[enemy] ?? 0);
      const run = way < 0 ? way + RING : way;
      const safe = CERTAIN - (reaches[enemy]?.chance((this.#reach[enemy] ?? 0) + run) ?? 0);
      if (safe < CERTAIN) {
        const wait = enemy < next ? enemy - next + seats : enemy - next;
        if (wait < turn) safeNow = Math.trunc((safeNow * safe) / CERTAIN);
        else safeLater = Math.trunc((safeLater * safe) / CERTAIN);
      }
      if (run === START && this.#waiting[enemy] === 1)
        features.add(FEATURES.foreignStart + quarter - 1, ONE);
      const first = enemy * FIGURES;
      for (let i = first; i < first + FIGURES; i++) {
        const field = this.#fields[i] ?? -1;
        if (field < 0) continue;
        const behind = here < field ? here - field + RING : here - field;
        // Who comes to its own house before never comes by.
        if (behind < 7 || behind > 20 || (this.#runs[i] ?? 0) + behind >= HOUSE) continue;
        if (behind <= 12) near += 1;
        else far += 1;
      }
    }
    const stretch = Math.trunc(progress / STRETCH);
    if (safeNow < ONE) features.add(FEATURES.dangerNow + rank * STRETCHES + stretch, ONE - safeNow);
    if (safeLater < ONE)
      features.add(FEATURES.dangerLater + rank * STRETCHES + stretch, ONE - safeLater);
    if (near > 0) features.add(FEATURES.chased + quarter, near * ONE);
    if (far > 0) features.add(FEATURES.chased + 4 + quarter, far * ONE);
  }

  /** The progresses of a seat, the foremost first. */
  #rank(seat: Seat): readonly number[] {
    const ranked = this.#ranked;
    for (let figure = 0; figure < FIGURES; figure++) {
      const progress = this.#runs[seat * FIGURES + figure] ?? YARD;
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
