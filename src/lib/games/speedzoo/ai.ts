/**
 * Speedzoo's computer players. Easy lays where most visitors come at once and overlooks things (ai/easy.ts), normal also
 * reckons how enclosures can grow (ai/normal.ts), strong plans laying and picking together (ai/strong.ts). All of them
 * see the position without the wishes, all sums are whole numbers, and chance comes from the seed of the question alone.
 */
import type { Advice, Bot, Decision, Question } from '../../ai/bot';
import { hashText } from '../../game/chance';
import type { Seat } from '../../game/contract';
import { dominoesFor } from './ai/budget';
import { NONE, type Choice } from './ai/choices';
import { Compact, PICK } from './ai/compact';
import { counselOn, type Doing } from './ai/counsel';
import { easyPick, easySpot } from './ai/easy';
import { laidAt, type Spot } from './ai/spots';
import { normalPick, normalSpot } from './ai/normal';
import { strongChoice } from './ai/strong';
import type { Action, Position } from './position';

const matchOf = ({ view, seat }: Question): Compact => {
  const seen = view.position as unknown as Position;
  if (seen.turn !== seat) throw new Error(`seat ${seat} may not act`);
  const match = new Compact(seen);
  match.load(seen);
  return match;
};

const laying = (match: Compact, seat: Seat, spot: Spot): Action =>
  spot < 0
    ? { seat, do: 'discard', domino: match.due }
    : { seat, do: 'place', ...laidAt(match.due, spot) };

const picking = (match: Compact, seat: Seat, slot: number): Action => ({
  seat,
  do: 'pick',
  domino: match.next[slot] ?? 0,
});

/** Visitors of the finished matches of a season, by seat. */
const pastOf = ({ view }: Question): readonly number[] => {
  const { past, zoos } = view.position as unknown as Position;
  return zoos.map((_, seat) => past.reduce((sum, match) => sum + (match[seat]?.visitors ?? 0), 0));
};

const choiceOf = (question: Question, match: Compact): Choice => {
  const { strength, pace } = question;
  const seed = hashText(question.seed);
  if (strength === 'strong') {
    const dominoes = dominoesFor(pace, match.round);
    return strongChoice(match, pastOf(question), dominoes, seed);
  }
  const easy = strength === 'easy';
  return match.step === PICK
    ? { spot: NONE, slot: easy ? easyPick(match, seed) : normalPick(match) }
    : { spot: easy ? easySpot(match, seed) : normalSpot(match), slot: NONE };
};

const actionOf = (match: Compact, seat: Seat, { spot, slot }: Choice): Action =>
  match.step === PICK ? picking(match, seat, slot) : laying(match, seat, spot);

const bare = (seat: Seat, doing: Doing): Action => {
  const { domino } = doing;
  if (doing.do !== 'place') return { seat, do: doing.do, domino };
  const { x, y, dir } = doing;
  return { seat, do: 'place', domino, x, y, dir };
};

const decide = (question: Question): Decision => {
  const match = matchOf(question);
  return { action: actionOf(match, question.seat, choiceOf(question, match)) };
};

/** What the strong player would do; for its numbers see `Counsel`. */
const advise = (question: Question): Advice => {
  const match = matchOf(question);
  const counsel = counselOn(match, pastOf(question));
  const [best] = counsel.options;
  if (best === undefined) throw new Error('nothing to choose from');
  return { action: bare(question.seat, best), numbers: { options: counsel.options } };
};

export const bot: Bot = { decide, advise };
