import { describe, expect, it } from 'vitest';
import type { Direction } from '../../position';
import { placeKey } from './area';
import { nextByArrow, shownSpots, tapped, type Arrow } from './spots';

const at = (x: number, y: number, dir: Direction) => ({ domino: 26, x, y, dir });
const spot = (x: number, y: number, dir: Direction, now = true) => ({ laid: at(x, y, dir), now });
const keys = (spots: readonly { readonly laid: ReturnType<typeof at> }[]) =>
  spots.map(({ laid }) => placeKey(laid));

describe('ZO-12 which places are shown', () => {
  it('one for any two fields, the one that fits at once before the turned one', () => {
    const spots = [spot(1, 1, 'W', false), spot(0, 1, 'E'), spot(0, 1, 'S', false)];
    expect(keys(shownSpots(spots, null))).toEqual(['0,1,E', '0,1,S']);
  });

  it('of two turned ones the first', () => {
    const spots = [spot(2, 0, 'S', false), spot(2, 1, 'N', false)];
    expect(keys(shownSpots(spots, null))).toEqual(['2,0,S']);
  });

  it('none on the two fields where the domino lies, but beside and across', () => {
    const spots = [
      spot(0, 1, 'E'),
      spot(1, 1, 'W', false),
      spot(1, 1, 'E'),
      spot(0, 1, 'S', false),
    ];
    expect(keys(shownSpots(spots, at(1, 1, 'W')))).toEqual(['1,1,E', '0,1,S']);
  });
});

describe('ZO-14 which place a tap means', () => {
  /** Side by side, overlapping in the field 2, 0; their joints at 200, 50 and 300, 50. */
  const SPOTS = [spot(1, 0, 'E'), spot(2, 0, 'E', false)];

  it.each([
    [120, 50, '1,0,E'],
    [240, 90, '1,0,E'],
    [260, 10, '2,0,E'],
    [390, 50, '2,0,E'],
    [320, 110, '2,0,E'],
  ])('at %d, %d the nearest joint of the frames there: %s', (x, y, key) => {
    const laid = tapped(SPOTS, null, { x, y });
    expect(laid && placeKey(laid)).toBe(key);
  });

  it.each([
    [320, 113],
    [87, 50],
    [250, -13],
  ])('at %d, %d nothing', (x, y) => {
    expect(tapped(SPOTS, null, { x, y })).toBeNull();
  });

  it.each([
    [150, 50, '1,0,E', 'the domino that lies'],
    [270, 50, '1,0,E', 'the domino that lies, though the other joint is nearer'],
    [280, 50, '2,0,E', 'the other place, on its disc'],
    [390, 50, '2,0,E', 'the other place'],
  ])('while a domino lies, at %d, %d: %s, %s', (x, y, key) => {
    const laid = tapped([spot(2, 0, 'E')], at(1, 0, 'E'), { x, y });
    expect(laid && placeKey(laid)).toBe(key);
  });
});

describe('where an arrow key goes', () => {
  const POINTS = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 50 },
    { x: 100, y: 100 },
  ];

  it.each<[Arrow, number, number]>([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 3, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, -1],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 0, 3],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 1, -1],
  ])('%s from point %d to point %d', (arrow, from, to) => {
    expect(nextByArrow(POINTS, POINTS[from] ?? { x: 0, y: 0 }, arrow)).toBe(to);
  });
});
