/** Fingers on a hand or a layout: tap, flick towards a pile, drag onto it. One finger at a time, a palm never. */
import type { Box } from '../../../../ui/place';

/** Milliseconds in which a quick stroke counts as a flick. */
export const FLICK_MS = 300;
/** Pixels a finger may tremble and it is still a tap. */
export const TAP_PX = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something can be let go. */
export interface Target<T> {
  readonly on: T;
  readonly box: Box;
}
