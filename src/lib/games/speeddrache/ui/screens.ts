/** What the app needs of Speeddrache's screens; loaded as one piece when the game is opened. */
export { default as Match } from './Match.svelte';
export { default as Options } from './Options.svelte';
export { cast } from './cast';
export { REFUSALS as refusals, chips } from './words';
