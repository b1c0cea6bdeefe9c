/**
 * Backups (`speedtisch-backup/3`): every match with its log, the days of daily matches, the best results of missions,
 * and the settings, in one file with a check over its content; files of version 1 have no days, and of version 2 no
 * missions. A file of any origin is `unknown` until all of it has been read here: format, version, check, shape, and
 * every match replayed under the rules. Nothing is written before that.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { accept, refuse, type Json, type Result } from '../game/contract';
import { canonical } from '../game/json';
import { moment, parseWith, quote } from '../game/schema';
import type { ChoicesRow, Database, EntryRow, MatchRow } from './db';
import { json } from './plain';
import { readDay, type SavedDay, type SecuredOf } from './savedDays';
import { readMission, type SavedMission, type WorthIn } from './savedMissions';
import { readMatch, type GameOf, type Rows } from './stored';

const NAME = 'speedtisch-backup';
const VERSION = 3;
export const BACKUP_FORMAT = `${NAME}/${VERSION}`;

/** The largest file that is read, in MB; a thousand long matches take a fourth of it. */
export const BACKUP_LIMIT_MB = 64;
export const BACKUP_LIMIT = BACKUP_LIMIT_MB * 1024 * 1024;

/** The names of everything the app keeps in the browser's storage of settings. */
export const SETTINGS_KEY = /^speedtisch-[a-z0-9-]{1,60}$/;

/** Ids of matches stand in addresses; the app's own, and those of copies, are made of these. */
const MATCH_ID = /^[\w~, -]{1,100}$/;

export type Settings = Readonly<Record<string, string>>;

/** One match in a backup: its rows as they lie in the database, the log in order. */
export interface SavedMatch {
  readonly head: MatchRow;
  readonly log: readonly Json[];
  /** Joint games: the choices towards the next entry. */
  readonly choices: Json;
}

export interface Backup {
  readonly savedAt: number;
  readonly matches: readonly SavedMatch[];
  readonly days: readonly SavedDay[];
  readonly missions: readonly SavedMission[];
  readonly settings: Settings;
}

/** Told after each match; what it resolves with is waited for, so that a screen stays alive. */
export type Progress = (done: number, total: number) => Promise<void>;

const checkOf = (content: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(content))));

/** Writes a backup as the text of its file. */
export const writeBackup = ({ savedAt, matches, days, missions, settings }: Backup): string => {
  const content = { savedAt, matches, days, missions, settings };
  return JSON.stringify({ format: BACKUP_FORMAT, sha256: checkOf(content), content });
};

/** Everything on this device that is whole; `damaged` counts the matches that are not and stay out of it. */
export const collect = async (
  db: Database,
  gameOf: GameOf,
  progress: Progress,
): Promise<{ readonly matches: readonly SavedMatch[]; readonly damaged: number }> => {
  const ids = await db.retryIfLost(() => db.matches.toCollection().primaryKeys());
  const saved: SavedMatch[] = [];
  for (const [index, id] of ids.entries()) {
    const rows = await rowsOf(db, id);
    if ((await readMatch(rows, gameOf)).ok)
      saved.push({
        head: rows.head as MatchRow,
        log: rows.entries.map(({ entry }) => entry as Json),
        choices: (rows.chosen?.index === rows.entries.length ? rows.chosen.choices : null) as Json,
      });
    await progress(index + 1, ids.length);
  }
  return { matches: saved, damaged: ids.length - saved.length };
};

/** The rows of one match, in one transaction. */
const rowsOf = (db: Database, id: string): Promise<Rows> =>
  db.retryIfLost(() =>
    db.transaction('r', db.matches, db.entries, db.choices, async () => {
      const [head, entries, chosen] = await Promise.all([
        db.matches.get(id),
        logOf(db, id),
        db.choices.get(id),
      ]);
      return { head, entries, chosen };
    }),
  );

