/** The position before the first deal. */
import type { Options, Position } from './position';

export const start = (options: Options): Position => ({
  options,
  deal: 0,
  step: 'rest',
  t: 0,
  since: 0,
  frozen: [0, 0],
  stocks: [[], []],
  hands: [[], []],
  reserves: [[], []],
  piles: [[], []],
  stale: false,
  reshuffles: 0,
  layouts: [[], []],
  spit: [[], []],
  rounds: [],
  score: [0, 0],
  over: false,
});
