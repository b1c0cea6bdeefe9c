/** What makes a game's match of a calendar day: the same for everybody, with chance that anyone can draw again. */
import type { JsonObject, Outcome, Seat } from './contract';
import type { Day } from './day';
import type { Kind } from './record';

/**
 * Which tries count for the list of a day.
 * - `first`: the first one alone; later ones are practice.
 * - `best`: every one, and the best stays on the list.
 */
export type Counts = 'first' | 'best';

export interface Daily {
  readonly seats: number;
  /** Of all computers. */
  readonly strength: Exclude<Kind, 'human'>;
  options(): JsonObject;
  /** The seed of all chance of a day; public, so it is no secret and needs no seal. */
  seedOf(day: Day): string;
  /** What a seat has for the list of the day, as far as it is safe: what a try that is given up counts with. */
  secured(position: JsonObject, seat: Seat): number;
  /** What a seat has at the end; the same as `secured` in the last position. */
  ofResult(result: Outcome, seat: Seat): number;
}
