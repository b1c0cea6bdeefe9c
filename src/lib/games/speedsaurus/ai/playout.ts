/**
 * Plays a deal to its end as the strong player imagines it. The others play like the normal player, it itself a little
 * better, and everybody does any legal thing now and then.
 */
import type { Seat } from '../../../game/contract';
import { MOST_COPIES, ROW, lay, type Board, type Code } from './board';
import type { Dice } from './dice';
import { fitting, innermost, normalCode, smallest } from './normal';

/** One of so many actions is any legal one. */
const ODD_ONE = 10;

/** Scratch for legal lists. */
const listed: Code[] = [];

const any = (board: Board, dice: Dice): Code => listed[dice.below(board.list(listed))] ?? 0;

/**
 * Opens with the smallest group, the value nearest to the middle first; lays the smallest that fits; takes what fits
 * its own groups wherever it lies.
 */
const thrifty = (board: Board): Code => {
  const { sets, turn, lying } = board;
  const row = turn * ROW;
  if (lying !== 0) {
    const code = smallest(sets, row, lying, board.needLeft, board.needRight, MOST_COPIES);
    return code === 0 ? fitting(sets, row, lying) : code;
  }
  for (let count = 1; ; count++) {
    const groups = (sets[row + count] ?? 0) & ~(sets[row + count + 1] ?? 0);
    if (groups !== 0) return lay(innermost(groups), count);
  }
};

const usual = (board: Board, me: Seat): Code => {
  const { turn } = board;
  if (turn === me) return thrifty(board);
  return normalCode(board.sets, turn * ROW, board.lying, board.needLeft, board.needRight);
};

/** Plays on until the deal is over. */
export const playOut = (board: Board, me: Seat, dice: Dice): void => {
  while (!board.over) board.apply(dice.below(ODD_ONE) === 0 ? any(board, dice) : usual(board, me));
};
