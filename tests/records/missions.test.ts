/**
 * The stored matches of Speedzoo's missions: each was found by `npm run -s missions -- --records` and shows that its
 * goal and three stars can be reached with the rows that everybody gets.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchChance } from '../../src/lib/game/chance';
import { isChance, type AnyGame } from '../../src/lib/game/contract';
import { readRecordText, verifyRecord, type MatchRecord } from '../../src/lib/game/record';
import {
  MISSIONS,
  MISSION_OPTIONS,
  missionOf,
  missionSeed,
  starsOf,
} from '../../src/lib/games/speedzoo/missions';
import type { Position } from '../../src/lib/games/speedzoo/position';
import { speedzoo } from '../../src/lib/games/speedzoo/rules';

const GAME = speedzoo as unknown as AnyGame;

const LINES = readFileSync(new URL('../fixtures/missions.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

const recordOf = (line: string): MatchRecord => {
  const read = readRecordText(line);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value as MatchRecord;
};

/** The first entry of the log that the seed of a mission would not have drawn; `null`: the chance is the mission's own. */
const foreignChance = ({ log }: MatchRecord, seed: string): number | null => {
  const chance = matchChance(seed);
  const source = { kind: 'free' } as const;
  let state = speedzoo.start({ seats: 1, options: MISSION_OPTIONS, source });
  for (const [at, raw] of log.entries()) {
    const drawn = speedzoo.tableMove(state, chance);
    if (isChance(raw) && JSON.stringify(raw) !== JSON.stringify(drawn)) return at;
    const entry = speedzoo.parseEntry(raw);
    const next = entry.ok ? speedzoo.apply(state, entry.value) : entry;
    if (!next.ok) throw new Error(next.refusal.code);
    state = next.value;
  }
  return null;
};

test('there is one record of each mission', () => {
  expect(LINES.map((line) => recordOf(line)['x-mission'])).toEqual(
    MISSIONS.map(({ number }) => number),
  );
});

describe.each(LINES.map((line) => [recordOf(line)['x-mission'] as number, line] as const))(
  'mission %d (ZO-36)',
  (number, line) => {
    const record = recordOf(line);

    test('its record holds under the rules, as a mission', () => {
      const verdict = verifyRecord(record, (id) => (id === 'speedzoo' ? GAME : undefined));
      expect(verdict).toMatchObject({ ok: true });
      expect(record).toMatchObject({ seats: 1, options: MISSION_OPTIONS });
      expect(record.result).toMatchObject({ ranks: [1] });
    });

    test('its rows are the rows of this mission and of no other', () => {
      expect(foreignChance(record, missionSeed(number))).toBeNull();
      expect(foreignChance(record, missionSeed(number === 1 ? 2 : 1))).toBe(0);
    });

    test('it reaches the goal and three stars', () => {
      const verdict = verifyRecord(record, () => GAME);
      if (!verdict.ok) throw new Error(verdict.refusal.code);
      const [zoo] = (verdict.match.position as unknown as Position).zoos;
      if (zoo === undefined) throw new Error('no zoo');
      expect(starsOf(missionOf(number), zoo)).toBe(3);
    });
  },
);
