/** A zoo as fields around its gate: what lies where, what fits, how far it reaches. */
import type { Seat } from '../../game/contract';
import { dominoOf, type Half } from './dominoes';
import { DIRECTIONS, type Direction, type Laid, type Place, type Zoo } from './position';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle around all fields with the gate, borders included. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A covered field, which is not the gate. */
export interface Field extends Point, Half {
  readonly domino: number;
}

export const EMPTY: Zoo = { laid: [], discarded: [] };

export const STEPS: { readonly [dir in Direction]: Point } = {
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
  N: { x: 0, y: -1 },
};

/** Beyond this no field lies, nor a neighbour of one. */
const SPAN = 32;

/** A number for every point, so that fields are found quickly. */
export const keyOf = ({ x, y }: Point): number => y * SPAN + x;
/** What is added to the number of a field for those beside it: to the right, below, to the left, above. */
export const BESIDE: readonly number[] = [1, SPAN, -1, -SPAN];
export const isGate = ({ x, y }: Point): boolean => x === 0 && y === 0;

export const neighboursOf = ({ x, y }: Point): readonly Point[] => [
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
  { x, y: y - 1 },
];

/** Where both halves of a domino lie, half a first. */
export const fieldsOf = ({ domino, x, y, dir }: Laid): readonly [Field, Field] => {
  const { a, b } = dominoOf(domino);
  const step = STEPS[dir];
  return [
    { x, y, domino, ...a },
    { x: x + step.x, y: y + step.y, domino, ...b },
  ];
};

/** The covered fields of a zoo by `keyOf`, without the gate, in the order of laying. */
export type Fields = ReadonlyMap<number, Field>;

export const fieldsIn = (zoo: Zoo): Fields =>
  new Map(zoo.laid.flatMap((laid) => fieldsOf(laid).map((field) => [keyOf(field), field])));

const GATE_BOX: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** The box with further points in it. */
const joinedBox = (box: Box, points: Iterable<Point>): Box => {
  let { left, right, top, bottom } = box;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
};

/** The box of these points and the gate. */
export const boxOf = (points: Iterable<Point>): Box => joinedBox(GATE_BOX, points);

export const widthOf = ({ left, right }: Box): number => right - left + 1;
export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;

/** Why a domino cannot lie somewhere: something lies there, the zoo would grow too large, nothing like it is beside it. */
export type Misfit = 'occupied' | 'too-large' | 'no-neighbour';

const coveredAt = (fields: Fields, point: Point): boolean =>
  isGate(point) || fields.has(keyOf(point));

const touches = (fields: Fields, half: Field): boolean =>
  neighboursOf(half).some(
    (point) => isGate(point) || fields.get(keyOf(point))?.habitat === half.habitat,
  );

const misfitIn = (fields: Fields, box: Box, laid: Laid, size: number): Misfit | null => {
  const [a, b] = fieldsOf(laid);
  if (coveredAt(fields, a) || coveredAt(fields, b)) return 'occupied';
  const joined = joinedBox(box, [a, b]);
  if (widthOf(joined) > size || heightOf(joined) > size) return 'too-large';
  return touches(fields, a) || touches(fields, b) ? null : 'no-neighbour';
};

/** `null`: the domino fits there. @param size fields that a zoo may be wide and high at most. */
export const misfitOf = (fields: Fields, laid: Laid, size: number): Misfit | null =>
  misfitIn(fields, boxOf(fields.values()), laid, size);

/** Everywhere a domino fits, by x, y and direction; either way round, also where both halves are equal. */
export const fitsOf = (zoo: Zoo, domino: number, size: number): readonly Laid[] => {
  const fields = fieldsIn(zoo);
  const box = boxOf(fields.values());
  const fits: Laid[] = [];
  // A half touches the zoo, so the other one lies two steps away from it at most.
  for (let x = box.left - 2; x <= box.right + 2; x++)
    for (let y = box.top - 2; y <= box.bottom + 2; y++) {
      const grown = joinedBox(box, [{ x, y }]);
      if (widthOf(grown) > size || heightOf(grown) > size) continue;
      if (coveredAt(fields, { x, y })) continue;
      for (const dir of DIRECTIONS) {
        const laid = { domino, x, y, dir };
        if (misfitIn(fields, box, laid, size) === null) fits.push(laid);
      }
    }
  return fits;
};

/** Whether a domino fits anywhere at all. */
export const fitsAnywhere = (zoo: Zoo, domino: number, size: number): boolean =>
  fitsOf(zoo, domino, size).length > 0;

export const laidBy = ({ domino, x, y, dir }: Place): Laid => ({ domino, x, y, dir });

export const withLaid = (zoo: Zoo, laid: Laid): Zoo => ({ ...zoo, laid: [...zoo.laid, laid] });

/** The zoos with one of them exchanged. */
export const withZoo = (zoos: readonly Zoo[], seat: Seat, zoo: Zoo): readonly Zoo[] =>
  zoos.map((own, i) => (i === seat ? zoo : own));
