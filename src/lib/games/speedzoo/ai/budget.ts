/**
 * How much the strong player thinks, by pace, in dominoes that are laid in its head (see `effort`); so it plays out more
 * often the fewer are left. A decision may take a mid-range phone 500 ms, in turbo 100 ms. No clock is asked; so the same
 * question gets the same answer everywhere.
 */
import { effortOf, type Effort, type Pace } from '../../../ai/bot';

const DOMINOES: { readonly [effort in Effort]: number } = { normal: 32000, turbo: 6400 };

/** Advice thinks twice as much: first about what to show, then about the numbers. */
export const ADVICE = 16000;

export const dominoesFor = (pace: Pace): number => DOMINOES[effortOf(pace)];
