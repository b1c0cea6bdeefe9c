/**
 * How much the strong player thinks, by pace, in dominoes that are laid in its head; so it plays out more often the
 * fewer are left. A decision may take a mid-range phone 500 ms, in turbo 100 ms. No clock is asked; so the same question
 * gets the same answer everywhere.
 */
import type { Pace } from '../../../ai/bot';

const DOMINOES: { readonly [pace in Pace]: number } = { normal: 48000, turbo: 9600 };

/** Advice thinks twice as much: first about what to show, then about the numbers. */
export const ADVICE = 24000;

export const dominoesFor = (pace: Pace): number => DOMINOES[pace];
