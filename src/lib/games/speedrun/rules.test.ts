import { describe, expect, test } from 'vitest';
import { OPTIONS, YARD4, given, played, refusal } from '../../../../tests/games/speedrun';
import { matchChance } from '../../game/chance';
import type { Chance } from '../../game/contract';
import type { Position } from './position';
import { speedrun } from './rules';

const ON_WAY = [10, -1, -1, -1];
const opened = (seats: number): Position =>
  speedrun.start({ seats, options: OPTIONS, source: { kind: 'free' } });

describe('the settings (RU-27)', () => {
  test('every combination of the four, for every number of seats', () => {
    for (const seats of speedrun.seats) {
      const sets = speedrun.optionSets(seats).map((set) => JSON.stringify(set));
      expect(new Set(sets).size).toBe(2 * 2 * 2 * 2);
      expect(sets).toContain(JSON.stringify(speedrun.defaults(seats)));
    }
    expect(speedrun.seats).toEqual([2, 3, 4]);
  });

  test.each<readonly [unknown, string]>([
    [{ ...OPTIONS, end: 'last' }, 'end'],
    [{ ...OPTIONS, oneSkips: 1 }, 'oneSkips'],
    [{ ...OPTIONS, houseBlocks: 'true' }, 'houseBlocks'],
    [{ ...OPTIONS, threeTriesWithHoused: null }, 'threeTriesWithHoused'],
    [{ end: 'all', oneSkips: true, houseBlocks: true }, 'threeTriesWithHoused'],
    [{ ...OPTIONS, clock: 30 }, 'clock'],
    [[], 'end'],
    [null, ''],
    ['all', ''],
  ])('%j is refused', (raw, at) => {
    const read = speedrun.parseOptions(raw, 2);
    expect(read.ok ? null : [read.refusal.code, read.refusal.detail?.['at']]).toEqual([
      'bad-options',
      at,
    ]);
  });
});

describe('entries of unknown origin', () => {
  test.each<readonly [unknown, at: string]>([
    [{ chance: 'roll', value: 7 }, 'value'],
    [{ chance: 'roll', value: 0 }, 'value'],
    [{ chance: 'roll', value: 2.5 }, 'value'],
    [{ chance: 'roll', value: '3' }, 'value'],
    [{ chance: 'roll', value: true }, 'value'],
    [{ chance: 'roll' }, 'value'],
    [{ chance: 'roll', value: 3, seat: 0 }, 'seat'],
    [{ chance: 'dice', value: 3 }, 'chance'],
    [{ chance: 'starter', seat: 4 }, 'seat'],
    [{ chance: 'starter', seat: -1 }, 'seat'],
    [{ seat: 0, do: 'roll' }, 'do'],
    [{ seat: 0, do: 'move' }, 'from'],
    [{ seat: 0, do: 'move', from: -2 }, 'from'],
    [{ seat: 0, do: 'move', from: 43 }, 'from'],
    [{ seat: 4, do: 'move', from: 0 }, 'seat'],
    [{ do: 'move', from: 0 }, 'seat'],
    [{ seat: 0, do: 'move', from: 0, to: 3 }, 'to'],
    [null, ''],
    ['roll', ''],
    [[], 'seat'],
  ])('%j is refused', (raw, at) => {
    const read = speedrun.parseEntry(raw);
    expect(read.ok ? null : [read.refusal.code, read.refusal.detail?.['at']]).toEqual([
      'bad-entry',
      at,
    ]);
  });

  test('a seat sends moves only; chance is the table’s', () => {
    expect(speedrun.parseAction({ chance: 'roll', value: 6 }).ok).toBe(false);
    expect(speedrun.parseAction({ seat: 0, do: 'move', from: -1 })).toEqual({
      ok: true,
      value: { seat: 0, do: 'move', from: -1 },
    });
  });
});

test('F05 a figure at the very end may be wished for, and the rules say why not', () => {
  const figures = [
    [43, -1, -1, -1],
    [-1, -1, -1, -1],
  ];
  const wish = speedrun.parseAction({ seat: 0, do: 'move', from: 43 });
  if (!wish.ok) throw new Error(wish.refusal.code);
  const answer = speedrun.apply(given({ figures, roll: 6 }), wish.value);
  expect(answer.ok ? null : answer.refusal.code).toBe('beyond-house');
  expect(speedrun.parseAction({ seat: 0, do: 'move', from: 44 }).ok).toBe(false);
});

describe('refusals have names', () => {
  const rolling = given({ figures: [ON_WAY, ON_WAY] });
  const moving = given({ figures: [ON_WAY, ON_WAY], roll: 3 });

  test.each<readonly [string, Position, entry: string, code: string]>([
    ['a move before the lot', opened(2), '0:-1', 'no-move-due'],
    ['a roll before the lot', opened(2), 'r3', 'other-chance-due'],
    ['a move before the roll', rolling, '0:10', 'no-move-due'],
    ['a roll before the move', moving, 'r3', 'no-chance-due'],
    ['a move of another seat', moving, '1:10', 'not-your-turn'],
    ['a move from an empty field', moving, '0:11', 'no-figure-there'],
    [
      'a move from another’s field',
      given({ figures: [ON_WAY, YARD4], roll: 6 }),
      '0:30',
      'no-figure-there',
    ],
  ])('%s: %s', (_name, position, text, code) => {
    expect(refusal(position, text)).toBe(code);
  });

  test('a second lot', () => {
    const second = (position: Position) => {
      const next = speedrun.apply(position, { chance: 'starter', seat: 0 });
      return next.ok ? null : next.refusal.code;
    };
    expect([second(rolling), second(moving)]).toEqual(['other-chance-due', 'no-chance-due']);
  });
});

