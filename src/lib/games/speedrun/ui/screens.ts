/** What the app needs of Speedrun's screens; loaded as one piece when the game is opened. */
export { default as Match } from './Match.svelte';
export { REFUSALS as refusals } from './words';
export { corners as colours } from './corners';
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Options as RunOptions } from '../position';

/** The chosen house rules in a few words each. */
export const chips = (options: JsonObject): readonly string[] => {
  const chosen = options as unknown as RunOptions;
  return [
    chosen.end === 'all' ? m.speedrun_chip_end_all() : m.speedrun_chip_end_first(),
    ...(chosen.oneSkips ? [m.speedrun_chip_oneSkips()] : []),
    ...(chosen.houseBlocks ? [m.speedrun_chip_houseBlocks()] : []),
    ...(chosen.threeTriesWithHoused ? [m.speedrun_chip_threeTriesWithHoused()] : []),
  ];
};
