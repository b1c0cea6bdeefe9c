/** ZO-36: what missions bring, from the transaction that ends them to backups and back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
// First, so that the database in memory is there before the store is.
import { StoreBench, dieAtWrite, freshMatch, gameOf, loaded } from './bench';
import type { AnyGame } from '../../src/lib/game/contract';
import type { Match } from '../../src/lib/game/match';
import { isOpen, type MissionWorth } from '../../src/lib/game/missionSet';
import { aloneOptions } from '../../src/lib/games/speedzoo/alone';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import { collect, readBackup, writeBackup } from '../../src/lib/store/backup';
import type { Database } from '../../src/lib/store/db';
import type { Matches } from '../../src/lib/store/matches';
import { Missions } from '../../src/lib/store/missions';
import { merge, removeAll } from '../../src/lib/store/merge';
import {
  bestOf,
  collectMissions,
  type SavedMission,
  type WorthIn,
} from '../../src/lib/store/savedMissions';
import { highest, lowest, playAlone, type Habit } from '../daily/zoo';

const rules = speedzoo as unknown as AnyGame;
const OPTIONS = aloneOptions('mission');

let store: StoreBench;
let db: Database;
let matches: Matches;
let missions: Missions;
beforeEach(() => {
  store = new StoreBench();
  ({ db, matches } = store.handle());
  missions = new Missions(db);
});
afterEach(() => {
  store.close();
});

const mission = (id: string, number = 3) => {
  const fresh = freshMatch(rules, ['human'], { id, options: OPTIONS });
  const setup = { ...fresh.setup, source: { kind: 'mission', number } as const };
  return { ...fresh, mode: 'mission', setup } as const;
};
const built = (number: number, habit: Habit): Match =>
  playAlone(
    { seats: 1, options: OPTIONS, source: { kind: 'mission', number } },
    `m ${number}`,
    habit,
  );
const GOOD = built(3, highest);
const POOR = built(3, lowest);

/** Plays a whole match that is worth so much. */
const play = async (id: string, { log, position }: Match, worth: MissionWorth | null) => {
  await matches.create(mission(id));
  const journal = matches.journal(id, undefined, { mission: () => worth });
  for (const [index, entry] of log.entries())
    await journal.append(index, entry, index === log.length - 1 ? rules.outcome(position) : null);
};
const list = async () =>
  (await missions.all('speedzoo')).best.map(({ number, stars, score }) => [number, stars, score]);
const states = async () =>
  Object.fromEntries((await db.matches.toArray()).map(({ id, status }) => [id, status]));

test('the end of a mission is told to whoever judges it with its whole log', async () => {
  const told: unknown[] = [];
  await matches.create(mission('a'));
  const judge = (log: unknown) => {
    told.push(log);
    return { stars: 2, score: 48 };
  };
  const journal = matches.journal('a', undefined, { mission: judge });
  for (const [index, entry] of GOOD.log.entries())
    await journal.append(
      index,
      entry,
      index === GOOD.log.length - 1 ? rules.outcome(GOOD.position) : null,
    );
  expect(told).toEqual([GOOD.log]);
  expect(await list()).toEqual([[3, 2, 48]]);
  expect(await missions.record('speedzoo', 3)).toMatchObject({
    ok: true,
    value: { game: 'speedzoo', log: GOOD.log, 'x-mission': 3 },
  });
});

test.each<[string, MissionWorth | null, MissionWorth | null, [number, number] | null]>([
  ['more stars', { stars: 1, score: 60 }, { stars: 2, score: 50 }, [2, 50]],
  ['fewer stars', { stars: 2, score: 50 }, { stars: 1, score: 60 }, [2, 50]],
  ['as many stars and more', { stars: 2, score: 50 }, { stars: 2, score: 51 }, [2, 51]],
  ['as many stars and less', { stars: 2, score: 50 }, { stars: 2, score: 49 }, [2, 50]],
  ['no star', { stars: 1, score: 20 }, { stars: 0, score: 90 }, [1, 20]],
  ['never a star', { stars: 0, score: 80 }, { stars: 0, score: 90 }, null],
  ['no judge', null, null, null],
])('ZO-36 after one result another with %s', async (_name, first, second, kept) => {
  await play('first', POOR, first);
  await play('second', GOOD, second);
  expect(await list()).toEqual(kept === null ? [] : [[3, ...kept]]);
});

