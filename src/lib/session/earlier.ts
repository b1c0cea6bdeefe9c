/** Badges that the person had before a match that is on screen. */
import type { AnyGame } from '../game/contract';
import type { Badges } from '../ui/badges';
import { badgesBefore } from './badges';
import { openMatches } from './storage';

/**
 * The badges of all matches of this device that ended before this one, by id.
 *
 * @throws Error where nothing is stored: then nobody knows what was before.
 */
export const earlierBadges = async (
  match: { readonly id: string; readonly rules: AnyGame } | null,
  badgesFor: ((rules: AnyGame) => Badges) | undefined,
): Promise<readonly string[]> => {
  const matches = await openMatches();
  if (matches === null || match === null) throw new Error('nothing is stored');
  return badgesFor === undefined
    ? []
    : badgesBefore(matches, match.id, match.rules, badgesFor(match.rules));
};
