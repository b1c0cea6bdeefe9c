/** Cards on their way over the screen. They lock nothing: what they change has happened before they start. */
import type { Card } from '../../cards';
import type { Box } from '../../../../ui/place';
import type { Flight } from './types';

/** Milliseconds of a card that one lays, and of one that comes from elsewhere. */
export const LAID_MS = 150;
export const COMING_MS = 240;

export class Flying {
  #next = 0;
  flights = $state.raw<readonly Flight[]>([]);

  /** A card sets off; without both boxes it is there at once. `card` is `null` for one that nobody sees. */
  readonly send = (card: Card | null, from: Box | null, to: Box | null, ms: number): void => {
    if (from === null || to === null || ms === 0) return;
    this.#next += 1;
    const others = this.flights.filter((flight) => card === null || flight.card !== card);
    this.flights = [...others, { id: this.#next, card, from, to, ms }];
  };

  /** A card has arrived, or it is not to arrive any more. */
  readonly landed = (id: number): void => {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  };

  /** All cards that are still on their way, for `airborne` of a pile. */
  get cards(): readonly Card[] {
    return this.flights.flatMap(({ card }) => card ?? []);
  }
}
