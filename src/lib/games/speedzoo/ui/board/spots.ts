/** Places where a domino fits: which of them are shown, which one a tap means, where an arrow key goes. Pure. */
import type { Laid } from '../../position';
import type { Point } from '../../zoo';
import { dominoRect, FIELD, jointOf, type Rect } from './area';
import type { Spot } from './types';

/** A finger need not be exact: so far outside a frame it is still meant, in the units of the drawing. */
const SLACK = 12;
/** So near to the disc of another place a tap on the domino that lies means that place. */
const NEAR = 26;

const inside = ({ x, y, width, height }: Rect, point: Point, slack: number): boolean =>
  point.x >= x - slack &&
  point.x <= x + width + slack &&
  point.y >= y - slack &&
  point.y <= y + height + slack;

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const rectKey = ({ x, y, width }: Rect): string => `${x} ${y} ${width}`;

/** One place for any two fields, the one that fits at once before the turned one; none where the domino lies already. */
export const shownSpots = (spots: readonly Spot[], lies: Laid | null): readonly Spot[] => {
  const seen = new Set(lies === null ? [] : [rectKey(dominoRect(lies))]);
  const ordered = [...spots.filter((spot) => spot.now), ...spots.filter((spot) => !spot.now)];
  return ordered.filter(({ laid }) => {
    const key = rectKey(dominoRect(laid));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const nearest = (
  places: readonly Laid[],
  point: Point,
  most: number,
): { readonly laid: Laid; readonly away: number } | null =>
  places.reduce<{ laid: Laid; away: number } | null>((best, laid) => {
    const away = gap(jointOf(laid), point);
    return away <= most && (best === null || away < best.away) ? { laid, away } : best;
  }, null);

/** What a tap at this point of the drawing means: of overlapping places the one with the nearest joint. */
export const tapped = (spots: readonly Spot[], lies: Laid | null, point: Point): Laid | null => {
  const places = spots.map((spot) => spot.laid);
  if (lies !== null && inside(dominoRect(lies), point, 0))
    return nearest(places, point, NEAR)?.laid ?? lies;
  const framed = places.filter((laid) => inside(dominoRect(laid), point, SLACK));
  return nearest(framed, point, 2 * FIELD)?.laid ?? null;
};

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: { readonly [arrow in Arrow]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The index of the nearest of these points in the direction of an arrow key; −1 where there is none. */
export const nextByArrow = (points: readonly Point[], from: Point, arrow: Arrow): number => {
  const way = WAYS[arrow];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    // straight on before aside
    const far = along + 2 * across;
    if (along > 0 && far < least) {
      best = index;
      least = far;
    }
  });
  return best;
};
