/**
 * What everybody sees of a lobby, and how it changes. A lobby keeps the picture it told last and tells the difference
 * to the next one: the cost of telling does not depend on how often something changed in between.
 */
import type { ListedPerson, ListedTable, LobbyReport } from './messages';

export interface Picture {
  readonly tables: ReadonlyMap<string, ListedTable>;
  readonly people: ReadonlyMap<string, ListedPerson>;
  /** How many there are, also beyond those that are shown. */
  readonly counts: { readonly tables: number; readonly people: number };
}

type Whole = Extract<LobbyReport, { type: 'picture' }>;
type News = Extract<LobbyReport, { type: 'news' }>;

export const NOTHING: Picture = {
  tables: new Map(),
  people: new Map(),
  counts: { tables: 0, people: 0 },
};

/** What is in `next` and was not the same object before, and the names of what is no longer there. */
const changes = <T>(before: ReadonlyMap<string, T>, next: ReadonlyMap<string, T>) => ({
  fresh: [...next].filter(([name, item]) => before.get(name) !== item).map(([, item]) => item),
  gone: [...before.keys()].filter((name) => !next.has(name)),
});

/** The difference as a message; `null`: there is none. */
export const newsBetween = (before: Picture, next: Picture): News | null => {
  const tables = changes(before.tables, next.tables);
  const people = changes(before.people, next.people);
  const same =
    before.counts.tables === next.counts.tables && before.counts.people === next.counts.people;
  const nothing = [tables.fresh, tables.gone, people.fresh, people.gone].every(
    (list) => list.length === 0,
  );
  if (same && nothing) return null;
  return {
    type: 'news',
    tables: tables.fresh,
    people: people.fresh,
    goneTables: tables.gone,
    gonePeople: people.gone,
    counts: next.counts,
  };
};

export const wholePicture = ({ tables, people, counts }: Picture): Whole => ({
  type: 'picture',
  tables: [...tables.values()],
  people: [...people.values()],
  counts,
});

/** The picture after a report. */
export const pictureAfter = (before: Picture, report: Whole | News): Picture => {
  const whole = report.type === 'picture';
  const tables = new Map(whole ? [] : before.tables);
  const people = new Map(whole ? [] : before.people);
  if (!whole) {
    for (const code of report.goneTables) tables.delete(code);
    for (const person of report.gonePeople) people.delete(person);
  }
  for (const table of report.tables) tables.set(table.code, table);
  for (const person of report.people) people.set(person.id, person);
  return { tables, people, counts: report.counts };
};
