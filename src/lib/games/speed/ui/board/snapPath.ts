/** The way of a card that comes back, and where the paper beside it lies. Pure arithmetic, in pixels of the window. */
import type { Box, Size } from '../../../../ui/place';
import type { Point } from './gestures';

/** Between the dots of the way. */
const DOT_EVERY = 24;
/** The paper stays off the edges, the card, and the place it comes back to. */
const EDGE = 12;
const GAP = 14;
/** Between the place and the paper lies one's own plate. */
const LIFT = 104;

const middle = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Dots from the lower part of the pile to its place, slightly bent; none on the two cards themselves. */
export const dotsOf = (from: Box, to: Box): readonly Point[] => {
  const a = middle(from);
  const b = middle(to);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.floor(far / DOT_EVERY);
  const bend = { x: (b.y - a.y) * 0.12, y: (a.x - b.x) * 0.12 };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * ((a.x + b.x) / 2 + bend.x) + t ** 2 * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * ((a.y + b.y) / 2 + bend.y) + t ** 2 * b.y,
  });
  const free = (point: Point, box: Box): boolean =>
    Math.abs(point.x - middle(box).x) > box.width / 2 ||
    Math.abs(point.y - middle(box).y) > box.height / 2;
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => at((index + 1) / count))
    .filter((point) => free(point, from) && free(point, to))
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
};

/**
 * The paper lies before one's own side of the table, beside the way of the card rather than on it, and never on the pile.
 *
 * @param turned for whoever sits opposite: everything the other way round.
 */
export const paperAt = (
  from: Box,
  to: Box,
  paper: Size,
  screen: Size,
  turned: boolean,
): { readonly left: number; readonly top: number } => {
  const rightOf = middle(to).x < screen.width / 2;
  const beside = rightOf ? to.left + to.width + GAP : to.left - GAP - paper.width;
  const left = Math.max(EDGE, Math.min(beside, screen.width - EDGE - paper.width));
  const top = turned
    ? Math.min(to.top + to.height + LIFT, from.top - GAP - paper.height)
    : Math.max(to.top - LIFT - paper.height, from.top + from.height + GAP);
  return { left, top: Math.max(EDGE, Math.min(top, screen.height - EDGE - paper.height)) };
};
