import { describe, expect, test } from 'vitest';
import { OPTIONS, YARD4, given, movable, played, refusal } from '../../../../tests/games/speedrun';
import type { Options, Position } from './position';
import { speedrun } from './rules';
import { startTurn } from './turn';

type Figures = readonly number[];

/** Whose turn it is and what it waits for: `2 rolls` or, with a roll waiting, `2 moves 4`. */
const phase = (position: Position): string =>
  position.over
    ? 'over'
    : position.roll === null
      ? `${position.turn} rolls, ${position.rollsLeft} left`
      : `${position.turn} moves ${position.roll}`;

const ON_WAY: Figures = [10, -1, -1, -1];
const others = (seats: number, first: Figures): readonly Figures[] => [
  first,
  ...Array.from({ length: seats - 1 }, () => ON_WAY),
];

describe('RU-02 the starter is drawn by lot', () => {
  test.each([2, 3, 4])('%d seats: nobody is on turn before, any seat may be after', (seats) => {
    const position = speedrun.start({ seats, options: OPTIONS, source: { kind: 'free' } });
    expect(position.figures).toEqual(Array.from({ length: seats }, () => [-1, -1, -1, -1]));
    expect([position.turn, position.roll, position.home, position.over]).toEqual([
      null,
      null,
      [],
      false,
    ]);
    for (let seat = 0; seat < 4; seat++) {
      const next = speedrun.apply(position, { chance: 'starter', seat });
      expect(next.ok ? phase(next.value) : next.refusal.code).toBe(
        seat < seats ? `${seat} rolls, 3 left` : 'bad-entry',
      );
    }
  });
});

describe('RU-03, RU-04 three tries at the start of a turn', () => {
  test.each<readonly [Figures, yes: number, no: number, string]>([
    [[-1, -1, -1, -1], 3, 3, 'all in the yard'],
    [[-1, -1, -1, 43], 3, 1, 'one housed, packed'],
    [[-1, -1, 42, 43], 3, 1, 'two housed, packed'],
    [[43, -1, 42, -1], 3, 1, 'two housed, packed; the order of figures does not matter'],
    [[-1, 41, 42, 43], 3, 1, 'three housed, packed'],
    [[-1, -1, -1, 42], 1, 1, 'a gap behind: it can move'],
    [[-1, -1, -1, 40], 1, 1, 'a gap behind'],
    [[-1, -1, 41, 43], 1, 1, 'a gap between'],
    [[-1, -1, 40, 43], 1, 1, 'a gap between'],
    [[-1, 40, 42, 43], 1, 1, 'a gap between'],
    [[-1, 40, 41, 42], 1, 1, 'a gap behind all'],
    [[-1, -1, 5, 43], 1, 1, 'one on the ring'],
    [[-1, 0, 42, 43], 1, 1, 'one on the start field'],
    [[-1, -1, -1, 39], 1, 1, 'one before the house'],
    [[39, 41, 42, 43], 1, 1, 'nobody waits'],
    [[0, 10, 20, 30], 1, 1, 'nobody waits'],
  ])('%j: %d with the setting, %d without, %s', (figures, yes, no) => {
    const tries = (threeTriesWithHoused: boolean) =>
      startTurn(given({ figures: [figures, YARD4], options: { threeTriesWithHoused } }), 0)
        .rollsLeft;
    expect([tries(true), tries(false)]).toEqual([yes, no]);
  });

  test.each<readonly [first: Figures, rolls: readonly string[], end: string, string]>([
    [YARD4, ['r5'], '0 rolls, 2 left', 'the first try failed'],
    [YARD4, ['r5', 'r4'], '0 rolls, 1 left', 'the second try failed'],
    [YARD4, ['r5', 'r4', 'r3'], '1 rolls, 1 left', 'the third try failed: the next seat'],
    [YARD4, ['r6'], '0 moves 6', 'a six: a figure comes out'],
    [YARD4, ['r6', '0:-1'], '0 rolls, 1 left', 'the series ended with the six; one more roll'],
    [YARD4, ['r5', 'r6', '0:-1'], '0 rolls, 1 left', 'a six on the second try'],
    [
      YARD4,
      ['r5', 'r4', 'r6', '0:-1'],
      '0 rolls, 1 left',
      'a six on the third try: still one more',
    ],
    [YARD4, ['r6', '0:-1', 'r3', '0:0'], '1 rolls, 1 left', 'play goes on normally after the six'],
    [[-1, 41, 42, 43], ['r3', 'r2', 'r5'], '1 rolls, 1 left', 'packed: three tries, none a six'],
    [
      [-1, 41, 42, 43],
      ['r3', 'r6', '0:-1'],
      '0 rolls, 1 left',
      'packed: a six brings the last out',
    ],
  ])('%j, %j: %s, %s', (figures, entries, end) => {
    const before = given({ figures: others(3, figures), rollsLeft: 3 });
    expect(phase(played(before, ...entries))).toBe(end);
  });

  test('who lost a figure on the way has three tries again', () => {
    const before = given({
      figures: [
        [15, -1, -1, -1],
        [0, -1, -1, -1],
      ],
      roll: 5,
    });
    expect(phase(played(before, '0:15'))).toBe('1 rolls, 3 left');
  });

  test('with "nein" a housed figure leaves one roll', () => {
    const options = { threeTriesWithHoused: false };
    const before = given({
      figures: [
        [10, 20, -1, -1],
        [-1, 41, 42, 43],
      ],
      options,
      roll: 2,
    });
    expect(phase(played(before, '0:10'))).toBe('1 rolls, 1 left');
    expect(phase(played(before, '0:10', 'r5'))).toBe('0 rolls, 1 left');
  });

  test('a move ends the series, also one that is not a six', () => {
    // As written in the rules; no position with three tries lets anything but a six move, so it is made up.
    const before = given({ figures: others(3, [-1, -1, -1, 41]), rollsLeft: 3 });
    expect(phase(played(before, 'r2', '0:41'))).toBe('1 rolls, 1 left');
    expect(phase(played(before, 'r1', '0:41'))).toBe('2 rolls, 1 left');
  });
});

