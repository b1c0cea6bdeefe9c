/**
 * Plays a deal to its end as the strong player imagines it: everybody by rules of thumb, and now and then anything that
 * is legal.
 */
import { ROW, type Board, type Code } from './board';
import type { Dice } from '../../../ai/dice';
import { normalCode } from './normal';
import { thriftyCode } from './thrifty';

/** One of so many actions is any legal one. */
const ODD_ONE = 10;

/** Scratch for legal lists. */
const listed: Code[] = [];

const any = (board: Board, dice: Dice): Code => listed[dice.below(board.list(listed))] ?? 0;

const usual = (board: Board, thrifty: number): Code => {
  const { sets, turn, lying, needLeft, needRight } = board;
  return (thrifty >> turn) & 1
    ? thriftyCode(sets, turn * ROW, lying, needLeft, needRight)
    : normalCode(sets, turn * ROW, lying, needLeft, needRight);
};

/**
 * Plays on until the deal is over.
 *
 * @param thrifty the seats, bit by bit, that play thriftily; all others play like the normal player.
 */
export const playOut = (board: Board, thrifty: number, dice: Dice): void => {
  while (!board.over)
    board.apply(dice.below(ODD_ONE) === 0 ? any(board, dice) : usual(board, thrifty));
};
