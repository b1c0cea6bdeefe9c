/** The work that `bench` counts of Speedsaurus' strong player: deals played to their end in its head. */
import type { Question } from '../lib/ai/bot';
import { Board, ownBoard } from '../lib/games/speedsaurus/ai/board';
import { Dice } from '../lib/ai/dice';
import { Evidence } from '../lib/games/speedsaurus/ai/evidence';
import { Imagination } from '../lib/games/speedsaurus/ai/imagine';
import { playOut } from '../lib/games/speedsaurus/ai/playout';
import type { View } from '../lib/games/speedsaurus/position';

/** Plays out one of the positions that are asked about, with hidden hands imagined once for each. */
export const playoutsFrom = (asked: readonly Question[]): ((i: number) => void) => {
  const dice = new Dice(1);
  const deals = asked.map(({ view, seat }) => {
    const seen = view.position as unknown as View;
    const board = ownBoard(seen, seat);
    const evidence = new Evidence(seen.seats, view.log);
    const thrifty = new Imagination(seen, seat, evidence, dice).deal(board);
    return { board, thrifty, scratch: new Board(seen.seats) };
  });
  return (i) => {
    const deal = deals[i % deals.length];
    if (deal === undefined) return;
    deal.scratch.copy(deal.board);
    playOut(deal.scratch, deal.thrifty, dice);
  };
};
