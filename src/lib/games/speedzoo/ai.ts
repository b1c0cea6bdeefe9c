/** Speedzoo's computer players. */
import type { Bot, Decision, Question } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import type { Position } from './position';
import { speedzoo } from './rules';

const decide = ({ view, seat, seed }: Question): Decision => {
  const actions = speedzoo.legal(view.position as unknown as Position, seat);
  const action = actions[quickChance(hashText(seed))('action').below(Math.max(1, actions.length))];
  if (action === undefined) throw new Error(`seat ${seat} may not act`);
  return { action };
};

export const bot: Bot = { decide };
