/**
 * The badges of the matches in the list. Their logs are read one after the other when the list is already there, and
 * each only once: a finished match changes no more.
 */
import { loadScreens } from '$lib/games/boards';
import { isGameId, loadRules } from '$lib/games/rules';
import { badgesIn } from '$lib/session/badges';
import type { MatchSummary, Matches } from '$lib/store/matches';
import type { Badge } from '$lib/ui/badges';

export class ListedBadges {
  #read = $state.raw<Readonly<Record<string, readonly Badge[]>>>({});
  #reading = false;
  #wanted: readonly MatchSummary[] = [];

  /** What is known by now of a match. */
  of(id: string): readonly Badge[] {
    return this.#read[id] ?? [];
  }

  /** Reads what is not known yet of these; a later call is about the list as it is then. */
  async read(matches: Matches, listed: readonly MatchSummary[]): Promise<void> {
    this.#wanted = listed;
    if (this.#reading) return;
    this.#reading = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { id, game } = next.head;
      // What cannot be read has no badges to show; the list itself says what is damaged.
      const found = await earnedIn(matches, id, game).catch(() => []);
      this.#read = { ...this.#read, [id]: found };
    }
    this.#reading = false;
  }

  #next(): MatchSummary | undefined {
    return this.#wanted.find(
      ({ head, standing }) => standing !== null && this.#read[head.id] === undefined,
    );
  }
}

const earnedIn = async (matches: Matches, id: string, game: string): Promise<readonly Badge[]> => {
  if (!isGameId(game)) return [];
  const [screens, rules] = await Promise.all([loadScreens(game), loadRules(game)]);
  const badges = screens.badges?.(rules);
  return badges === undefined ? [] : badgesIn(matches, id, rules, badges);
};
