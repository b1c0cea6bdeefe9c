/**
 * What everybody meets alike, on screen: the match of a day or a mission. Whether it counts, how it is called, what
 * giving it up means.
 */
import { m } from '$lib/paraglide/messages';
import type { Source } from '$lib/game/contract';
import type { Day } from '$lib/game/day';
import { countsOf } from '$lib/games/dailies';
import { calendar } from '$lib/session/calendar.svelte';
import { watchDays } from '$lib/session/dayList';
import type { SoloMatch } from '$lib/session/soloMatch.svelte';
import { COUNTING } from '$lib/ui/daily/counting';
import { matchName } from '$lib/ui/games';

export class MatchDay {
  readonly #solo: () => SoloMatch | null;
  readonly #game: () => string;
  /** Of a match of a day: whether it may count; `null` until that is known, and where nothing is stored. */
  counts = $state.raw<boolean | null>(null);

  /** To be made while a component is made; both are read anew whenever they change. */
  constructor(solo: () => SoloMatch | null, game: () => string) {
    this.#solo = solo;
    this.#game = game;
    $effect(() => (this.day === null ? undefined : calendar.start()));
    $effect(() => {
      const { day } = this;
      const id = this.#solo()?.id;
      this.counts = null;
      if (day === null) return undefined;
      return watchDays(this.#game(), (days) => {
        this.counts =
          typeof days === 'string'
            ? null
            : this.everyTry || days.tries.some((one) => one.day === day && one.match === id);
      });
    });
  }

  /** Whether every try counts, and the best one stays. */
  get everyTry(): boolean {
    return countsOf(this.#game()) === 'best';
  }

  get #source(): Source {
    return this.#solo()?.setup.source ?? { kind: 'free' };
  }

  /** `null`: the match is of no day. */
  get day(): Day | null {
    const source = this.#source;
    return source.kind === 'daily' ? source.day : null;
  }

  /** `null`: the match is no mission. */
  get mission(): number | null {
    const source = this.#source;
    return source.kind === 'mission' ? source.number : null;
  }

  /** What the page of days is asked for: `?day=…`, or nothing for today. */
  get query(): string {
    return this.day === null || this.day === calendar.today ? '' : `?day=${this.day}`;
  }

  get name(): string {
    const name = matchName(this.#game(), this.#source);
    return this.day !== null && this.counts === false ? `${name} · ${m.daily_practice()}` : name;
  }

  get giveUpText(): string {
    if (this.mission !== null) return m.mission_give_up();
    if (this.day === null) return m.give_up_text();
    return this.counts === false
      ? m.daily_give_up_practice()
      : COUNTING[countsOf(this.#game())].giveUp();
  }
}
