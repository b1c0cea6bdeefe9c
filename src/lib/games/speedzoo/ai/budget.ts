/**
 * How much the strong player thinks, by pace, in dominoes that are laid in its head (see `effort`); so it plays out more
 * often the fewer are left. A decision may take a mid-range phone 500 ms, in turbo 100 ms. No clock is asked; so the same
 * question gets the same answer everywhere.
 */
import { effortOf, type Effort, type Pace } from '../../../ai/bot';

const DOMINOES: { readonly [effort in Effort]: number } = { normal: 24000, turbo: 6400 };

/** Advice thinks twice as much: first about what to show, then about the numbers. */
export const ADVICE = 16000;

/** Half as much for the first picks of a match: all is open then, and the engine has not warmed up yet. */
export const dominoesFor = (pace: Pace, round: number): number => {
  const dominoes = DOMINOES[effortOf(pace)];
  return round === 0 ? dominoes >> 1 : dominoes;
};
