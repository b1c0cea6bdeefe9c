/**
 * How much the strong player thinks, by pace. A decision may take a mid-range phone 400 ms, in turbo 100 ms; these
 * numbers stay far below that, as more of them hardly make the player stronger: cards decide much in this game. No clock
 * is asked; so the same question gets the same answer everywhere.
 */
import { effortOf, type Effort, type Pace } from '../../../ai/bot';

export interface Budget {
  /** Playouts of all actions together. */
  readonly playouts: number;
  /** Different deals in which they start. */
  readonly deals: number;
}

const BUDGETS: { readonly [effort in Effort]: Budget } = {
  normal: { playouts: 2000, deals: 200 },
  turbo: { playouts: 800, deals: 80 },
};

/** Advice shows numbers, so they should not change with every little thing. */
export const ADVICE: Budget = { playouts: 6000, deals: 300 };

export const budgetFor = (pace: Pace): Budget => BUDGETS[effortOf(pace)];
