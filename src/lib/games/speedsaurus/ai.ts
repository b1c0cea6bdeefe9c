/**
 * Speedsaurus' computer players. Easy lays and takes nearly at random; normal goes by a few rules of thumb
 * (ai/normal.ts); strong plays its choices out in imagined deals (ai/strong.ts). All of them choose from the legal list
 * of the rules, all sums are whole numbers, and chance comes from the seed of the question alone.
 */
import type { Advice, Bot, Decision, Question } from '../../ai/bot';
import type { Draw, JsonObject } from '../../game/contract';
import { hashText, quickChance } from '../../game/chance';
import { ROW, codeOf, ownBoard, type Code } from './ai/board';
import { ADVICE, budgetFor } from './ai/budget';
import { normalCode } from './ai/normal';
import { strongCode, weigh, type Matter } from './ai/strong';
import type { Action, View } from './position';
import { penaltiesOf } from './score';
import { speedsaurus } from './rules';

/** Easy passes once in so many times although it could lay. */
const LAZY = 8;
/** Advice shows so many choices. */
const SHOWN = 3;
const ADVICE_SEED = 20;

/** What a question is about: what the seat sees, and what it may do; at least one action. */
const matterOf = ({ view, seat }: Question): Matter & { readonly actions: readonly Action[] } => {
  const seen = view.position as unknown as View;
  const actions = speedsaurus.legal(seen, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} may not act`);
  return { view: seen, seat, log: view.log, actions, codes: actions.map(codeOf) };
};

const easyCode = (actions: readonly Action[], draw: Draw): Code | undefined => {
  const plays = actions.filter((action) => action.do === 'play').map(codeOf);
  const passes = actions.filter((action) => action.do === 'pass').map(codeOf);
  const passing = plays.length === 0 || (passes.length > 0 && draw.below(LAZY) === 0);
  const list = passing ? passes : plays;
  return list[draw.below(list.length)];
};

const normalFor = ({ view, seat }: Matter): Code => {
  const { sets, lying, needLeft, needRight } = ownBoard(view, seat);
  return normalCode(sets, seat * ROW, lying, needLeft, needRight);
};

const actionOf = (actions: readonly Action[], code: Code | undefined): Action => {
  const action = actions.find((one) => codeOf(one) === code);
  if (action === undefined) throw new Error(`no action ${code}`);
  return action;
};

const decide = (question: Question): Decision => {
  const { strength, pace, seed } = question;
  const matter = matterOf(question);
  const { actions } = matter;
  const code =
    strength === 'easy'
      ? easyCode(actions, quickChance(hashText(seed))('mind'))
      : strength === 'normal'
        ? normalFor(matter)
        : strongCode(matter, budgetFor(pace), hashText(seed));
  return { action: actionOf(actions, code) };
};

/** The action as in the record, without the seat. */
const bare = (action: Action): JsonObject =>
  action.do === 'play'
    ? { do: 'play', value: action.value, count: action.count, end: action.end }
    : { do: 'pass', take: action.take };

/**
 * What the strong player would do. Its numbers are `options`, up to three actions, the best first; each is the action as
 * in the record (`do: 'play'` with `value`, `count`, `end`, or `do: 'pass'` with `take`), without the seat, and:
 * - `win`: chance in per mille to be the first without cards in this deal,
 * - `left`: cards expected to be left at its end, in hundredths,
 * - `points`: in "single" the expected leaderboard points of the match, in tenths; in "pro20" the expected penalty points
 *   of the seat after this deal, those of earlier deals included, in tenths.
 */
const advise = (question: Question): Advice => {
  const matter = matterOf(question);
  const { view, seat, actions } = matter;
  const pro = view.options.variant === 'pro20';
  const before = penaltiesOf(view)[seat] ?? 0;
  const best = weigh(matter, ADVICE, ADVICE_SEED, SHOWN);
  const options = best.map((tried): JsonObject => {
    const { playouts, wins, left, points } = tried;
    const per = (sum: number, parts: number) => Math.round((sum * parts) / playouts);
    return {
      ...bare(actionOf(actions, tried.code)),
      win: per(wins, 1000),
      left: per(left, 100),
      points: pro ? before * 10 + per(left, 10) : per(points, 10),
    };
  });
  return { action: actionOf(actions, best[0]?.code), numbers: { options } };
};

export const bot: Bot = { decide, advise };
