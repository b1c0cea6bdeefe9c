/**
 * Speedsaurus' computer players. Easy lays and takes nearly at random; normal goes by a few rules of thumb
 * (ai/normal.ts). All of them choose from the legal list of the rules, all sums are whole numbers, and chance comes
 * from the seed of the question alone.
 */
import type { Bot, Decision, Question } from '../../ai/bot';
import type { Draw } from '../../game/contract';
import { hashText, quickChance } from '../../game/chance';
import { codeOf, ownBoard, type Code } from './ai/board';
import { normalCode } from './ai/normal';
import type { Action, View } from './position';
import { speedsaurus } from './rules';

/** What a question is about: what the seat sees, and what it may do; at least one action. */
const matterOf = ({ view, seat }: Question) => {
  const seen = view.position as unknown as View;
  const actions = speedsaurus.legal(seen, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} may not act`);
  return { seen, actions };
};

const actionOf = (actions: readonly Action[], code: Code | undefined): Action => {
  const action = actions.find((one) => codeOf(one) === code);
  if (action === undefined) throw new Error(`no action ${code}`);
  return action;
};

const easyChoice = (actions: readonly Action[], draw: Draw): Action | undefined => {
  const plays = actions.filter((action) => action.do === 'play');
  const list = plays.length > 0 ? plays : actions;
  return list[draw.below(list.length)];
};

const decide = (question: Question): Decision => {
  const { seat, strength, seed } = question;
  const { seen, actions } = matterOf(question);
  const action =
    strength === 'easy'
      ? easyChoice(actions, quickChance(hashText(seed))('mind'))
      : actionOf(actions, normalCode(ownBoard(seen, seat)));
  if (action === undefined) throw new Error(`seat ${seat} has no choice`);
  return { action };
};

export const bot: Bot = { decide };
