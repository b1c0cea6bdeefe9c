/** What a zoo brings: visitors by enclosure, additions of the variants, places and points. */
import type { Seat } from '../../game/contract';
import { enclosuresOf, type Enclosure } from './enclosures';
import type { Options, Position, Standing, Tally, Wish, Zoo } from './position';
import { wishBrings } from './wishes';
import { boxOf, fieldsIn, type Box } from './zoo';

export const MIDDLE = 10;
export const FULL = 5;

/** Points for coming first, second and third; there is none for playing alone. */
const PLACE_BONUS: readonly number[] = [25, 12, 5];

/** How far a zoo with the gate in its middle reaches in each direction. */
export const reachOf = (size: number): number => (size - 1) / 2;

/** The zoo reaches equally far from the gate in all four directions; gaps do not matter. */
export const inMiddle = ({ left, right, top, bottom }: Box, size: number): boolean => {
  const reach = reachOf(size);
  return -left === reach && right === reach && -top === reach && bottom === reach;
};

/** The zoo has grown beyond the square around the gate; it will never have the gate in its middle. */
export const beyondMiddle = ({ left, right, top, bottom }: Box, size: number): boolean => {
  const reach = reachOf(size);
  return -left > reach || right > reach || -top > reach || bottom > reach;
};

/** All fields are covered, the gate among them, and nothing was given up. */
export const isFull = (zoo: Zoo, size: number): boolean =>
  zoo.discarded.length === 0 && zoo.laid.length * 2 + 1 === size * size;

/** The whole arithmetic of a zoo as it stands. */
export interface Count {
  readonly enclosures: readonly Enclosure[];
  readonly box: Box;
  /** Additions; 0 where not reached, `null` where they do not count in this match. */
  readonly middle: number | null;
  readonly full: number | null;
  /** What each wish of the match brings. */
  readonly wishes: readonly { readonly wish: Wish; readonly visitors: number }[];
  /** Fields of the largest enclosure, with stars or without. */
  readonly largest: number;
  readonly stars: number;
  /** Everything together. */
  readonly visitors: number;
}

export const countOf = (
  zoo: Zoo,
  { size, middle, full }: Pick<Options, 'size' | 'middle' | 'full'>,
  wished: readonly Wish[],
): Count => {
  const fields = fieldsIn(zoo);
  const enclosures = enclosuresOf(fields);
  const box = boxOf(fields.values());
  const additions = {
    middle: middle ? (inMiddle(box, size) ? MIDDLE : 0) : null,
    full: full ? (isFull(zoo, size) ? FULL : 0) : null,
  };
  const wishes = wished.map((wish) => ({
    wish,
    visitors: wishBrings(wish, { fields, enclosures, box }),
  }));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  return {
    enclosures,
    box,
    ...additions,
    wishes,
    largest: Math.max(0, ...enclosures.map((one) => one.fields.length)),
    stars: sum(enclosures.map((one) => one.stars)),
    visitors:
      sum(enclosures.map((one) => one.visitors)) +
      (additions.middle ?? 0) +
      (additions.full ?? 0) +
      sum(wishes.map((one) => one.visitors)),
  };
};

/** What the zoos have brought in the running match, by seat. */
export const tallies = ({
  zoos,
  options,
  wishes,
}: Pick<Position, 'zoos' | 'options' | 'wishes'>): readonly Tally[] =>
  zoos.map((zoo) => {
    const { visitors, largest, stars } = countOf(zoo, options, wishes);
    return { visitors, largest, stars };
  });

/** Several matches as one: visitors and stars summed, the largest enclosure of all. */
export const summed = (matches: readonly (readonly Tally[])[]): readonly Tally[] =>
  (matches[0] ?? []).map((_, seat) =>
    matches.reduce<Tally>(
      (sum, match) => {
        const { visitors = 0, largest = 0, stars = 0 } = match[seat] ?? {};
        return {
          visitors: sum.visitors + visitors,
          largest: Math.max(sum.largest, largest),
          stars: sum.stars + stars,
        };
      },
      { visitors: 0, largest: 0, stars: 0 },
    ),
  );

export const bonusFor = (rank: number, seats: number): number =>
  seats === 1 ? 0 : (PLACE_BONUS[rank - 1] ?? 0);

const better = (one: Tally, other: Tally): boolean => {
  if (one.visitors !== other.visitors) return one.visitors > other.visitors;
  if (one.largest !== other.largest) return one.largest > other.largest;
  return one.stars > other.stars;
};

/** Places by visitors, then by the largest enclosure, then by stars; equal in all of them, a place is shared (F02). */
export const standingOf = (tallied: readonly Tally[]): Standing => {
  const ranks = tallied.map((own) => 1 + tallied.filter((other) => better(other, own)).length);
  const rankOf = (seat: Seat): number => ranks[seat] ?? 0;
  return {
    ranks,
    visitors: tallied.map((one) => one.visitors),
    largest: tallied.map((one) => one.largest),
    stars: tallied.map((one) => one.stars),
    points: tallied.map((one, seat) => one.visitors + bonusFor(rankOf(seat), tallied.length)),
  };
};
