/** Matches that are not stored at all: why, and how to tell them. */
import type { Refusal } from '../game/contract';
import { writeRefusal } from '../table/trouble';
import { storageState } from './storageState.svelte';

const NAMES: ReadonlySet<string> = new Set(['no-storage', 'no-room', 'no-storage-old']);

/** Why nothing can be stored, by how the storage stands. */
export const notStored = (standing: string = storageState.now): Refusal => {
  if (standing === 'storage-full') return { code: 'no-room' };
  const old = standing === 'storage-newer' || standing === 'outdated';
  return { code: old ? 'no-storage-old' : 'no-storage' };
};

/** Why a new match could not be written, or `null` when it was. */
export const whyNotStored = (write: Promise<unknown>): Promise<Refusal | null> =>
  write.then(
    () => null,
    (error: unknown) => notStored(writeRefusal(error).code),
  );

/** Whether a notice says that its match is not stored. */
export const isUnstored = (notice: Refusal | null): boolean =>
  notice !== null && NAMES.has(notice.code);
