/** The strong player's own board agrees with the rules: same lists, same parades, same hands, same ends, step for step. */
import { describe, expect, test } from 'vitest';
import { hashText, quickChance } from '../../../game/chance';
import { randomMatch } from '../../../game/play';
import { VALUES, counts } from '../cards';
import type { Entry, Position } from '../position';
import { speedsaurus } from '../rules';
import { Board, codeOf, type Code } from './board';

/** Of each variant and number of seats, 8 combinations: a thousand in all. BOARD_MATCHES=1250 plays ten thousand. */
const MATCHES = Number(process.env['BOARD_MATCHES'] ?? 125);

/** What a board knows, written as the rules would. */
const told = (board: Board) => {
  const listed: Code[] = [];
  listed.length = board.list(listed);
  return {
    listed,
    hands: Array.from({ length: board.seats }, (_, seat) =>
      VALUES.map((value) => board.held(seat, value)),
    ),
    sizes: [...board.sizes],
    parade: VALUES.map((value) => board.stacks[value]),
    lying: VALUES.filter((value) => (board.lying >> value) & 1),
    ends: [board.needLeft, board.needRight],
    passed: Array.from({ length: board.seats }, (_, seat) => ((board.passed >> seat) & 1) === 1),
    turn: board.over ? null : board.turn,
    opening: board.opening && !board.over,
    round: board.round,
  };
};

const expected = (state: Position): ReturnType<typeof told> => ({
  listed: state.turn === null ? [] : speedsaurus.legal(state, state.turn).map(codeOf),
  hands: state.hands.map(counts) as number[][],
  sizes: state.hands.map((hand) => hand.length),
  parade: VALUES.map((value) => state.parade.find((stack) => stack.value === value)?.count ?? 0),
  lying: state.parade.map(({ value }) => value),
  ends: [state.parade[0]?.count ?? 1, state.parade.at(-1)?.count ?? 1],
  passed: [...state.passed],
  turn: state.turn,
  opening: state.opening,
  round: state.round,
});

const loaded = (state: Position): Board => {
  const board = new Board(state.seats);
  board.load(state);
  for (const [seat, hand] of state.hands.entries()) board.giveAll(seat, hand);
  return board;
};

describe.each(speedsaurus.seats)('%i seats', (seats) => {
  test.each(speedsaurus.optionSets(seats))('as the rules say: %o', (options) => {
    const setup = { seats, options, source: { kind: 'free' } } as const;
    let steps = 0;
    for (let i = 0; i < MATCHES; i++) {
      const chance = quickChance(hashText(`${options.variant}/${seats}/${i}`));
      let board = new Board(seats);
      randomMatch(speedsaurus as never, setup, chance, (_before, made, now) => {
        const entry = made as Entry;
        const after = now as unknown as Position;
        if ('chance' in entry) board = loaded(after);
        else board.apply(codeOf(entry));
        steps += 1;
        const sides = [told(board), expected(after)];
        // The cheap comparison first: expect() for each of a million steps would take minutes.
        if (JSON.stringify(sides[0]) !== JSON.stringify(sides[1]))
          expect(sides[0]).toEqual(sides[1]);
        // Now and then it is taken over from the middle of a deal.
        if (steps % 7 > 0 || after.turn === null) return;
        const copy = new Board(seats);
        copy.copy(loaded(after));
        board = copy;
      });
    }
    expect(steps).toBeGreaterThan(20 * MATCHES);
  });
});
