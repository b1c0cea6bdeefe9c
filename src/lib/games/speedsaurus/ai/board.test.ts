/** The strong player's own board agrees with the rules: same lists, same parades, same hands, same ends, step for step. */
import { describe, expect, test } from 'vitest';
import { hashText, quickChance } from '../../../game/chance';
import type { Seat } from '../../../game/contract';
import { randomMatch } from '../../../game/play';
import { VALUES, counts, type Value } from '../cards';
import type { Entry, Position } from '../position';
import { speedsaurus } from '../rules';
import { Board, codeOf, type Code } from './board';

/**
 * Matches of each number of seats; those of many deals are fewer: a thousand in all. BOARD_TIMES=10 plays ten thousand.
 */
const TIMES = Number(process.env['BOARD_TIMES'] ?? 1);
const MATCHES = { single: 200 * TIMES, pro20: 50 * TIMES };

/** What a board knows, written as the rules would; of the hands that of one seat. */
const told = (board: Board, seat: Seat): string => {
  const listed: Code[] = [];
  listed.length = board.list(listed);
  return [
    `may ${listed.join(' ')}`,
    `hand ${VALUES.map((value) => board.held(seat, value)).join(' ')}`,
    `sizes ${board.sizes.join(' ')}`,
    `parade ${VALUES.map((value) => board.stacks[value]).join(' ')}`,
    `lying ${VALUES.filter((value) => (board.lying >> value) & 1).join(' ')}`,
    `needs ${board.needLeft} ${board.needRight}`,
    `passed ${board.passed}`,
    board.over ? 'over' : `turn ${board.turn} ${board.opening} ${board.round}`,
  ].join(', ');
};

const expected = (state: Position, seat: Seat): string => {
  const { turn, parade } = state;
  const lying = (value: Value) => parade.find((stack) => stack.value === value)?.count ?? 0;
  return [
    `may ${turn === null ? '' : speedsaurus.legal(state, turn).map(codeOf).join(' ')}`,
    `hand ${counts(state.hands[seat] ?? []).join(' ')}`,
    `sizes ${state.hands.map((hand) => hand.length).join(' ')}`,
    `parade ${VALUES.map(lying).join(' ')}`,
    `lying ${parade.map(({ value }) => value).join(' ')}`,
    `needs ${parade[0]?.count ?? 1} ${parade.at(-1)?.count ?? 1}`,
    `passed ${state.passed.reduce((set, out, other) => set + (out ? 2 ** other : 0), 0)}`,
    turn === null ? 'over' : `turn ${turn} ${state.opening} ${state.round}`,
  ].join(', ');
};

const loaded = (state: Position): Board => {
  const board = new Board(state.seats);
  board.load(state);
  for (const [seat, hand] of state.hands.entries()) board.giveAll(seat, hand);
  return board;
};

describe.each(speedsaurus.seats)('%i seats', (seats) => {
  test.each(speedsaurus.optionSets(seats))('as the rules say: %o', (options) => {
    const setup = { seats, options, source: { kind: 'free' } } as const;
    const matches = MATCHES[options.variant];
    let steps = 0;
    for (let i = 0; i < matches; i++) {
      const chance = quickChance(hashText(`${options.variant}/${seats}/${i}`));
      let board = new Board(seats);
      randomMatch(speedsaurus as never, setup, chance, (_before, made, now) => {
        const entry = made as Entry;
        const after = now as unknown as Position;
        if ('chance' in entry) board = loaded(after);
        else board.apply(codeOf(entry));
        steps += 1;
        const seat = 'chance' in entry ? entry.opener : entry.seat;
        const [ours, theirs] = [told(board, seat), expected(after, seat)];
        // The cheap comparison first: expect() for each of a hundred thousand steps would take minutes.
        if (ours !== theirs) expect(ours).toBe(theirs);
        // Now and then it is taken over from the middle of a deal.
        if (steps % 7 > 0 || after.turn === null) return;
        const copy = new Board(seats);
        copy.copy(loaded(after));
        board = copy;
      });
    }
    expect(steps).toBeGreaterThan(20 * matches);
  });
});
