import { expect, it } from 'vitest';
import { moved } from './glide';

const box = (left: number, top: number, width: number) => ({ left, top, width, height: 2 * width });

it.each([
  ['the same place', box(10, 20, 40), box(10, 20, 40), { x: 0, y: 0, scale: 1 }],
  ['to the right and down', box(10, 20, 40), box(110, 70, 40), { x: -100, y: -50, scale: 1 }],
  // The middles of the upper edges: 10 + 20 and 100 + 40.
  ['to twice the size', box(10, 20, 40), box(100, 20, 80), { x: -110, y: 0, scale: 0.5 }],
  ['to a place nobody sees', box(10, 20, 40), box(0, 0, 0), { x: 30, y: 20, scale: 1 }],
])('what glides starts where it was: %s', (_, from, to, expected) => {
  expect(moved(from, to)).toEqual(expected);
});
