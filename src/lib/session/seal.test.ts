/** What the app seals before a match: nobody has had it before, and so nobody has met these rows before. */
import { expect, test } from 'vitest';
import { highest, playAlone, rowsOf } from '../../../tests/daily/zoo';
import { commitmentTo, seedFrom } from '../game/proof';
import { aloneOptions } from '../games/speedzoo/alone';
import { freshSeal } from './seal';

test('ZO-33 a zoo of chance is shuffled anew every time', () => {
  const setup = { seats: 1, options: aloneOptions('free'), source: { kind: 'free' } } as const;
  const matches = Array.from({ length: 20 }, () => {
    const { share, commitment } = freshSeal();
    expect(commitment).toBe(commitmentTo(share));
    return rowsOf(playAlone(setup, seedFrom([share]), highest)).join(' | ');
  });
  expect(new Set(matches).size).toBe(20);
});
