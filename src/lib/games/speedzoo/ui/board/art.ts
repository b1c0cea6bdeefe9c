/** The pieces of the game, each drawn once in one file and used from there by their names. */
import type { Habitat } from '../../dominoes';
import pictures from '../pictures/zoo.svg?no-inline';

/**
 * `ground`: a field without an animal; `first`: the animal of fields with stars; `second`: that of fields without;
 * `small`: a field of a miniature.
 */
export type Piece =
  | `${'ground' | 'first' | 'second' | 'small'}-${Habitat}`
  | `stars-${number}`
  | 'star'
  | 'gate'
  | 'small-gate'
  | 'keeper';

/** What a `<use>` of an SVG refers to. Seat colours come from the seat class around it. */
export const piece = (name: Piece): string => `${pictures}#${name}`;
