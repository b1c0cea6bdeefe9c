/** Finished matches that one person has played alone. */
import { watch, type Database } from './db';
import { MODES, parseSummary, type MatchSummary } from './stored';

/** Heads and results of all of a game, the newest first; rows that do not parse are left out. */
export const finishedAlone = async (
  db: Database,
  game: string,
): Promise<readonly MatchSummary[]> => {
  const rows = await db.retryIfLost(() =>
    db.matches
      .where('[game+mode+status]')
      .anyOf(MODES.map((mode) => [game, mode, 'finished']))
      .and(({ seats }) => seats === 1)
      .toArray(),
  );
  return rows
    .map((row) => parseSummary(row))
    .filter((one) => one.ok)
    .map((one) => one.value)
    .sort((a, b) => b.head.updatedAt - a.head.updatedAt);
};

/** Calls `changed` now and whenever that list may look different; `failed` when it cannot be read. */
export const watchFinishedAlone = (
  db: Database,
  game: string,
  changed: (matches: readonly MatchSummary[]) => void,
  failed: () => void,
): (() => void) => watch(() => finishedAlone(db, game), changed, failed);
