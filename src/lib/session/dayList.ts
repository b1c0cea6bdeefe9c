/** The days of a game on this device, as they stand now and whenever they change. */
import type { DayList } from '../store/days';
import { follow, type Told } from './told';

export type DaysTold = Told<DayList>;

/** Calls `tell` now and after every change; the result ends it. */
export const watchDays = (game: string, tell: (days: DaysTold) => void): (() => void) =>
  follow(({ days }, changed, failed) => days.watch(game, changed, failed), tell);
