/**
 * One who plays a deal of Speed or Spit: what it means to do, and when. It is told of every change of the table. What it means
 * to do stays, with its time, until it acts or a change makes something else better; turning to that takes a glance.
 */
import type { Seat } from '../../../game/contract';
import { LEAST, cardTime, glanceTime, mixed, quickTime, type Tempo } from './tempo';

/** Something to do as a number; each kind of deal has its own. */
export type Deed = number;
/** There is nothing to be done. */
export const NOTHING: Deed = -1;

/** What of a running deal matters for time. */
export interface Timed {
  /** Play time of the last entry. */
  readonly t: number;
  /** By seat: when it acted last, and how often in this deal. */
  readonly actedAt: readonly [number, number];
  readonly acts: readonly [number, number];
  /** By seat: until when it stands still. */
  readonly frozen: readonly [number, number];
  /** By seat and pile: when somebody else than the seat last changed it. */
  readonly changedFor: readonly [readonly [number, number], readonly [number, number]];
  /** By seat: a number that its first cards make, for what it draws by chance. */
  readonly salt: readonly [number, number];
}

/** How one plays: `R` is a deal as the seat knows it. */
export interface Style<R extends Timed> {
  /** Chooses from what a seat knows; `meant` is what it was about to do. */
  readonly choose: (deal: R, me: 0 | 1, meant: Deed) => Deed;
  /** How much longer something takes, as it is overlooked at first, in milliseconds. */
  readonly oversight: (deal: R, me: 0 | 1, deed: Deed) => number;
  /** Whether something is done more quickly than a card is laid. */
  readonly isQuick: (deed: Deed) => boolean;
  /** Whether both reach for the same. */
  readonly isReached: (deed: Deed) => boolean;
  /** The pile that a card goes to; `null` for everything else. */
  readonly pileOf: (deed: Deed) => 0 | 1 | null;
}

/** What numbers drawn by chance are for. */
const OWN = 1;
const GLANCE = 2;

export class Racer<R extends Timed> {
  readonly #me: 0 | 1;
  readonly #style: Style<R>;
  readonly #tempo: Tempo;
  #deed: Deed = NOTHING;
  /** Since when it means to do that. */
  #since = 0;

  constructor(seat: Seat, tempo: Tempo, style: Style<R>) {
    this.#me = seat === 0 ? 0 : 1;
    this.#tempo = tempo;
    this.#style = style;
  }

  /** What it means to do. */
  get deed(): Deed {
    return this.#deed;
  }

  /** The deal has begun, or it has acted. */
  anew(deal: R): void {
    this.#deed = this.#style.choose(deal, this.#me, NOTHING);
    this.#since = deal.t;
  }

  /** The table has changed, not by its own doing. */
  notice(deal: R): void {
    const deed = this.#style.choose(deal, this.#me, this.#deed);
    if (deed === this.#deed) return;
    this.#deed = deed;
    this.#since = deal.t;
  }

  /** The play time at which it does what it means to do. */
  at(deal: R): number {
    const me = this.#me;
    const deed = this.#deed;
    const tempo = this.#tempo;
    const { isQuick, isReached, pileOf, oversight } = this.#style;
    const [salt, acts, acted] = [deal.salt[me], deal.acts[me], deal.actedAt[me]];
    const quick = isQuick(deed);
    const word = mixed(salt, acts, quick ? 1 : 0, OWN);
    // At the calm pace nobody is beaten to it who has to hear first that there is something to reach for.
    if (tempo.calm && isReached(deed)) return this.#since + cardTime(tempo, word);
    let at = acted + (quick ? quickTime(tempo, word) : cardTime(tempo, word));
    if (this.#since > acted)
      at = Math.max(at, this.#since + glanceTime(tempo, mixed(salt, acts, this.#since, GLANCE)));
    const pile = pileOf(deed);
    const changed = pile === null ? 0 : deal.changedFor[me][pile];
    if (changed > 0) at = Math.max(at, changed + LEAST);
    // Whoever takes ten seconds for a card overlooks none.
    const missed = tempo.calm ? 0 : oversight(deal, me, deed);
    return Math.max(at + missed, deal.frozen[me]);
  }
}