describe('RU-12, F06 a six gives another roll', () => {
  test.each<readonly [first: Figures, entries: readonly string[], end: string, string]>([
    [[10, 20, 30, -1], ['r6', '0:-1'], '0 rolls, 1 left', 'after coming out'],
    [[10, 20, 30, 35], ['r6', '0:10'], '0 rolls, 1 left', 'after any move'],
    [[37, 41, 42, 43], ['r6'], '0 rolls, 1 left', 'nothing can move, and yet'],
    [[37, 41, 42, 43], ['r6', 'r6'], '0 rolls, 1 left', '… and again'],
    [[37, 41, 42, 43], ['r6', 'r6', 'r5'], '1 rolls, 1 left', '… until something else comes'],
    [
      [37, 41, 42, 43],
      ['r5'],
      '1 rolls, 1 left',
      'nothing can move: the turn passes at once (F06)',
    ],
    [[37, 41, 42, 43], ['r6', 'r2', '0:37'], '1 rolls, 1 left', 'the roll after it counts as any'],
    [[34, 41, 42, 43], ['r6', '0:34'], '1 rolls, 1 left', 'home with a six: no further roll'],
    [[39, 41, 42, 43], ['r6', 'r1', '0:39'], '2 rolls, 1 left', 'home with the roll after the six'],
  ])('%j, %j: %s, %s', (figures, entries, end) => {
    expect(phase(played(given({ figures: others(3, figures) }), ...entries))).toBe(end);
  });

  test('F07 6, 6, 6, 4 are four moves; no six is void', () => {
    const before = given({ figures: others(2, YARD4), rollsLeft: 3 });
    const after = played(before, 'r6', '0:-1', 'r6', '0:0', 'r6', '0:-1', 'r4', '0:0');
    expect(after.figures[0]).toEqual([6, 4, -1, -1]);
    expect(phase(after)).toBe('1 rolls, 1 left');
    expect(after.rolls).toBe(4);
  });

  test('ten sixes in a row are ten moves', () => {
    let position = given({ figures: others(2, [0, 1, 2, 3]) });
    for (let i = 0; i < 10; i++) {
      position = played(position, 'r6');
      position = played(position, `0:${movable(position)[0]}`);
      expect(phase(position)).toBe('0 rolls, 1 left');
    }
    expect((position.figures[0] ?? []).reduce((sum, p) => sum + p, 0)).toBe(6 + 60);
  });
});

