/** The ten wishes of visitors: further scorings of a zoo. */
import { HABITATS } from './dominoes';
import type { Enclosure } from './enclosures';
import type { Wish } from './position';
import { heightOf, keyOf, widthOf, type Box, type Fields, type Point } from './zoo';

/** A zoo as the wishes look at it. */
interface Looked {
  readonly fields: Fields;
  readonly enclosures: readonly Enclosure[];
  readonly box: Box;
}

/** What one fulfilment of a wish brings. */
export const WISH_WORTH: { readonly [wish in Wish]: number } = {
  corners: 5,
  plaza: 10,
  welcome: 3,
  variety: 10,
  petting: 5,
  giants: 10,
  quiet: 5,
  starlines: 10,
  river: 10,
  edge: 10,
};

/** Fewer fields across, and the border of a zoo is no border yet. */
const LEAST_BOX = 4;

/** The eight fields around the gate. */
export const AROUND: readonly Point[] = [-1, 0, 1].flatMap((y) =>
  [-1, 0, 1].flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

const once = (is: boolean): number => (is ? 1 : 0);

const isLarge = (box: Box): boolean => widthOf(box) >= LEAST_BOX && heightOf(box) >= LEAST_BOX;

const cornersOf = ({ left, right, top, bottom }: Box): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
];

/** The stars on each of these points; 0 where nothing lies. */
export const starsOn = (fields: Fields, points: readonly Point[]): readonly number[] =>
  points.map((point) => fields.get(keyOf(point))?.stars ?? 0);

/** Rows and columns of the box, as the points in them. */
export const linesOf = ({ left, right, top, bottom }: Box): readonly (readonly Point[])[] => {
  const xs = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const ys = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
  return [...ys.map((y) => xs.map((x) => ({ x, y }))), ...xs.map((x) => ys.map((y) => ({ x, y })))];
};

/** Whether one enclosure lies in both outermost columns, or in both outermost rows. */
const crosses = ({ fields }: Enclosure, { left, right, top, bottom }: Box): boolean => {
  const some = (is: (point: Point) => boolean): boolean => fields.some(is);
  return (
    (some(({ x }) => x === left) && some(({ x }) => x === right)) ||
    (some(({ y }) => y === top) && some(({ y }) => y === bottom))
  );
};

const onBorder = ({ left, right, top, bottom }: Box): boolean =>
  [left, right, top, bottom].includes(0);

/** How often a zoo fulfils each wish. */
const TIMES: { readonly [wish in Wish]: (zoo: Looked) => number } = {
  corners: ({ fields, box }) =>
    isLarge(box) ? starsOn(fields, cornersOf(box)).filter((stars) => stars > 0).length : 0,
  plaza: ({ fields }) => once(AROUND.every((point) => fields.has(keyOf(point)))),
  welcome: ({ fields }) => starsOn(fields, AROUND).reduce((sum, stars) => sum + stars, 0),
  variety: ({ enclosures }) =>
    once(
      HABITATS.every((habitat) =>
        enclosures.some((one) => one.habitat === habitat && one.stars > 0),
      ),
    ),
  petting: ({ enclosures }) =>
    enclosures.filter((one) => one.habitat === 'meadow' && one.fields.length >= 3).length,
  giants: ({ enclosures }) => enclosures.filter((one) => one.fields.length >= 7).length,
  quiet: ({ enclosures }) =>
    enclosures.filter((one) => one.stars === 0 && one.fields.length >= 4).length,
  starlines: ({ fields, box }) =>
    linesOf(box).filter((line) => starsOn(fields, line).filter((stars) => stars > 0).length >= 3)
      .length,
  river: ({ enclosures, box }) =>
    once(isLarge(box) && enclosures.some((one) => one.habitat === 'water' && crosses(one, box))),
  edge: ({ box }) => once(isLarge(box) && onBorder(box)),
};

/** How often a zoo fulfils a wish as it stands. */
export const wishTimes = (wish: Wish, zoo: Looked): number => TIMES[wish](zoo);

/** Visitors that a wish brings as the zoo stands. */
export const wishBrings = (wish: Wish, zoo: Looked): number => TIMES[wish](zoo) * WISH_WORTH[wish];
