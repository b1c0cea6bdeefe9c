/**
 * The normal player. It lays whole groups: when it opens its largest, later the smallest that fits, and of equally
 * small ones the value nearest to an edge (1 or 13). When it has to pass it takes a card that fits a group of its own,
 * the larger the better, and leaves the ends alone while something lies between them.
 */
import { MOST, type Value } from '../cards';
import { highest, lay, lowest, type Board, type Code } from './board';

const MIDDLE = 7;
const MOST_COPIES = 8;

/** Of a set of values the one nearest to 1 or 13; of two equally near the lower. */
const outermost = (set: number): Value => {
  const low = lowest(set);
  const high = highest(set);
  return MIDDLE - low >= high - MIDDLE ? low : high;
};

/** Of a set of values the one farthest from 1 and 13; of two the lower. */
const innermost = (set: number): Value => {
  for (let off = 0; off < MIDDLE; off++) {
    if ((set >> (MIDDLE - off)) & 1) return MIDDLE - off;
    if ((set >> (MIDDLE + off)) & 1) return MIDDLE + off;
  }
  return MOST;
};

const opened = (board: Board): Code => {
  const { turn } = board;
  let count = MOST_COPIES;
  while (count > 1 && board.atLeast(turn, count) === 0) count -= 1;
  return lay(innermost(board.atLeast(turn, count)), count);
};

/** The smallest whole group that may be laid; 0 where nothing fits. */
const followed = (board: Board): Code => {
  const { turn, fitsLeft, fitsRight, needLeft, needRight } = board;
  for (let count = Math.min(needLeft, needRight); count <= MOST_COPIES; count++) {
    const fits = (count >= needLeft ? fitsLeft : 0) | (count >= needRight ? fitsRight : 0);
    const groups = board.atLeast(turn, count) & ~board.atLeast(turn, count + 1) & fits;
    if (groups !== 0) return lay(outermost(groups), count);
  }
  return 0;
};

/** The card to take: of the group that is largest in the own hand. */
const fitting = (board: Board, stacks: number): Value => {
  const { turn } = board;
  let best = stacks;
  for (let count = 1; count <= MOST_COPIES; count++) {
    const some = best & board.atLeast(turn, count);
    if (some === 0) break;
    best = some;
  }
  return outermost(best);
};

const taken = (board: Board): Code => {
  const { lying } = board;
  if (lying === 0) return 0;
  const inner = lying & ~(1 << lowest(lying)) & ~(1 << highest(lying));
  return fitting(board, inner === 0 ? lying : inner);
};

/** What the normal player does when it is on turn. */
export const normalCode = (board: Board): Code => {
  if (board.lying === 0) return opened(board);
  const code = followed(board);
  return code === 0 ? taken(board) : code;
};
