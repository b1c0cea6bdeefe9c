import { describe, expect, test } from 'vitest';
import { drawing, laidOf, laidText, zooOf } from '../../../../tests/games/speedzoo';
import { boxOf, fieldsIn, fitsAnywhere, fitsOf, misfitOf } from './zoo';

/** Domino 26 is J1 S, 40 is P1 S, 7 is W W, 12 is N N, 36 is S M1, 18 is J M. */
describe('where halves lie', () => {
  test.each([
    ['26@1,0E', ['# J1 S']],
    ['26@-1,0W', ['S J1 #']],
    ['26@0,1S', ['#', 'J1', 'S']],
    ['26@0,-1N', ['S', 'J1', '#']],
    ['26@1,1N 40@-1,0N', ['S . .', 'P1 # S', '. . J1']],
  ])('%s', (text, expected) => {
    expect(drawing(fieldsIn(zooOf(text)))).toEqual(expected);
  });

  test('the box holds the gate, also where nothing lies', () => {
    expect(boxOf([])).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(boxOf([{ x: 2, y: 1 }])).toEqual({ left: 0, right: 2, top: 0, bottom: 1 });
    expect(boxOf([{ x: -2, y: -1 }])).toEqual({ left: -2, right: 0, top: -1, bottom: 0 });
  });
});

describe('ZO-02 ZO-08 ZO-09 what fits', () => {
  const row = '26@1,0E 26@-1,0W';
  test.each([
    ['beside the gate anything fits', '', '7@0,1E', null],
    ['with its second half as well', '', '7@-1,1E', null],
    ['corner to corner with the gate is not beside it', '', '7@1,1E', 'no-neighbour'],
    ['the gate cannot be covered', '', '7@0,0E', 'occupied'],
    ['nor by the second half', '', '7@-1,0E', 'occupied'],
    ['a covered field cannot be covered', '26@1,0E', '40@2,0E', 'occupied'],
    ['nor by the second half', '26@1,0E', '40@2,1N', 'occupied'],
    ['beside a field of the same habitat', '26@1,0E', '18@1,1E', null],
    ['with the second half beside it', '26@1,0E', '36@3,1W', 'no-neighbour'],
    ['savanna beside savanna', '26@1,0E', '36@2,1E', null],
    ['jungle beside savanna only', '26@1,0E', '18@3,0E', 'no-neighbour'],
    ['five wide is allowed', row, '36@2,1S', null],
    ['six wide is not', row, '36@3,0E', 'too-large'],
    ['five high is allowed', '26@0,1S 26@0,-1N', '36@1,2E', null],
    ['six high is not', '26@0,1S 26@0,-1N', '36@0,3E', 'too-large'],
    ['occupied is said before too large', row, '36@2,0E', 'occupied'],
  ] as const)('%s', (_, zoo, domino, expected) => {
    expect(misfitOf(fieldsIn(zooOf(zoo)), laidOf(domino), 5)).toBe(expected);
  });

  test('ZO-26 seven by seven allows what five by five does not', () => {
    const fields = fieldsIn(zooOf(row));
    expect(misfitOf(fields, laidOf('36@3,0N'), 7)).toBeNull();
    expect(misfitOf(fields, laidOf('36@3,0E'), 7)).toBeNull();
    expect(misfitOf(fieldsIn(zooOf(`${row} 40@3,0E`)), laidOf('36@5,0N'), 7)).toBe('too-large');
  });

  test('the first domino fits in 24 ways: at each side of the gate six, either half at the gate', () => {
    const fits = fitsOf(zooOf(''), 26, 5);
    expect(fits).toHaveLength(24);
    expect(fits.map(laidText)).toContain('26@-1,-1S');
    expect(new Set(fits.map(laidText)).size).toBe(24);
  });

  test('a domino that fits nowhere', () => {
    // Five in a row: above and below lies nothing but the gate touches; a night house finds its place there.
    expect(fitsAnywhere(zooOf(row), 12, 5)).toBe(true);
    // All four sides of the gate are covered, and nothing shows a night house.
    const closed = zooOf('26@1,0E 26@-1,0W 18@0,1E 18@0,-1W');
    expect(fitsAnywhere(closed, 12, 5)).toBe(false);
    expect(fitsAnywhere(closed, 18, 5)).toBe(true);
  });
});
