/**
 * What a file is believed of days and missions: Speedzoo's own, with the seeds that everybody meets and the stored
 * solutions of its missions, beside ones that somebody has made up.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { highest, playAlone, playDay, setupOfDay } from '../../../tests/daily/zoo';
import type { AnyGame, Entry, Json } from '../game/contract';
import type { Match } from '../game/match';
import { DAY_KEY, MISSION_KEY } from '../game/record';
import { daily } from '../games/speedzoo/daily';
import { missionSet } from '../games/speedzoo/missionSet';
import { speedzoo } from '../games/speedzoo/rules';
import { readBackup, writeBackup } from '../store/backup';
import type { SavedDay } from '../store/savedDays';
import type { SavedMission } from '../store/savedMissions';
import type { MatchHead } from '../store/matches';
import { headOf, isAsSet, securedOf } from './days';
import { missionHeadOf, worthIn } from './missions';

const rules = speedzoo as unknown as AnyGame;
const gameOf = (id: string) => Promise.resolve(id === 'speedzoo' ? rules : null);

/** `null`: all of it is believed; otherwise what is named. */
const faultOf = async (
  days: readonly SavedDay[],
  missions: readonly SavedMission[] = [],
): Promise<unknown> => {
  const text = writeBackup({ savedAt: 1, matches: [], days, missions, settings: {} });
  const read = await readBackup(text, gameOf, () => Promise.resolve(), { securedOf, worthIn });
  return read.ok ? null : read.refusal;
};

const recordOf = (options: Json, log: readonly Entry[], result: Json, extra: object): Json =>
  ({
    format: 'speedtisch-record/1',
    game: 'speedzoo',
    seats: 1,
    options,
    log,
    result,
    ...extra,
  }) as unknown as Json;

const MONDAY = '2026-11-30';
const LEAP_DAY = '2028-02-29';
/** What the same habit builds on these days, as `tests/fixtures/daily/zoos.json` has it. */
const MONDAY_VISITORS = 28;
const LEAP_VISITORS = 68;

const built = playDay(MONDAY);
const dayOf = (
  match = built,
  more: Partial<SavedDay> = {},
  result: Json = rules.outcome(match.position) as unknown as Json,
): SavedDay => {
  const day = more.day ?? MONDAY;
  return {
    game: 'speedzoo',
    day,
    match: 'a',
    startedAt: 1,
    state: result === null ? 'given-up' : 'finished',
    score: MONDAY_VISITORS,
    record: recordOf(daily.options() as unknown as Json, match.log, result, { [DAY_KEY]: day }),
    ...more,
  };
};
const onDay = (seed: string, length?: number) =>
  playAlone(setupOfDay(MONDAY), seed, highest, length);
/** Two dominoes of that day lie, then a row of another day comes. */
const swapped = (): Match => {
  const honest = onDay(daily.seedOf(MONDAY), 6);
  const other = onDay(daily.seedOf(LEAP_DAY));
  const laid = new Set(honest.log.flatMap((entry) => ('dominoes' in entry ? entry.dominoes : [])));
  const row = other.log.find(
    (entry) =>
      'dominoes' in entry && (entry.dominoes as number[]).every((domino) => !laid.has(domino)),
  );
  return { ...honest, log: [...honest.log, row as Entry] };
};
const SWAPPED = swapped();
const LUCKY = onDay('my lucky seed');
const lying = ({ position }: Match): number => daily.secured(position, 0);

