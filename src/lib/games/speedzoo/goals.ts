/** Goals of missions: what a zoo has to be like in the end, beside its visitors, and how far it has come. */
import { HABITATS, type Habitat } from './dominoes';
import type { Enclosure } from './enclosures';
import type { Zoo } from './position';
import { isFull, reachOf, type Count } from './score';
import { AROUND, linesOf, starsOn } from './wishes';
import { fieldsIn, type Box } from './zoo';

/** Missions are played alone: on five by five fields, in twelve rounds. */
const SIZE = 5;
const ROUNDS = 12;

/** One thing to reach. `habitat: null`: whichever it is. */
export type SingleGoal =
  /** An enclosure of at least so many fields. */
  | { readonly kind: 'large'; readonly habitat: Habitat | null; readonly fields: number }
  /** So many enclosures of at least so many fields each. */
  | { readonly kind: 'giants'; readonly enclosures: number; readonly fields: number }
  /** An enclosure with at least so many visitors. */
  | { readonly kind: 'popular'; readonly habitat: Habitat | null; readonly visitors: number }
  /** So many enclosures with at least so many visitors each. */
  | { readonly kind: 'magnets'; readonly enclosures: number; readonly visitors: number }
  /** An enclosure that reaches from one border to the other: five columns or five rows. */
  | { readonly kind: 'across'; readonly habitat: Habitat }
  /** A starless enclosure of at least so many fields. */
  | { readonly kind: 'quiet'; readonly fields: number }
  /** No enclosure without a star. */
  | { readonly kind: 'starred' }
  /** An enclosure with a star of each of the six habitats. */
  | { readonly kind: 'variety' }
  /** Not one field of this habitat. */
  | { readonly kind: 'without'; readonly habitat: Habitat }
  /** At least so many enclosures. */
  | { readonly kind: 'many'; readonly enclosures: number }
  /** At most so many enclosures. */
  | { readonly kind: 'few'; readonly enclosures: number }
  /** At least so many stars in the zoo. */
  | { readonly kind: 'stars'; readonly stars: number }
  /** At least so many stars on the eight fields around the gate. */
  | { readonly kind: 'welcome'; readonly stars: number }
  /** A row or column with at least so many fields with stars. */
  | { readonly kind: 'starline'; readonly fields: number }
  /** The gate in the middle, as the variant counts it. */
  | { readonly kind: 'middle' }
  /** The gate in a corner of the zoo. */
  | { readonly kind: 'corner' }
  /** A zoo without a gap; alone that is the same as giving up no domino. */
  | { readonly kind: 'full' }
  /** At least so many visitors, all in all. */
  | { readonly kind: 'visitors'; readonly visitors: number };

/** Plain JSON. */
export type Goal = SingleGoal | { readonly kind: 'all'; readonly goals: readonly SingleGoal[] };

/**
 * How far a goal is reached. `have` stays at `of` where more is reached; only where `of` is the most that is allowed
 * (`few`, `without`), it may lie above.
 */
export interface Progress {
  /** Reached for good: what may be lost again is not done before the last domino lies. */
  readonly done: boolean;
  readonly have: number;
  readonly of: number;
}

/** What has to be reached, one by one. */
export const partsOf = (goal: Goal): readonly SingleGoal[] =>
  goal.kind === 'all' ? goal.goals : [goal];

/** The habitat that a goal is about; `null`: none in particular. */
export const habitatOf = (goal: Goal): Habitat | null => {
  const found = partsOf(goal).find((part) => 'habitat' in part);
  return found !== undefined && 'habitat' in found ? found.habitat : null;
};

const isOver = ({ laid, discarded }: Zoo): boolean => laid.length + discarded.length === ROUNDS;

/** What grows only and so never is lost again. */
const atLeast = (have: number, of: number): Progress => ({
  done: have >= of,
  have: Math.min(have, of),
  of,
});

/** Where the last domino may spoil it. */
const inTheEnd = (zoo: Zoo, holds: boolean, have: number, of: number): Progress => ({
  done: holds && isOver(zoo),
  have,
  of,
});

/** What may shrink: two enclosures grow together, so that there are fewer; a quiet one gets a star. */
const heldUntilTheEnd = (zoo: Zoo, have: number, of: number): Progress =>
  inTheEnd(zoo, have >= of, Math.min(have, of), of);

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

