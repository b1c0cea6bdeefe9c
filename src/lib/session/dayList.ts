/** The days of a game on this device, as they stand now and whenever they change. */
import type { DayList } from '../store/days';
import { openStorage } from './storage';

/** `no-storage`: nothing is kept here; `failed`: it cannot be read now. */
export type DaysTold = DayList | 'no-storage' | 'failed';

/** Calls `tell` now and after every change; the result ends it. */
export const watchDays = (game: string, tell: (days: DaysTold) => void): (() => void) => {
  let end = (): void => undefined;
  let ended = false;
  void openStorage().then((storage) => {
    if (ended) return;
    if (storage === null) tell('no-storage');
    else end = storage.days.watch(game, tell, () => tell('failed'));
  });
  return () => {
    ended = true;
    end();
  };
};
