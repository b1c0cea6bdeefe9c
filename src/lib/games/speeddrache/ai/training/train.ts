/**
 * Training of the strong player by smooth fictitious play: everybody plays as the network leans, by lot where it is
 * close; the network learns what would have been better against just that, ever more slowly, and the finished one is the
 * mean over the later half. So it comes to rest near a mixed policy against which nothing else is much better.
 */
import { hashText, quickChance } from '../../../../game/chance';
import { Chances, QUANTILES, type Gains } from '../chances';
import { policyOf, type PolicyData } from '../policy';
import { Learner } from './learner';
import { SelfPlay } from './selfplay';

const FIRST_RATE = 0.004;
const LAST_RATE = 0.0002;
/** Whoever seeks the best answer has nothing to hide. */
const GREEDY = 0.1;
/** What thieves bring home is counted anew after so many matches. */
const COUNTED = 1000;

/** What is known at the start: the middle of each sixteenth for one expedition; further ones spread more. */
const GUESS = [-9, -9, -8, -8, -7, -7, -6, -5, -3, -1, 1, 3, 6, 9, 14, 25];
const SPREAD = [1, 1.4, 1.7, 2];

const guessed = (): Gains => SPREAD.map((spread) => GUESS.map((gold) => Math.round(gold * spread)));

/** What the thieves of some matches brought home, against the mean of their table. */
class Purses {
  readonly #found: number[][] = SPREAD.map(() => []);

  /** @param loot by expedition the loot of each seat after it. */
  add(loot: readonly (readonly number[])[]): void {
    const last = loot.length - 1;
    const end = loot[last] ?? [];
    for (let left = 1; left <= Math.min(last, SPREAD.length); left++) {
      const before = loot[last - left] ?? [];
      const gains = end.map((gold, seat) => gold - (before[seat] ?? 0));
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
      this.#found[left - 1]?.push(...gains.map((gain) => gain - mean));
    }
  }

  /** Whole numbers, strictly ascending where it counts: equal points would have no line between them. */
  get gains(): Gains {
    return this.#found.map((found) => {
      const sorted = found.toSorted((a, b) => a - b);
      return Array.from({ length: QUANTILES }, (_, i) =>
        Math.round(sorted[Math.trunc(((i + 0.5) * sorted.length) / QUANTILES)] ?? 0),
      );
    });
  }
}

/**
 * Trains for one number of seats; `onMatch` hears of every match.
 *
 * @param rivals the policy that all others play by, to which the best answer is sought; `null`: all learn alike.
 */
export const trainPolicy = (
  seats: number,
  matches: number,
  seed: number,
  rivals: PolicyData | null,
  onMatch: () => void,
): PolicyData => {
  const chance = quickChance(hashText(`${seed}/${seats}`));
  const learner = new Learner(chance('weights'), null);
  learner.policy.width = rivals === null ? 1 : GREEDY;
  let gains = rivals?.gains ?? guessed();
  let purses = new Purses();
  const selfPlay = new SelfPlay(
    seats,
    learner.policy,
    rivals === null ? null : policyOf(rivals),
    new Chances(gains),
    chance('matches'),
  );
  for (let done = 0; done < matches; done++) {
    const part = done / matches;
    const rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * part;
    const averaging = part >= 0.5;
    selfPlay.play((told, gain) => {
      if (rivals === null) learner.lean(told, gain, rate, averaging);
      else learner.learn(told, gain, rate, averaging);
    });
    purses.add(selfPlay.loot);
    if (rivals === null && (done + 1) % COUNTED === 0) {
      gains = purses.gains;
      purses = new Purses();
      selfPlay.chances = new Chances(gains);
    }
    onMatch();
  }
  return { made: { matches, seed }, gains, weights: learner.finished() };
};
