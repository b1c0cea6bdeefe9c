/** The twenty missions: a shuffle of its own each, a goal beside the visitors, and how many visitors earn stars. */
import { aloneOptions } from './alone';
import { progress, type Goal } from './goals';
import type { Options, Zoo } from './position';
import { countOf } from './score';

export interface Mission {
  /** 1…20 */
  readonly number: number;
  readonly goal: Goal;
  /** Visitors for two stars and for three, with the goal reached. */
  readonly two: number;
  readonly three: number;
}

export type MissionStars = 0 | 1 | 2 | 3;

/** Every mission is played with these, as all that is played alone; its goal brings no visitors. */
export const MISSION_OPTIONS: Options = aloneOptions('mission');

/** A mission before it has its number, and which of its shuffles was chosen: one that makes the goal worth thinking. */
type Plan = Omit<Mission, 'number'> & { readonly shuffle: number };

/**
 * Roughly by difficulty: how seldom a decent director who pursues the goal reaches it (`npm run -s missions`). Two stars are
 * about what the middle one of those brings who do, three about 85 % of the best zoo that a search has found, at the
 * beginning rather less.
 */
const PLANS: readonly Plan[] = [
  { goal: { kind: 'large', habitat: null, fields: 6 }, two: 58, three: 76, shuffle: 6 },
  { goal: { kind: 'welcome', stars: 6 }, two: 60, three: 78, shuffle: 5 },
  { goal: { kind: 'middle' }, two: 60, three: 79, shuffle: 5 },
  { goal: { kind: 'stars', stars: 15 }, two: 61, three: 80, shuffle: 1 },
  { goal: { kind: 'full' }, two: 63, three: 82, shuffle: 1 },
  { goal: { kind: 'visitors', visitors: 60 }, two: 70, three: 84, shuffle: 6 },
  { goal: { kind: 'large', habitat: 'night', fields: 4 }, two: 68, three: 84, shuffle: 5 },
  { goal: { kind: 'popular', habitat: 'savanna', visitors: 18 }, two: 70, three: 86, shuffle: 2 },
  { goal: { kind: 'many', enclosures: 12 }, two: 64, three: 87, shuffle: 2 },
  { goal: { kind: 'corner' }, two: 64, three: 88, shuffle: 4 },
  { goal: { kind: 'variety' }, two: 65, three: 89, shuffle: 4 },
  { goal: { kind: 'without', habitat: 'water' }, two: 68, three: 96, shuffle: 5 },
  { goal: { kind: 'starline', fields: 4 }, two: 64, three: 84, shuffle: 1 },
  {
    goal: { kind: 'all', goals: [{ kind: 'quiet', fields: 6 }, { kind: 'full' }] },
    two: 56,
    three: 88,
    shuffle: 4,
  },
  {
    goal: { kind: 'all', goals: [{ kind: 'across', habitat: 'water' }, { kind: 'middle' }] },
    two: 70,
    three: 86,
    shuffle: 5,
  },
  { goal: { kind: 'magnets', enclosures: 3, visitors: 10 }, two: 78, three: 98, shuffle: 12 },
  { goal: { kind: 'few', enclosures: 7 }, two: 70, three: 97, shuffle: 17 },
  { goal: { kind: 'starred' }, two: 62, three: 85, shuffle: 17 },
  {
    goal: {
      kind: 'all',
      goals: [{ kind: 'giants', enclosures: 2, fields: 6 }, { kind: 'middle' }, { kind: 'full' }],
    },
    two: 68,
    three: 90,
    shuffle: 15,
  },
  {
    goal: { kind: 'all', goals: [{ kind: 'starred' }, { kind: 'middle' }, { kind: 'full' }] },
    two: 66,
    three: 86,
    shuffle: 11,
  },
];

export const MISSIONS: readonly Mission[] = PLANS.map(({ goal, two, three }, at) => ({
  number: at + 1,
  goal,
  two,
  three,
}));

const planOf = (number: number): Plan => {
  const plan = PLANS[number - 1];
  if (plan === undefined) throw new RangeError(`no mission ${number}`);
  return plan;
};

/** @throws RangeError where there is no such mission. */
export const missionOf = (number: number): Mission => {
  const { goal, two, three } = planOf(number);
  return { number, goal, two, three };
};

/** The seed of one of the shuffles that were tried for a mission. */
export const shuffleSeed = (number: number, shuffle: number): string =>
  `auftrag ${number} ${shuffle}`;

/**
 * What `matchChance` draws the rows of a mission from, the same for everybody and for ever.
 *
 * @throws RangeError where there is no such mission.
 */
export const missionSeed = (number: number): string => shuffleSeed(number, planOf(number).shuffle);

/** What a finished zoo has earned: one star for the goal, two and three for visitors beside it. */
export const starsOf = ({ goal, two, three }: Mission, zoo: Zoo): MissionStars => {
  const count = countOf(zoo, MISSION_OPTIONS, []);
  if (!progress(goal, zoo, count).done) return 0;
  if (count.visitors >= three) return 3;
  return count.visitors >= two ? 2 : 1;
};
