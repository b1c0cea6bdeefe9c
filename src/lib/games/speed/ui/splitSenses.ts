/** What a step sounds and feels like at a device that two people share: what either of them would hear. */
import type { Sensed } from '../../../ui/sensing.svelte';
import { SEATS, type View } from '../position';
import { sensed } from './senses';

/** Cards were heard when they were pressed; where one of the two wins, the end sounds of that. */
export const sensedByTwo = (before: View, after: View): Sensed => {
  const felt = SEATS.map((seat) => sensed(before, after, seat));
  const heard = new Set(felt.flatMap(({ sounds }) => sounds));
  heard.delete('lay');
  if (heard.has('win') || heard.has('house')) heard.delete('lose');
  return { sounds: [...heard], nudge: felt.some(({ nudge }) => nudge) };
};