test('what is not finished brings nothing; the result outlives its match', async () => {
  await play('first', GOOD, { stars: 3, score: 70 });
  await matches.remove('first');
  await matches.create(mission('second', 4));
  await matches.giveUp('second', 99);
  expect(await list()).toEqual([[3, 3, 70]]);
  expect(await db.days.count()).toBe(0);
});

test('one mission is live at a time, and gives way to none but missions', async () => {
  await matches.create(freshMatch(rules, ['human'], { id: 'free' }));
  await matches.create(mission('a'));
  await matches.create(mission('b', 7));
  await matches.create(freshMatch(rules, ['human', 'easy'], { id: 'freer' }));
  expect(await states()).toEqual({ free: 'abandoned', freer: 'live', a: 'abandoned', b: 'live' });
  expect((await loaded(matches, 'b')).head.setup.source).toEqual({ kind: 'mission', number: 7 });
  await db.matches.update('b', { mode: 'solo' });
  expect((await matches.load('b', gameOf)).ok).toBe(false);
});

test.each([1, 2, 3, 4])('the tab that dies at write %i of the end brings nothing', async (at) => {
  await matches.create(mission('a'));
  const worths = { mission: () => ({ stars: 1, score: 9 }) };
  for (const [index, entry] of GOOD.log.slice(0, -1).entries())
    await matches.journal('a', undefined, worths).append(index, entry, null);
  const late = store.handle();
  const died = dieAtWrite(late.db, at);
  const last = [GOOD.log.length - 1, GOOD.log.at(-1), rules.outcome(GOOD.position)] as never;
  const append = (of: Matches): Promise<void> =>
    (of.journal('a', undefined, worths).append as (...all: readonly never[]) => Promise<void>)(
      ...(last as never[]),
    );
  await expect(append(late.matches)).rejects.toThrow();
  expect(died()).toBe(true);
  expect([await list(), await states()]).toEqual([[], { a: 'live' }]);
  await append(matches);
  expect(await list()).toEqual([[3, 1, 9]]);
});

test('rows that are no missions are counted and hide none', async () => {
  await play('first', GOOD, { stars: 3, score: 70 });
  const row = await db.missions.get(['speedzoo', 3]);
  if (row === undefined) throw new Error('no row');
  await db.missions.bulkPut([
    { ...row, number: 21 },
    { ...row, number: 4, stars: 0 },
    { ...row, number: 5, stars: 4 },
    { ...row, game: 'speedrun' },
  ]);
  expect(await missions.all('speedzoo')).toMatchObject({ best: [{ number: 3 }], damaged: 3 });
});

test.each([{ stars: 9 }, { stars: '3' }, { score: NaN }, { score: 1e12 }, { score: null }])(
  'a row damaged by %j does not keep the next result from being noted',
  async (damage) => {
    await play('first', GOOD, { stars: 3, score: 70 });
    await db.missions.update(['speedzoo', 3], damage as never);
    expect(await list()).toEqual([]);
    await play('second', POOR, { stars: 1, score: 9 });
    expect(await list()).toEqual([[3, 1, 9]]);
  },
);

test.each<[number, readonly number[], boolean]>([
  [1, [], true],
  [2, [], false],
  [2, [1], true],
  [3, [1], false],
  [3, [3, 0, 1], true],
  [20, [], false],
])('ZO-36 mission %i with stars %j is open: %s', (number, stars, open) => {
  expect(isOpen(number, (one) => stars[one - 1] ?? 0)).toBe(open);
});

