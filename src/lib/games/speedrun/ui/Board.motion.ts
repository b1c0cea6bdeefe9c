/**
 * How a figure travels, as key frames. Positions are in percent of the figure's own box, so they hold for
 * every board size. Nothing takes longer than 400 ms, and only `transform` is animated.
 */
import { way, type Point } from './Board.geometry';

/** Edge of a figure's box and the place of its foot in it. */
export const BOX = 110;
const FOOT: Point = { x: 55, y: 82 };
const HOP = 30;
const STEP_MS = 56;
const SLIDE_MS = 260;
const HOME_MS = 200;
/** A captured figure waits for the one that captures it. */
const HOME_DELAY_MS = 200;
const LONGEST_WALK = 6;

export function place(point: Point, lift = 0): string {
  const x = ((point.x - FOOT.x) / BOX) * 100;
  const y = ((point.y - lift - FOOT.y) / BOX) * 100;
  return `translate(${x.toFixed(2)}%, ${y.toFixed(2)}%)`;
}

export type Travel = {
  readonly frames: readonly { readonly transform: string; readonly offset: number }[];
  readonly duration: number;
  readonly delay: number;
};

const slide = (from: Point, to: Point, duration: number, delay: number): Travel => ({
  frames: [
    { transform: place(from), offset: 0 },
    {
      transform: place({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, HOP * 2),
      offset: 0.5,
    },
    { transform: place(to), offset: 1 },
  ],
  duration,
  delay,
});

/** From one progress to another: hop by hop on a walk, in an arc out of the yard or home again. */
export function travel(slot: number, figure: number, before: number, after: number): Travel {
  const steps = after - before;
  const points = way(slot, figure, before, after);
  const from = points[0] ?? { x: 0, y: 0 };
  if (after < 0) {
    return slide(from, way(slot, figure, after, after)[0] ?? from, HOME_MS, HOME_DELAY_MS);
  }
  const to = way(slot, figure, after, after)[0] ?? from;
  if (before < 0 || steps < 1 || steps > LONGEST_WALK) return slide(from, to, SLIDE_MS, 0);
  const frames = [{ transform: place(from), offset: 0 }];
  for (let step = 1; step <= steps; step++) {
    const a = points[step - 1] ?? from;
    const b = points[step] ?? to;
    frames.push(
      {
        transform: place({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, HOP),
        offset: (step - 0.5) / steps,
      },
      { transform: place(b), offset: step / steps },
    );
  }
  return { frames, duration: Math.max(160, STEP_MS * steps), delay: 0 };
}
