/**
 * Speeddrache's computer players. Easy makes the mistakes people make (ai/easy.ts), normal goes by the book
 * (ai/book.ts), strong has learned a mixed policy and plays choices out against those it has seen through (ai/strong.ts).
 * All of them choose from what the seat sees, and chance comes from the seed of the question alone.
 */
import type { Advice, Bot, Decision, Question } from '../../ai/bot';
import { hashText, quickChance } from '../../game/chance';
import { bookLeaves } from './ai/book';
import { decksFor } from './ai/budget';
import { Cave } from './ai/cave';
import { counselOn } from './ai/counsel';
import { easyLeaves } from './ai/easy';
import { PARTS } from './ai/policy';
import { read } from './ai/reading';
import { learnedFor, strongLeaves } from './ai/strong';
import type { Choice, View } from './position';
import { speeddrache } from './rules';

const viewOf = ({ view, seat }: Question): View => {
  const seen = view.position as unknown as View;
  if (speeddrache.legal(seen, seat).length === 0) throw new Error(`seat ${seat} may not act`);
  return seen;
};

/** How likely the seat leaves, in 256ths. */
const leavesOf = (question: Question, seen: View): number => {
  const { view, seat, strength, pace, seed } = question;
  if (strength === 'strong') {
    const learned = learnedFor(seen.seats);
    const matter = read(view, seat, learned.policy);
    return strongLeaves(matter, learned, decksFor(pace), hashText(seed));
  }
  // Neither looks into chests.
  const cave = new Cave().load(seen, []);
  const temper = seen.tempers[seat] ?? 'balanced';
  return strength === 'easy' ? easyLeaves(cave, temper) : bookLeaves(cave, temper) ? PARTS : 0;
};

const decide = (question: Question): Decision => {
  const leaves = leavesOf(question, viewOf(question));
  const lot = quickChance(hashText(question.seed))('mind').below(PARTS);
  const choice: Choice = lot < leaves ? 'leave' : 'deeper';
  return { action: { seat: question.seat, do: choice } };
};

/** The likelier choice of the strong player; for its numbers see `Counsel`. */
const advise = (question: Question): Advice => {
  const { view, seat } = question;
  const learned = learnedFor(viewOf(question).seats);
  const counsel = counselOn(read(view, seat, learned.policy), learned);
  const choice: Choice = counsel.leaves >= 50 ? 'leave' : 'deeper';
  return { action: { seat, do: choice }, numbers: { ...counsel } };
};

export const bot: Bot = { decide, advise };
