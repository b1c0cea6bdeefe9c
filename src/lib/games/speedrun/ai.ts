/**
 * Speedrun's computer players. Easy moves any figure that may move; normal goes by the book (ai/normal.ts); strong
 * thinks two moves ahead and judges by trained weights (ai/strong.ts). All of them choose from the legal list of
 * the rules, all sums are whole numbers, and chance comes from the seed of the question alone.
 */
import type { Advice, Bot, Decision, Question } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import { Board } from './ai/board';
import { danger } from './ai/danger';
import { normalChoice } from './ai/normal';
import { strongChoice, weigh } from './ai/strong';
import { landing } from './moves';
import type { Move, Position } from './position';
import type { Progress } from './ring';
import { speedrun } from './rules';

/** What a question is about: the position, the roll and the moves it allows; at least one. */
const matterOf = ({ view, seat }: Question) => {
  // Nothing is hidden in Speedrun: the view is the position.
  const position = view.position as unknown as Position;
  const moves = speedrun.legal(position, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} may not act`);
  return { position, moves, origins: moves.map(({ from }) => from), roll: position.roll ?? 0 };
};

const moveFrom = (moves: readonly Move[], from: Progress | undefined): Move => {
  const action = moves.find((move) => move.from === from);
  if (action === undefined) throw new Error(`no move from ${from}`);
  return action;
};

const decide = (question: Question): Decision => {
  const { seat, strength, seed } = question;
  const { position, moves, origins, roll } = matterOf(question);
  const draw = quickChance(hashText(seed))('mind');
  const from =
    strength === 'easy'
      ? origins[draw.below(origins.length)]
      : strength === 'normal'
        ? normalChoice(position, seat, roll, origins, draw)
        : strongChoice(position, seat, roll, origins);
  return { action: moveFrom(moves, from) };
};

/**
 * The move of the strong player. Its numbers are `options`, every legal move, the best first: `from`, `win` (chance
 * in per mille to be the next who comes home if all play on like the strong player) and `danger` (chance in
 * per mille that the moved figure is captured before its seat's next turn).
 *
 * How far `win` is off, by play of strong players among themselves (600 matches of two, 200 of four): 2 % in the mean;
 * it is too sure near the ends, by up to 4 % with two seats and, where it says 60 to 90 %, by some 10 % with four.
 */
const advise = (question: Question): Advice => {
  const { position, moves, origins, roll } = matterOf(question);
  const { seat } = question;
  const board = new Board(position);
  const options = weigh(position, seat, roll, origins).map(({ from, win }) => {
    board.move(seat, from, roll);
    const threat = danger(board, seat, landing(from, roll), roll);
    board.takeBack();
    return { from, win, danger: threat };
  });
  return { action: moveFrom(moves, options[0]?.from), numbers: { options } };
};

export const bot: Bot = { decide, advise };
