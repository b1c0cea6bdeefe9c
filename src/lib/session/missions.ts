/** Missions on this device: how one is set up, started, and what its end is worth. */
import type { AnyGame, Entry, Json } from '../game/contract';
import { replay } from '../game/match';
import { isOpen, type MissionSet } from '../game/missionSet';
import { followsFrom } from '../game/proof';
import { loadMissionSet } from '../games/missionSets';
import { isGameId, loadRules } from '../games/rules';
import type { MatchHead } from '../store/matches';
import type { WorthOf } from '../store/missions';
import type { WorthIn } from '../store/savedMissions';
import type { Seated } from '../table/ports';

/**
 * A mission, but for its id.
 *
 * @param names the person's first.
 */
export const missionHeadOf = (
  game: string,
  set: MissionSet,
  number: number,
  names: readonly string[],
) => ({
  game,
  mode: 'mission' as const,
  setup: { seats: 1, options: set.options(), source: { kind: 'mission', number } as const },
  seated: [{ name: names[0] ?? '', kind: 'human' } satisfies Seated],
  tempo: 'normal' as const,
  seed: set.seedOf(number),
});

/** Whether a game has a mission of this number, and it is open with the stars of the others. */
export const mayPlay = (
  set: MissionSet,
  number: number,
  best: readonly { readonly number: number; readonly stars: number }[],
): boolean =>
  Number.isInteger(number) &&
  number >= 1 &&
  number <= set.count &&
  isOpen(number, (other) => best.find((one) => one.number === other)?.stars ?? 0);

const rulesOf = (id: string): Promise<AnyGame | null> =>
  isGameId(id) ? loadRules(id) : Promise.resolve(null);

/** What the log of this match is worth as a mission; nothing where it is none. */
export const missionWorth = async ({ game, setup }: MatchHead): Promise<WorthOf> => {
  const { source } = setup;
  const [set, rules] = await Promise.all([loadMissionSet(game), rulesOf(game)]);
  if (set === null || rules === null || source.kind !== 'mission') return () => null;
  return (log: readonly Json[]) => {
    // The store has written every entry as the rules accepted it.
    const match = replay(rules, setup, log as unknown as readonly Entry[]);
    return match.ok ? set.worthOf(source.number, match.value.position) : null;
  };
};

/** What a mission of a backup is worth; nothing where its chance is not that of the mission. */
export const worthIn: WorthIn = async (game, match) => {
  const { source } = match.setup;
  const [set, rules] = await Promise.all([loadMissionSet(game), rulesOf(game)]);
  if (set === null || rules === null || source.kind !== 'mission') return null;
  const { number } = source;
  return number <= set.count && followsFrom(rules, match, set.seedOf(number))
    ? set.worthOf(number, match.position)
    : null;
};
