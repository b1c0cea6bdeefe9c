/** How this device's storage stands, for the screens; small, because every page shows what is wrong with it. */
import type { WriteTroubleCode } from '../table/trouble';

/**
 * - `unknown`: not opened yet. `ready`: open.
 * - `waiting`: another tab plays with an older version of the app; storage opens when it is done.
 * - `outdated`: a newer version of the app in another tab has the storage now; this page must be loaded anew.
 * - `refused`: the browser stores nothing here (private window, blocked storage).
 * - `storage-…`: it did not open, for this reason.
 */
export type StorageStanding =
  'unknown' | 'ready' | 'waiting' | 'outdated' | 'refused' | WriteTroubleCode;

class StorageState {
  now = $state<StorageStanding>('unknown');
}

export const storageState = new StorageState();
