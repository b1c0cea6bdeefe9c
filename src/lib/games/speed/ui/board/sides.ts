/** Left and right as the one sees them who looks: opposite, the sides change places. */
import type { PileAt } from './types';

export interface Sides {
  readonly left: boolean;
  readonly right: boolean;
}

/** Of the piles that are meant, which lie left and right of whoever looks. */
export const sidesOf = (piles: readonly PileAt[], turned: boolean): Sides => ({
  left: piles.includes(turned ? 1 : 0),
  right: piles.includes(turned ? 0 : 1),
});
