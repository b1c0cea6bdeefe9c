/** Rounds, places and points. */
import type { Seat } from '../../game/contract';
import { SEATS, changed, type Position, type Round, type Standing, type View } from './position';

/** Leaderboard points of the winner: a match of Speed, which the difference is added to; a match of Spit. */
export const WIN = 30;
const SPIT_WIN = 50;
export const MOST_DIFFERENCE = 25;

/** The round is over: the cards lie until the next deal. `winner` is `null` in a drawn round. */
export const ended = (state: Position, [winner, points]: Round): Position => {
  const { target } = state.options;
  const score =
    winner === null
      ? state.score
      : changed(state.score, winner, (state.score[winner] ?? 0) + points);
  const over = target === 0 || score.some((sum) => sum >= target);
  return { ...state, step: 'rest', rounds: [...state.rounds, [winner, points]], score, over };
};

/** Who has won the match; `null` where its single round was drawn. */
export const winnerOf = ({ options, rounds, score }: View): Seat | null => {
  const [first = 0, second = 0] = score;
  if (options.target > 0) return first > second ? 0 : 1;
  return rounds.at(-1)?.[0] ?? null;
};

/** Competition ranking and the points for the leaderboard. */
export const standing = (view: View): Standing => {
  const winner = winnerOf(view);
  const { options, score, rounds } = view;
  const [first = 0, second = 0] = score;
  const worth =
    options.variant === 'spit'
      ? SPIT_WIN
      : WIN + Math.min(MOST_DIFFERENCE, Math.abs(first - second));
  return {
    ranks: SEATS.map((seat) => (winner === null || winner === seat ? 1 : 2)),
    score,
    rounds,
    points: SEATS.map((seat) => (seat === winner ? worth : 0)),
  };
};
