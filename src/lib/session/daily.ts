/** The match of the day on this device: which day it is, and starting its match. */
import { dayOf, type Day } from '../game/day';
import { loadDaily } from '../games/dailies';
import { freshId } from './clock';
import { headOf } from './days';
import { startMatch } from './solo';

/** The day that the calendar of this device shows. */
export const today = (): Day => dayOf(new Date());

/**
 * Starts the match of today, or gives the one that is open: the first try as long as it goes on.
 *
 * @param names by seat, the person's first.
 * @returns its id; `null` for a game that has no match of the day.
 */
export const startDaily = async (
  game: string,
  names: readonly string[],
): Promise<string | null> => {
  const daily = await loadDaily(game);
  if (daily === null) return null;
  return startMatch({ id: freshId(), ...headOf(game, daily, today(), names) });
};
