/** Options of a match alone: only what it is played for differs. */
import type { Options, SoloKind } from './position';

export const aloneOptions = (solo: SoloKind): Options => ({
  size: 5,
  middle: true,
  full: true,
  season: false,
  rowOfFour: false,
  wishes: false,
  solo,
});
