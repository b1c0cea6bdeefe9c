/** All that this device knows about playing a game alone, for the screens that show it. */
import type { Match } from '../game/match';
import { isGameId, loadRules } from '../games/rules';
import { watchFinishedAlone } from '../store/finished';
import type { MatchSummary } from '../store/matches';
import type { AloneKnown } from '../ui/alone';
import { calendar } from './calendar.svelte';
import { watchDays, type DaysTold } from './dayList';
import { watchMissions, type MissionsTold } from './missionList';
import { openMatches } from './storage';
import { follow, type Told } from './told';

export class Alone implements AloneKnown {
  days = $state.raw<DaysTold | null>(null);
  missions = $state.raw<MissionsTold | null>(null);
  finished = $state.raw<Told<readonly MatchSummary[]> | null>(null);

  /** To be made while a component is made. */
  constructor(game: () => string) {
    $effect(() => calendar.start());
    $effect(() => watchDays(game(), (told) => (this.days = told)));
    $effect(() => watchMissions(game(), (told) => (this.missions = told)));
    $effect(() =>
      follow<readonly MatchSummary[]>(
        ({ db }, changed, failed) => watchFinishedAlone(db, game(), changed, failed),
        (told) => (this.finished = told),
      ),
    );
  }

  get today() {
    return calendar.today;
  }

  readonly read = async (id: string): Promise<Match | null> => {
    const matches = await openMatches();
    const loaded = await matches
      ?.load(id, (game) => (isGameId(game) ? loadRules(game) : Promise.resolve(null)))
      .catch(() => null);
    return loaded?.ok ? loaded.value.match : null;
  };
}
