/** The middle piles as places where a card can be let go. */
import type { Box } from '../../../../ui/place';
import type { Target } from './gestures';
import type { PileAt } from './types';

const PILES: readonly PileAt[] = [0, 1];

/** @param fits the piles on which the held card fits. */
export const pileTargets = (
  boxes: readonly (Box | null | undefined)[],
  fits: readonly PileAt[],
): readonly Target<PileAt>[] =>
  PILES.flatMap((on) => {
    const box = boxes[on];
    return box ? [{ on, box, fits: fits.includes(on) }] : [];
  });
