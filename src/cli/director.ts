/**
 * Plays missions, whose rows are known: a greedy director that also pursues the goal, for thresholds a person can
 * reach, and a search over many zoos at once, for a record that proves them. Plain and slow; nothing of it ships.
 */
import type { Draw } from '../lib/game/contract';
import { partsOf, progress, type Goal, type SingleGoal } from '../lib/games/speedzoo/goals';
import { MISSION_OPTIONS } from '../lib/games/speedzoo/missions';
import type { Zoo } from '../lib/games/speedzoo/position';
import { beyondMiddle, countOf, type Count } from '../lib/games/speedzoo/score';
import {
  EMPTY,
  fieldsIn,
  fitsOf,
  isGate,
  keyOf,
  neighboursOf,
  withLaid,
  type Fields,
  type Point,
} from '../lib/games/speedzoo/zoo';

const { size: SIZE } = MISSION_OPTIONS;

/** The rows of a mission, in the order in which they come. */
export type Rows = readonly (readonly number[])[];

/** A zoo on its way, and what was taken from each row for it. */
export interface Way {
  readonly zoo: Zoo;
  readonly picks: readonly number[];
  /** What the director thinks of it. */
  readonly worth: number;
}

/** A goal that is missed in the end outweighs everything; so do its parts on the way. */
const MISSED = 100;
const PURSUED = 40;
const TOO_MANY = 8;
/** What one free field beside an enclosure, the chance of the middle and a field that stays free are worth. */
const HOPE = 0.35;
const MIDDLE_HOPE = 6;
const GAP = 5;

/** How near the `count` best of these come to `each`, all together; 1: they do. */
const nearest = (figures: readonly number[], count: number, each: number): number =>
  [...figures]
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, one) => sum + Math.min(one, each), 0) /
  (count * each);

const pursuit = (goal: SingleGoal, zoo: Zoo, count: Count): number => {
  const { have, of } = progress(goal, zoo, count);
  if (goal.kind === 'giants') {
    const sizes = count.enclosures.map((one) => one.fields.length);
    return PURSUED * nearest(sizes, goal.enclosures, goal.fields);
  }
  if (goal.kind === 'magnets') {
    const visitors = count.enclosures.map((one) => one.visitors);
    return PURSUED * nearest(visitors, goal.enclosures, goal.visitors);
  }
  if (goal.kind === 'few' || goal.kind === 'without') return -TOO_MANY * Math.max(0, have - of);
  if (goal.kind === 'starred') return -TOO_MANY * (of - have);
  return (PURSUED * have) / of;
};

/** The free fields within what the size still allows; in the end some of them may lie beyond the zoo. */
const openGround = (fields: Fields, { box }: Count): ReadonlyMap<number, Point> => {
  const open = new Map<number, Point>();
  for (let x = box.right - SIZE + 1; x < box.left + SIZE; x++)
    for (let y = box.bottom - SIZE + 1; y < box.top + SIZE; y++) {
      const point = { x, y };
      if (!isGate(point) && !fields.has(keyOf(point))) open.set(keyOf(point), point);
    }
  return open;
};

/** Patches of free ground with an odd number of fields: one of each stays free. */
const gapsIn = (open: ReadonlyMap<number, Point>): number => {
  const seen = new Set<number>();
  let gaps = 0;
  for (const [key, point] of open) {
    if (seen.has(key)) continue;
    seen.add(key);
    const patch = [point];
    for (const one of patch)
      for (const next of neighboursOf(one)) {
        const nextKey = keyOf(next);
        if (!open.has(nextKey) || seen.has(nextKey)) continue;
        seen.add(nextKey);
        patch.push(next);
      }
    gaps += patch.length % 2;
  }
  return gaps;
};

const hopes = (fields: Fields, count: Count, open: ReadonlyMap<number, Point>): number =>
  count.enclosures.reduce((sum, one) => {
    const free = new Set<number>();
    for (const field of one.fields)
      for (const next of neighboursOf(field)) if (open.has(keyOf(next))) free.add(keyOf(next));
    return sum + Math.min(free.size, 3) * (one.stars + 0.1 * one.fields.length);
  }, 0);

/** Visitors as they stand, what is still to be hoped for, and how the goal gets on. */
const worthOf = (zoo: Zoo, goal: Goal, left: number): number => {
  const count = countOf(zoo, MISSION_OPTIONS, []);
  const parts = partsOf(goal).map((part) => pursuit(part, zoo, count));
  const worth = count.visitors + parts.reduce((sum, one) => sum + one, 0) / Math.sqrt(parts.length);
  if (left === 0) return worth - (progress(goal, zoo, count).done ? 0 : MISSED);
  const fields = fieldsIn(zoo);
  const open = openGround(fields, count);
  const middle = count.middle === 0 && !beyondMiddle(count.box, SIZE) ? MIDDLE_HOPE : 0;
  const late = Math.min(1, left / 4);
  return worth + middle - GAP * gapsIn(open) + HOPE * late * hopes(fields, count, open);
};

/** Every way that leads on over the next row. */
const onward = ({ zoo, picks }: Way, rows: Rows, goal: Goal): readonly Way[] => {
  const left = rows.length - picks.length - 1;
  return (rows[picks.length] ?? []).flatMap((domino) => {
    const fits = fitsOf(zoo, domino, SIZE);
    const zoos =
      fits.length === 0
        ? [{ ...zoo, discarded: [...zoo.discarded, domino] }]
        : fits.map((laid) => withLaid(zoo, laid));
    return zoos.map((next) => ({
      zoo: next,
      picks: [...picks, domino],
      worth: worthOf(next, goal, left),
    }));
  });
};

const START: Way = { zoo: EMPTY, picks: [], worth: 0 };

/**
 * One match of the greedy director.
 *
 * @param whim up to so many visitors it errs by on each choice, so that no two matches need be equal.
 */
export const greedy = (rows: Rows, goal: Goal, draw: Draw, whim: number): Way =>
  rows.reduce<Way>((way) => {
    const ways = onward(way, rows, goal).map((one) => ({
      one,
      liked: one.worth + (whim * draw.below(1000)) / 1000,
    }));
    return ways.reduce((best, other) => (other.liked > best.liked ? other : best)).one;
  }, START);

/** Turned and mirrored zoos are one. */
const TURNS: readonly ((point: Point) => Point)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: -x }),
];

/** What a zoo looks like, however it came about and from whichever side. */
const looks = (zoo: Zoo): string => {
  const fields = [...fieldsIn(zoo).values()];
  const texts = TURNS.map((turn) =>
    fields
      .map((field) => `${keyOf(turn(field))}${field.habitat[0]}${field.stars}`)
      .sort()
      .join(),
  );
  return texts.reduce((least, one) => (one < least ? one : least));
};

/** The best ways found when only the `width` most promising different zoos of every round are followed; best first. */
export const search = (rows: Rows, goal: Goal, width: number): readonly Way[] =>
  rows.reduce<readonly Way[]>(
    (ways) => {
      const next = ways.flatMap((way) => onward(way, rows, goal));
      const kept = new Map<string, Way>();
      for (const way of next.sort((a, b) => b.worth - a.worth)) {
        if (kept.size === width) break;
        const look = looks(way.zoo);
        if (!kept.has(look)) kept.set(look, way);
      }
      return [...kept.values()];
    },
    [START],
  );
