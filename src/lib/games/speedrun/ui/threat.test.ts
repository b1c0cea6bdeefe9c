import { describe, expect, test } from 'vitest';
import { YARD4, given } from '../../../../../tests/games/speedrun';
import type { AnyGame } from '../../../game/contract';
import { speedrun } from '../rules';
import { toNumber } from './fraction';
import { threatsTo } from './threat';

const rules = speedrun as unknown as AnyGame;
type Figures = readonly number[];

/** The prey is figure 0 of seat 0; the hunter, seat 1 of two, starts on the prey's field 20. */
const hunt = (prey: number, hunter: Figures, options = {}) => {
  const position = given({ figures: [[prey, -1, -1, -1], hunter], options });
  const [threat] = threatsTo(rules, position, { seat: 0, figure: 0 });
  return threat === undefined
    ? null
    : [
        `${threat.direct.part}/${threat.direct.of}`,
        `${threat.withSix.part}/${threat.withSix.of}`,
        Number(toNumber(threat.all).toFixed(4)),
      ];
};

describe('C-29 who can reach a figure on the next turn, and with what chance', () => {
  test.each<readonly [string, prey: number, Figures, ReturnType<typeof hunt>]>([
    ['4 behind, the others at home: a 4', 34, [10, 41, 42, 43], ['1/6', '1/6', 0.1667]],
    ['6 behind: a 6', 36, [10, 41, 42, 43], ['1/6', '1/6', 0.1667]],
    ['8 behind: a 6, then a 2', 38, [10, 41, 42, 43], ['0/1', '1/36', 0.0278]],
    // 1/216, as the third roll hits with one face of six.
    ['13 behind: 6, 6, 1', 33, [0, 41, 42, 43], ['0/1', '0/1', 0.0046]],
    // After a six one of them is past; the other hits with one face: 12/36 + 1/36.
    ['two figures, 2 and 5 behind: a 2 or a 5', 35, [10, 13, 42, 43], ['1/3', '13/36', 0.3665]],
    ['one in front of the hunter: never', 25, [10, 41, 42, 43], null],
    [
      'all in the yard, on the start field: a 6 in three tries',
      20,
      YARD4,
      ['91/216', '91/216', 0.4213],
    ],
    // A six in three tries, then a 3: the start field has to be cleared anyway.
    ['all in the yard, 3 past the start field', 23, YARD4, ['0/1', '91/1296', 0.0722]],
    // With a 4 the figure on the start field must go. After a six it is gone: a 4 or a 5 hits.
    ['(b) start field first: no 4', 31, [-1, 0, 7, 43], ['0/1', '1/18', 0.0656]],
    // The six that would hit must bring one out; then the next six hits.
    ['(a) six must come out: not 6 ahead', 36, [-1, 10, 42, 43], ['0/1', '1/36', 0.0278]],
    // (c) the six moves the figure that blocks, past the prey; two more bring none nearer than a 4.
    ['(c) the chain moves the blocker', 30, [-1, 0, 6, 43], ['0/1', '0/1', 0.0054]],
  ])('%s', (_, prey, hunter, expected) => {
    expect(hunt(prey, hunter)).toEqual(expected);
  });

  test('a figure in yard or house is safe, and one that is home hunts nobody', () => {
    expect(hunt(-1, YARD4)).toBeNull();
    expect(hunt(40, [19, 10, 5, 1])).toBeNull();
    const home = given({
      figures: [
        [20, -1, -1, -1],
        [40, 41, 42, 43],
      ],
      home: [1],
    });
    expect(threatsTo(rules, home, { seat: 0, figure: 0 })).toEqual([]);
  });

  test('the roll that waits is known', () => {
    const four = given({
      figures: [
        [34, -1, -1, -1],
        [10, 41, 42, 43],
      ],
      turn: 1,
      roll: 4,
    });
    expect(threatsTo(rules, four, { seat: 0, figure: 0 })).toMatchObject([
      { seat: 1, all: { part: 1, of: 1 } },
    ]);
    const three = given({
      figures: [
        [34, -1, -1, -1],
        [10, 41, 42, 43],
      ],
      turn: 1,
      roll: 3,
    });
    expect(threatsTo(rules, three, { seat: 0, figure: 0 })).toEqual([]);
  });

  test('a one that gives another turn is another turn (RU-16)', () => {
    // 2 behind; after a 1 with two players the same seat rolls again, which is no longer its next turn.
    expect(hunt(32, [10, 41, 42, 43], { oneSkips: true })).toEqual(
      hunt(32, [10, 41, 42, 43], { oneSkips: false }),
    );
  });

  test('likeliest first, own seat left out', () => {
    const position = given({
      figures: [
        [25, -1, -1, -1],
        [13, 41, 42, 43],
        [1, 3, 42, 43],
      ],
      turn: 0,
    });
    // Seat 1 starts on field 10, so its figure stands on 23; seat 2 on 20: on 21 and 23.
    expect(
      threatsTo(rules, position, { seat: 0, figure: 0 }).map(({ seat, direct }) => [seat, direct]),
    ).toEqual([
      [2, { part: 1, of: 3 }],
      [1, { part: 1, of: 6 }],
    ]);
  });
});