describe('RU-14 to RU-17 a one lets the next seat sit out', () => {
  interface Row {
    readonly figures: readonly Figures[];
    readonly turn?: number;
    readonly rollsLeft?: number;
    readonly home?: readonly number[];
    readonly options?: Partial<Options>;
    readonly entries: readonly string[];
    readonly next: string;
  }
  const HOME: Figures = [40, 41, 42, 43];
  const four = [ON_WAY, ON_WAY, ON_WAY, ON_WAY];

  test.each<readonly [string, Row]>([
    [
      'RU-14 the next sits out',
      { figures: four, entries: ['r1', '0:10'], next: '2 rolls, 1 left' },
    ],
    ['no one, no sitting out', { figures: four, entries: ['r2', '0:10'], next: '1 rolls, 1 left' }],
    [
      'RU-17 switched off',
      {
        figures: four,
        options: { oneSkips: false },
        entries: ['r1', '0:10'],
        next: '1 rolls, 1 left',
      },
    ],
    [
      'round the table: seat 3 skips seat 0',
      { figures: four, turn: 3, entries: ['r1', '3:10'], next: '1 rolls, 1 left' },
    ],
    [
      'round the table: seat 2 skips seat 3',
      { figures: four, turn: 2, entries: ['r1', '2:10'], next: '0 rolls, 1 left' },
    ],
    [
      'after a six it is the last roll that counts',
      { figures: four, entries: ['r6', '0:-1', 'r1', '0:0'], next: '2 rolls, 1 left' },
    ],
    [
      'a one, then nothing: the six after a one belongs to the next seat',
      { figures: four, entries: ['r1', '0:10', 'r6', '2:-1'], next: '2 rolls, 1 left' },
    ],
    [
      'nothing could move, one roll',
      {
        figures: [[-1, 41, 42, 43], ON_WAY, ON_WAY],
        options: { threeTriesWithHoused: false },
        entries: ['r1'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'RU-15 the first of three tries: no effect, the series goes on',
      { figures: [YARD4, ON_WAY, ON_WAY], rollsLeft: 3, entries: ['r1'], next: '0 rolls, 2 left' },
    ],
    [
      'RU-15 the second of three tries: no effect',
      {
        figures: [YARD4, ON_WAY, ON_WAY],
        rollsLeft: 3,
        entries: ['r1', 'r1'],
        next: '0 rolls, 1 left',
      },
    ],
    [
      'RU-15 the third try: the next sits out',
      {
        figures: [YARD4, ON_WAY, ON_WAY],
        rollsLeft: 3,
        entries: ['r4', 'r4', 'r1'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'RU-15 a one on the first try and something else on the third: nobody sits out',
      {
        figures: [YARD4, ON_WAY, ON_WAY],
        rollsLeft: 3,
        entries: ['r1', 'r1', 'r4'],
        next: '1 rolls, 1 left',
      },
    ],
    [
      'RU-15 a one that moves a figure in the house ends the series (made up, see above)',
      {
        figures: [[-1, -1, 42, -1], ON_WAY, ON_WAY],
        rollsLeft: 3,
        entries: ['r1', '0:42'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'RU-15 a six on the second try, then a one: the last roll of the turn',
      {
        figures: [YARD4, ON_WAY, ON_WAY],
        rollsLeft: 3,
        entries: ['r3', 'r6', '0:-1', 'r1', '0:0'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'RU-16 two players: the roller again',
      { figures: [ON_WAY, ON_WAY], entries: ['r1', '0:10'], next: '0 rolls, 1 left' },
    ],
    [
      'RU-16 two players, third try: the roller again, with three tries',
      {
        figures: [YARD4, ON_WAY],
        rollsLeft: 3,
        entries: ['r2', 'r3', 'r1'],
        next: '0 rolls, 3 left',
      },
    ],
    [
      'two players, switched off',
      {
        figures: [YARD4, ON_WAY],
        rollsLeft: 3,
        options: { oneSkips: false },
        entries: ['r2', 'r3', 'r1'],
        next: '1 rolls, 1 left',
      },
    ],
    [
      'who is home is passed over: seat 1 is home, seat 2 sits out',
      {
        figures: [ON_WAY, HOME, ON_WAY, ON_WAY],
        home: [1],
        entries: ['r1', '0:10'],
        next: '3 rolls, 1 left',
      },
    ],
    [
      'who is home is passed over, whatever the roll',
      {
        figures: [ON_WAY, HOME, ON_WAY, ON_WAY],
        home: [1],
        entries: ['r3', '0:10'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'seat 3 rolls, seat 0 is home: seat 1 sits out',
      {
        figures: [HOME, ON_WAY, ON_WAY, ON_WAY],
        home: [0],
        turn: 3,
        entries: ['r1', '3:10'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'two of four are still in the game: the roller again',
      {
        figures: [ON_WAY, HOME, ON_WAY, HOME],
        home: [3, 1],
        entries: ['r1', '0:10'],
        next: '0 rolls, 1 left',
      },
    ],
    [
      'two of three are still in the game: the roller again',
      {
        figures: [HOME, ON_WAY, ON_WAY],
        home: [0],
        turn: 2,
        entries: ['r1', '2:10'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'home with a one: the next sits out, the one after is on turn (three seats)',
      {
        figures: [[39, 41, 42, 43], ON_WAY, ON_WAY],
        entries: ['r1', '0:39'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'home with a one: four seats',
      {
        figures: [[39, 41, 42, 43], ON_WAY, ON_WAY, ON_WAY],
        entries: ['r1', '0:39'],
        next: '2 rolls, 1 left',
      },
    ],
    [
      'home with a one: the next is home, so the one after that sits out',
      {
        figures: [[39, 41, 42, 43], HOME, ON_WAY, ON_WAY],
        home: [1],
        entries: ['r1', '0:39'],
        next: '3 rolls, 1 left',
      },
    ],
    [
      'home with a one, switched off',
      {
        figures: [[39, 41, 42, 43], ON_WAY, ON_WAY],
        options: { oneSkips: false },
        entries: ['r1', '0:39'],
        next: '1 rolls, 1 left',
      },
    ],
    [
      'who comes to its turn by a one has three tries where due',
      { figures: [ON_WAY, ON_WAY, YARD4], entries: ['r1', '0:10'], next: '2 rolls, 3 left' },
    ],
  ])('%s', (_name, { entries, next, ...position }) => {
    expect(phase(played(given(position), ...entries))).toBe(next);
  });
});

describe('RU-01, RU-19 the end', () => {
  const ALMOST: Figures = [39, 41, 42, 43];
  const HOME: Figures = [40, 41, 42, 43];
  const after = (
    figures: readonly Figures[],
    home: readonly number[],
    end: Options['end'],
    seat: number,
  ) => played(given({ figures, home, options: { end }, turn: seat, roll: 1 }), `${seat}:39`);

  test('three figures at home are not four', () => {
    const position = played(given({ figures: others(2, [38, 41, 42, 43]), roll: 1 }), '0:38');
    expect([phase(position), position.home, speedrun.outcome(position)]).toEqual([
      '0 rolls, 1 left',
      [],
      null,
    ]);
  });

  test.each<
    readonly [
      figures: readonly Figures[],
      housed: readonly number[],
      ranks: readonly number[],
      points: readonly number[],
      string,
    ]
  >([
    [[ALMOST, YARD4], [4, 0], [1, 2], [20, -10], 'two'],
    [[ALMOST, [5, 41, 42, 43]], [4, 3], [1, 2], [20, -10], 'two; nearly does not count'],
    [[ALMOST, [43, -1, -1, -1], [42, 43, -1, 1]], [4, 1, 2], [1, 3, 2], [30, -10, -10], 'three'],
    [[ALMOST, [43, 1, 1, 2], [40, -1, -1, -1]], [4, 1, 1], [1, 2, 2], [30, -10, -10], 'shared'],
    [
      [ALMOST, [43, -1, -1, -1], [42, 43, -1, -1], [41, 42, 43, -1]],
      [4, 1, 2, 3],
      [1, 4, 3, 2],
      [40, -10, -10, -10],
      'four',
    ],
    [[ALMOST, YARD4, YARD4, YARD4], [4, 0, 0, 0], [1, 2, 2, 2], [40, -10, -10, -10], 'all shared'],
    [
      [ALMOST, [42, 43, 1, 2], [40, 42, -1, -1], [39, 38, 37, 36]],
      [4, 2, 2, 0],
      [1, 2, 2, 4],
      [40, -10, -10, -10],
      '1, 2, 2, 4; figures on the ring do not count',
    ],
    [
      [ALMOST, [43, 1, 2, 3], [41, 42, 43, 5], [43, 8, 9, 10]],
      [4, 1, 3, 1],
      [1, 3, 2, 3],
      [40, -10, -10, -10],
      '1, 3, 2, 3',
    ],
  ])('RU-20, RU-22 end at the first: %j', (figures, housed, ranks, points) => {
    const position = after(figures, [], 'first', 0);
    expect(phase(position)).toBe('over');
    expect(speedrun.outcome(position)).toEqual({ ranks, housed, points });
  });

  test('RU-20 whoever is first', () => {
    const position = after([YARD4, [43, -1, -1, -1], ALMOST], [], 'first', 2);
    expect(speedrun.outcome(position)).toEqual({
      ranks: [3, 2, 1],
      housed: [0, 1, 4],
      points: [-10, -10, 30],
    });
  });

  test.each<
    readonly [
      figures: readonly Figures[],
      home: readonly number[],
      seat: number,
      ranks: readonly number[],
      points: readonly number[],
      string,
    ]
  >([
    [[ALMOST, YARD4], [], 0, [1, 2], [20, -10], 'two: the other need not finish'],
    [[[43, 42, 41, 5], ALMOST], [], 1, [2, 1], [-10, 20], 'two, the other one'],
    [[ALMOST, HOME, YARD4], [1], 0, [2, 1, 3], [10, 30, -20], 'three'],
    [[[41, 42, 43, 1], HOME, ALMOST], [1], 2, [3, 1, 2], [-20, 30, 10], 'three, last with three'],
    [[HOME, YARD4, ALMOST, HOME], [3, 0], 2, [2, 4, 3, 1], [20, -30, 0, 40], 'four'],
    [[ALMOST, HOME, HOME, ON_WAY], [2, 1], 0, [3, 2, 1, 4], [0, 20, 40, -30], 'four, in order'],
  ])('RU-21 played on to the last place: %j, home %j', (figures, home, seat, ranks, points) => {
    const position = after(figures, home, 'all', seat);
    expect(phase(position)).toBe('over');
    expect(position.home).toEqual([...home, seat]);
    const result = speedrun.outcome(position);
    expect([result?.ranks, result?.points]).toEqual([ranks, points]);
  });

  test.each<readonly [figures: readonly Figures[], home: readonly number[], next: string]>([
    [[ALMOST, ON_WAY, ON_WAY], [], '2 rolls, 1 left'],
    [[ALMOST, ON_WAY, ON_WAY, HOME], [3], '2 rolls, 1 left'],
    [[ALMOST, ON_WAY, YARD4, ON_WAY], [], '2 rolls, 3 left'],
  ])('RU-19 played on while two are left: %j, home %j', (figures, home, next) => {
    const position = after(figures, home, 'all', 0);
    expect([phase(position), position.home, speedrun.outcome(position)]).toEqual([
      next,
      [...home, 0],
      null,
    ]);
  });

  test('nobody acts, nothing is due, nothing is accepted after the end', () => {
    const position = after([ALMOST, ON_WAY], [], 'first', 0);
    expect([0, 1].map((seat) => speedrun.legal(position, seat))).toEqual([[], []]);
    expect(speedrun.due(position)).toBeNull();
    expect(['r1', '1:10', '0:40'].map((text) => refusal(position, text))).toEqual([
      'match-over',
      'match-over',
      'match-over',
    ]);
  });
});
