import { describe, expect, it } from 'vitest';
import type { Laid, Zoo } from '../position';
import { laidSince, landing } from './flights';

const laid = (domino: number): Laid => ({ domino, x: 1, y: 0, dir: 'E' });
const zoo = (...dominoes: readonly number[]): Zoo => ({ laid: dominoes.map(laid), discarded: [] });

describe('what others have laid', () => {
  it.each([
    ['nothing changed', [zoo(3), zoo(7)], [zoo(3), zoo(7)], []],
    ['the own domino takes no way', [zoo(), zoo(7)], [zoo(3), zoo(7)], []],
    ['one of seat 1', [zoo(3), zoo(7)], [zoo(3), zoo(7, 12)], [{ seat: 1, domino: 12 }]],
    ['a new match of a season has less', [zoo(3), zoo(7)], [zoo(), zoo()], []],
  ])('%s', (_, before, now, expected) => {
    expect(laidSince(before, now, 0)).toEqual(expected);
  });
});

it('a domino lands two of seven fields wide in the middle of the miniature, as long as before for its height', () => {
  const from = { left: 0, top: 0, width: 80, height: 40 };
  const miniature = { left: 300, top: 100, width: 70, height: 70 };
  // 70 × 2 / 7 = 20 wide, half as high; (70 − 20) / 2 = 25 and (70 − 10) / 2 = 30 from its corner.
  expect(landing(from, miniature)).toEqual({ left: 325, top: 130, width: 20, height: 10 });
});
