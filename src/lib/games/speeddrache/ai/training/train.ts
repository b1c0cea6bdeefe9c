/**
 * Training of the strong player. Everybody plays by one and the same mixed policy. Again and again a choice is played out
 * both ways against just that policy, and leaving becomes likelier where it was better, rarer where it was worse. As
 * leaving is the less worth the more do it, this comes to rest where neither is better: at a mixed policy against which
 * nothing else does much better. Steps get smaller, and the finished policy is the mean over the later half.
 *
 * A rival instead learns what each choice is worth against a policy that stays as it is, and takes the better one.
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

  /** In whole numbers. */
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
  const learner = new Learner(chance('weights'));
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
