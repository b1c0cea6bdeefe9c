/** What can be known about dominoes and enclosures by whoever counts along. Pure arithmetic on a position. */
import type { Seat } from '../../../game/contract';
import { rowLength, roundsOf, someSetAside } from '../display';
import {
  COUNT,
  DOMINOES,
  HABITATS,
  NUMBERS,
  dominoOf,
  type Domino,
  type Habitat,
} from '../dominoes';
import { enclosuresOf, type Enclosure } from '../enclosures';
import type { Position, Zoo } from '../position';
import { bestGain } from './picking';
import {
  EMPTY,
  boxOf,
  fieldsIn,
  heightOf,
  isGate,
  keyOf,
  neighboursOf,
  widthOf,
  type Point,
} from '../zoo';

/** What has become of a domino: still hidden, in the display, in a zoo, given up, gone off because nobody took it. */
export type Fate =
  | { readonly what: 'hidden' }
  | { readonly what: 'display'; readonly keeper: Seat | null }
  | { readonly what: 'zoo'; readonly seat: Seat }
  | { readonly what: 'discarded'; readonly seat: Seat }
  | { readonly what: 'off' };

/** All 48 with what has become of them, ascending. */
export const fatesOf = ({ zoos, row, next, off }: Position): ReadonlyMap<number, Fate> => {
  const fates = new Map<number, Fate>(NUMBERS.map((domino) => [domino, { what: 'hidden' }]));
  for (const { domino, keeper } of [...row.filter((slot) => !slot.done), ...next])
    fates.set(domino, { what: 'display', keeper });
  zoos.forEach(({ laid, discarded }, seat) => {
    for (const { domino } of laid) fates.set(domino, { what: 'zoo', seat });
    for (const domino of discarded) fates.set(domino, { what: 'discarded', seat });
  });
  for (const domino of off) fates.set(domino, { what: 'off' });
  return fates;
};

/** Dominoes that will still come; which ones, nobody knows where more than these are hidden. */
export const toCome = ({ seats, options, unseen }: Position): number =>
  roundsOf(seats, options) * rowLength(seats, options) - (COUNT - unseen.length);

/** A number that is certain, or the most that it can be. */
export interface Left {
  readonly count: number;
  readonly atMost: boolean;
}

const hasStar = ({ a, b }: Domino, habitat: Habitat | null): boolean =>
  [a, b].some((half) => half.stars > 0 && (habitat === null || half.habitat === habitat));

/**
 * Fields with a star of a habitat that may still be in the stack. What lies anywhere, was given up or has gone off is
 * out of it. No domino has two of them, so there are never more than dominoes that will come; and where some were set
 * aside nobody knows which, so it is the most that it can be.
 */
export const starFieldsLeft = (position: Position, habitat: Habitat): Left => {
  const coming = toCome(position);
  const hidden = position.unseen.filter((domino) => hasStar(dominoOf(domino), habitat)).length;
  const count = Math.min(hidden, coming);
  return { count, atMost: count > 0 && someSetAside(position.seats, position.options) };
};

/** The habitats of a domino, each once. */
export const habitatsOf = (domino: number): readonly Habitat[] => {
  const { a, b } = dominoOf(domino);
  return HABITATS.filter((habitat) => habitat === a.habitat || habitat === b.habitat);
};

/** What a domino brings each seat where it fits best in the zoo as it stands; `null`: it fits nowhere. */
export const gainsBySeat = (
  { zoos, options, wishes }: Position,
  domino: number,
): readonly (number | null)[] => zoos.map((zoo) => bestGain({ zoo, options, wishes }, domino));

/** The enclosure on a field; `null`: nothing lies there but perhaps the gate. */
export const enclosureAt = (zoo: Zoo, point: Point): Enclosure | null =>
  enclosuresOf(fieldsIn(zoo)).find(({ fields }) =>
    fields.some((field) => keyOf(field) === keyOf(point)),
  ) ?? null;

/** Whether a field is free and the zoo may still grow to it. */
const isFree = (zoo: Zoo, size: number): ((point: Point) => boolean) => {
  const fields = fieldsIn(zoo);
  return (point) => {
    if (isGate(point) || fields.has(keyOf(point))) return false;
    const box = boxOf([...fields.values(), point]);
    return widthOf(box) <= size && heightOf(box) <= size;
  };
};

/** Free fields beside these, each once, where the zoo may still grow to. */
export const freeNeighbours = (
  zoo: Zoo,
  around: readonly Point[],
  size: number,
): readonly Point[] => {
  const free = isFree(zoo, size);
  const points = new Map(around.flatMap(neighboursOf).map((point) => [keyOf(point), point]));
  return [...points.values()].filter(free);
};

/** Which of the 48 are shown: those of one habitat, those with a star, on the habitat where one is chosen. */
export interface Filter {
  readonly habitat: Habitat | null;
  readonly starred: boolean;
}

/** The dominoes that a filter leaves, ascending. */
export const filtered = ({ habitat, starred }: Filter): readonly number[] =>
  DOMINOES.filter(
    (domino) =>
      (habitat === null || habitatsOf(domino.number).includes(habitat)) &&
      (!starred || hasStar(domino, habitat)),
  ).map(({ number }) => number);

/** The zoo of a seat; an empty one where there is none. */
export const zooOf = ({ zoos }: Pick<Position, 'zoos'>, seat: Seat): Zoo => zoos[seat] ?? EMPTY;
