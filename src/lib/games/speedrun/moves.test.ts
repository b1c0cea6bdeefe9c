import { describe, expect, test } from 'vitest';
import { YARD4, given, movable, played, refusal } from '../../../../tests/games/speedrun';
import { obstacle, origins, whyNot, type Obstacle } from './moves';

type Figures = readonly number[];

/** Own figures, roll → from where they may move. The other seat is in the yard and in nobody's way. */
type Row = readonly [figures: Figures, roll: number, from: Figures, reason: string];

const check = (figures: Figures, roll: number, houseBlocks = true) =>
  movable(played(given({ figures: [figures, YARD4], options: { houseBlocks } }), `r${roll}`));

describe('RU-08 a six brings a figure out (compulsion a)', () => {
  test.each<Row>([
    [[-1, -1, -1, -1], 6, [-1], 'the first figure; the yard counts as one place'],
    [[-1, 10, 20, 30], 6, [-1], 'three others could move, and may not'],
    [[-1, -1, 5, 41], 6, [-1], 'nor may one that stands before the house'],
    [[-1, -1, 6, 12], 6, [-1], 'figures on 6 and 12 are in nobody’s way while the start is free'],
    [[-1, 40, 41, 42], 6, [-1], 'the last one in the yard'],
    [[-1, 37, 20, 30], 6, [-1], 'even before going home with that six'],
    [[1, 10, 20, 30], 6, [1, 10, 20, 30], 'nobody in the yard: the choice is free'],
    [[-1, -1, -1, -1], 5, [], 'only a six opens the yard'],
    [[-1, -1, -1, -1], 1, [], 'only a six opens the yard'],
    [[-1, 10, 20, 30], 5, [10, 20, 30], 'no six: nobody comes out, the others are free'],
  ])('%j, roll %d: %j, %s', (figures, roll, from) => {
    expect(check(figures, roll)).toEqual(from);
  });
});

describe('RU-11 the start field is cleared while figures wait (compulsion b)', () => {
  test.each<Row>([
    [[-1, -1, -1, 0], 1, [0], 'the only one there'],
    [[-1, 0, 10, 20], 1, [0], 'with any roll'],
    [[-1, 0, 10, 20], 2, [0], 'with any roll'],
    [[-1, 0, 10, 20], 3, [0], 'with any roll'],
    [[-1, 0, 10, 20], 4, [0], 'with any roll'],
    [[-1, 0, 10, 20], 5, [0], 'with any roll'],
    [[-1, 0, 10, 20], 6, [0], 'with a six as well: the start is not free for another'],
    [[-1, 0, 39, 43], 1, [0], 'before a figure that could go home'],
    [[0, 10, 20, 30], 3, [0, 10, 20, 30], 'nobody waits: the choice is free'],
    [[0, 10, 20, 30], 6, [0, 10, 20, 30], 'nobody waits: the choice is free with a six, too'],
    [[0, 41, 42, 43], 6, [0], 'nobody waits, and it is the only one that can'],
    [[-1, 0, 3, 20], 3, [3, 20], 'it cannot, its own figure is on 3: any other may'],
    [[-1, -1, 0, 5], 5, [5], 'it cannot: the only other one'],
    [[-1, 0, 4, 41], 4, [4], 'it cannot, and 41 is too deep to move by 4'],
    [[-1, 0, 2, 42], 2, [2], 'it cannot, and 42 is too deep to move by 2'],
    [[-1, 0, 3, 6], 3, [6], 'it cannot, 3 is blocked by 6: no chain without a six'],
  ])('%j, roll %d: %j, %s', (figures, roll, from) => {
    expect(check(figures, roll)).toEqual(from);
  });
});

