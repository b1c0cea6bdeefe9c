/** What the session has to know of daily matches: how one is set up, what it counts with, and how it is left. */
import type { AnyGame } from '../game/contract';
import type { Daily } from '../game/daily';
import type { Day } from '../game/day';
import { sameJson } from '../game/json';
import { followsFrom } from '../game/proof';
import { loadDaily } from '../games/dailies';
import { loadMissionSet } from '../games/missionSets';
import { isGameId, loadRules } from '../games/rules';
import type { MatchHead, Matches, StoredMatch, Worths } from '../store/matches';
import type { SecuredOf } from '../store/savedDays';
import type { Seated } from '../table/ports';
import { missionHeadOf, missionWorth } from './missions';
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

/** Whether a stored match of a day or a mission is the one that everybody plays. */
export const isAsSet = async (head: MatchHead): Promise<boolean> => {
  const { game, setup, seated } = head;
  const names = seated.map(({ name }) => name);
  if (setup.source.kind === 'free') return true;
  if (setup.source.kind === 'mission') {
    const set = await loadMissionSet(game);
    return set !== null && isLike(missionHeadOf(game, set, setup.source.number, names), head);
  }
  const daily = await loadDaily(game);
  return daily !== null && isLike(headOf(game, daily, setup.source.day, names), head);
};

const isLike = (
  wanted: Pick<MatchHead, 'setup' | 'seated' | 'seed' | 'tempo'>,
  { setup, seated, seed, tempo }: MatchHead,
): boolean =>
  sameJson(wanted.setup, setup) &&
  sameJson(wanted.seated, seated) &&
  wanted.seed === seed &&
  wanted.tempo === tempo;

/** What the end of a match is worth: on the list of its day, or as a mission. */
export const worthsOf = async (head: MatchHead): Promise<Worths> => {
  const [daily, mission] = await Promise.all([loadDaily(head.game), missionWorth(head)]);
  return { day: (result) => daily?.ofResult(result, YOU) ?? null, mission };
};

/** What the person has secured in a match of a day; nothing where its chance is not that of the day. */
export const securedOf: SecuredOf = async (game, match) => {
  const { source } = match.setup;
  const [daily, rules] = await Promise.all([loadDaily(game), rulesOf(game)]);
  if (daily === null || rules === null || source.kind !== 'daily') return null;
  return followsFrom(rules, match, daily.seedOf(source.day))
    ? daily.secured(match.position, YOU)
    : null;
};

/** What a match that is left counts with, if it is a try of a day. */
const securedIn = async ({ head, match }: StoredMatch): Promise<number | null> =>
  head.mode === 'daily'
    ? ((await loadDaily(head.game))?.secured(match.position, YOU) ?? null)
    : null;

const rulesOf = (id: string): Promise<AnyGame | null> =>
  isGameId(id) ? loadRules(id) : Promise.resolve(null);

/** Ends a live match without a result. */
export const giveUpMatch = async (matches: Matches, id: string): Promise<void> => {
  const stored = await matches.load(id, rulesOf);
  await matches.giveUp(id, stored.ok ? await securedIn(stored.value) : null);
};

/** Takes a match from this device; a try of a day that was still open and counts is given up with it. */
export const removeMatch = async (matches: Matches, id: string): Promise<void> => {
  const stored = await matches.load(id, rulesOf);
  await matches.remove(id, stored.ok ? await securedIn(stored.value) : null);
};
