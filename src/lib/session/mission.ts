/** Starting a mission on this device. */
import { loadMissionSet } from '../games/missionSets';
import { freshId } from './clock';
import { mayPlay, missionHeadOf } from './missions';
import { startMatch } from './solo';
import { openStorage } from './storage';

/**
 * Starts a mission; one that is live is given up for it.
 *
 * @param names the person's first.
 * @returns its id; `null` for a mission that is not there or still locked.
 */
export const startMission = async (
  game: string,
  number: number,
  names: readonly string[],
): Promise<string | null> => {
  const set = await loadMissionSet(game);
  if (set === null) return null;
  const storage = await openStorage();
  // What cannot be read now keeps nobody from the first mission.
  const list = await storage?.missions.all(game).catch(() => null);
  if (!mayPlay(set, number, list?.best ?? [])) return null;
  return startMatch({ id: freshId(), ...missionHeadOf(game, set, number, names) });
};
