/**
 * Laying a domino on screen, as pure arithmetic: where it fits as it is held and where only after turning, how it turns
 * where it lies provisionally, what it would bring, and why it does not fit somewhere.
 */
import { dominoOf, type Habitat } from '../dominoes';
import {
  DIRECTIONS,
  type Direction,
  type Laid,
  type Options,
  type Wish,
  type Zoo,
} from '../position';
import { countOf } from '../score';
import {
  STEPS,
  fieldsIn,
  fieldsOf,
  fitsOf,
  isGate,
  keyOf,
  misfitOf,
  neighboursOf,
  withLaid,
  type Misfit,
  type Point,
} from '../zoo';

/** A place where a domino may lie. */
export interface Spot {
  readonly laid: Laid;
  /** It fits as the domino is held; otherwise only after turning. */
  readonly now: boolean;
}

/** What the place of a domino is judged by. */
export interface Ground {
  readonly zoo: Zoo;
  readonly options: Options;
  readonly wishes: readonly Wish[];
}

/** Both halves are the same, so it looks alike either way round. */
export const isSymmetric = (domino: number): boolean => {
  const { a, b } = dominoOf(domino);
  return a.habitat === b.habitat && a.stars === b.stars;
};

const turned = (dir: Direction, by: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(dir) + by) % DIRECTIONS.length] ?? dir;

/** The same two fields with the halves exchanged. */
const exchanged = (laid: Laid): Laid => {
  const [, b] = fieldsOf(laid);
  return { domino: laid.domino, x: b.x, y: b.y, dir: turned(laid.dir, 2) };
};

/** Each look of a domino written in one way: a symmetric one lies to the right or down. */
export const plainly = (laid: Laid): Laid =>
  isSymmetric(laid.domino) && (laid.dir === 'W' || laid.dir === 'N') ? exchanged(laid) : laid;

/** The direction as it looks. */
export const directionOf = (domino: number, dir: Direction): Direction =>
  plainly({ domino, x: 0, y: 0, dir }).dir;

export const sameLaid = (one: Laid, other: Laid): boolean =>
  one.domino === other.domino && one.x === other.x && one.y === other.y && one.dir === other.dir;

/** Everywhere a domino fits, once each. */
export const placesOf = (zoo: Zoo, domino: number, size: number): readonly Laid[] =>
  fitsOf(zoo, domino, size).filter((laid) => sameLaid(plainly(laid), laid));

const frameOf = (laid: Laid): string =>
  fieldsOf(laid)
    .map(keyOf)
    .sort((a, b) => a - b)
    .join();

/** How many quarter turns to the right lead from one direction to another. */
const turnsTo = (from: Direction, to: Direction): number =>
  (DIRECTIONS.indexOf(to) - DIRECTIONS.indexOf(from) + DIRECTIONS.length) % DIRECTIONS.length;

/**
 * A frame for every pair of fields that may be covered: with the domino as it is held where that fits, else with the
 * fewest turns.
 */
export const spotsOf = (places: readonly Laid[], held: Direction): readonly Spot[] => {
  const frames = new Map<string, Laid>();
  for (const laid of places) {
    const frame = frameOf(laid);
    const other = frames.get(frame);
    if (other === undefined || turnsTo(held, laid.dir) < turnsTo(held, other.dir))
      frames.set(frame, laid);
  }
  return [...frames.values()].map((laid) => ({
    laid,
    now: laid.dir === directionOf(laid.domino, held),
  }));
};

/** The next direction, turning to the right, in which the domino fits anywhere; the same one where there is no other. */
export const nextDirection = (places: readonly Laid[], held: Direction): Direction => {
  const look = (dir: Direction): Direction =>
    places[0] === undefined ? dir : directionOf(places[0].domino, dir);
  const next = [1, 2, 3]
    .map((by) => turned(held, by))
    .find((dir) => look(dir) !== look(held) && places.some((laid) => laid.dir === look(dir)));
  return look(next ?? held);
};

/** The direction to begin with: as a domino lies in the display, unless it fits nowhere like that. */
export const firstDirection = (places: readonly Laid[]): Direction =>
  places.some(({ dir }) => dir === 'E') ? 'E' : nextDirection(places, 'E');

/**
 * How a domino that was put down somewhere may lie there, turning to the right, itself first. A half turn exchanges the
 * halves where that fits; otherwise half a stays where it is, or else half b.
 */
export const turnsAt = (places: readonly Laid[], put: Laid): readonly Laid[] => {
  const { domino, x, y } = put;
  const [, b] = fieldsOf(put);
  const found: Laid[] = [put];
  for (const by of [1, 2, 3]) {
    const dir = turned(put.dir, by);
    const step = STEPS[dir];
    const candidates = [
      ...(by === 2 ? [exchanged(put)] : []),
      { domino, x, y, dir },
      { domino, x: b.x - step.x, y: b.y - step.y, dir },
    ].map(plainly);
    const fit = candidates.find(
      (one) =>
        places.some((place) => sameLaid(place, one)) && !found.some((own) => sameLaid(own, one)),
    );
    if (fit !== undefined) found.push(fit);
  }
  return found;
};

/** Visitors that a domino brings there, with all additions; it may cost some where there are wishes. */
export const gainOf = ({ zoo, options, wishes }: Ground, laid: Laid): number =>
  countOf(withLaid(zoo, laid), options, wishes).visitors - countOf(zoo, options, wishes).visitors;

/** Why a domino does not fit there; `null`: it does. */
export const reasonAt = ({ zoo, options }: Ground, laid: Laid): Misfit | null =>
  misfitOf(fieldsIn(zoo), laid, options.size);

/** Larger than any zoo: only what lies beside a domino counts. */
const BOUNDLESS = 99;

/** Why a domino that fits nowhere does so: the zoo would grow too large, or nothing like it has room beside it. */
export const whyNowhere = (zoo: Zoo, domino: number): 'too-large' | 'no-neighbour' =>
  fitsOf(zoo, domino, BOUNDLESS).length > 0 ? 'too-large' : 'no-neighbour';

/** What lies under the mouse: half a at this point where that fits, else half b, else half a with the reason. */
export const under = (ground: Ground, domino: number, dir: Direction, point: Point): Laid => {
  const step = STEPS[dir];
  const first = { domino, x: point.x, y: point.y, dir };
  const second = { domino, x: point.x - step.x, y: point.y - step.y, dir };
  return reasonAt(ground, first) !== null && reasonAt(ground, second) === null ? second : first;
};

/** Enclosures that a domino makes larger there, by habitat; none where it only touches the gate. */
export const grownBy = (zoo: Zoo, laid: Laid): readonly Habitat[] => {
  const fields = fieldsIn(zoo);
  const grown = fieldsOf(laid).filter((half) =>
    neighboursOf(half).some((point) => fields.get(keyOf(point))?.habitat === half.habitat),
  );
  return [...new Set(grown.map((half) => half.habitat))];
};

export const touchesGate = (laid: Laid): boolean =>
  fieldsOf(laid).some((half) => neighboursOf(half).some(isGate));

/** Whether two places cover a field in common. */
export const overlap = (one: Laid, other: Laid): boolean => {
  const covered = new Set(fieldsOf(one).map(keyOf));
  return fieldsOf(other).some((field) => covered.has(keyOf(field)));
};
