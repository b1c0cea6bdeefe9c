/**
 * ZO-34: days on which every try counts and the best one stays. The matches are of Speedzoo, built by two habits; what
 * they are worth is told by the game, as a session tells it.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
// First, so that the database in memory is there before the store is.
import { StoreBench, dieAtWrite, freshMatch, gameOf } from './bench';
import type { AnyGame } from '../../src/lib/game/contract';
import type { Match } from '../../src/lib/game/match';
import { verifyRecord } from '../../src/lib/game/record';
import { daily } from '../../src/lib/games/speedzoo/daily';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import { collect, readBackup, writeBackup } from '../../src/lib/store/backup';
import type { Database } from '../../src/lib/store/db';
import { Days } from '../../src/lib/store/days';
import type { Matches } from '../../src/lib/store/matches';
import { merge } from '../../src/lib/store/merge';
import { collectDays, keptOf, type SavedDay } from '../../src/lib/store/savedDays';
import { highest, lowest, playDay } from '../daily/zoo';

const rules = speedzoo as unknown as AnyGame;
const MONDAY = '2026-11-30';
const TUESDAY = '2026-12-01';
const best = () => 'best' as const;

let store: StoreBench;
let db: Database;
let matches: Matches;
let days: Days;
beforeEach(() => {
  store = new StoreBench();
  ({ db, matches } = store.handle(best));
  days = new Days(db);
});
afterEach(() => {
  store.close();
});

/** Twelve dominoes each; what they bring is counted by the rules. */
const GOOD = playDay(MONDAY, highest);
const POOR = playDay(MONDAY, lowest);
const worthOf = (match: Match): number => daily.secured(match.position, 0);

const tried = (id: string, day = MONDAY) => {
  const fresh = freshMatch(rules, ['human'], { id, options: daily.options() });
  const setup = { ...fresh.setup, source: { kind: 'daily', day } as const };
  return { ...fresh, mode: 'daily', setup, seed: daily.seedOf(day) } as const;
};
/** Plays the first `length` entries of a match; the last of all ends it, worth `score`. */
const play = async (
  id: string,
  { log, position }: Match,
  score: number,
  from = 0,
  to = log.length,
): Promise<void> => {
  const journal = matches.journal(id, undefined, { day: () => score });
  for (const [index, entry] of log.slice(from, to).entries())
    await journal.append(
      from + index,
      entry,
      from + index === log.length - 1 ? rules.outcome(position) : null,
    );
};
const list = async () =>
  (await days.all('speedzoo')).tries.map(({ day, match, startedAt, state, score }) => [
    day,
    match,
    startedAt,
    state,
    score,
  ]);
const recorded = async () => {
  const record = await days.record('speedzoo', MONDAY);
  const verdict = record.ok ? verifyRecord(record.value, () => rules) : null;
  return verdict?.ok ? verdict.match.log : null;
};

describe('ZO-34 the best try of a day', () => {
  beforeEach(async () => {
    store.now = 100;
    await matches.create(tried('first'));
    await play('first', POOR, 20);
    store.now = 200;
    await matches.create(tried('second'));
  });

  test.each<[string, number, [string, number, string, number], Match]>([
    ['a better one takes the place with its record', 21, ['second', 200, 'finished', 21], GOOD],
    ['an equal one does not', 20, ['first', 100, 'finished', 20], POOR],
    ['a worse one does not', 19, ['first', 100, 'finished', 20], POOR],
  ])('%s', async (_name, score, row, kept) => {
    await play('second', GOOD, score);
    expect(await list()).toEqual([[MONDAY, ...row]]);
    expect(await recorded()).toEqual(kept.log);
  });

  test.each([{ score: 'x' }, { score: NaN }, { score: 1e12 }, { state: 'weird' }])(
    'a day damaged by %j has what the next one is worth',
    async (damage) => {
      await db.days.update(['speedzoo', MONDAY], damage as never);
      expect(await list()).toEqual([]);
      await play('second', GOOD, 3);
      expect(await list()).toEqual([[MONDAY, 'second', 200, 'finished', 3]]);
      expect(await recorded()).toEqual(GOOD.log);
    },
  );

  test.each<[string, number | null, string]>([
    ['counts with what lies, when that is more', 30, 'second'],
    ['changes nothing with less', 7, 'first'],
    ['changes nothing when nobody can tell', null, 'first'],
  ])('one that is given up %s', async (_name, score, match) => {
    await play('second', GOOD, 0, 0, 10);
    await matches.giveUp('second', score);
    expect(await list()).toEqual([
      match === 'first'
        ? [MONDAY, 'first', 100, 'finished', 20]
        : [MONDAY, 'second', 200, 'given-up', 30],
    ]);
    expect(await recorded()).toEqual(match === 'first' ? POOR.log : GOOD.log.slice(0, 10));
  });

  test('deleted while it is open it is given up; deleted after its end it was weighed already', async () => {
    await play('second', GOOD, 0, 0, 10);
    await matches.remove('second', 44);
    expect(await list()).toEqual([[MONDAY, 'second', 200, 'given-up', 44]]);
    await matches.create(tried('third'));
    await play('third', GOOD, 30);
    await matches.remove('third', 99);
    expect(await list()).toEqual([[MONDAY, 'second', 200, 'given-up', 44]]);
  });

  test('a third one can be better still, a finished one is more than one given up', async () => {
    await play('second', GOOD, 0, 0, 10);
    await matches.giveUp('second', 44);
    store.now = 300;
    await matches.create(tried('third'));
    await play('third', GOOD, 44);
    expect(await list()).toEqual([[MONDAY, 'third', 300, 'finished', 44]]);
  });

  test.each([1, 2, 3, 4, 5])(
    'the tab that dies at write %i of the end leaves the list as it was',
    async (at) => {
      await play('second', GOOD, 0, 0, GOOD.log.length - 1);
      const late = store.handle(best);
      const died = dieAtWrite(late.db, at);
      const written = await late.matches
        .journal('second', undefined, { day: () => 55 })
        .append(GOOD.log.length - 1, GOOD.log.at(-1) as never, rules.outcome(GOOD.position))
        .then(
          () => true,
          () => false,
        );
      expect([died(), written]).toEqual([true, false]);
      expect(await list()).toEqual([[MONDAY, 'first', 100, 'finished', 20]]);
      expect((await db.matches.get('second'))?.status).toBe('live');
      await play('second', GOOD, 55, GOOD.log.length - 1);
      expect(await list()).toEqual([[MONDAY, 'second', 200, 'finished', 55]]);
    },
  );

  test('while one is live it is the one to play, and no other begins', async () => {
    expect(await matches.create(tried('third'))).toBe('second');
    expect((await days.all('speedzoo')).running).toEqual([{ day: MONDAY, match: 'second' }]);
    expect(await matches.create(tried('tomorrow', TUESDAY))).toBe('tomorrow');
    await play('second', GOOD, 1);
    expect((await days.all('speedzoo')).running).toEqual([{ day: TUESDAY, match: 'tomorrow' }]);
    expect(await matches.create(tried('third'))).toBe('third');
  });

  test('F28 begun before midnight, ended after: it counts for the day on which it began', async () => {
    await matches.create(tried('tomorrow', TUESDAY));
    await play('second', GOOD, 70);
    expect((await list()).map(([day, match]) => [day, match])).toEqual([
      [TUESDAY, 'tomorrow'],
      [MONDAY, 'second'],
    ]);
  });
});

