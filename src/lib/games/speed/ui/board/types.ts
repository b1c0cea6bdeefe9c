/** What the pieces of the table tell each other. */
import type { Card, Cards } from '../../cards';
import type { Place } from '../../position';
import type { Box } from '../../../../ui/place';

/** A middle pile: 0 lies on the left of seat 0, and on the right of seat 1. */
export type PileAt = 0 | 1;

/** A place of a layout as anybody sees it: how many cards lie face down, and the open card on them. */
export type SeenPlace = Place<Cards | number>;

/** What stands for a player. */
export type { Portrait } from '../../../../ui/avatars';

/** A card on its way over the screen. `from` and `to` are taken once, when it starts. */
export interface Flight {
  readonly id: number;
  /** `null`: a card that nobody sees. */
  readonly card: Card | null;
  readonly from: Box;
  readonly to: Box;
  readonly ms: number;
}
