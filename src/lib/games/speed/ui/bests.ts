/** The best of a match, and of all that a person has played on this device, told by logs alone. */
import type { JsonObject } from '../../../game/contract';
import type { PastMatch } from '../../../session/driver';
import type { Options, Round } from '../position';
import { perMinute, tallyOf, type Tally } from './tally';

/** The person's seat; against computers nobody else is meant. */
const YOU = 0;

export interface Bests {
  /** Cards per minute in the best round. */
  readonly pace: number;
  /** Most cards in a row on one pile. */
  readonly chain: number;
}

export const NONE: Bests = { pace: 0, chain: 0 };

/** A round of fewer own cards says nothing about how fast somebody is. */
const FEWEST = 5;

/** The best of one seat in one match. */
export const bestsIn = ({ rounds, chains }: Tally, seat = YOU): Bests => ({
  pace: Math.max(
    0,
    ...rounds
      .filter(({ laid }) => (laid[seat] ?? 0) >= FEWEST)
      .map((round) => perMinute(round, seat)),
  ),
  chain: chains[seat] ?? 0,
});

const better = (a: Bests, b: Bests): Bests => ({
  pace: Math.max(a.pace, b.pace),
  chain: Math.max(a.chain, b.chain),
});

/** The rounds that a finished log holds, each with nobody said to have won it: that is not asked here. */
const roundsOf = (log: readonly JsonObject[]): readonly Round[] =>
  log.filter((entry) => entry['chance'] === 'deal').map(() => [null, 0] as const);

/** The best of all earlier matches of the same game, Spit or not; `null`: there was none. */
export const bestsBefore = async (
  past: AsyncIterable<PastMatch>,
  options: Options,
): Promise<Bests | null> => {
  let best: Bests | null = null;
  for await (const match of past) {
    const told = match.setup.options as unknown as Options;
    if ((told.variant === 'spit') !== (options.variant === 'spit')) continue;
    best = better(best ?? NONE, bestsIn(tallyOf(match.log, told, roundsOf(match.log))));
  }
  return best;
};
