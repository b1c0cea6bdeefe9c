/** The missions of a game on this device, as they stand now and whenever they change. */
import type { MissionList } from '../store/missions';
import { follow, type Told } from './told';

export type MissionsTold = Told<MissionList>;

/** Calls `tell` now and after every change; the result ends it. */
export const watchMissions = (game: string, tell: (told: MissionsTold) => void): (() => void) =>
  follow(({ missions }, changed, failed) => missions.watch(game, changed, failed), tell);
