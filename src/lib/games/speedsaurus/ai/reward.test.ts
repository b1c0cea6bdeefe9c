/** What the strong player plays for. */
import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import { rewardOf } from './reward';

const HANDS = ['1', '2', '3'];

test.each([
  { left: [0, 4, 5], worth: 1000 },
  { left: [1, 0, 5], worth: -10 },
  { left: [7, 0, 1], worth: -70 },
])('in "single" winning counts, and then every card: $left', ({ left, worth }) => {
  expect(rewardOf(given({ hands: HANDS }))(Int32Array.from(left), 0)).toBe(worth);
});

describe('in "pro20"', () => {
  test.each([
    {
      name: 'the match is over (9 + 11 = 20) and won with 5 points: 1000 less 10 for each',
      before: [5, 9, 10],
      left: [0, 11, 3],
      worth: 950,
    },
    {
      name: 'it is over and somebody has fewer points',
      before: [5, 9, 3],
      left: [1, 11, 0],
      worth: -60,
    },
    {
      name: 'it is over and two share the first place',
      before: [5, 9, 6],
      left: [1, 11, 0],
      worth: 440,
    },
    {
      // Own 6, the others 9 and 11: 4 less than their mean, 40 thousandths each: 333 + 160 − 60.
      name: 'it goes on: an even chance, more with fewer points than the others',
      before: [6, 5, 7],
      left: [0, 4, 4],
      worth: 433,
    },
    {
      // Own 19, the others 2 and 3: 16.5 more than their mean is hopeless, but not lost: 20 − 190.
      name: 'it goes on, and is neither won nor lost',
      before: [10, 0, 3],
      left: [9, 2, 0],
      worth: -170,
    },
  ])('$name', ({ before, left, worth }) => {
    const position = given({ hands: HANDS, variant: 'pro20', left: [before] });
    expect(rewardOf(position)(Int32Array.from(left), 0)).toBe(worth);
  });
});
