/** What the app needs of Speed's screens; loaded as one piece when the game is opened. */
export { default as Match } from './Match.svelte';
export { REFUSALS as refusals, chips } from './words';
