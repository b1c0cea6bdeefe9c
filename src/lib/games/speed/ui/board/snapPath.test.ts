import { expect, it } from 'vitest';
import { dotsOf, paperAt } from './snapPath';

const SCREEN = { width: 390, height: 844 };
const PAPER = { width: 200, height: 80 };
const box = (left: number, top: number) => ({ left, top, width: 60, height: 84 });

/** The pile of a phone lies at 240…380; of the far half, its own side is above. */
const PILE = { left: 160, top: 240, width: 100, height: 140 };

it.each<[string, number, number, boolean, { left: number; top: number }]>([
  ['left of a place on the right', 300, 740, false, { left: 86, top: 556 }],
  ['right of a place on the left', 20, 740, false, { left: 94, top: 556 }],
  ['never over the edge', 160, 740, false, { left: 178, top: 556 }],
  ['never on the pile where there is little room', 300, 500, false, { left: 86, top: 394 }],
  ['towards the table for whoever sits opposite', 300, 10, true, { left: 86, top: 146 }],
])('the paper lies %s', (_, left, top, turned, at) =>
  expect(paperAt(PILE, box(left, top), PAPER, SCREEN, turned)).toEqual(at),
);

it('dots lead from one card to the other and lie on neither', () => {
  const dots = dotsOf(box(100, 100), box(100, 500));
  expect(dots.length).toBeGreaterThan(8);
  expect(dots.every(({ y }) => y > 184 && y < 500)).toBe(true);
  expect([...dots].sort((a, b) => a.y - b.y)).toEqual(dots);
});

it('cards that touch leave no room for a way', () =>
  expect(dotsOf(box(100, 100), box(110, 110))).toEqual([]));
