/** What the app needs of Speedsaurus' screens; loaded as one piece when the game is opened. */
export { default as Match } from './Match.svelte';
export { REFUSALS as refusals } from './words';
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Options } from '../position';

/** What the button says that starts another match like the last one. */
export const againLabel = m.speedsaurus_again;

/** The chosen variant in a few words. */
export const chips = (options: JsonObject): readonly string[] => [
  (options as unknown as Options).variant === 'single'
    ? m.speedsaurus_option_single()
    : m.speedsaurus_option_pro20(),
];
