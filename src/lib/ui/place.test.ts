import { describe, expect, it } from 'vitest';
import { laidOver, placed, type Box, type Placed } from './place';

const PHONE = { width: 360, height: 640 };
const NOTE = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  width,
  height,
});

describe('laidOver', () => {
  it.each<readonly [string, Box, { left: number; top: number }]>([
    [
      'in the middle of the part, from its upper edge',
      box(100, 50, 240, 400),
      { left: 120, top: 50 },
    ],
    ['wider than the part: still on the screen', box(0, 300, 100, 200), { left: 8, top: 300 }],
    ['no further down than the screen', box(100, 600, 240, 40), { left: 120, top: 532 }],
  ])('%s', (_, part, expected) => {
    expect(laidOver(part, NOTE, PHONE)).toMatchObject(expected);
  });
});

describe('placed', () => {
  it.each<readonly [string, Box, Placed]>([
    ['in the middle: above, centred', box(160, 300), { left: 80, top: 189, above: true, tip: 100 }],
    ['at the top: below', box(160, 60), { left: 80, top: 111, above: false, tip: 100 }],
    ['just enough room above', box(160, 119), { left: 80, top: 8, above: true, tip: 100 }],
    ['one pixel too little', box(160, 118), { left: 80, top: 169, above: false, tip: 100 }],
    ['at the left edge: the tip follows', box(0, 300), { left: 8, top: 189, above: true, tip: 20 }],
    ['near the left edge', box(40, 300), { left: 8, top: 189, above: true, tip: 52 }],
    ['at the right edge', box(320, 300), { left: 152, top: 189, above: true, tip: 180 }],
  ])('%s', (_, target, expected) => {
    expect(placed(target, NOTE, PHONE)).toEqual(expected);
  });

  it('takes the larger side where neither has room, and stays on the screen', () => {
    const tall = { width: 200, height: 400 };
    expect(placed(box(160, 250), tall, PHONE)).toMatchObject({ top: 232, above: false });
    expect(placed(box(160, 350), tall, PHONE)).toMatchObject({ top: 8, above: true });
  });
});
