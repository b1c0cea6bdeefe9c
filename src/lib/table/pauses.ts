/** Who may let time stand still at a table, and run again. */
import { refuse, type Result, type Seat, type Timing } from '../game/contract';
import type { PlayClock } from './playclock';
import type { Clock, Together } from './ports';
import { Readiness } from './readiness';
import { DONE } from './upcoming';

export interface PausesParts {
  readonly clock: Clock;
  readonly play: PlayClock;
  readonly timing: Timing;
  /** `null`: all people share one device. */
  readonly together: Together | null;
  /** Seats of people now. */
  readonly people: () => readonly Seat[];
  readonly changed: () => void;
}

export class Pauses {
  readonly #parts: PausesParts;
  /** Real time at several devices; elsewhere one word is enough. */
  readonly readiness: Readiness | null;

  constructor(parts: PausesParts, startsPaused: boolean) {
    this.#parts = parts;
    const { clock, play, timing, together, people, changed } = parts;
    if (startsPaused) play.pause();
    this.readiness =
      together !== null && timing === 'free' ? new Readiness(clock, play, people(), changed) : null;
  }

  /** Refusals: `together-no-pause`. */
  ask(seat: Seat, on: boolean): Result<null> {
    const { play, together, people } = this.#parts;
    if (this.readiness !== null) {
      if (on) this.readiness.hold(seat);
      else this.readiness.ready(seat);
    } else if (together !== null && people().length > 1) return refuse('together-no-pause');
    else if (on) play.pause();
    else play.resume();
    return DONE;
  }

  /** A person has gone away: real time waits for its word. */
  away(seat: Seat): void {
    if (this.#parts.people().includes(seat)) this.readiness?.hold(seat);
  }

  /** A computer has taken the seat: nobody waits for its word. */
  vacant(seat: Seat): void {
    this.readiness?.ready(seat);
  }
}
