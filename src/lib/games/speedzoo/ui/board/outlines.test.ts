import { describe, expect, it } from 'vitest';
import type { Direction } from '../../position';
import { fieldsIn, keyOf } from '../../zoo';
import { outlineOf, partingsOf, seamsIn, wayAround } from './outlines';

/** Jungle with a star, savanna, and right of it two savannas of another domino. */
const ZOO = {
  laid: [
    { domino: 26, x: 1, y: 0, dir: 'E' as Direction },
    { domino: 1, x: 3, y: 0, dir: 'S' as Direction },
  ],
  discarded: [],
};
const fields = fieldsIn(ZOO);

describe('paper ways', () => {
  it('part a field from unlike ones, not from the like one on its right', () => {
    const savanna = fields.get(keyOf({ x: 2, y: 0 }));
    expect(savanna && wayAround(fields, savanna)).toBe(
      'M-1 -1h101v102h-101v-102Z' + 'M14 3h86v94h-86a11 11 0 0 1 -11 -11v-72a11 11 0 0 1 11 -11Z',
    );
  });

  it('in a miniature run between the gate, the jungle and the savanna', () => {
    expect(partingsOf(fields)).toBe('M100 0v100M200 0v100');
  });
});

it('seams run only where two dominoes meet inside an enclosure', () => {
  expect(seamsIn(fields)).toBe('M300 12v76');
});

describe('the outline of an enclosure', () => {
  it('runs around all its fields together', () => {
    expect(
      outlineOf([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBe('M0 0h100M0 100h100M0 0v100' + 'M100 0h100M100 100h100M200 0v100');
  });
});
