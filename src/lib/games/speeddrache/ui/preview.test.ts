import { describe, expect, test } from 'vitest';
import { played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import { speeddrache } from '../rules';
import { previewOf } from './preview';

const preview = (text: string, options = {}, seats = 3) =>
  previewOf(rules, speeddrache.view(played(text, setupOf(options, seats)), 0), 0);

describe('DR-34 what turning back now would bring, beside the bag', () => {
  test.each([
    [
      '7 of three: 2 each, 1 stays; 11: 3 each, 2 stay; a relic',
      'T7 - T11 - R1',
      { bag: 5, alone: { gold: 3, relics: ['R1'] }, shared: { gold: 1, relics: [] } },
    ],
    [
      'nothing lies there',
      'H1',
      { bag: 0, alone: { gold: 0, relics: [] }, shared: { gold: 0, relics: [] } },
    ],
    [
      'two relics, and all of them for one',
      'R1 0 H1 1 H2 2 T1 - R2',
      { bag: 0, alone: { gold: 1, relics: ['R2'] }, shared: { gold: 0, relics: [] } },
    ],
    [
      'the last one inside has nobody to share with: 1 stays of the 7, and takes 11',
      'T7 12 T11',
      { bag: 13, alone: { gold: 1, relics: [] }, shared: null },
    ],
  ])('%s', (_, text, expected) => {
    expect(preview(text)).toEqual(expected);
    expect(preview(text, { hiddenChests: true })).toEqual(expected);
  });

  test('with eight thieves', () => {
    // 17 of eight: 2 each, 1 stays; 15: 1 each, 7 stay; 8 lie there.
    expect(preview('T17 - T15', {}, 8)).toEqual({
      bag: 3,
      alone: { gold: 8, relics: [] },
      shared: { gold: 4, relics: [] },
    });
  });

  test('who is out or has nothing to choose has none', () => {
    expect(preview('T7 0 T11')).toBeNull();
    expect(preview('T7 -')).toBeNull();
  });
});
