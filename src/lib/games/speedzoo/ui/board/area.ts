/** Which ground a zoo is shown on, and where things lie on it. Pure arithmetic; a field is 100 wide. */
import { reachOf } from '../../score';
import type { Laid } from '../../position';
import { boxOf, fieldsOf, heightOf, widthOf, type Box, type Point } from '../../zoo';

/** Width of a field in the units of the drawing. */
export const FIELD = 100;
/** Paper and shadows reach a little over the outermost fields. */
const MARGIN = 14;
/** A domino reaches no further from what lies. */
const REACH = 2;

/** A rectangle in the units of the drawing. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The square in which „Tor in der Mitte“ wants the zoo to lie. */
export const middleSquare = (size: number): Box => {
  const reach = reachOf(size);
  return { left: -reach, right: reach, top: -reach, bottom: reach };
};

/**
 * What can be built on: around the fields that lie as far as the size still allows and a domino reaches; with the
 * whole `square` where one is handed in.
 */
export const buildable = (box: Box, size: number, square: Box | null): Box => {
  const across = Math.min(REACH, size - widthOf(box));
  const down = Math.min(REACH, size - heightOf(box));
  return {
    left: Math.min(box.left - across, square?.left ?? 0),
    right: Math.max(box.right + across, square?.right ?? 0),
    top: Math.min(box.top - down, square?.top ?? 0),
    bottom: Math.max(box.bottom + down, square?.bottom ?? 0),
  };
};

/** The least ground that shows a zoo and these places, with the whole `square` where one is handed in. */
export const closeAround = (box: Box, places: readonly Laid[], square: Box | null): Box => {
  const around = boxOf(places.flatMap(fieldsOf));
  const boxes = [box, ...(places.length > 0 ? [around] : []), ...(square === null ? [] : [square])];
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
};

/** All fields of a box, row by row. */
export const pointsIn = ({ left, right, top, bottom }: Box): readonly Point[] => {
  const xs = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  return Array.from({ length: bottom - top + 1 }, (_, i) => top + i).flatMap((y) =>
    xs.map((x) => ({ x, y })),
  );
};

/** The drawing that shows an area; the field 0, 0 lies at 0, 0. */
export const drawingOf = (area: Box): Rect => ({
  x: area.left * FIELD - MARGIN,
  y: area.top * FIELD - MARGIN,
  width: widthOf(area) * FIELD + 2 * MARGIN,
  height: heightOf(area) * FIELD + 2 * MARGIN,
});

export const viewBoxOf = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`;

export const fieldRect = ({ x, y }: Point): Rect => ({
  x: x * FIELD,
  y: y * FIELD,
  width: FIELD,
  height: FIELD,
});

/** Both fields of a domino. */
export const dominoRect = (laid: Laid): Rect => {
  const [a, b] = fieldsOf(laid);
  return {
    x: Math.min(a.x, b.x) * FIELD,
    y: Math.min(a.y, b.y) * FIELD,
    width: (Math.abs(a.x - b.x) + 1) * FIELD,
    height: (Math.abs(a.y - b.y) + 1) * FIELD,
  };
};

/** Where the halves of a domino meet. */
export const jointOf = (laid: Laid): Point => {
  const { x, y, width, height } = dominoRect(laid);
  return { x: x + width / 2, y: y + height / 2 };
};

/** A part of a drawing as a part of its element, in percent. */
export const percentOf = ({ x, y, width, height }: Rect, within: Rect): Rect => ({
  x: ((x - within.x) / within.width) * 100,
  y: ((y - within.y) / within.height) * 100,
  width: (width / within.width) * 100,
  height: (height / within.height) * 100,
});

/** The field under a point of the drawing. */
export const fieldAt = ({ x, y }: Point): Point => ({
  x: Math.floor(x / FIELD),
  y: Math.floor(y / FIELD),
});

export const samePlace = (one: Laid, other: Laid): boolean =>
  one.x === other.x && one.y === other.y && one.dir === other.dir;

/** A name for where and how a domino lies: „2,-1,E“. */
export const placeKey = ({ x, y, dir }: Laid): string => `${x},${y},${dir}`;
