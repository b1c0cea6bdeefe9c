/** What the app needs of Speeddrache's screens; loaded as one piece when the game is opened. */
export { default as Match } from './Match.svelte';
export { cast } from './cast';
export { daily } from './daily';
export { REFUSALS as refusals, chips } from './words';
import type { AnyGame } from '../../../game/contract';
import type { Badges } from '../../../ui/badges';
import { BADGES, badgesOf } from './badges';

/** The person sits on the first seat. */
const YOU = 0;

export const badges = (rules: AnyGame): Badges => ({
  all: BADGES,
  earned: ({ setup, log }) => badgesOf(rules, setup, log, YOU),
});
