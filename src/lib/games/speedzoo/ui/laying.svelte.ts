/** The domino a person is about to lay: how it is held, and where it lies provisionally. */
import type { Direction, Laid } from '../position';
import type { Point } from '../zoo';
import {
  directionOf,
  firstDirection,
  gainOf,
  nextDirection,
  overlap,
  placesOf,
  reasonAt,
  sameLaid,
  spotsOf,
  turnsAt,
  under,
  type Ground,
  type Spot,
} from './placing';

/** The match as it is now. */
export interface Now {
  readonly ground: Ground;
  /** The domino that is to be laid by this person; `null`: none is. */
  readonly domino: number | null;
}

/** A domino somewhere, with what it would bring. */
export interface Tried {
  readonly laid: Laid;
  readonly gain: number | null;
}

/** A domino under the mouse. */
export interface Ghost extends Tried {
  /** Why it does not fit there. */
  readonly misfit: ReturnType<typeof reasonAt>;
}

export class Laying {
  readonly #now: () => Now;
  #held = $state<Direction>('E');
  /** Where it was put down, and how it has been turned there. */
  #put = $state.raw<Laid | null>(null);
  #turned = $state.raw<Laid | null>(null);
  #over = $state.raw<Point | null>(null);

  constructor(now: () => Now) {
    this.#now = now;
  }

  readonly places: readonly Laid[] = $derived.by(() => {
    const { ground, domino } = this.#now();
    return domino === null ? [] : placesOf(ground.zoo, domino, ground.options.size);
  });
  /** It fits nowhere at all. */
  readonly stuck = $derived.by(() => this.#now().domino !== null && this.places.length === 0);

  get direction(): Direction {
    return this.#held;
  }
  readonly provisional: Tried | null = $derived.by(() => {
    const laid = this.#turned;
    return laid === null ? null : { laid, gain: this.gainAt(laid) };
  });
  readonly spots: readonly Spot[] = $derived.by(() => {
    const spots = spotsOf(this.places, this.#held);
    const lying = this.#turned;
    return lying === null ? spots : spots.filter(({ laid }) => !overlap(laid, lying));
  });
  readonly ghost: Ghost | null = $derived.by(() => {
    const { ground, domino } = this.#now();
    if (this.#over === null || domino === null || this.#turned !== null || this.stuck) return null;
    const laid = under(ground, domino, this.#held, this.#over);
    const misfit = reasonAt(ground, laid);
    return { laid, misfit, gain: misfit === null ? this.gainAt(laid) : null };
  });
  /** It can be turned, in the hand or where it lies. */
  readonly turns = $derived.by(() =>
    this.#put === null
      ? nextDirection(this.places, this.#held) !== this.#held
      : turnsAt(this.places, this.#put).length > 1,
  );

  gainAt(laid: Laid): number {
    return gainOf(this.#now().ground, laid);
  }

  /** Another domino is due, or none: everything begins anew. */
  refresh(): void {
    const { domino } = this.#now();
    this.#put = null;
    this.#turned = null;
    this.#over = null;
    this.#held = domino === null ? 'E' : directionOf(domino, firstDirection(this.places));
  }

  /** Puts it down provisionally. */
  readonly put = (laid: Laid): void => {
    if (!this.places.some((place) => sameLaid(place, laid))) return;
    this.#put = laid;
    this.#turned = laid;
    this.#held = laid.dir;
  };

  /** Turns it on: where it lies, among what fits there; in the hand, to where it fits at all. Tells whether it turned. */
  readonly turn = (): boolean => {
    if (this.#put === null || this.#turned === null) {
      const before = this.#held;
      this.#held = nextDirection(this.places, before);
      return this.#held !== before;
    }
    const turns = turnsAt(this.places, this.#put);
    const lying = this.#turned;
    const at = turns.findIndex((one) => sameLaid(one, lying));
    const next = turns[(at + 1) % turns.length] ?? lying;
    this.#turned = next;
    this.#held = next.dir;
    return turns.length > 1;
  };

  /** Takes it up again, turned as it is. Tells whether it lay. */
  readonly back = (): boolean => {
    const lay = this.#turned !== null;
    this.#put = null;
    this.#turned = null;
    return lay;
  };

  readonly hover = (place: Point | null): void => {
    this.#over = place;
  };
}