describe('RU-10 with a six the way is cleared first (compulsion c)', () => {
  test.each<Row>([
    [[-1, -1, -1, 0], 6, [0], 'the figure on the start field moves with the six'],
    [[-1, -1, 0, 12], 6, [0], '6 is free; 12 is in nobody’s way'],
    [[-1, -1, 0, 6], 6, [6], '6 is held: the figure there goes first'],
    [[-1, 0, 6, 20], 6, [6], '… though 20 could go, too'],
    [[-1, 0, 6, 12], 6, [12], 'the chain 0, 6, 12: its last link moves to 18'],
    [[-1, 0, 6, 18], 6, [6], '12 is free, so the chain ends at 6'],
    [[-1, 0, 6, 43], 6, [6], 'a figure at home changes nothing'],
    [[0, 6, 12, 18], 6, [18], 'nobody waits: no compulsion, yet only the last one can move'],
    [[0, 6, 12, 20], 6, [12, 20], 'nobody waits: both that can move may'],
  ])('%j, roll %d: %j, %s', (figures, roll, from) => {
    expect(check(figures, roll)).toEqual(from);
  });

  // Four figures cannot make a longer chain while one waits; the rule as written goes on, so with more of them:
  test.each<readonly [Figures, boolean, Figures, string]>([
    [[-1, 0, 6, 12, 18], true, [18], '0, 6, 12, 18: the last moves to 24'],
    [[-1, 0, 6, 12, 20], true, [12], '0, 6, 12: not 20, which could move, too'],
    [[-1, 0, 6, 12, 18, 24, 30], true, [30], 'up to 36'],
    [[-1, 0, 6, 12, 18, 24, 30, 36], true, [36], 'into the house, to 42'],
    [[-1, 0, 6, 12, 18, 24, 30, 36, 43], true, [36], 'past nobody: 43 lies behind 42'],
    [[-1, 0, 6, 12, 18, 24, 30, 36, 41], true, [], '36 may not jump 41: (d), and nothing can move'],
    [[-1, 0, 6, 12, 18, 24, 30, 36, 41], false, [36], 'without "aufrücken" it may'],
    [[-1, 0, 6, 12, 18, 24, 30, 36, 42], true, [], '42 is held and cannot move by 6: nothing can'],
    [[-1, 0, 6, 12, 18, 24, 30, 36, 42, 9], true, [9], '… the next clause: any that can'],
  ])('a chain of many: %j, houseBlocks %s: %j, %s', (figures, houseBlocks, from) => {
    expect(origins(figures, 6, houseBlocks)).toEqual(from);
  });
});

describe('RU-05, RU-06, RU-13 otherwise any figure that can (clause d)', () => {
  test.each<Row>([
    [[3, 10, 20, 30], 4, [3, 10, 20, 30], 'free choice'],
    [[30, 3, 20, 10], 4, [3, 10, 20, 30], 'listed by progress, not by figure'],
    [[3, 7, 20, 30], 4, [7, 20, 30], 'one figure a field: 7 is held by an own one'],
    [[3, 5, 20, 30], 4, [3, 5, 20, 30], 'an own figure on 5 is jumped, its field counted'],
    [[-1, -1, 3, 7], 4, [7], 'figures in the yard do not move'],
    [[10, 14, 18, 22], 4, [22], 'a queue: only the first one can'],
    [[35, 39, 40, 43], 4, [], '39 and 43 are held, 40 and 43 are too deep'],
  ])('%j, roll %d: %j, %s', (figures, roll, from) => {
    expect(check(figures, roll)).toEqual(from);
  });

  test('RU-05 a foreign figure is jumped and stays', () => {
    const before = given({
      figures: [
        [3, -1, -1, -1],
        [25, -1, -1, -1],
      ],
    });
    expect(played(before, 'r4', '0:3').figures).toEqual([
      [7, -1, -1, -1],
      [25, -1, -1, -1],
    ]);
  });
});

describe('F05 the house is reached by exact count', () => {
  test.each<Row>([
    [[37, 41, 42, 43], 6, [], 'three before the deepest free field (40), roll 6: not movable'],
    [[37, 41, 42, 43], 3, [37], 'the exact count'],
    [[37, 41, 42, 43], 4, [], 'one too many'],
    [[37, 41, 42, 43], 2, [37], 'one too few: still on the ring'],
    [[40, 10, 20, 30], 6, [10, 20, 30], 'three before 43, roll 6: not movable'],
    [[40, 10, 20, 30], 3, [10, 20, 30, 40], 'three before 43, roll 3: moving on in the house'],
    [[40, 10, 20, 30], 4, [10, 20, 30], 'three before 43, roll 4: beyond'],
    [[39, 10, 20, 30], 4, [10, 20, 30, 39], 'from the last field of the ring to 43'],
    [[39, 10, 20, 30], 5, [10, 20, 30], 'from the last field of the ring beyond 43'],
    [[37, 10, 20, 30], 6, [10, 20, 30, 37], 'into the empty house up to 43'],
    [[38, 10, 20, 30], 6, [10, 20, 30], 'one beyond'],
    [[43, 10, 20, 30], 1, [10, 20, 30], 'the deepest field is the end'],
    [[42, 10, 20, 30], 1, [10, 20, 30, 42], 'moving up by one'],
    [[42, 43, 20, 30], 1, [20, 30], 'moving up onto an own figure: not'],
  ])('%j, roll %d: %j, %s', (figures, roll, from) => {
    expect(check(figures, roll)).toEqual(from);
    expect(check(figures, roll, false)).toEqual(from);
  });
});

