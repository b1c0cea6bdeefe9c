/**
 * How much the strong player thinks, by pace and number of seats: as many playouts as a mid-range phone manages in the
 * time a decision may take. No clock is asked; so the same question gets the same answer everywhere.
 */
import type { Pace } from '../../../ai/bot';

export interface Budget {
  /** Playouts of all actions together. */
  readonly playouts: number;
  /** Different deals in which they start. */
  readonly deals: number;
}

const BUDGETS: { readonly [pace in Pace]: Budget } = {
  normal: { playouts: 4000, deals: 240 },
  turbo: { playouts: 1000, deals: 80 },
};

export const ADVICE: Budget = { playouts: 6000, deals: 320 };

export const budgetFor = (pace: Pace): Budget => BUDGETS[pace];
