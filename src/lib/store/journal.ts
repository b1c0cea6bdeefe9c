/** The write-ahead log of one match: every entry is stored, with what follows from it, before anybody is told. */
import type { ActionEntry, Entry, Outcome } from '../game/contract';
import { sameJson } from '../game/json';
import type { Journal } from '../table/ports';
import type { Database, MatchRow } from './db';
import { endDay, type CountsOf } from './days';
import { endMission } from './missions';
import { json, newWriter } from './plain';
import type { Worths } from './worths';

/** Where it is written. `now`: wall time in milliseconds, only for sorting. */
interface Into {
  readonly db: Database;
  readonly now: () => number;
  readonly countsOf: CountsOf;
}

/**
 * @param seen who wrote the choices that the table starts with; `undefined`: whatever is stored is taken over.
 * @param worths what the end is worth.
 */
export const journalOf = (
  into: Into,
  id: string,
  seen: string | null | undefined,
  worths: Worths,
): Journal => {
  const writer = newWriter();
  let known = seen;
  return {
    append: (index, entry, result) => append(into, id, { index, entry, result }, worths),
    choose: async (index, choices) => {
      await choose(into, id, { index, made: choices, writer, known });
      known = writer;
    },
  };
};

interface Append {
  readonly index: number;
  readonly entry: Entry;
  readonly result: Outcome | null;
}

/** Entry and head in one transaction: either both are there after a crash or none. */
const append = async (
  { db, now, countsOf }: Into,
  id: string,
  { index, entry, result }: Append,
  worths: Worths,
): Promise<void> => {
  const { matches, entries, choices, days, dayRecords, missions } = db;
  const atTheEnd = result === null ? [] : [days, dayRecords, missions];
  const tables = [matches, entries, choices, ...atTheEnd];
  await db.retryIfLost((again) =>
    db.transaction('rw', tables, async () => {
      const head = await matches.get(id);
      if (again && head?.length === index + 1) {
        const written = await entries.get([id, index]);
        if (sameJson(written?.entry, json(entry))) return;
      }
      mustBeNext(head, index);
      await entries.add({ match: id, index, entry: json(entry) });
      await matches.update(id, {
        length: index + 1,
        updatedAt: now(),
        result: json(result),
        status: result === null ? 'live' : 'finished',
      });
      await choices.delete(id);
      if (result === null) return;
      const score = worths.day?.(result) ?? null;
      await endDay(db, id, { state: 'finished', score }, countsOf);
      await endMission(db, id, worths.mission ?? (() => null));
    }),
  );
};

interface Choice {
  readonly index: number;
  readonly made: readonly ActionEntry[];
  readonly writer: string;
  readonly known: string | null | undefined;
}

const choose = async (
  { db }: Into,
  id: string,
  { index, made, writer, known }: Choice,
): Promise<void> => {
  const { matches, choices } = db;
  await db.retryIfLost(() =>
    db.transaction('rw', matches, choices, async () => {
      mustBeNext(await matches.get(id), index);
      const row = await choices.get(id);
      const by = row?.index === index ? (row.writer ?? null) : null;
      // Without Web Locks two tabs may sit at one match: the second must not wipe out what the first chose.
      if (by !== null && by !== writer && known !== undefined && by !== known)
        throw new Error('another tab has chosen since');
      await choices.put({ match: id, index, choices: json(made), writer });
    }),
  );
};

/** @throws Error when entry `index` is not the next one of a live match. */
const mustBeNext = (head: MatchRow | undefined, index: number): void => {
  if (head?.status !== 'live') throw new Error('the match is not live');
  if (head.length !== index) throw new Error(`entry ${index} does not follow ${head.length}`);
};
