/** The day whose match is on screen: whether this is its first try, how the match is called, what giving it up means. */
import { m } from '$lib/paraglide/messages';
import type { Day } from '$lib/game/day';
import { calendar } from '$lib/session/calendar.svelte';
import { watchDays } from '$lib/session/dayList';
import type { SoloMatch } from '$lib/session/soloMatch.svelte';
import { dailyName, gameName } from '$lib/ui/games';

export class MatchDay {
  readonly #solo: () => SoloMatch | null;
  readonly #game: () => string;
  /** Of a match of a day: whether it is its first try; `null` until that is known, and where nothing is stored. */
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
            : days.tries.some((one) => one.day === day && one.match === id);
      });
    });
  }

  /** `null`: the match is of no day. */
  get day(): Day | null {
    const source = this.#solo()?.setup.source;
    return source?.kind === 'daily' ? source.day : null;
  }

  /** What the page of days is asked for: `?day=…`, or nothing for today. */
  get query(): string {
    return this.day === null || this.day === calendar.today ? '' : `?day=${this.day}`;
  }

  get name(): string {
    const game = this.#game();
    if (this.day === null) return gameName(game);
    return this.counts === false ? `${dailyName(game)} · ${m.daily_practice()}` : dailyName(game);
  }

  get giveUpText(): string {
    if (this.day === null) return m.give_up_text();
    return this.counts === false ? m.daily_give_up_practice() : m.daily_give_up_text();
  }
}
