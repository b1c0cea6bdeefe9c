/** The eight colours at a table. Colour never stands alone: each has a symbol and a word. */
import { m } from '$lib/paraglide/messages';

/** Heart, drop, star, moon, leaf, sun, diamond, ring in a box of 20 × 20. */
export const SYMBOL_PATHS = [
  'M10 17.6C3.6 12.9 1.6 9.9 1.6 6.9 1.6 4.3 3.6 2.4 6 2.4c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4 2.4 0 4.4 1.9 4.4 4.5 0 3-2 6-8.4 10.7Z',
  'M10 1.2C13 5.6 16.4 9 16.4 12.6a6.4 6.4 0 0 1-12.8 0C3.6 9 7 5.6 10 1.2Z',
  'M10 1.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L10 14.8l-5.4 3 1.2-6.1L1.3 7.5l6.1-.7Z',
  'M12.6 1.8a8.5 8.5 0 1 0 5.9 12.6A7.2 7.2 0 0 1 12.6 1.8Z',
  'M17.6 2.2C8 1.4 2.6 5.6 2.6 11.4c0 1.5.4 2.9 1.2 4L2.4 17.6l1.4 1.2 1.7-1.9c1.1.8 2.4 1.2 3.8 1.2 6 0 9.4-6 8.3-15.9Z',
  'M10 5.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.800ZM9 1h2v3H9ZM9 16h2v3H9ZM1 9h3v2H1ZM16 9h3v2h-3ZM2.9 4.300l1.4-1.4 2.1 2.100L5 6.400ZM13.6 15l1.4-1.4 2.1 2.1-1.4 1.400ZM15.7 2.900l1.4 1.400L15 6.4 13.6 5ZM5 13.6 6.4 15l-2.1 2.1-1.4-1.400Z',
  'M10 1.2 17.2 10 10 18.8 2.8 10Z',
  'M10 1.800a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.400Zm0 4.600a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.200Z',
] as const;

const NAMES = [
  m.colour_red,
  m.colour_blue,
  m.colour_yellow,
  m.colour_violet,
  m.colour_green,
  m.colour_orange,
  m.colour_turquoise,
  m.colour_grey,
] as const;

/** Symbol of a colour 0…7. */
export const symbolPath = (colour: number): string => SYMBOL_PATHS[colour] ?? SYMBOL_PATHS[0];

/** Name of a colour 0…7 in a word. */
export const colourName = (colour: number): string => (NAMES[colour] ?? NAMES[0])();
