/**
 * Taking a checked backup in: what becomes of each of its matches, decided against what lies here, and all of it
 * written in one transaction. The rules, in this order, for a match of the file:
 *
 * 1. Not here: added.
 * 2. Here with the same log, or with one that goes on from it: the one here stays.
 * 3. Here with a log that the one in the file goes on from: completed, except that a live match here is never ended
 *    as given up, and none that is on screen somewhere is touched.
 * 4. Here with another log: both stay; the one of the file gets an id made of its log, so that taking the same
 *    file in again adds nothing.
 *
 * A live match of the file never ends one that is live here: it waits in the file until that one is over. Matches of
 * days stand in nobody's way. Of the tries of a day the one that counts stays (`savedDays.ts`), of the results of a
 * mission the best one (`savedMissions.ts`).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../game/contract';
import { canonical, sameJson } from '../game/json';
import { logOf, rowsFor, type CheckedBackup, type SavedMatch } from './backup';
import type { Database, MatchRow } from './db';
import type { CountsOf } from './days';
import { newDays, writeDays } from './savedDays';
import { newMissions } from './savedMissions';

/** What becomes of a match of a backup. */
export type Fate = 'add' | 'here' | 'extend' | 'copy' | 'wait';

/** How many matches of a backup have which fate, and how many days and missions of it are new here. */
export type Tally = { readonly [fate in Fate | 'days' | 'missions']: number };

interface Local {
  readonly head: MatchRow;
  readonly log: readonly Json[];
}

interface Decision {
  readonly fate: Fate;
  /** The id under which it is written. */
  readonly id: string;
}

const startsWith = (log: readonly Json[], start: readonly Json[]): boolean =>
  start.length <= log.length && start.every((entry, index) => sameJson(entry, log[index]));

/** The id of the other version of a match, made of its log. */
const copyId = ({ head, log }: SavedMatch): string =>
  `${head.id.slice(0, 80)}~${bytesToHex(sha256(utf8ToBytes(canonical(log)))).slice(0, 12)}`;

/**
 * Decides about one match of the file.
 *
 * @param here the match with an id, as it lies here.
 * @param liveHere the id of the live match of this game and mode here, if there is one.
 * @param onScreen whether the match with this id is being played in some tab.
 */
export const decide = (
  saved: SavedMatch,
  here: (id: string) => Local | undefined,
  liveHere: string | null,
  onScreen: (id: string) => boolean,
): Decision => {
  const { id, status } = saved.head;
  const clashes = (with_: string): boolean =>
    status === 'live' && liveHere !== null && liveHere !== with_;
  const fresh = (fate: 'add' | 'copy', as: string): Decision => ({
    fate: clashes(as) ? 'wait' : fate,
    id: as,
  });
  const local = here(id);
  if (local === undefined) return fresh('add', id);
  if (startsWith(local.log, saved.log)) return { fate: 'here', id };
  if (!startsWith(saved.log, local.log)) {
    const copy = copyId(saved);
    return here(copy) === undefined ? fresh('copy', copy) : { fate: 'here', id: copy };
  }
  const keep = local.head.status === 'live' && (status === 'abandoned' || onScreen(id));
  if (keep || local.head.status === 'finished') return { fate: 'here', id };
  return { fate: clashes(id) ? 'wait' : 'extend', id };
};

export interface MergeParts {
  readonly backup: CheckedBackup;
  readonly onScreen: (id: string) => boolean;
  /** Which tries of a day count. */
  readonly countsOf?: CountsOf;
  /** Told after each match; must not be waited for inside the transaction. */
  readonly progress?: (done: number, total: number) => void;
}

const FIRST: CountsOf = () => 'first';

/** What taking a backup in would do; nothing is written. */
export const foresee = (db: Database, parts: MergeParts): Promise<Tally> =>
  db.retryIfLost(() =>
    db.transaction('r', [db.matches, db.entries, db.days, db.dayRecords, db.missions], async () => {
      const days = await newDays(db, parts.backup.days, parts.countsOf ?? FIRST);
      const missions = await newMissions(db, parts.backup.missions);
      const tally = await walk(db, parts, () => Promise.resolve());
      return { ...tally, days: days.length, missions: missions.length };
    }),
  );

/** Takes a backup in: all of it, or, where anything fails, nothing. */
export const merge = (db: Database, parts: MergeParts): Promise<Tally> =>
  db.retryIfLost(() =>
    db.transaction('rw', db.tables, async () => {
      const days = await newDays(db, parts.backup.days, parts.countsOf ?? FIRST);
      await writeDays(db, days);
      const missions = await newMissions(db, parts.backup.missions);
      await db.missions.bulkPut([...missions]);
      const tally = await walk(db, parts, async (saved, { id }) => {
        const rows = rowsFor(saved, id);
        await db.matches.put(rows.head);
        // The log that it goes on from, or one whose head is gone.
        await db.entries.where('[match+index]').between([id, 0], [id, Infinity]).delete();
        await db.entries.bulkAdd(rows.entries);
        if (rows.choices === null) await db.choices.delete(id);
        else await db.choices.put(rows.choices);
      });
      return { ...tally, days: days.length, missions: missions.length };
    }),
  );

/** One match at a time is live in each of these. */
const slotOf = ({ game, mode, id }: MatchRow): string =>
  mode === 'daily' ? `${game} daily ${id}` : `${game} ${mode}`;

/** Decides about every match in turn, each against what the ones before have left; inside a transaction. */
const walk = async (
  db: Database,
  { backup, onScreen, progress }: MergeParts,
  write: (saved: SavedMatch, decision: Decision) => Promise<void>,
): Promise<Omit<Tally, 'days' | 'missions'>> => {
  const tally = { add: 0, here: 0, extend: 0, copy: 0, wait: 0 };
  const live = new Map<string, string>();
  for (const head of await db.matches.where('status').equals('live').toArray())
    live.set(slotOf(head), head.id);
  // Of two live ones in the file, the one played last comes first.
  const inOrder = backup.matches.toSorted((a, b) => b.head.updatedAt - a.head.updatedAt);
  for (const [index, saved] of inOrder.entries()) {
    const { head } = saved;
    const found = new Map<string, Local>();
    for (const id of [head.id, copyId(saved)]) {
      const local = await db.matches.get(id);
      if (local === undefined) break;
      const log = await logOf(db, id);
      found.set(id, { head: local, log: log.map(({ entry }) => entry) });
    }
    const slot = slotOf(head);
    const decision = decide(saved, (id) => found.get(id), live.get(slot) ?? null, onScreen);
    tally[decision.fate] += 1;
    if (decision.fate !== 'here' && decision.fate !== 'wait') {
      await write(saved, decision);
      if (head.status === 'live') live.set(slot, decision.id);
    }
    progress?.(index + 1, inOrder.length);
  }
  return tally;
};

/** Takes everything from this device; matches on screen in other tabs are told by their watches. */
export const removeAll = async (db: Database): Promise<void> => {
  await db.retryIfLost(() =>
    db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear()))),
  );
};
