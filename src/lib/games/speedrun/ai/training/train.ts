/**
 * Training of the strong player's networks by temporal differences: each number of seats still in the game has a
 * network of its own, which learns from matches against itself. With three seats several learners play apart from
 * each other and the network is their mean, which won more often than one of them; with two and four it did not.
 */
import type { Chance, Draw } from '../../../../game/contract';
import { hashText, quickChance } from '../../../../game/chance';
import type { Options } from '../../position';
import { speedrun } from '../../rules';
import { FEATURES } from '../features';
import type { NetworkData } from '../network';
import { Learner } from './learner';
import { SelfPlay, type Deal } from './selfplay';

/** By seats in the game; one where nothing is said. */
const LEARNERS: { readonly [inGame: number]: number } = { 3: 3 };
/** Hidden units of each. */
const UNITS = 16;
const BOARDS = [2, 3, 4];
const LAMBDA = 0.8;
const FIRST_RATE = 0.004;
const LAST_RATE = 0.0001;
/** The finished network is the mean over about the last sixth of the matches. */
const AVERAGED_PART = 6;

/** Seven matches in ten have the options that most people play with. */
const optionsOf = (seats: number, draw: Draw): Options => {
  const plain = speedrun.defaults(seats);
  if (draw.below(10) < 7) return plain;
  const sets = speedrun.optionSets(seats);
  return sets[draw.below(sets.length)] ?? plain;
};

const dealOf = (inGame: number, draw: Draw): Deal => {
  const larger = BOARDS.filter((seats) => seats > inGame);
  const seats = draw.below(10) < 8 ? inGame : (larger[draw.below(larger.length || 1)] ?? inGame);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const playing = draw
    .shuffled(all)
    .slice(0, inGame)
    .sort((a, b) => a - b);
  return { seats, playing, options: optionsOf(seats, draw) };
};

/** Trains the network for `inGame` seats still in the game; `onMatch` hears how many matches are played. */
export const trainNetwork = (
  inGame: number,
  matches: number,
  seed: number,
  onMatch: (done: number) => void,
): NetworkData => {
  let done = 0;
  const length = LEARNERS[inGame] ?? 1;
  const learners = Array.from({ length }, (_, number) => {
    const count = Math.trunc(matches / length) + (number < matches % length ? 1 : 0);
    const label = length === 1 ? `${seed}/${inGame}` : `${seed}/${inGame}/${number}`;
    return trainOne(inGame, count, quickChance(hashText(label)), () => {
      done += 1;
      onMatch(done);
    });
  });
  return { made: { matches, seed }, ...meanOf(learners) };
};

type Weights = Omit<NetworkData, 'made'>;

const trainOne = (
  inGame: number,
  matches: number,
  chance: Chance,
  onMatch: () => void,
): Weights => {
  const learner = new Learner(UNITS, matches / AVERAGED_PART, chance('weights'));
  const selfPlay = new SelfPlay(learner, inGame);
  const draw = chance('matches');
  for (let done = 0; done < matches; done++) {
    const winner = selfPlay.play(dealOf(inGame, draw), draw);
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * done) / matches;
    learner.learn(selfPlay.track, winner, LAMBDA, rate);
    onMatch();
  }
  return learner.finished();
};

/** One network whose sum is the mean of the sums of several: their hidden units side by side. */
const meanOf = (networks: readonly Weights[]): Weights => ({
  hidden: Array.from({ length: FEATURES.length }, (_, feature) =>
    networks.flatMap(({ hidden }) => hidden.slice(feature * UNITS, (feature + 1) * UNITS)),
  ).flat(),
  bias: networks.flatMap(({ bias }) => bias),
  out: networks.flatMap(({ out }) => out.map((weight) => Math.round(weight / networks.length) + 0)),
});
