/**
 * Matches of the learning network against itself, until the next seat comes home. Seats that are home from the
 * start make boards as they are when a match is played on to the last place.
 */
import type { Draw, Seat } from '../../../../game/contract';
import type { Options } from '../../position';
import { DEEPEST, FIGURES, YARD, type Progress } from '../../ring';
import { Board } from '../board';
import { Observer } from '../features';
import { shares, type Learner } from './learner';
import { Track } from './track';

const SIX = 6;
const TRIES = 3;
const NOBODY = -1;
const NOWHERE = -2;

/** One match to learn from. */
export interface Deal {
  /** Seats of the board, and which of them play; the others are home. */
  readonly seats: number;
  readonly playing: readonly Seat[];
  readonly options: Options;
}

export class SelfPlay {
  readonly #learner: Learner;
  readonly #track: Track;
  readonly #sums: Float64Array;
  readonly #active: readonly Float64Array[];
  readonly #origins: Progress[] = [];
  #board: Board;
  #observer = new Observer();
  #deal: Deal;
  /** From where the move came after which the board was judged last. */
  #judged: Progress = NOWHERE;

  constructor(learner: Learner, seats: number) {
    this.#learner = learner;
    this.#track = new Track(seats, learner.units);
    this.#sums = new Float64Array(seats);
    this.#active = Array.from({ length: seats }, () => new Float64Array(learner.units));
    this.#deal = { seats: 0, playing: [], options: NO_OPTIONS };
    this.#board = boardOf(this.#deal);
  }

  get track(): Track {
    return this.#track;
  }

  /** Plays a match into `track`; who came home first, as an index into the seats that play, or −1. */
  play(deal: Deal, draw: Draw): number {
    this.#deal = deal;
    this.#board = boardOf(deal);
    this.#observer = new Observer();
    this.#track.clear();
    const board = this.#board;
    let seat = deal.playing[draw.below(deal.playing.length)] ?? 0;
    let again = false;
    this.#judge(seat, again);
    while (!this.#track.full) {
      this.#note();
      let tries = !again && board.hasThreeTries(seat) ? TRIES : 1;
      let roll = 0;
      let count = 0;
      while (tries > 0 && roll < SIX && count === 0) {
        roll = 1 + draw.below(SIX);
        count = board.origins(seat, roll, this.#origins);
        tries -= 1;
      }
      const next = roll === SIX ? seat : board.following(seat, roll);
      again = roll === SIX;
      this.#judged = NOWHERE;
      let from = NOWHERE;
      if (count > 0) {
        const only = this.#origins[0] ?? NOWHERE;
        from = count === 1 ? only : this.#choose(seat, roll, count, next);
        board.move(seat, from, roll);
        if (board.isHome(seat)) return deal.playing.indexOf(seat);
      }
      seat = next;
      if (from === NOWHERE || from !== this.#judged) this.#judge(seat, again);
    }
    return NOBODY;
  }

  #choose(seat: Seat, roll: number, count: number, next: Seat): Progress {
    const board = this.#board;
    const origins = this.#origins;
    const mine = this.#deal.playing.indexOf(seat);
    let best = NOWHERE;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const from = origins[i] ?? NOWHERE;
      board.move(seat, from, roll);
      const home = board.isHome(seat);
      if (!home) {
        this.#judge(next, roll === SIX);
        this.#judged = from;
      }
      const share = home ? 1 : (this.#sums[mine] ?? 0);
      board.takeBack();
      if (share > most) {
        most = share;
        best = from;
      }
    }
    return best;
  }

  /** Fills the shares of the seats that play. */
  #judge(next: Seat, again: boolean): void {
    this.#observer.observe(this.#board, next, again);
    const { playing } = this.#deal;
    for (let i = 0; i < playing.length; i++) {
      const features = this.#observer.features[playing[i] ?? 0];
      const active = this.#active[i];
      if (features !== undefined && active !== undefined)
        this.#sums[i] = this.#learner.sum(features, active);
    }
    shares(this.#sums, playing.length);
  }

  /** Keeps what was judged last. */
  #note(): void {
    const { playing } = this.#deal;
    for (let i = 0; i < playing.length; i++) {
      const features = this.#observer.features[playing[i] ?? 0];
      const active = this.#active[i];
      if (features !== undefined && active !== undefined)
        this.#track.add(features, active, this.#sums[i] ?? 0);
    }
    this.#track.closeState();
  }
}

const NO_OPTIONS: Options = {
  end: 'all',
  oneSkips: true,
  houseBlocks: true,
  threeTriesWithHoused: true,
};

const boardOf = ({ seats, playing, options }: Deal): Board =>
  new Board({
    seats,
    options,
    figures: Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: FIGURES }, (_, figure) =>
        playing.includes(seat) ? YARD : DEEPEST - figure,
      ),
    ),
  });
