/** The Tageszoo: everybody meets the same rows on a day, alone, and the best zoo of the day counts. */
import type { Daily } from '../../game/daily';
import { aloneOptions } from './alone';
import type { Position, Standing } from './position';
import { tallies } from './score';

export const daily: Daily = {
  seats: 1,
  // Nobody else sits there.
  strength: 'normal',
  options: () => aloneOptions('daily'),
  seedOf: (day) => `tageszoo ${day}`,
  /** Nothing that lies can be lost, so all visitors are safe; the gate may still leave the middle, later. */
  secured: (position, seat) => tallies(position as unknown as Position)[seat]?.visitors ?? 0,
  ofResult: (result, seat) => (result as unknown as Standing).visitors[seat] ?? 0,
};
