/** Opens the database once; where the browser refuses it, matches live in memory and people are told. */
import { DATABASE, Database, whyClosed } from '../store/db';
import { countsOf } from '../games/dailies';
import { Days } from '../store/days';
import { Matches } from '../store/matches';
import { Missions } from '../store/missions';
import type { Journal } from '../table/ports';
import type { Lock } from './lock';
import { storageState } from './storageState.svelte';

/** The database of this device and the matches in it. */
export interface Storage {
  readonly db: Database;
  readonly matches: Matches;
  readonly days: Days;
  readonly missions: Missions;
}

let current: Storage | null = null;
let opening: Promise<Storage | null> | null = null;

/**
 * The storage of this device, or `null` where it does not open; `storageState` says why, and the next call
 * tries again. Waits as long as an older version of the app plays in another tab.
 */
export const openStorage = (): Promise<Storage | null> => {
  opening ??= open();
  return opening;
};

/** The stored matches of this device, or `null` where nothing can be stored (private mode, blocked storage). */
export const openMatches = async (): Promise<Matches | null> =>
  (await openStorage())?.matches ?? null;

const open = async (): Promise<Storage | null> => {
  const db = new Database(DATABASE, (news) => (storageState.now = news));
  try {
    await db.open();
    storageState.now = 'ready';
    current = {
      db,
      matches: new Matches(db, () => Date.now(), countsOf),
      days: new Days(db),
      missions: new Missions(db),
    };
    return current;
  } catch (error) {
    storageState.now = whyClosed(error) ?? 'refused';
    db.close();
    opening = null;
    return null;
  }
};

/**
 * For a match that is played: a newer version of the app gets the database when the match is over or left.
 * The first match that ends also asks the browser to keep what is stored.
 */
export const whilePlaying = (
  journal: Journal,
  lock: Lock,
): { readonly journal: Journal; readonly lock: Lock } => {
  const letGo = current?.db.hold() ?? (() => undefined);
  return {
    journal: {
      ...journal,
      append: async (index, entry, result) => {
        await journal.append(index, entry, result);
        if (result === null) return;
        letGo();
        askOnce();
      },
    },
    lock: {
      release: () => {
        lock.release();
        letGo();
      },
    },
  };
};

let asked = false;
const askOnce = (): void => {
  if (asked) return;
  asked = true;
  void askToKeep();
};

/** Asks the browser not to clean up what is stored here; it may ask the person, or decide by itself. */
export const askToKeep = async (): Promise<boolean> => {
  try {
    const { storage } = navigator as { storage?: Partial<StorageManager> };
    return (await storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
};
