/** Outlines of fields, dominoes and enclosures as paths of an SVG. Pure. */
import type { Habitat } from '../../dominoes';
import { isGate, keyOf, type Field, type Fields, type Point } from '../../zoo';
import { FIELD } from './area';

const GATE: Point = { x: 0, y: 0 };

/** One figure for each side: top, right, bottom, left; or for each corner from top left, clockwise. */
type Four = readonly [number, number, number, number];

/** Paper between unlike fields, to each side. */
const WAY = 3;
const CORNER = 11;
/** Colour never shows beyond the paper, however the pixels fall. */
const BLEED = 1;

/** A rectangle with corners of their own, clockwise. */
const rounded = (x: number, y: number, width: number, height: number, corners: Four): string => {
  const [a, b, c, d] = corners;
  const turn = (radius: number, to: string): string =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${to}`;
  return [
    `M${x + a} ${y}h${width - a - b}`,
    turn(b, `${b} ${b}`),
    `v${height - b - c}`,
    turn(c, `${-c} ${c}`),
    `h${-(width - c - d)}`,
    turn(d, `${-d} ${-d}`),
    `v${-(height - d - a)}`,
    turn(a, `${a} ${-a}`),
    'Z',
  ].join('');
};

/** A frame around a field at 0, 0 (fill rule: even-odd): as wide as `sides` says, with round inner corners. */
const frame = (sides: Four, corners: Four): string => {
  const [top, right, bottom, left] = sides;
  const over = (side: number): number => (side > 0 ? BLEED : 0);
  const outer = rounded(
    -over(left),
    -over(top),
    FIELD + over(left) + over(right),
    FIELD + over(top) + over(bottom),
    [0, 0, 0, 0],
  );
  return `${outer}${rounded(left, top, FIELD - left - right, FIELD - top - bottom, corners)}`;
};

/** The paper way around a field: none to a neighbour of the same habitat. The sides say where such neighbours lie. */
const wayFrame = (top: boolean, right: boolean, bottom: boolean, left: boolean): string => {
  const side = (like: boolean): number => (like ? 0 : WAY);
  const corner = (one: boolean, other: boolean): number => (one || other ? 0 : CORNER);
  return frame(
    [side(top), side(right), side(bottom), side(left)],
    [corner(top, left), corner(top, right), corner(bottom, right), corner(bottom, left)],
  );
};

const likeAt = (fields: Fields, x: number, y: number, habitat: Habitat): boolean =>
  fields.get(keyOf({ x, y }))?.habitat === habitat;

/** The paper way around a field as it lies in its zoo. */
export const wayAround = (fields: Fields, { x, y, habitat }: Field): string =>
  wayFrame(
    likeAt(fields, x, y - 1, habitat),
    likeAt(fields, x + 1, y, habitat),
    likeAt(fields, x, y + 1, habitat),
    likeAt(fields, x - 1, y, habitat),
  );

/** The paper way around a field that lies alone, or the gate. */
export const LONE_WAY = wayFrame(false, false, false, false);

const JOINT = 1.5;
const OUT = 12;
const IN = 3;

/** The frame of a half of a domino by the side on which the other half lies. */
export const HALF_FRAMES: { readonly [side in 'right' | 'left' | 'bottom' | 'top']: string } = {
  right: frame([0, JOINT, 0, 0], [OUT, IN, IN, OUT]),
  left: frame([0, 0, 0, JOINT], [IN, OUT, OUT, IN]),
  bottom: frame([0, 0, JOINT, 0], [OUT, OUT, IN, IN]),
  top: frame([JOINT, 0, 0, 0], [IN, IN, OUT, OUT]),
};

/** The card board of all these fields, larger than they are by `over` and moved by `dx`, `dy`. */
export const boardOf = (
  points: Iterable<Point>,
  { over, radius, dx = 0, dy = 0 }: { over: number; radius: number; dx?: number; dy?: number },
): string =>
  Array.from(points, ({ x, y }) =>
    rounded(x * FIELD - over + dx, y * FIELD - over + dy, FIELD + 2 * over, FIELD + 2 * over, [
      radius,
      radius,
      radius,
      radius,
    ]),
  ).join('');

/** Where dominoes meet inside an enclosure. */
export const seamsIn = (fields: Fields): string => {
  const parts: string[] = [];
  for (const { x, y, habitat, domino } of fields.values()) {
    const seam = (beside: Point): boolean => {
      const other = fields.get(keyOf(beside));
      return other?.habitat === habitat && other.domino !== domino;
    };
    if (seam({ x: x + 1, y })) parts.push(`M${(x + 1) * FIELD} ${y * FIELD + 12}v76`);
    if (seam({ x, y: y + 1 })) parts.push(`M${x * FIELD + 12} ${(y + 1) * FIELD}h76`);
  }
  return parts.join('');
};

/** The edges between fields that are unlike, the gate among them, each once. */
export const partingsOf = (fields: Fields): string => {
  const parts: string[] = [];
  const lies = (point: Point): boolean => isGate(point) || fields.has(keyOf(point));
  for (const { x, y } of [GATE, ...fields.values()]) {
    const parted = (beside: Point): boolean =>
      lies(beside) && fields.get(keyOf({ x, y }))?.habitat !== fields.get(keyOf(beside))?.habitat;
    if (parted({ x: x + 1, y })) parts.push(`M${(x + 1) * FIELD} ${y * FIELD}v${FIELD}`);
    if (parted({ x, y: y + 1 })) parts.push(`M${x * FIELD} ${(y + 1) * FIELD}h${FIELD}`);
  }
  return parts.join('');
};

/** The outline of some fields together. */
export const outlineOf = (points: readonly Point[]): string => {
  const own = new Set(points.map(keyOf));
  return points
    .map(({ x, y }) => {
      const open = (dx: number, dy: number): boolean => !own.has(keyOf({ x: x + dx, y: y + dy }));
      const [left, top] = [x * FIELD, y * FIELD];
      return [
        open(0, -1) ? `M${left} ${top}h${FIELD}` : '',
        open(0, 1) ? `M${left} ${top + FIELD}h${FIELD}` : '',
        open(-1, 0) ? `M${left} ${top}v${FIELD}` : '',
        open(1, 0) ? `M${left + FIELD} ${top}v${FIELD}` : '',
      ].join('');
    })
    .join('');
};
