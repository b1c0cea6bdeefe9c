/**
 * Speedzoo's computer players. Easy lays where most visitors come at once and overlooks things (ai/easy.ts), normal also
 * reckons how enclosures can grow (ai/normal.ts), strong plans laying and picking together (ai/strong.ts). All of them
 * see the position without the wishes, all sums are whole numbers, and chance comes from the seed of the question alone.
 */
import type { Bot, Decision, Question } from '../../ai/bot';
import { hashText } from '../../game/chance';
import type { Seat } from '../../game/contract';
import { Compact, PICK } from './ai/compact';
import { easyPick, easySpot } from './ai/easy';
import { laidAt, type Spot } from './ai/spots';
import { normalPick, normalSpot } from './ai/normal';
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

const decide = (question: Question): Decision => {
  const { seat, strength } = question;
  const match = matchOf(question);
  const seed = hashText(question.seed);
  if (match.step === PICK) {
    const slot = strength === 'easy' ? easyPick(match, seed) : normalPick(match);
    return { action: picking(match, seat, slot) };
  }
  const spot = strength === 'easy' ? easySpot(match, seed) : normalSpot(match);
  return { action: laying(match, seat, spot) };
};

export const bot: Bot = { decide };
