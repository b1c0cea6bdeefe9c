/** What the session has to know of daily matches: how one is set up, what it counts with, and how it is left. */
import type { AnyGame, JsonObject, Outcome } from '../game/contract';
import type { Daily } from '../game/daily';
import type { Day } from '../game/day';
import { sameJson } from '../game/json';
import { loadDaily } from '../games/dailies';
import { isGameId, loadRules } from '../games/rules';
import type { MatchHead, Matches, ScoreOf, StoredMatch } from '../store/matches';
import type { SecuredOf } from '../store/savedDays';
import type { Seated } from '../table/ports';
import { YOU } from './seats';

/**
 * The match of a day, but for its id.
 *
 * @param names by seat, the person's first.
 */
export const headOf = (game: string, daily: Daily, day: Day, names: readonly string[]) => ({
  game,
  mode: 'daily' as const,
  setup: {
    seats: daily.seats,
    options: daily.options(),
    source: { kind: 'daily', day } as const,
  },
  seated: Array.from({ length: daily.seats }, (_, seat): Seated => ({
    name: names[seat] ?? '',
    kind: seat === YOU ? 'human' : daily.strength,
  })),
  // Everybody's computers think equally long, so nobody plays a day in turbo.
  tempo: 'normal' as const,
  seed: daily.seedOf(day),
});

/** Whether a stored match of a day is the one that everybody plays on that day. */
export const isOfDay = async ({
  game,
  setup,
  seated,
  seed,
  tempo,
}: MatchHead): Promise<boolean> => {
  if (setup.source.kind !== 'daily') return true;
  const daily = await loadDaily(game);
  if (daily === null) return false;
  const names = seated.map(({ name }) => name);
  const wanted = headOf(game, daily, setup.source.day, names);
  return (
    sameJson(wanted.setup as unknown as JsonObject, setup as unknown as JsonObject) &&
    sameJson(wanted.seated, seated) &&
    wanted.seed === seed &&
    wanted.tempo === tempo
  );
};

/** What a result of a game is worth on the list of a day; `null`: the game has no such list. */
export const scoreOf = async (game: string): Promise<ScoreOf> => {
  const daily = await loadDaily(game);
  return (result: Outcome) => daily?.ofResult(result, YOU) ?? null;
};

/** What the person has secured in a position. */
export const secured: SecuredOf = async (game, position) =>
  (await loadDaily(game))?.secured(position, YOU) ?? null;

/** What a match that is left counts with, if it is the first try of a day. */
const securedIn = async ({ head, match }: StoredMatch): Promise<number | null> =>
  head.mode === 'daily' ? secured(head.game, match.position) : null;

const rulesOf = (id: string): Promise<AnyGame | null> =>
  isGameId(id) ? loadRules(id) : Promise.resolve(null);

/** Ends a live match without a result. */
export const giveUpMatch = async (matches: Matches, id: string): Promise<void> => {
  const stored = await matches.load(id, rulesOf);
  await matches.giveUp(id, stored.ok ? await securedIn(stored.value) : null);
};

/** Takes a match from this device; a first try of a day that was still open is given up with it. */
export const removeMatch = async (matches: Matches, id: string): Promise<void> => {
  const stored = await matches.load(id, rulesOf);
  await matches.remove(id, stored.ok ? await securedIn(stored.value) : null);
};
