/** Joint games: what has been chosen towards the next entry. Kept, stored and changeable until the last has chosen. */
import type { ActionEntry, AnyGame, Entry, Seat } from '../game/contract';
import { sameJson } from '../game/json';
import { acting, type Match } from '../game/match';

/** Whether the rules list this very action for the seat now. */
export const isListed = (
  game: AnyGame,
  { position }: Match,
  seat: Seat,
  action: ActionEntry,
): boolean => game.legal(position, seat).some((listed) => sameJson(listed, action));

/** The stored choices that are still listed; the others are asked for again. */
export const stillListed = (
  game: AnyGame,
  match: Match,
  stored: readonly ActionEntry[],
): ReadonlyMap<Seat, ActionEntry> =>
  new Map(
    stored.flatMap((choice) =>
      choice.seat !== undefined && isListed(game, match, choice.seat, choice)
        ? [[choice.seat, choice] as const]
        : [],
    ),
  );

/** The one entry that all choices make; `null` while somebody has not chosen. */
export const joined = (
  game: AnyGame,
  { position, setup }: Match,
  choices: ReadonlyMap<Seat, ActionEntry>,
): Entry | null => {
  if (game.join === undefined || choices.size === 0) return null;
  const made = acting(game, position, setup.seats).map((seat) => choices.get(seat));
  return made.every((choice) => choice !== undefined) ? game.join(position, made) : null;
};
