/**
 * How much the strong player thinks, by pace: with how many orders of the stack a close choice is played out both ways.
 * A decision may take a mid-range phone 400 ms, in turbo 100 ms; these numbers stay far below that. No clock is asked; so
 * the same question gets the same answer everywhere.
 */
import { effortOf, type Effort, type Pace } from '../../../ai/bot';

const DECKS: { readonly [effort in Effort]: number } = { normal: 1000, turbo: 300 };

/** Advice shows numbers, so they should not change with every little thing. */
export const ADVICE_DECKS = 3000;

export const decksFor = (pace: Pace): number => DECKS[effortOf(pace)];
