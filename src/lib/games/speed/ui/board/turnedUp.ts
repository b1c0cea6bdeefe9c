/** Which cards of a layout were turned where they lie, rather than laid there. */
import { sizeOf, type Card } from '../../cards';
import type { SeenPlace } from './types';

export interface Lately {
  readonly up: Card | null;
  readonly covered: boolean;
  readonly turned: boolean;
}

/** By place; a card that was turned counts as such until it is gone. */
export const turnedUp = (
  lately: readonly Lately[],
  places: readonly SeenPlace[],
): readonly Lately[] =>
  places.map(({ up, down }, at) => {
    const was = lately[at];
    const turned =
      up !== null && was !== undefined && (was.covered || (was.turned && was.up === up));
    return { up, covered: up === null && sizeOf(down) > 0, turned };
  });
