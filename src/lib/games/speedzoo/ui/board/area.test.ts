import { describe, expect, it } from 'vitest';
import {
  buildable,
  closeAround,
  dominoRect,
  drawingOf,
  fieldAt,
  jointOf,
  middleSquare,
  percentOf,
} from './area';

const box = (left: number, right: number, top: number, bottom: number) => ({
  left,
  right,
  top,
  bottom,
});

describe('the ground that a zoo is shown on', () => {
  it.each([
    ['the gate alone reaches as far as a domino', box(0, 0, 0, 0), 5, box(-2, 2, -2, 2)],
    ['three by three may still grow by two', box(-1, 1, 0, 2), 5, box(-3, 3, -2, 4)],
    ['four wide by one', box(-1, 2, 0, 0), 5, box(-2, 3, -2, 2)],
    ['five wide no more', box(-4, 0, 0, 1), 5, box(-4, 0, -2, 3)],
    ['in the large zoo six wide by one', box(-5, 0, -3, 3), 7, box(-6, 1, -3, 3)],
  ])('%s', (_, covered, size, shown) => {
    expect(buildable(covered, size, null)).toEqual(shown);
  });

  it.each([
    ['five wide to one side', box(-4, 0, 0, 1), 5, box(-4, 2, -2, 3)],
    ['the large zoo from its gate', box(0, 0, 0, 0), 7, box(-3, 3, -3, 3)],
  ])('ZO-23 the whole square of the middle is shown with it: %s', (_, covered, size, shown) => {
    expect(buildable(covered, size, middleSquare(size))).toEqual(shown);
  });
});

describe('with little room only as much ground as is needed', () => {
  const east = { domino: 3, x: 2, y: 0, dir: 'E' } as const;
  it.each([
    ['what lies and the place beside it', [east], null, box(-1, 3, 0, 2)],
    ['no place at all', [], null, box(-1, 1, 0, 2)],
    ['the square of the middle is never cut', [east], middleSquare(5), box(-2, 3, -2, 2)],
  ])('%s', (_, places, square, shown) => {
    expect(closeAround(box(-1, 1, 0, 2), places, square)).toEqual(shown);
  });
});

describe('where things lie in the drawing', () => {
  it.each([
    ['E', { x: 100, y: -200, width: 200, height: 100 }, { x: 200, y: -150 }],
    ['W', { x: 0, y: -200, width: 200, height: 100 }, { x: 100, y: -150 }],
    ['S', { x: 100, y: -200, width: 100, height: 200 }, { x: 150, y: -100 }],
    ['N', { x: 100, y: -300, width: 100, height: 200 }, { x: 150, y: -200 }],
  ] as const)('a domino whose half a lies at 1, −2 and half b to the %s', (dir, rect, joint) => {
    const laid = { domino: 26, x: 1, y: -2, dir };
    expect(dominoRect(laid)).toEqual(rect);
    expect(jointOf(laid)).toEqual(joint);
  });

  it('a drawing is a little wider than its fields', () => {
    expect(drawingOf(box(-1, 2, 0, 1))).toEqual({ x: -114, y: -14, width: 428, height: 228 });
  });

  it('a part of it in percent', () => {
    const drawing = { x: -100, y: 0, width: 400, height: 200 };
    expect(percentOf({ x: 0, y: 50, width: 100, height: 50 }, drawing)).toEqual({
      x: 25,
      y: 25,
      width: 25,
      height: 25,
    });
  });

  it.each([
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: 199, y: 100 },
      { x: 1, y: 1 },
    ],
    [
      { x: -1, y: -101 },
      { x: -1, y: -2 },
    ],
  ])('the point %j lies in the field %j', (point, field) => {
    expect(fieldAt(point)).toEqual(field);
  });
});
