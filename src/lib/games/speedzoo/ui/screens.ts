/** What the app needs of Speedzoo's screens; loaded as one piece when the game is opened. */
export { default as Match } from './Match.svelte';
export { REFUSALS as refusals, chips } from './words';
export { daily } from './solo/daily';
export { badges } from './solo/plaques';
