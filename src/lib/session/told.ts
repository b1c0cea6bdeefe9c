/** What lies in the storage of this device, told to a screen now and after every change. */
import { openStorage, type Storage } from './storage';

/** `no-storage`: nothing is kept here; `failed`: it cannot be read now. */
export type Told<T> = T | 'no-storage' | 'failed';

/** Calls `tell` now and after every change of what `watch` follows; the result ends it. */
export const follow = <T>(
  watch: (storage: Storage, changed: (value: T) => void, failed: () => void) => () => void,
  tell: (told: Told<T>) => void,
): (() => void) => {
  let end = (): void => undefined;
  let ended = false;
  void openStorage().then((storage) => {
    if (ended) return;
    if (storage === null) tell('no-storage');
    else end = watch(storage, tell, () => tell('failed'));
  });
  return () => {
    ended = true;
    end();
  };
};