/** The log of a match by index; to be asked inside a transaction. */
export const logOf = (db: Database, id: string): Promise<EntryRow[]> =>
  Promise.resolve(db.entries.where('[match+index]').between([id, 0], [id, Infinity]).toArray());

const outerSchema = v.object({
  format: v.string(),
  sha256: v.string(),
  content: v.looseObject({}),
});
const contentEntries = {
  savedAt: moment(),
  matches: v.array(
    v.strictObject({
      head: v.looseObject({ id: v.pipe(v.string(), v.regex(MATCH_ID)) }),
      log: v.array(v.unknown()),
      choices: v.unknown(),
    }),
  ),
  // More than that would leave this device no room for settings of its own.
  settings: v.pipe(
    v.record(v.pipe(v.string(), v.regex(SETTINGS_KEY)), v.pipe(v.string(), v.maxLength(10_000))),
    v.maxEntries(50),
  ),
};
const withDays = {
  ...contentEntries,
  days: v.array(v.looseObject({ game: v.string(), day: v.string() })),
};
/** By version, from 1. */
const SCHEMAS = [
  v.pipe(
    v.strictObject(contentEntries),
    v.transform((content) => ({ ...content, days: [], missions: [] })),
  ),
  v.pipe(
    v.strictObject(withDays),
    v.transform((content) => ({ ...content, missions: [] })),
  ),
  v.strictObject({
    ...withDays,
    missions: v.array(v.looseObject({ game: v.string(), number: v.number() })),
  }),
] as const;
type Content = v.InferOutput<(typeof SCHEMAS)[2]>;

/** Who tells what days and missions were worth; without them a file is believed that far. */
export interface Believe {
  readonly securedOf?: SecuredOf;
  readonly worthIn?: WorthIn;
}

/** A backup of which everything has been checked; its rows are what the schemas have rebuilt. */
export type CheckedBackup = Backup & { readonly checked: true };

/**
 * Reads the text of a backup. Refusals: `backup-large`, `backup-not-json`, `backup-foreign`, `backup-newer`, `backup-check`,
 * `backup-shape`, and with the `number` of the match: `backup-twice`, `backup-match-game`, `backup-match-head`,
 * `backup-match-entry` (`at`), `backup-day` with the `number` of the day, and `backup-mission` with that of the mission.
 */
export const readBackup = async (
  text: string,
  gameOf: GameOf,
  progress: Progress,
  believe: Believe = {},
): Promise<Result<CheckedBackup>> => {
  if (text.length > BACKUP_LIMIT) return refuse('backup-large', { limit: BACKUP_LIMIT_MB });
  const content = openBackup(text);
  if (!content.ok) return content;
  const parsed = parseWith<Content>(content.value.schema, content.value.raw, 'backup-shape');
  if (!parsed.ok) return parsed;
  const { savedAt, settings } = parsed.value;
  const matches: SavedMatch[] = [];
  const ids = new Set<string>();
  for (const [index, raw] of parsed.value.matches.entries()) {
    const number = index + 1;
    if (ids.has(raw.head.id)) return refuse('backup-twice', { number });
    ids.add(raw.head.id);
    const saved = await readSaved(raw, number, gameOf);
    if (!saved.ok) return saved;
    matches.push(saved.value);
    await progress(number, parsed.value.matches.length);
  }
  const days = await readDays(parsed.value.days, gameOf, believe.securedOf);
  if (!days.ok) return days;
  const missions = await readMissions(parsed.value.missions, gameOf, believe.worthIn);
  return missions.ok
    ? accept({
        checked: true,
        savedAt,
        settings,
        matches,
        days: days.value,
        missions: missions.value,
      })
    : missions;
};

