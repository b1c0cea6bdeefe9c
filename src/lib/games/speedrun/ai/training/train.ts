/**
 * Training of the strong player's networks by temporal differences: each number of seats still in the game has a
 * network of its own, which learns from matches against itself.
 */
import type { Chance, Draw } from '../../../../game/contract';
import { hashText, quickChance } from '../../../../game/chance';
import type { Options } from '../../position';
import { speedrun } from '../../rules';
import type { NetworkData } from '../network';
import { Learner } from './learner';
import { SelfPlay, type Deal } from './selfplay';

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
  const chance: Chance = quickChance(hashText(`${seed}/${inGame}`));
  const learner = new Learner(UNITS, matches / AVERAGED_PART, chance('weights'));
  const selfPlay = new SelfPlay(learner, inGame);
  const draw = chance('matches');
  for (let done = 0; done < matches; done++) {
    const winner = selfPlay.play(dealOf(inGame, draw), draw);
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * done) / matches;
    learner.learn(selfPlay.track, winner, LAMBDA, rate);
    onMatch(done + 1);
  }
  return { made: { matches, seed }, ...learner.finished() };
};
