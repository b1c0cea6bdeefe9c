/** The four colours at a table. Colour never stands alone: each has a symbol and a word. */
import { m } from '$lib/paraglide/messages';

export type SeatColour = 0 | 1 | 2 | 3;

/** Heart, drop, star, moon in a box of 20 × 20. */
export const SYMBOL_PATHS = [
  'M10 17.6C3.6 12.9 1.6 9.9 1.6 6.9 1.6 4.3 3.6 2.4 6 2.4c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4 2.4 0 4.4 1.9 4.4 4.5 0 3-2 6-8.4 10.7Z',
  'M10 1.2C13 5.6 16.4 9 16.4 12.6a6.4 6.4 0 0 1-12.8 0C3.6 9 7 5.6 10 1.2Z',
  'M10 1.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L10 14.8l-5.4 3 1.2-6.1L1.3 7.5l6.1-.7Z',
  'M12.6 1.8a8.5 8.5 0 1 0 5.9 12.6A7.2 7.2 0 0 1 12.6 1.8Z',
] as const;

export const seatColour = (index: number): SeatColour =>
  index === 1 ? 1 : index === 2 ? 2 : index === 3 ? 3 : 0;

export const symbolPath = (index: number): string => SYMBOL_PATHS[seatColour(index)];

export function colourName(index: number): string {
  switch (seatColour(index)) {
    case 0:
      return m.colour_red();
    case 1:
      return m.colour_blue();
    case 2:
      return m.colour_yellow();
    case 3:
      return m.colour_violet();
  }
}