const readMissions = async (
  raw: readonly { readonly game: string; readonly number: number }[],
  gameOf: GameOf,
  worthIn: WorthIn | undefined,
): Promise<Result<readonly SavedMission[]>> => {
  const missions: SavedMission[] = [];
  for (const [index, one] of raw.entries()) {
    const twice = missions.some(({ game, number }) => game === one.game && number === one.number);
    const mission = await readMission(one, index + 1, gameOf, worthIn);
    if (twice || !mission.ok) return refuse('backup-mission', { number: index + 1 });
    missions.push(mission.value);
  }
  return accept(missions);
};

const readDays = async (
  raw: readonly { readonly game: string; readonly day: string }[],
  gameOf: GameOf,
  securedOf: SecuredOf | undefined,
): Promise<Result<readonly SavedDay[]>> => {
  const days: SavedDay[] = [];
  for (const [index, one] of raw.entries()) {
    const twice = days.some(({ game, day }) => game === one.game && day === one.day);
    const day = await readDay(one, index + 1, gameOf, securedOf);
    if (twice || !day.ok) return refuse('backup-day', { number: index + 1 });
    days.push(day.value);
  }
  return accept(days);
};

/** Format, version and check: the content, and how that version writes it. */
const openBackup = (
  text: string,
): Result<{ readonly raw: unknown; readonly schema: (typeof SCHEMAS)[number] }> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return refuse('backup-not-json');
  }
  const outer = parseWith(outerSchema, raw, 'backup-foreign');
  const [name, version] = outer.ok ? outer.value.format.split('/') : [];
  if (!outer.ok || name !== NAME || !/^\d+$/.test(version ?? '')) return refuse('backup-foreign');
  const schema = SCHEMAS[Number(version) - 1];
  if (schema === undefined) return refuse('backup-newer');
  try {
    const { content, sha256: check } = outer.value;
    return checkOf(content) === check ? accept({ raw: content, schema }) : refuse('backup-check');
  } catch {
    // Nested deeper than any backup: it was not written by the app.
    return refuse('backup-check');
  }
};

interface RawMatch {
  readonly head: { readonly [key: string]: unknown };
  readonly log: readonly unknown[];
  readonly choices: unknown;
}

/** One match by the way that stored ones go too, so nothing comes in that would not be opened again. */
const readSaved = async (
  raw: RawMatch,
  number: number,
  gameOf: GameOf,
): Promise<Result<SavedMatch>> => {
  const { length } = raw.log;
  const entries = raw.log.map((entry, index) => ({ index, entry }));
  const chosen = raw.choices === null ? undefined : { index: length, choices: raw.choices };
  const read = await readMatch({ head: raw.head, entries, chosen }, gameOf);
  if (!read.ok) {
    const { game } = raw.head;
    if (typeof game !== 'string' || (await gameOf(game)) === null)
      return refuse('backup-match-game', { number, game: quote(String(game)) });
    const at = Number(read.refusal.detail?.['at']);
    return at < 0
      ? refuse('backup-match-head', { number })
      : refuse('backup-match-entry', { number, at });
  }
  const { head, match, choices } = read.value;
  const outcome = (await gameOf(head.game))?.outcome(match.position) ?? null;
  if (head.length !== length || (outcome !== null) !== (head.status === 'finished'))
    return refuse('backup-match-head', { number });
  const { setup, shares, ...rest } = head;
  return accept({
    head: {
      ...rest,
      seats: setup.seats,
      options: json(setup.options),
      source: json(setup.source),
      ...(shares === undefined ? {} : { shares: [...shares] }),
      seated: head.seated.map(({ name, kind }) => ({ name, kind })),
      result: json(outcome),
    },
    log: match.log.map((entry) => json(entry)),
    choices: choices.length === 0 ? null : json(choices),
  });
};

/** The rows that a saved match lies in. */
export const rowsFor = (
  { head, log, choices }: SavedMatch,
  id: string = head.id,
): { head: MatchRow; entries: EntryRow[]; choices: ChoicesRow | null } => ({
  head: { ...head, id },
  entries: log.map((entry, index) => ({ match: id, index, entry })),
  choices: choices === null ? null : { match: id, index: log.length, choices },
});