test('where the first try counts, a later one changes nothing', async () => {
  const strict = store.handle();
  await strict.matches.create(tried('first'));
  await play('first', POOR, 20);
  await strict.matches.create(tried('second'));
  const journal = strict.matches.journal('second', undefined, { day: () => 90 });
  for (const [index, entry] of GOOD.log.entries())
    await journal.append(
      index,
      entry,
      index === GOOD.log.length - 1 ? rules.outcome(GOOD.position) : null,
    );
  expect((await list()).map(([, match, , , score]) => [match, score])).toEqual([['first', 20]]);
});

describe('backups', () => {
  const row = (more: Partial<SavedDay>): SavedDay => ({
    game: 'speedzoo',
    day: MONDAY,
    match: 'b',
    startedAt: 100,
    state: 'finished',
    score: 50,
    record: null,
    ...more,
  });

  test.each<[string, Partial<SavedDay>, Partial<SavedDay>]>([
    ['the better one, though it began later', { score: 51, startedAt: 900 }, {}],
    ['one with a score, not the open one', { startedAt: 900 }, { state: 'open', score: null }],
    ['of equal ones the finished one', { startedAt: 900 }, { state: 'given-up' }],
    ['of equal ones the earlier one', { startedAt: 99 }, { match: 'a' }],
    ['of equal ones at one time: by name', { match: 'a' }, {}],
    ['a loss that was counted, not an unknown one', { score: -3 }, { score: null }],
  ])('of two tries of a day stays %s', (_name, stays, goes) => {
    const [one, other] = [row(stays), row(goes)];
    expect(keptOf(one, other, 'best')).toBe(one);
    expect(keptOf(other, one, 'best')).toBe(one);
  });

  test('of two devices leave the better zoo on both, however often and in whatever order', async () => {
    const quiet = () => Promise.resolve();
    const other = new StoreBench();
    const device = other.handle(best);
    const ours = matches;
    await ours.create(tried('ours'));
    await play('ours', POOR, worthOf(POOR));
    await device.matches.create(tried('theirs'));
    matches = device.matches;
    await play('theirs', GOOD, worthOf(GOOD));
    const believe = {
      securedOf: (_game: string, match: Match) => Promise.resolve(worthOf(match)),
    };
    const parts = async (of: Database) => {
      const { matches: saved } = await collect(of, gameOf, quiet);
      const { days: tries } = await collectDays(of, gameOf, believe.securedOf);
      const text = writeBackup({
        savedAt: 1,
        matches: saved,
        days: tries,
        missions: [],
        settings: {},
      });
      const backup = await readBackup(text, gameOf, quiet, believe);
      if (!backup.ok) throw new Error(JSON.stringify(backup.refusal));
      return { backup: backup.value, onScreen: () => false, countsOf: best };
    };
    const [fromHere, fromThere] = [await parts(db), await parts(device.db)];
    // A row that cannot be read here is less than any that was replayed.
    await db.days.update(['speedzoo', MONDAY], { score: 1e12 });
    expect(worthOf(GOOD)).toBeGreaterThan(worthOf(POOR));
    expect(await merge(db, fromThere)).toMatchObject({ add: 1, days: 1 });
    expect(await merge(db, fromThere)).toMatchObject({ add: 0, days: 0 });
    expect(await merge(device.db, fromHere)).toMatchObject({ add: 1, days: 0 });
    expect(await other.everything(device.db)).toEqual(await store.everything(db));
    expect((await list()).map(([, match, , , score]) => [match, score])).toEqual([
      ['theirs', worthOf(GOOD)],
    ]);
    other.close();
  });
});