describe('what is due', () => {
  test.each<readonly [string, Position, ReturnType<typeof speedrun.due>]>([
    ['the lot at once', opened(3), { what: 'starter', after: 0, by: 'nobody' }],
    [
      'a roll by whoever is on turn',
      given({ figures: [ON_WAY, ON_WAY], turn: 1 }),
      { what: 'roll', after: null, by: 1 },
    ],
    ['nothing while a move is to be made', given({ figures: [ON_WAY, ON_WAY], roll: 3 }), null],
  ])('%s', (_name, position, due) => {
    expect(speedrun.due(position)).toEqual(due);
  });

  test('draws are labelled by what they are for, and counted', () => {
    const labels: string[] = [];
    const chance: Chance = (label) => {
      labels.push(label);
      return matchChance('labels')(label);
    };
    let position = opened(2);
    for (let i = 0; i < 4; i++) {
      const move = speedrun.tableMove(position, chance);
      const next = move && speedrun.apply(position, move);
      if (!next?.ok) throw new Error('the table has to move');
      position = { ...next.value, roll: null };
    }
    expect(labels).toEqual(['starter', 'roll 1', 'roll 2', 'roll 3']);
  });
});

describe('F07 the die', () => {
  const ROLLS = 60_000;
  const rollAt = (position: Position, rolls: number, chance: Chance): number => {
    const move = speedrun.tableMove({ ...position, rolls }, chance);
    if (move === null || !('value' in move)) throw new Error('a roll has to be due');
    return move.value;
  };
  const chance = matchChance('a fixed seed for the die');
  const first = given({ figures: [ON_WAY, ON_WAY, ON_WAY, ON_WAY] });
  const rolls = Array.from({ length: ROLLS }, (_, i) => rollAt(first, i, chance));

  /** Pearson's statistic for six values; above 20.5 once in a thousand seeds, and this one is fixed. */
  const chiSquare = (values: readonly number[]) =>
    [1, 2, 3, 4, 5, 6]
      .map((face) => values.filter((value) => value === face).length)
      .reduce((sum, n) => sum + (n - values.length / 6) ** 2 / (values.length / 6), 0);

  test('is uniform', () => {
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(chiSquare(rolls)).toBeLessThan(20.5);
  });

  test('gives no six for patience: after ten misses it is as rare as ever', () => {
    const patient = rolls.filter((_, i) => i >= 10 && !rolls.slice(i - 10, i).includes(6));
    expect(patient.length).toBeGreaterThan(8000);
    expect(chiSquare(patient)).toBeLessThan(20.5);
  });

  test('gives the third six as often as any other', () => {
    const third = rolls.filter((_, i) => i >= 2 && rolls[i - 1] === 6 && rolls[i - 2] === 6);
    expect(third.length).toBeGreaterThan(1400);
    expect(chiSquare(third)).toBeLessThan(20.5);
  });

  test('is the same for every seat and in every position', () => {
    const seats = [0, 1, 2, 3].map((turn) => ({ ...first, turn }));
    const positions = [...seats, given({ figures: [YARD4, ON_WAY], rollsLeft: 3 })];
    for (let i = 0; i < 2000; i++)
      expect(positions.map((position) => rollAt(position, i, chance))).toEqual(
        positions.map(() => rolls[i]),
      );
  });

  test.each([2, 3, 4])('RU-02 the lot among %d is even', (seats) => {
    const counts = Array.from({ length: seats }, () => 0);
    const draws = 6000;
    for (let i = 0; i < draws; i++) {
      const move = speedrun.tableMove(opened(seats), matchChance(`lot ${i}`));
      if (move === null || !('seat' in move)) throw new Error('the lot has to be due');
      counts[move.seat] = (counts[move.seat] ?? 0) + 1;
    }
    const expected = draws / seats;
    const statistic = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 10.8, 13.8 and 16.3 bound one, two and three degrees of freedom once in a thousand seeds
    expect(statistic).toBeLessThan([0, 0, 10.8, 13.8, 16.3][seats] ?? 0);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(draws);
  });
});

describe('nothing is hidden', () => {
  const position = played(given({ figures: [ON_WAY, ON_WAY] }), 'r3');

  test.each([0, 1, 'spectator'] as const)('%s sees the position', (viewer) => {
    expect(speedrun.view(position, viewer)).toEqual(position);
  });

  test('who is not on turn has nothing to do', () => {
    expect(speedrun.legal(position, 0)).toEqual([{ seat: 0, do: 'move', from: 10 }]);
    expect([1, 2, 3, -1].map((seat) => speedrun.legal(position, seat))).toEqual([[], [], [], []]);
  });
});

test('F08 a figure keeps its index: the one that moves and the one that is hit', () => {
  // field 10 is 30 for seat 1 of two
  const figures = [
    [30, 5, 11, -1],
    [-1, 30, 0, 43],
  ];
  expect(played(given({ figures, roll: 5 }), '0:5').figures).toEqual([
    [30, 10, 11, -1],
    [-1, -1, 0, 43],
  ]);
});