describe('ZO-34 days of a backup', () => {
  test('those that were built are believed, one given up with what lies as well', async () => {
    const leap = dayOf(playDay(LEAP_DAY), { day: LEAP_DAY, score: LEAP_VISITORS });
    expect(await faultOf([dayOf(), leap])).toBeNull();
    // The 47 lies, a night house and a polar field with two stars: 1 × 2.
    const half = onDay(daily.seedOf(MONDAY), 3);
    expect(await faultOf([dayOf(half, { score: 2 }, null)])).toBeNull();
  });

  test.each<[string, SavedDay]>([
    ['filed under another day', dayOf(built, { day: LEAP_DAY })],
    ['with one visitor more', dayOf(built, { score: MONDAY_VISITORS + 1 })],
    [
      'with the rows of another day',
      dayOf(onDay(daily.seedOf(LEAP_DAY)), { score: LEAP_VISITORS }),
    ],
    ['with rows of no day', dayOf(LUCKY, { score: lying(LUCKY) })],
    ['with one row that is not its own', dayOf(SWAPPED, { score: lying(SWAPPED) }, null)],
    ['of another game', dayOf(built, { game: 'speedrun' })],
  ])('one %s is named, and with it the file is refused', async (_name, forged) => {
    const honest = dayOf(playDay(LEAP_DAY), { day: LEAP_DAY, score: LEAP_VISITORS });
    const days = forged.day === LEAP_DAY ? [forged] : [honest, forged];
    expect(await faultOf(days)).toEqual({ code: 'backup-day', detail: { number: days.length } });
  });
});

/** The stored solutions, by mission from 1: each brings three stars. */
const SOLUTIONS = readFileSync(
  new URL('../../../tests/fixtures/missions.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { log: Entry[]; result: { visitors: [number] } });

const missionOf = (number: number, more: Partial<SavedMission> = {}, of = number): SavedMission => {
  const solution = SOLUTIONS[of - 1];
  if (solution === undefined) throw new Error('no solution');
  const { log, result } = solution;
  return {
    game: 'speedzoo',
    number,
    stars: 3,
    score: result.visitors[0],
    record: recordOf(missionSet.options() as unknown as Json, log, result, {
      [MISSION_KEY]: number,
    }),
    ...more,
  };
};
/** The goal of Auftrag 4 is reached and worth two stars, but with rows of one's own. */
const lucky = (): SavedMission => {
  const source = { kind: 'mission', number: 4 } as const;
  const match = playAlone({ seats: 1, options: missionSet.options(), source }, 'my lucky seed');
  const record = recordOf(
    missionSet.options() as unknown as Json,
    match.log,
    rules.outcome(match.position) as unknown as Json,
    {},
  );
  const worth = missionSet.worthOf(4, match.position);
  expect(worth.stars).toBe(2);
  return missionOf(4, { ...worth, record });
};

describe('ZO-36 missions of a backup', () => {
  test('all twenty as they were solved are believed', async () => {
    expect(
      await faultOf(
        [],
        SOLUTIONS.map((_, at) => missionOf(at + 1)),
      ),
    ).toBeNull();
  });

  test.each<[string, SavedMission]>([
    // With those rows its goal is reached as well.
    ['solved with the rows of another', missionOf(2, {}, 3)],
    ['solved with rows of none', lucky()],
    ['with fewer stars than it has', missionOf(2, { stars: 2 })],
    ['with one visitor more', missionOf(2, { score: missionOf(2).score + 1 })],
    ['beyond the last one', missionOf(21, {}, 20)],
  ])('one %s is named', async (_name, forged) => {
    expect(await faultOf([], [missionOf(1), forged])).toEqual({
      code: 'backup-mission',
      detail: { number: 2 },
    });
  });
});

describe('what is stored is opened only as everybody plays it', () => {
  const stored = (of: object): MatchHead => of as MatchHead;
  const day = headOf('speedzoo', daily, MONDAY, ['Ada']);
  const mission = missionHeadOf('speedzoo', missionSet, 7, ['Ada']);

  test.each<[string, object, boolean]>([
    ['a day', day, true],
    ['with another seed', { ...day, seed: 'my lucky seed' }, false],
    ['of another day with this seed', { ...day, setup: setupOfDay(LEAP_DAY) }, false],
    ['in turbo', { ...day, tempo: 'turbo' }, false],
    ['with a larger zoo', { ...day, setup: { ...day.setup, options: { size: 7 } } }, false],
    ['a mission', mission, true],
    ['with the seed of another', { ...mission, seed: missionSet.seedOf(8) }, false],
    ['as a free match, whatever its seed', { ...day, setup: { source: { kind: 'free' } } }, true],
  ])('%s', async (_name, head, as) => {
    expect(await isAsSet(stored(head))).toBe(as);
  });
});
