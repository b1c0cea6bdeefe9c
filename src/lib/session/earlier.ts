/** What the person has done before a match that is on screen: badges, and the matches themselves. */
import type { AnyGame } from '../game/contract';
import type { Badges } from '../ui/badges';
import { badgesBefore } from './badges';
import type { PastMatch } from './driver';
import { pastIn } from './past';
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

/** The matches that the person has finished against computers before this one; nothing where it stores nothing. */
export async function* pastOf(match: { readonly id: string } | null): AsyncGenerator<PastMatch> {
  const matches = await openMatches();
  if (matches !== null && match !== null) yield* pastIn(matches, match.id);
}