describe('RU-18 houseBlocks: nobody is jumped in the house, only there', () => {
  test.each<readonly [Figures, number, blocked: Figures, free: Figures, string]>([
    [[38, 41, 10, 20], 4, [10, 20], [10, 20, 38], '38 → 42 past 41'],
    [[39, 40, 10, 20], 2, [10, 20, 40], [10, 20, 39, 40], '39 → 41 past 40; 40 → 42 past nobody'],
    [[40, 41, 10, 20], 2, [10, 20, 41], [10, 20, 40, 41], 'moving up inside: 40 → 42 past 41'],
    [[40, 42, 10, 20], 3, [10, 20], [10, 20, 40], 'moving up inside: 40 → 43 past 42'],
    [[36, 40, 41, 42], 6, [], [], '42 is held, setting or not'],
    [[37, 40, 41, 42], 6, [], [37], '37 → 43 past three'],
    [[36, 38, 10, 20], 4, [10, 20, 36, 38], [10, 20, 36, 38], '36 → 40 past 38: still on the ring'],
    [[36, 39, 10, 20], 6, [10, 20, 36], [10, 20, 36], '36 → 42 past 39; 39 is too near for 6'],
    [[38, 43, 10, 20], 4, [10, 20, 38], [10, 20, 38], '38 → 42: 43 lies behind'],
    [[39, 40, 41, 20], 1, [20, 41], [20, 41], 'onto an own figure: never'],
  ])('%j, roll %d: %j, without the setting %j, %s', (figures, roll, blocked, free) => {
    expect(check(figures, roll, true)).toEqual(blocked);
    expect(check(figures, roll, false)).toEqual(free);
  });
});

describe('why a figure may not move', () => {
  test.each<readonly [Figures, from: number, roll: number, Obstacle | null, string]>([
    [[-1, -1, -1, 10], -1, 5, 'needs-six', 'the yard opens with a six'],
    [[-1, -1, 0, 10], -1, 6, 'start-held', 'an own figure is on the start field'],
    [[-1, -1, -1, 10], -1, 6, null, 'it may'],
    [[41, 10, 20, 30], 41, 3, 'beyond-house', '41 + 3'],
    [[41, 37, 20, 30], 37, 4, 'own-figure-there', '41 is held'],
    [[41, 37, 20, 30], 37, 5, 'house-jump', '42 lies behind 41'],
    [[-1, -1, -1, 10], 10, 6, 'must-enter', 'a figure has to come out'],
    [[-1, -1, 0, 10], 10, 4, 'must-clear-start', 'the start field has to be cleared'],
    [[-1, 0, 6, 10], 10, 6, 'must-clear-way', 'the figure on 6 has to go first'],
    [[-1, 0, 6, 10], 0, 6, 'own-figure-there', 'the start figure itself is blocked'],
    [[-1, 0, 6, 10], 6, 6, null, 'it is the one that has to'],
    [[-1, 0, 4, 10], 10, 4, null, 'the start figure cannot: any may'],
    [[3, 10, 20, 30], 3, 1, null, 'it may'],
  ])('%j, from %d with %d: %s, %s', (figures, from, roll, why) => {
    expect(whyNot(figures, from, roll, true)).toBe(why);
    const waiting = given({ figures: [figures, YARD4], roll });
    expect(refusal(waiting, `0:${from}`)).toBe(why);
    expect(movable(waiting).includes(from)).toBe(why === null);
  });

  test('an obstacle stands against the figure itself, a compulsion only against the others', () => {
    expect(obstacle([-1, -1, -1, 10], 10, 6, true)).toBeNull();
    expect(obstacle([41, 37, 20, 30], 37, 5, false)).toBeNull();
    expect(obstacle([41, 37, 20, 30], 37, 5, true)).toBe('house-jump');
  });
});

