import { describe, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import type { AnyGame } from '../../../game/contract';
import { settings } from '../../../ui/settings.svelte';
import { speedsaurus } from '../rules';
import { asSentence, consequences } from './taking';

settings.locale = 'de';

const rules = speedsaurus as unknown as AnyGame;
const told = (parade: string, value: number, hand = '2', passed: readonly number[] = []) =>
  consequences(
    rules,
    speedsaurus.view(given({ hands: [hand, '1', '1'], parade, passed }), 0),
    0,
    value,
  );

describe('SA-15, SA-16, SA-17 what taking a card does', () => {
  test.each([
    ['the left end gets lower', told('2x4 1x6 3x7 2x9', 4), ['links reicht dann 1']],
    ['and lower', told('3x4 1x6', 4), ['links reichen dann 2']],
    ['the left end moves in', told('1x4 1x6 3x7', 4), ['links liegt dann die 6']],
    ['the right end gets lower', told('1x4 2x9', 9), ['rechts reicht dann 1']],
    ['the right end moves in', told('1x4 3x7 1x9', 9), ['rechts liegt dann die 7']],
    ['a pile in the middle', told('1x4 3x7 1x9', 7), ['2 bleiben liegen']],
    ['one card of two in the middle', told('1x4 2x7 1x9', 7), ['1 bleibt liegen']],
    ['the last of a pile in the middle', told('1x4 1x7 1x9', 7), ['die Lücke schließt sich']],
    ['the only pile', told('3x7', 7), ['dann reichen 2']],
    ['the last card', told('1x7', 7), ['dann ist die Parade leer']],
    [
      'a group of the hand grows',
      told('1x4 2x9', 9, '9 9'),
      ['dann hast du 3 × 9', 'rechts reicht dann 1'],
    ],
    ['all others have passed', told('1x4 2x9', 9, '2', [1]), ['dann zieht die Herde weiter']],
    ['no such pile', told('1x4 2x9', 5), []],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('as one sentence', () => {
    expect(asSentence(['dann hast du 3 × 9', 'rechts reicht dann 1'])).toBe(
      'Dann hast du 3 × 9, rechts reicht dann 1.',
    );
    expect(asSentence([])).toBeUndefined();
  });
});
