/** What this device keeps of playing alone, for the match on screen; only where the game has that and one sits alone. */
import { isMissionGameId } from '$lib/games/missionSets';
import { watchDays, type DaysTold } from '$lib/session/dayList';
import type { AloneKept } from '$lib/session/driver';
import { watchMissions, type MissionsTold } from '$lib/session/missionList';
import type { SoloMatch } from '$lib/session/soloMatch.svelte';

export class Kept {
  readonly #solo: () => SoloMatch | null;
  #days = $state.raw<DaysTold | null>(null);
  #missions = $state.raw<MissionsTold | null>(null);

  /** To be made while a component is made. */
  constructor(solo: () => SoloMatch | null, game: () => string) {
    this.#solo = solo;
    $effect(() => {
      if (solo()?.setup.seats !== 1 || !isMissionGameId(game())) return undefined;
      const ends = [
        watchDays(game(), (told) => (this.#days = told)),
        watchMissions(game(), (told) => (this.#missions = told)),
      ];
      return () => ends.forEach((end) => end());
    });
  }

  /** `undefined`: not known by now, or nothing is kept. */
  get now(): AloneKept | undefined {
    const [solo, days, missions] = [this.#solo(), this.#days, this.#missions];
    if (solo === null || days === null || missions === null) return undefined;
    if (typeof days === 'string' || typeof missions === 'string') return undefined;
    return { id: solo.id, tries: days.tries, missions: missions.best };
  }

  /** The mission after this one, of so many, where it may be played; `null`: there is none, or it is locked. */
  after(number: number | null, count: number): number | null {
    if (number === null || number >= count) return null;
    return this.now?.missions.some((one) => one.number === number) ? number + 1 : null;
  }
}