/** Start fields of the ring by number of seats: 0 and 20; 0, 10 and 20; 0, 10, 20 and 30. */
describe('RU-07 landing on a foreign figure sends it home', () => {
  type Capture = readonly [
    seats: number,
    mover: readonly [seat: number, from: number, roll: number],
    other: readonly [seat: number, progress: number],
    hit: boolean,
    reason: string,
  ];
  test.each<Capture>([
    [2, [0, 21, 4], [1, 5], true, 'field 25 is 5 for the one who starts at 20'],
    [2, [0, 15, 5], [1, 0], true, 'field 20: a start field is not safe (two seats)'],
    [2, [1, 18, 2], [0, 0], true, 'field 0: nor is that of seat 0'],
    [2, [1, 15, 6], [0, 1], true, 'field 1, round the end of the ring'],
    [2, [0, 15, 4], [1, 39], true, 'field 19, the last one before the house of seat 1'],
    [2, [0, 4, 4], [1, 8], false, 'equal progress is another field'],
    [2, [0, 36, 4], [1, 20], false, 'into the house: 40 is not field 0'],
    [2, [0, 38, 3], [1, 41], false, 'houses are safe: both on 41'],
    [2, [0, 21, 5], [1, 5], false, 'jumped, not hit: RU-05'],
    [2, [0, 21, 3], [1, 5], false, 'one short'],
    [2, [1, 3, 4], [0, 27], true, 'field 27'],
    [3, [0, 7, 3], [1, 0], true, 'field 10: the start of seat 1 of three'],
    [3, [0, 18, 2], [2, 0], true, 'field 20: the start of seat 2 of three'],
    [3, [1, 5, 5], [2, 0], true, 'field 20 for seat 1, who starts at 10'],
    [3, [2, 16, 4], [0, 0], true, 'field 0 for seat 2, who starts at 20'],
    [3, [2, 24, 6], [1, 0], true, 'field 10 for seat 2'],
    [3, [1, 25, 3], [0, 38], true, 'field 38'],
    [3, [1, 25, 3], [2, 28], false, 'equal progress is another field'],
    [4, [3, 35, 4], [2, 9], true, 'field 29: 39 for seat 3, 9 for seat 2'],
    [4, [0, 26, 4], [3, 0], true, 'field 30: the start of seat 3'],
    [4, [3, 8, 2], [0, 0], true, 'field 0 for seat 3, who starts at 30'],
    [4, [2, 16, 5], [0, 1], true, 'field 1 for seat 2'],
    [4, [1, 16, 4], [3, 0], true, 'field 30 for seat 1'],
    [4, [1, 29, 1], [0, 0], true, 'field 0 for seat 1'],
    [4, [1, 29, 1], [0, 30], false, 'equal progress is another field'],
    [4, [3, 37, 3], [0, 30], false, 'into the house of seat 3: 40 is not field 30'],
  ])('%d seats: %j against %j: hit %s, %s', (seats, [seat, from, roll], [other, at], hit) => {
    const figures = Array.from({ length: seats }, (_, s) => {
      if (s === seat) return [1, from, 2, 34];
      return s === other ? [-1, at, -1, -1] : YARD4;
    });
    const before = given({ figures, turn: seat, roll });
    const after = played(before, `${seat}:${from}`);
    const expected = figures.map((own, s) =>
      own.map((p, i) => {
        if (s === seat && i === 1) return from + roll;
        return s === other && i === 1 && hit ? -1 : p;
      }),
    );
    expect(after.figures).toEqual(expected);
  });

  test('RU-09 a foreign figure on the start field is captured by the one who comes out', () => {
    const before = given({ figures: [YARD4, [20, 7, -1, -1]], rollsLeft: 3 });
    expect(played(before, 'r6', '0:-1').figures).toEqual([
      [0, -1, -1, -1],
      [-1, 7, -1, -1],
    ]);
  });

  test('only the one on that field goes home', () => {
    const figures = [
      [5, 40, -1, -1],
      [31, 30, 29, 40],
      [22, 21, 20, -1],
      [18, 19, 17, 41],
    ];
    // fields: seat 0 on 5 moves to 9; seat 1 stands on 1, 0, 39; seat 2 on 2, 1, 0; seat 3 on 8, 9, 7
    expect(played(given({ figures, roll: 4 }), '0:5').figures).toEqual([
      [9, 40, -1, -1],
      [31, 30, 29, 40],
      [22, 21, 20, -1],
      [18, -1, 17, 41],
    ]);
  });

  test('there is no compulsion to capture', () => {
    const before = given({
      figures: [
        [2, 10, -1, -1],
        [-1, -1, -1, 25],
      ],
      roll: 3,
    });
    expect(movable(before)).toEqual([2, 10]);
    expect(played(before, '0:10').figures[1]).toEqual([-1, -1, -1, 25]);
    expect(played(before, '0:2').figures[1]).toEqual([-1, -1, -1, -1]);
  });
});
