/** The missions of a game on this device, as they stand now and whenever they change. */
import type { MissionList } from '../store/missions';
import { openStorage } from './storage';

/** `no-storage`: nothing is kept here; `failed`: it cannot be read now. */
export type MissionsTold = MissionList | 'no-storage' | 'failed';

/** Calls `tell` now and after every change; the result ends it. */
export const watchMissions = (game: string, tell: (told: MissionsTold) => void): (() => void) => {
  let end = (): void => undefined;
  let ended = false;
  void openStorage().then((storage) => {
    if (ended) return;
    if (storage === null) tell('no-storage');
    else end = storage.missions.watch(game, tell, () => tell('failed'));
  });
  return () => {
    ended = true;
    end();
  };
};
