/** The file of everything on this device: saving it, reading one, taking it in; and deleting everything. */
import { accept, refuse, type AnyGame, type Result } from '../game/contract';
import { isGameId, loadRules } from '../games/rules';
import {
  BACKUP_LIMIT,
  BACKUP_LIMIT_MB,
  SETTINGS_KEY,
  collect,
  readBackup,
  writeBackup,
  type CheckedBackup,
  type Progress,
  type Settings,
} from '../store/backup';
import { Database } from '../store/db';
import { countsOf } from '../games/dailies';
import { collectDays } from '../store/savedDays';
import { collectMissions } from '../store/savedMissions';
import { foresee, merge, removeAll, type Tally } from '../store/merge';
import { securedOf } from './days';
import { heldMatches } from './lock';
import { worthIn } from './missions';
import { isSolo } from './seats';
import { openStorage } from './storage';

/** As the check of a backup has left them. */
type Seats = Parameters<typeof isSolo>[0];

export type { CheckedBackup } from '../store/backup';
export type { Tally } from '../store/merge';

/** How far it has come: `done` of `total` matches. */
export type Tell = (done: number, total: number) => void;

/** Longest work between two breaths, in milliseconds. */
const BREATH = 30;

/** Lets the screen draw now and then; a replay of a thousand matches takes seconds. */
const paced = (tell: Tell): Progress => {
  let last = performance.now();
  return async (done, total) => {
    if (performance.now() - last < BREATH && done < total) return;
    tell(done, total);
    await new Promise<void>((resume) => setTimeout(resume));
    last = performance.now();
  };
};

const rulesOf = (id: string): Promise<AnyGame | null> =>
  isGameId(id) ? loadRules(id) : Promise.resolve(null);

/** The settings of this device as they are kept; none where the browser keeps none. */
const keptSettings = (): Settings => {
  try {
    const names = Object.keys(localStorage).filter((name) => SETTINGS_KEY.test(name));
    return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
  } catch {
    return {};
  }
};

/** Whether anything has been set on this device. */
export const hasSettings = (): boolean => Object.keys(keptSettings()).length > 0;

export interface Saved {
  readonly name: string;
  readonly text: string;
  readonly count: number;
  /** Matches that are damaged and therefore not in the file. */
  readonly damaged: number;
}

/** Everything on this device as one file. Refusals: `no-storage`, `storage-failed`. */
export const saveEverything = async (tell: Tell): Promise<Result<Saved>> => {
  try {
    const storage = await openStorage();
    if (storage === null) return refuse('no-storage');
    const { matches, damaged } = await collect(storage.db, rulesOf, paced(tell));
    const { days } = await collectDays(storage.db, rulesOf, securedOf);
    const { missions } = await collectMissions(storage.db, rulesOf, worthIn);
    const now = new Date();
    const text = writeBackup({
      savedAt: now.getTime(),
      matches,
      days,
      missions,
      settings: keptSettings(),
    });
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    return accept({ name: `speedtisch-${day}.json`, text, count: matches.length, damaged });
  } catch {
    return refuse('storage-failed');
  }
};

export interface Found {
  readonly backup: CheckedBackup;
  /** What taking it in would do. */
  readonly tally: Tally;
}

/** Reads and checks a file; writes nothing. Refusals: those of `readBackup`, `file-missing`, `storage-failed`. */
export const readFile = async (file: File, tell: Tell): Promise<Result<Found>> => {
  if (file.size > BACKUP_LIMIT) return refuse('backup-large', { limit: BACKUP_LIMIT_MB });
  const text = await file.text().catch(() => null);
  if (text === null) return refuse('file-missing');
  const backup = await readBackup(text, rulesOf, paced(tell), { securedOf, worthIn });
  if (!backup.ok) return backup;
  // Taken in, it could never be opened: nobody would come to its other seats.
  for (const [at, { head }] of backup.value.matches.entries()) {
    const rules = await rulesOf(head.game);
    if (rules === null || !isSolo(head.seated as Seats, rules.timing))
      return refuse('backup-match-head', { number: at + 1 });
  }
  try {
    const storage = await openStorage();
    if (storage === null) return refuse('no-storage');
    const parts = { backup: backup.value, onScreen: await heldMatches(), countsOf };
    return accept({ backup: backup.value, tally: await foresee(storage.db, parts) });
  } catch {
    return refuse('storage-failed');
  }
};

/** Takes a checked file in, whole or not at all; `null`: it did not work, and everything is as it was. */
export const takeIn = async (
  backup: CheckedBackup,
  withSettings: boolean,
  tell: Tell,
): Promise<Tally | null> => {
  try {
    const storage = await openStorage();
    if (storage === null) return null;
    const onScreen = await heldMatches();
    const tally = await merge(storage.db, { backup, onScreen, countsOf, progress: tell });
    if (withSettings) keepSettings(backup.settings);
    return tally;
  } catch {
    return null;
  }
};

const keepSettings = (settings: Settings): void => {
  try {
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  } catch {
    // Where the browser keeps no settings, they stay as they are; the page "Ansicht" says so.
  }
};

/** Takes all matches and settings from this device; `false`: it did not work. */
export const deleteEverything = async (): Promise<boolean> => {
  try {
    const storage = await openStorage();
    // What does not open can only be taken away as a whole.
    if (storage === null) await new Database().delete();
    else await removeAll(storage.db);
    for (const name of Object.keys(keptSettings())) localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
};
