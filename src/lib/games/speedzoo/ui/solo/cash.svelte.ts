/** What the Zookasse knows: all zoos that were built alone, and their arithmetic as far as it has been read. */
import { streakOf, longestOf } from '../../../../game/streak';
import { isKnown, type AloneKnown } from '../../../../ui/alone';
import { FULL, MIDDLE, type Count } from '../../score';
import { countedOf, isCounted, note } from './counted';
import { PLAQUES, hasBoth, type Deeds } from './plaques';
import { zoosOf } from './zoos';

/** A zoo with less cannot have earned both additions. */
const BOTH = FULL + MIDDLE;

export class Cash {
  readonly #known: () => AloneKnown;
  readonly #whole: boolean;
  /** Grows with every log that has been read. */
  #read = $state(0);
  #reading = false;

  /**
   * To be made while a component is made.
   *
   * @param whole whether the arithmetic of every zoo is shown; otherwise logs are read only for plaques, as few as that
   *   takes.
   */
  constructor(known: () => AloneKnown, whole: boolean) {
    this.#known = known;
    this.#whole = whole;
    $effect(() => {
      void this.zoos;
      void this.#readOn();
    });
  }

  /** Of Punktejagd and Tageszoo, the oldest first. */
  readonly zoos = $derived.by(() => {
    const { finished } = this.#known();
    return isKnown(finished) ? zoosOf(finished) : [];
  });

  /** One log after the other, the newest first, so that no screen ever waits for many. */
  async #readOn(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    for (;;) {
      const next = this.zoos.findLast(({ id, visitors }) => !isCounted(id) && this.#asks(visitors));
      if (next === undefined) break;
      note(next.id, await this.#known().read(next.id));
      this.#read += 1;
    }
    this.#reading = false;
  }

  /** Whether the log of a zoo with so many visitors has to be known. */
  #asks(visitors: number): boolean {
    return this.#whole || (visitors >= BOTH && !this.deeds.both);
  }

  /** The arithmetic of those that have been read. */
  readonly counts = $derived.by((): readonly Count[] => {
    void this.#read;
    return this.zoos.flatMap(({ id }) => countedOf(id) ?? []);
  });

  readonly tries = $derived.by(() => {
    const { days } = this.#known();
    return isKnown(days) ? days.tries : [];
  });

  readonly missions = $derived.by(() => {
    const { missions } = this.#known();
    return isKnown(missions) ? missions.best : [];
  });

  readonly #tried = $derived(this.tries.map(({ day, state }) => ({ day, over: state !== 'open' })));

  /** Days in a row up to today. */
  readonly streak = $derived.by(() => {
    const { today } = this.#known();
    return today === null ? 0 : streakOf(this.#tried, today).days;
  });

  readonly deeds = $derived.by((): Deeds => ({
    daily: Math.max(
      0,
      ...this.tries.map(({ state, score }) => (state === 'finished' ? (score ?? 0) : 0)),
      // A try that was better on another device is no less one's own.
      ...this.zoos.map(({ kind, visitors }) => (kind === 'daily' ? visitors : 0)),
    ),
    both: this.counts.some(hasBoth),
    days: longestOf(this.#tried),
    missions: this.missions.length,
  }));

  readonly plaques = $derived(
    PLAQUES.map((plaque) => ({ plaque, earned: plaque.earned(this.deeds) })),
  );
}
