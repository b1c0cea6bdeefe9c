/** Speed's computer players. */
import type { Bot, Decision, Question } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import type { View } from './position';
import { speed } from './rules';

const decide = ({ view, seat, seed }: Question): Decision => {
  const actions = speed
    .legal(view.position as unknown as View, seat)
    .filter((one) => one.do !== 'slap');
  const draw = quickChance(hashText(seed))('action');
  const action = actions[draw.below(Math.max(1, actions.length))];
  if (action === undefined) throw new Error(`seat ${seat} may not act`);
  return { action, after: 800 + draw.below(800) };
};

export const bot: Bot = { decide };