const isOf = (habitat: Habitat | null) => (one: Enclosure) =>
  habitat === null || one.habitat === habitat;

/** Columns or rows in which an enclosure lies, whichever are more. */
const spanOf = ({ fields }: Enclosure): number => {
  const span = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1;
  return Math.max(span(fields.map(({ x }) => x)), span(fields.map(({ y }) => y)));
};

/** In how many directions a zoo reaches exactly as far as one with the gate in its middle. */
const reached = ({ left, right, top, bottom }: Box): number =>
  [-left, right, -top, bottom].filter((far) => far === reachOf(SIZE)).length;

/** 2: the gate lies in a corner, 1: on the border. */
const cornered = ({ left, right, top, bottom }: Box): number =>
  Number(left === 0 || right === 0) + Number(top === 0 || bottom === 0);

const single = (goal: SingleGoal, zoo: Zoo, count: Count): Progress => {
  const { enclosures, box } = count;
  switch (goal.kind) {
    case 'large': {
      const sizes = enclosures.filter(isOf(goal.habitat)).map((one) => one.fields.length);
      return atLeast(most(sizes), goal.fields);
    }
    case 'giants': {
      const giants = enclosures.filter((one) => one.fields.length >= goal.fields);
      return heldUntilTheEnd(zoo, giants.length, goal.enclosures);
    }
    case 'popular': {
      const visitors = enclosures.filter(isOf(goal.habitat)).map((one) => one.visitors);
      return atLeast(most(visitors), goal.visitors);
    }
    case 'magnets': {
      const magnets = enclosures.filter((one) => one.visitors >= goal.visitors);
      return heldUntilTheEnd(zoo, magnets.length, goal.enclosures);
    }
    case 'across':
      return atLeast(most(enclosures.filter(isOf(goal.habitat)).map(spanOf)), SIZE);
    case 'quiet': {
      const sizes = enclosures.filter((one) => one.stars === 0).map((one) => one.fields.length);
      return heldUntilTheEnd(zoo, most(sizes), goal.fields);
    }
    case 'starred': {
      const starred = enclosures.filter((one) => one.stars > 0).length;
      return inTheEnd(zoo, starred === enclosures.length, starred, enclosures.length);
    }
    case 'variety': {
      const starred = new Set(enclosures.filter((one) => one.stars > 0).map((one) => one.habitat));
      return atLeast(starred.size, HABITATS.length);
    }
    case 'without': {
      const own = enclosures.filter(isOf(goal.habitat));
      const fields = own.reduce((sum, one) => sum + one.fields.length, 0);
      return inTheEnd(zoo, fields === 0, fields, 0);
    }
    case 'many':
      return heldUntilTheEnd(zoo, enclosures.length, goal.enclosures);
    case 'few':
      return inTheEnd(
        zoo,
        enclosures.length <= goal.enclosures,
        enclosures.length,
        goal.enclosures,
      );
    case 'stars':
      return atLeast(count.stars, goal.stars);
    case 'welcome': {
      const stars = starsOn(fieldsIn(zoo), AROUND).reduce((sum, one) => sum + one, 0);
      return atLeast(stars, goal.stars);
    }
    case 'starline': {
      const fields = fieldsIn(zoo);
      const lines = linesOf(box).map((line) => starsOn(fields, line).filter((one) => one > 0));
      return atLeast(most(lines.map((line) => line.length)), goal.fields);
    }
    case 'middle':
      // Then the zoo cannot grow any further.
      return atLeast(reached(box), 4);
    case 'corner':
      return inTheEnd(zoo, cornered(box) === 2, cornered(box), 2);
    case 'full': {
      const fields = zoo.laid.length * 2;
      return { done: isFull(zoo, SIZE), have: fields, of: SIZE * SIZE - 1 };
    }
    case 'visitors':
      return atLeast(count.visitors, goal.visitors);
  }
};

/** How far a zoo has come with a goal. @param count the arithmetic of this zoo, from `countOf`. */
export const progress = (goal: Goal, zoo: Zoo, count: Count): Progress => {
  if (goal.kind !== 'all') return single(goal, zoo, count);
  const done = goal.goals.filter((one) => single(one, zoo, count).done).length;
  return atLeast(done, goal.goals.length);
};
