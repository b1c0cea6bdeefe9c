/** Matches as they were written: to count something in them, never to go on with them. */
import type { JsonObject } from '../game/contract';
import type { Database } from './db';
import { parseHead, type MatchHead } from './stored';

export interface Written {
  readonly head: MatchHead;
  readonly log: readonly JsonObject[];
}

const isTree = (raw: unknown): raw is JsonObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Head and log of a match, checked for their form and not replayed; `null`: it is not there, or not whole. */
export const writtenMatch = async (db: Database, id: string): Promise<Written | null> => {
  const { matches, entries } = db;
  const [row, rows] = await db.retryIfLost(() =>
    db.transaction('r', matches, entries, () =>
      Promise.all([
        matches.get(id),
        entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray(),
      ]),
    ),
  );
  const head = parseHead(row);
  if (!head.ok || !isTree(head.value.setup.options)) return null;
  const log = rows.map(({ entry }): unknown => entry).filter(isTree);
  return log.length === head.value.length ? { head: head.value, log } : null;
};
