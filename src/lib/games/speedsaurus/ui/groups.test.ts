import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import type { AnyGame } from '../../../game/contract';
import type { View } from '../position';
import { speedsaurus } from '../rules';
import { handGroups, placeFor } from './groups';

const rules = speedsaurus as unknown as AnyGame;
const THREE = ['4 4', '4 4'];

/** Each group as `3x7 left 2`: cards, where they fit, fewest that may be laid. */
const shown = (position: View, laying = true): readonly string[] =>
  handGroups(rules, position, 0, speedsaurus.legal(position, 0), laying).map(
    ({ value, have, fit, need }) => `${have}x${value} ${fit} ${need}`,
  );

describe('the groups of the own hand', () => {
  const hand = '1 3 3 3 5 8 8 9 12 12';
  const parade = '2x4 1x6 3x7 2x9';
  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'SA-10, SA-11, SA-12, SA-14 each where it fits, too few, or locked between the ends',
      shown(speedsaurus.view(given({ hands: [hand, ...THREE], parade }), 0)),
      ['1x1 few 2', '3x3 left 2', '1x5 locked 1', '2x8 locked 1', '1x9 few 2', '2x12 right 2'],
    ],
    [
      'SA-08 opening takes everything',
      shown(speedsaurus.view(given({ hands: ['2 2 9', ...THREE] }), 0)),
      ['2x2 open 1', '1x9 open 1'],
    ],
    [
      'SA-13 an equal value on a single stack goes left',
      shown(speedsaurus.view(given({ hands: ['4 4 4 5 5 6', ...THREE], parade: '2x5' }), 0)),
      ['3x4 left 2', '2x5 left 2', '1x6 few 2'],
    ],
    [
      'another is on turn',
      shown(speedsaurus.view(given({ hands: ['2 2 9', ...THREE], turn: 1 }), 0), false),
      ['2x2 idle 1', '1x9 idle 1'],
    ],
    [
      'a card is being taken',
      shown(speedsaurus.view(given({ hands: [hand, ...THREE], parade }), 0), false).slice(0, 2),
      ['1x1 idle 1', '3x3 idle 1'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test.each([
    ['nothing lies there', '', 5, 'right', 'open'],
    ['an equal value on a single stack', '2x5', 5, 'right', 'left'],
    ['a higher value on a single stack', '2x5', 6, 'right', 'right'],
    ['an equal value at the right end', '2x4 2x5', 5, 'right', 'right'],
    ['a wish that will be refused', '2x4 2x5', 5, 'left', 'left'],
  ] as const)('where cards go: %s', (_, parade, value, end, expected) => {
    expect(placeFor(given({ hands: ['1'], parade }).parade, value, end)).toBe(expected);
  });
});