describe('backups carry missions', () => {
  const quiet = () => Promise.resolve();
  const saved = (more: Partial<SavedMission> = {}): SavedMission => ({
    game: 'speedzoo',
    number: 3,
    stars: 2,
    score: 50,
    record: {
      format: 'speedtisch-record/1',
      game: 'speedzoo',
      seats: 1,
      options: OPTIONS,
      log: GOOD.log as never,
      result: rules.outcome(GOOD.position) as never,
    },
    ...more,
  });
  const textOf = (list: readonly SavedMission[]): string =>
    writeBackup({ savedAt: 1, matches: [], days: [], missions: list, settings: {} });
  const read = (text: string, worthIn?: WorthIn) =>
    readBackup(text, gameOf, quiet, worthIn === undefined ? {} : { worthIn });
  const takeIn = async (text: string) => {
    const backup = await read(text);
    if (!backup.ok) throw new Error(JSON.stringify(backup.refusal));
    return merge(db, { backup: backup.value, onScreen: () => false });
  };

  test('to another device and back, however often', async () => {
    await play('first', GOOD, { stars: 3, score: 70 });
    await matches.remove('first');
    const { missions: all, damaged } = await collectMissions(db, gameOf);
    expect(damaged).toBe(0);
    const before = await store.everything(db);
    await removeAll(db);
    expect(await list()).toEqual([]);
    expect(await takeIn(textOf(all))).toMatchObject({ missions: 1 });
    expect(await takeIn(textOf(all))).toMatchObject({ missions: 0 });
    expect(await store.everything(db)).toEqual(before);
  });

  test('the better result stays, in whatever order files are taken in', async () => {
    const texts = [
      textOf([saved()]),
      textOf([saved({ stars: 3, score: 40 })]),
      textOf([saved({ score: 51 })]),
    ];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2, 1],
      [2, 0, 1],
    ]) {
      await removeAll(db);
      for (const at of order) await takeIn(texts[at] ?? '');
      expect(await list(), String(order)).toEqual([[3, 3, 40]]);
    }
    const [one, other] = [saved(), saved({ record: { ...(saved().record as object), 'x-a': 1 } })];
    expect(bestOf(one, other)).toBe(bestOf(other, one));
  });

  test('a row that is damaged here gives way to the one of a file, worse as it may be', async () => {
    await takeIn(textOf([saved({ stars: 3 })]));
    await db.missions.update(['speedzoo', 3], { stars: 9 });
    expect(await takeIn(textOf([saved({ stars: 1 })]))).toMatchObject({ missions: 1 });
    expect(await list()).toEqual([[3, 1, 50]]);
  });

  test('files of version 2 have none and are taken in as ever', async () => {
    const { matches: all } = await collect(db, gameOf, quiet);
    const whole = JSON.parse(
      writeBackup({ savedAt: 1, matches: all, days: [], missions: [], settings: {} }),
    ) as { content: { missions?: unknown } };
    delete whole.content.missions;
    const { createHash } = await import('node:crypto');
    const { canonical } = await import('../../src/lib/game/json');
    const sha256 = createHash('sha256').update(canonical(whole.content)).digest('hex');
    const text = JSON.stringify({ ...whole, sha256, format: 'speedtisch-backup/2' });
    expect(await read(text)).toMatchObject({ ok: true, value: { missions: [] } });
  });

  const half = { ...(saved().record as object), log: GOOD.log.slice(0, -1), result: null } as never;
  test.each<[string, readonly object[], number]>([
    ['of no game', [saved({ game: 'chess' })], 1],
    ['21', [saved(), saved({ number: 21 })], 2],
    ['that is there twice', [saved(), saved({ stars: 1 })], 2],
    ['without a star', [saved({ stars: 0 })], 1],
    ['with four stars', [saved({ stars: 4 })], 1],
    ['without a record', [saved({ record: null })], 1],
    ['with half a record', [saved({ record: half })], 1],
    ['with more in it', [{ ...saved(), day: 1 }], 1],
  ])('a mission %s is refused by name, and nothing is written', async (_name, wrong, number) => {
    expect(await read(textOf(wrong as never))).toEqual({
      ok: false,
      refusal: { code: 'backup-mission', detail: { number } },
    });
  });

  test.each<[string, MissionWorth | null, boolean]>([
    ['as the game counts it', { stars: 2, score: 50 }, true],
    ['with more stars than the game counts', { stars: 1, score: 50 }, false],
    ['with more visitors than the game counts', { stars: 2, score: 49 }, false],
    ['with other chance than that of the mission', null, false],
  ])('a mission %s', async (_name, worth, ok) => {
    expect((await read(textOf([saved()]), () => Promise.resolve(worth))).ok).toBe(ok);
  });
});
