/**
 * What has happened between two parades, and from where to where cards travel for it. Nothing takes longer than
 * 400 ms; travel is only shown, never waited for.
 */
import type { Box } from '../../../ui/place';
import type { Value } from '../cards';
import type { Action, Parade, Stack } from '../position';

/** All cards of one laying, the last one's landing included. */
export const LAY_MS = 260;
export const TAKE_MS = 260;
/** The parade walks off. */
export const LEAVE_MS = 400;
/** More cards than this are not seen on a pile. */
export const DRAWN = 4;
const FLIGHT_MS = 180;

export interface Change {
  /** Cards that were laid at an end. */
  readonly laid: Stack | null;
  /** The value of a card that somebody took. */
  readonly taken: Value | null;
  /** What left the game with the end of a round. */
  readonly cleared: Parade;
}

const countIn = (parade: Parade, value: Value): number =>
  parade.find((stack) => stack.value === value)?.count ?? 0;

/**
 * From one parade to the next. `last` is the action between them: it tells a card taken from one that left with
 * the round. Where several actions lie between, what cannot be told apart is not shown as a travel.
 */
export const changed = (before: Parade, after: Parade, last: Action | null): Change => {
  const took = last?.do === 'pass' ? last.take : null;
  const fresh = last?.do === 'play' && last.end === 'open';
  if (after.length === 0 || fresh) {
    const taken = took !== null && countIn(before, took) > 0 ? took : null;
    const cleared = before.flatMap(({ value, count }) => {
      const left = value === taken ? count - 1 : count;
      return left > 0 ? [{ value, count: left }] : [];
    });
    return { laid: after[0] ?? null, taken, cleared };
  }
  const grown = after.flatMap(({ value, count }) => {
    const more = count - countIn(before, value);
    return more > 0 ? [{ value, count: more }] : [];
  });
  const shrunk = before.filter(({ value, count }) => countIn(after, value) < count);
  return {
    laid: grown.length === 1 ? (grown[0] ?? null) : null,
    taken: shrunk.length === 1 ? (shrunk[0]?.value ?? null) : null,
    cleared: [],
  };
};

export interface Time {
  readonly delay: number;
  readonly duration: number;
}

/** When each of `count` cards sets off, so that the last one lands after `LAY_MS`. */
export const departures = (count: number): readonly Time[] =>
  Array.from({ length: count }, (_, i) => ({
    delay: count > 1 ? ((LAY_MS - FLIGHT_MS) * i) / (count - 1) : 0,
    duration: count > 1 ? FLIGHT_MS : LAY_MS,
  }));

const RATIO = 1.45;

/** A card in the middle of a place that may be a plate or a group of the rack. */
export const cardIn = ({ left, top, width, height }: Box): Box => {
  const wide = Math.min(width, height / RATIO);
  const high = wide * RATIO;
  return {
    left: left + (width - wide) / 2,
    top: top + (height - high) / 2,
    width: wide,
    height: high,
  };
};

/** The same box, as far to the left as it takes for `edge` to leave the window. */
export const walkedOff = (box: Box, edge: number): Box => ({
  left: box.left - edge - 24,
  top: box.top,
  width: box.width,
  height: box.height,
});
