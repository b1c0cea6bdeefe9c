/** Badges of matches that are stored on this device. They are kept nowhere: the logs tell them. */
import type { AnyGame, JsonObject } from '../game/contract';
import type { Matches } from '../store/matches';
import type { Badge, Badges } from '../ui/badges';

/** What the person earned in a stored match; nothing where it cannot be read. */
export const badgesIn = async (
  matches: Matches,
  id: string,
  rules: AnyGame,
  badges: Badges,
): Promise<readonly Badge[]> => {
  const loaded = await matches.load(id, (game) =>
    Promise.resolve(game === rules.id ? rules : null),
  );
  if (!loaded.ok) return [];
  const { setup, log } = loaded.value.match;
  return badges.earned({ setup, log: log as readonly unknown[] as readonly JsonObject[] });
};

/** What the person had earned in matches that ended before this one, by id; reads until it has found all there are. */
export const badgesBefore = async (
  matches: Matches,
  id: string,
  rules: AnyGame,
  badges: Badges,
): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const earlier of await matches.finishedBefore(id)) {
    if (found.size === badges.all.length) break;
    for (const badge of await badgesIn(matches, earlier, rules, badges)) found.add(badge.id);
  }
  return [...found];
};
