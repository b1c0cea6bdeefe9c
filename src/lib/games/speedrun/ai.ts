/**
 * Speedrun's computer players. Easy moves any figure that may move; normal goes by the book (ai/normal.ts); strong
 * thinks two moves ahead and judges by trained weights (ai/strong.ts). All of them choose from the legal list of
 * the rules, all sums are whole numbers, and chance comes from the seed of the question alone.
 */
import type { Bot, Decision, Question } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import { normalChoice } from './ai/normal';
import { strongChoice } from './ai/strong';
import type { Position } from './position';
import { speedrun } from './rules';

const decide = ({ view, seat, strength, seed }: Question): Decision => {
  // Nothing is hidden in Speedrun: the view is the position.
  const position = view.position as unknown as Position;
  const moves = speedrun.legal(position, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} may not act`);
  const origins = moves.map(({ from }) => from);
  const roll = position.roll ?? 0;
  const draw = quickChance(hashText(seed))('mind');
  const from =
    strength === 'easy'
      ? origins[draw.below(origins.length)]
      : strength === 'normal'
        ? normalChoice(position, seat, roll, origins, draw)
        : strongChoice(position, seat, roll, origins);
  const action = moves.find((move) => move.from === from);
  if (action === undefined) throw new Error(`no move of seat ${seat} from ${from}`);
  return { action };
};

export const bot: Bot = { decide };
