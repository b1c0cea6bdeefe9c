/** The strong player's own board agrees with the rules: same moves, same results, same turns, move for move. */
import { describe, expect, test } from 'vitest';
import { hashText, quickChance } from '../../../game/chance';
import { randomMatch } from '../../../game/play';
import type { Entry as GameEntry, Position } from '../position';
import { FIGURES } from '../ring';
import { speedrun } from '../rules';
import { hasThreeTries } from '../turn';
import { Board } from './board';

/** Of each option set and number of seats, 48 combinations. BOARD_MATCHES=210 plays ten thousand in all. */
const MATCHES = Number(process.env['BOARD_MATCHES'] ?? 4);

const figuresOf = (board: Board) =>
  Array.from({ length: board.seats }, (_, seat) =>
    Array.from({ length: FIGURES }, (_, figure) => board.progress(seat, figure)),
  );

/** Everything about one step that the board and the rules could see differently, as [board, rules]. */
const compare = (before: Position, entry: GameEntry, after: Position) => {
  const { turn, roll } = before;
  if (turn === null || roll === null || !('do' in entry)) return null;
  const board = new Board(before);
  const origins: number[] = [];
  origins.length = board.origins(turn, roll, origins);
  board.move(turn, entry.from, roll);
  const next = board.isHome(turn) || roll !== 6 ? board.following(turn, roll) : turn;
  const moved = figuresOf(board);
  const seats = before.figures.map((_, seat) => seat);
  const tries = seats.map((seat) => board.hasThreeTries(seat));
  board.takeBack();
  return [
    { origins, moved, tries, next: after.over ? null : next, back: figuresOf(board) },
    {
      origins: speedrun.legal(before, turn).map(({ from }) => from),
      moved: after.figures,
      tries: seats.map((seat) =>
        hasThreeTries(after.figures[seat] ?? [], before.options.threeTriesWithHoused),
      ),
      next: after.over ? null : after.turn,
      back: before.figures,
    },
  ];
};

describe.each([2, 3, 4])('%i seats', (seats) => {
  test.each(speedrun.optionSets(seats))('as the rules say: %o', (options) => {
    const setup = { seats, options, source: { kind: 'free' } } as const;
    for (let i = 0; i < MATCHES; i++) {
      const chance = quickChance(hashText(`${JSON.stringify(options)}/${seats}/${i}`));
      randomMatch(speedrun, setup, chance, (before, entry, after) => {
        const sides = compare(before as Position, entry as GameEntry, after as Position);
        // The cheap comparison first: expect() for each of half a million steps would take minutes.
        if (sides !== null && JSON.stringify(sides[0]) !== JSON.stringify(sides[1]))
          expect(sides[0]).toEqual(sides[1]);
      });
    }
  });
});
