import { describe, expect, test } from 'vitest';
import { logOf, played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import { speeddrache } from '../rules';
import { historyOf } from './history';
import { wayHomeSum } from './wayhome';

const way = (text: string, options = {}, seats = 3) => {
  const setup = setupOf(options, seats);
  const leave = historyOf(rules, setup, logOf(text, setup)).at(-1)?.leaves.at(-1);
  if (leave === undefined) throw new Error('nobody left');
  return wayHomeSum(leave, speeddrache.view(played(text, setup), 0), 0);
};

// 7 of three: 2 each, 1 stays; 11: 3 each, 2 stay. The bags hold 5, 3 lie on the path.
const PATH = 'T7 - T11 - R1';

describe('DR-06 DR-20 the way home as arithmetic', () => {
  test('two share: 3 ÷ 2 is 1 each, 1 stays; the relic stays', () => {
    expect(way(`${PATH} 01`)).toEqual({
      leavers: 2,
      rests: [1, 2],
      lying: 3,
      share: 1,
      stays: 1,
      homecomings: [
        { seat: 0, sum: { bag: 5, share: 1, chest: 6 } },
        { seat: 1, sum: { bag: 5, share: 1, chest: 6 } },
      ],
      taken: [],
      left: ['R1'],
    });
  });

  test('DR-07 one alone takes all gold and the relic; the chest had 2 before', () => {
    expect(way(`T7 02 H1 1 ${PATH.replace('T7', 'T9')} 0`)).toMatchObject({
      // 9 of three: 3 each, nothing stays, so only the 11 has a rest.
      rests: [2],
      share: 2,
      stays: 0,
      homecomings: [{ seat: 0, sum: { bag: 6, share: 2, chest: 10 } }],
      taken: ['R1'],
      left: [],
    });
  });

  test('eight leave an empty path', () => {
    const all = way('T17 - H1 01234567', {}, 8);
    expect(all).toMatchObject({ leavers: 8, rests: [1], share: 0, stays: 1 });
    expect(all.homecomings).toHaveLength(8);
  });
});

describe('DR-26 hidden chests', () => {
  const hidden = { hiddenChests: true };

  test('of others not one number is told', () => {
    expect(way(`${PATH} 12`, hidden)).toMatchObject({
      rests: null,
      homecomings: [
        { seat: 1, sum: null },
        { seat: 2, sum: null },
      ],
    });
  });

  test('the own numbers stay', () => {
    expect(way(`${PATH} 01`, hidden)).toMatchObject({
      rests: [1, 2],
      homecomings: [
        { seat: 0, sum: { bag: 5, share: 1, chest: 6 } },
        { seat: 1, sum: null },
      ],
    });
  });
});
