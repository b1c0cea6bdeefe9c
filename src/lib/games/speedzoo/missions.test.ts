/** The list of missions, and that what is called reached stays reached. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../game/chance';
import type { AnyGame, Setup } from '../../game/contract';
import { randomMatch } from '../../game/play';
import { partsOf, progress } from './goals';
import {
  MISSIONS,
  MISSION_OPTIONS,
  missionOf,
  missionSeed,
  starsOf,
  type Mission,
} from './missions';
import type { Position, Zoo } from './position';
import { speedzoo } from './rules';
import { countOf } from './score';

const GAME = speedzoo as unknown as AnyGame;

const randomZoo = (seed: number): Zoo => {
  const source = { kind: 'mission', number: 1 } as const;
  const setup = { seats: 1, options: MISSION_OPTIONS, source } as unknown as Setup;
  const { position } = randomMatch(GAME, setup, quickChance(seed));
  return (position as unknown as Position).zoos[0] ?? { laid: [], discarded: [] };
};

/** A zoo after each domino that was laid, then with those given up. */
const growing = (zoo: Zoo): readonly Zoo[] => [
  ...zoo.laid.map((_, i) => ({ laid: zoo.laid.slice(0, i + 1), discarded: [] })),
  zoo,
];

describe('the twenty missions (ZO-36)', () => {
  test('are numbered from 1 to 20, each with a shuffle of its own', () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(MISSIONS.map(({ number }) => number)).toEqual(numbers);
    expect(numbers.map(missionOf)).toEqual(MISSIONS);
    expect(new Set(numbers.map(missionSeed)).size).toBe(20);
  });

  test.each([0, 21, 1.5])('there is no mission %d', (number) => {
    expect(() => missionOf(number)).toThrow(RangeError);
    expect(() => missionSeed(number)).toThrow(RangeError);
  });

  test('those that the rule text names are among them', () => {
    const goals = MISSIONS.map(({ goal }) => goal);
    expect(goals).toContainEqual({ kind: 'large', habitat: 'night', fields: 4 });
    expect(goals).toContainEqual({ kind: 'starred' });
  });

  test('three stars ask for more than two, and two for something', () => {
    for (const { number, two, three } of MISSIONS) {
      expect(two, `mission ${number}`).toBeGreaterThan(0);
      expect(three, `mission ${number}`).toBeGreaterThan(two);
    }
  });

  test('no two ask for the same, and every sentence has a plural to put its number in', () => {
    expect(new Set(MISSIONS.map(({ goal }) => JSON.stringify(goal))).size).toBe(20);
    for (const part of MISSIONS.flatMap(({ goal }) => partsOf(goal)))
      for (const value of Object.values(part))
        if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(2);
  });

  test('a goal that asks for visitors asks for fewer than its stars', () => {
    for (const { goal, two } of MISSIONS)
      for (const part of partsOf(goal))
        if (part.kind === 'visitors') expect(part.visitors).toBeLessThan(two);
  });

  test('what is reached is never lost again, in zoos built at random', () => {
    for (let seed = 0; seed < 60; seed++) {
      const zoos = growing(randomZoo(seed)).map((zoo) => ({
        zoo,
        count: countOf(zoo, MISSION_OPTIONS, []),
      }));
      for (const { number, goal } of MISSIONS) {
        const done = zoos.map(({ zoo, count }) => progress(goal, zoo, count).done);
        const sinceFirst = done.includes(true) ? done.slice(done.indexOf(true)) : [];
        expect(sinceFirst, `mission ${number}, zoo ${seed}`).not.toContain(false);
      }
    }
  });
});

/** Savanna of three fields with a star, three visitors, and an arm in each direction: 13 with the gate in the middle. */
const ZOO: Zoo = {
  laid: [
    { domino: 1, x: 1, y: 0, dir: 'E' },
    { domino: 19, x: 1, y: 1, dir: 'S' },
    { domino: 3, x: -1, y: 0, dir: 'W' },
    { domino: 4, x: 0, y: -1, dir: 'N' },
  ],
  discarded: [],
};

describe('stars of a mission (ZO-36)', () => {
  const middle = { kind: 'middle' } as const;
  test.each<readonly [string, Omit<Mission, 'number'>, 0 | 1 | 2 | 3]>([
    [
      'goal missed, however many visitors',
      { goal: { kind: 'stars', stars: 2 }, two: 1, three: 2 },
      0,
    ],
    ['goal reached, a visitor short of two', { goal: middle, two: 14, three: 20 }, 1],
    ['as many as two ask for', { goal: middle, two: 13, three: 14 }, 2],
    ['as many as three ask for', { goal: middle, two: 12, three: 13 }, 3],
  ])('%s', (_name, mission, stars) => {
    expect(starsOf({ number: 1, ...mission }, ZOO)).toBe(stars);
  });
});
