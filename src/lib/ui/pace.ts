/** How long movements last in each tempo, as a part of what a board draws; 0: nothing moves. */
import type { TempoName } from '../table/ports';

export const PACE: { readonly [tempo in TempoName]: number } = {
  normal: 1,
  fast: 0.5,
  turbo: 0,
  calm: 1,
  adaptive: 1,
};
