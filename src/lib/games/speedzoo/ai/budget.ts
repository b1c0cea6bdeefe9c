/**
 * How much the strong player thinks, by pace, in dominoes that are laid in its head (see `effort`); so it plays out more
 * often the fewer are left. A decision may take a mid-range phone 500 ms, in turbo 100 ms. No clock is asked; so the same
 * question gets the same answer everywhere.
 */
import { effortOf, type Effort, type Pace } from '../../../ai/bot';

<<<<<<< HEAD
const DOMINOES: { readonly [effort in Effort]: number } = { normal: 32000, turbo: 6400 };
=======
const DOMINOES: { readonly [pace in Pace]: number } = { normal: 24000, turbo: 6400 };
>>>>>>> origin/main

/** Advice thinks twice as much: first about what to show, then about the numbers. */
export const ADVICE = 16000;

<<<<<<< HEAD
export const dominoesFor = (pace: Pace): number => DOMINOES[effortOf(pace)];
=======
/** Half as much for the first picks of a match: all is open then, and the engine has not warmed up yet. */
export const dominoesFor = (pace: Pace, round: number): number =>
  round === 0 ? DOMINOES[pace] >> 1 : DOMINOES[pace];
>>>>>>> origin/main
