import { describe, expect, it } from 'vitest';
import { Hold, towards, under, type Contact, type Target } from './gestures';

const box = (left: number, top: number, width = 100, height = 140) => ({
  left,
  top,
  width,
  height,
});
/** Two piles above a hand: their middles at 120, 320 and 280, 320. */
const PILES: readonly Target<0 | 1>[] = [
  { on: 0, box: box(70, 250), fits: true },
  { on: 1, box: box(230, 250), fits: false },
];
const BOTH = PILES.map((pile) => ({ ...pile, fits: true }));
const NONE = PILES.map((pile) => ({ ...pile, fits: false }));

const at = (x: number, y: number, t = 0, change: Partial<Contact> = {}): Contact => ({
  id: 1,
  x,
  y,
  t,
  width: 20,
  height: 20,
  ...change,
});

/** A finger on a card at 200, 700 that is lifted at `end`. */
const stroke = (end: Contact, targets: readonly Target<0 | 1>[] = PILES) => {
  const hold = new Hold<string>();
  hold.down(at(200, 700), 'card');
  hold.move(end);
  return hold.up(end, targets);
};

describe('one finger', () => {
  it.each<[string, Contact, readonly Target<0 | 1>[], unknown]>([
    ['lifted where it came down', at(200, 700, 90), PILES, 'tap'],
    ['trembling by 10 px', at(206, 692, 90), PILES, 'tap'],
    ['a hasty tap that slips by 20 px sideways', at(220, 700, 90), PILES, 'tap'],
    [
      'a hasty tap that slips by 20 px towards a pile where it does not fit',
      at(204, 680, 90),
      NONE,
      'tap',
    ],
    ['a short quick stroke to a pile where it fits', at(196, 680, 90), PILES, 0],
    ['a flick to the left pile', at(180, 610, 160), BOTH, 0],
    ['a flick to the right pile', at(216, 610, 160), BOTH, 1],
    ['a flick between both: the one where it fits', at(200, 610, 160), PILES, 0],
    [
      'a flick to a pile where it does not fit, if it plainly goes there',
      at(272, 500, 200),
      PILES,
      1,
    ],
    ['a flick away from both', at(200, 790, 160), BOTH, 'nothing'],
    ['a slow stroke that ends on neither', at(180, 560, 800), BOTH, 'nothing'],
    ['a slow drag onto the right pile', at(290, 330, 900), PILES, 1],
    ['a slow drag that ends just beside the left pile', at(60, 400, 900), PILES, 0],
  ])('%s', (_, end, targets, meant) =>
    expect(stroke(end, targets)).toEqual(
      typeof meant === 'number' ? { what: 'on', on: meant } : { what: meant },
    ),
  );

  it('carried away and back again it is no tap', () => {
    const hold = new Hold<string>();
    hold.down(at(200, 700), 'card');
    expect(hold.move(at(200, 600, 200))).toEqual({ x: 0, y: -100 });
    hold.move(at(202, 700, 600));
    expect(hold.up(at(202, 700, 650), PILES)).toEqual({ what: 'nothing' });
  });

  it('shifts what it holds only once it has left its place', () => {
    const hold = new Hold<string>();
    hold.down(at(200, 700), 'card');
    expect(hold.move(at(206, 692))).toBeNull();
    expect(hold.move(at(206, 689))).toEqual({ x: 6, y: -11 });
  });

  it('coming down again, without ever having been lifted, it holds what it comes down on', () => {
    const hold = new Hold<string>();
    hold.down(at(200, 700), 'card');
    hold.move(at(200, 600, 200));
    expect(hold.down(at(300, 700, 5000), 'another')).toBe(true);
    expect(hold.up(at(300, 700, 5090), PILES)).toEqual({ what: 'tap' });
  });

  it('taken away by the system it plays nothing', () => {
    const hold = new Hold<string>();
    hold.down(at(200, 700), 'card');
    hold.cancel(1);
    expect(hold.up(at(200, 700, 90), PILES)).toBeNull();
  });
});

describe('SP-06 a second finger and a palm never take a card', () => {
  const second = (x: number, y: number, t: number) => at(x, y, t, { id: 2 });

  it('the second finger holds nothing, the first goes on', () => {
    const hold = new Hold<string>();
    expect(hold.down(at(200, 700), 'mine')).toBe(true);
    expect(hold.down(second(300, 700, 20), 'another')).toBe(false);
    expect(hold.move(second(300, 600, 40))).toBeNull();
    expect(hold.up(second(300, 600, 60), PILES)).toBeNull();
    expect(hold.held?.grip).toBe('mine');
    expect(hold.up(at(200, 700, 90), PILES)).toEqual({ what: 'tap' });
  });

  it('nor does it take the same card', () => {
    const hold = new Hold<string>();
    hold.down(at(200, 700), 'mine');
    hold.down(second(205, 705, 20), 'mine');
    expect(hold.up(second(205, 705, 60), PILES)).toBeNull();
    expect(hold.up(at(200, 700, 90), PILES)).toEqual({ what: 'tap' });
  });

  it('a palm holds nothing, and a finger that becomes one lets go', () => {
    const hold = new Hold<string>();
    expect(hold.down(at(200, 700, 0, { width: 90 }), 'card')).toBe(false);
    expect(hold.down(at(200, 700), 'card')).toBe(true);
    hold.move(at(200, 700, 30, { height: 80 }));
    expect(hold.up(at(200, 700, 60), PILES)).toBeNull();
  });

  it('one that only rests gives way to another, and plays nothing when it is lifted', () => {
    const hold = new Hold<string>();
    hold.down(at(200, 700), 'rested on');
    expect(hold.down(second(300, 700, 701), 'meant')).toBe(true);
    expect(hold.up(at(200, 700, 750), PILES)).toBeNull();
    expect(hold.up(second(300, 700, 790), PILES)).toEqual({ what: 'tap' });
    hold.down(at(200, 700, 1000), 'rested on');
    expect(hold.up(at(200, 700, 1701), PILES)).toEqual({ what: 'nothing' });
  });

  it('two players hold two cards in the same instant', () => {
    const [near, far] = [new Hold<string>(), new Hold<string>()];
    expect(near.down(at(200, 700), 'near')).toBe(true);
    expect(far.down(second(200, 60, 0), 'far')).toBe(true);
    expect(near.up(at(190, 620, 100), BOTH)).toEqual({ what: 'on', on: 0 });
    // from the other side of the table the stroke goes down the screen
    expect(far.up(second(216, 150, 100), BOTH)).toEqual({ what: 'on', on: 1 });
  });
});

it('where two piles are within reach, the nearer one is under the finger', () => {
  const close = [
    { on: 0, box: box(0, 0), fits: true },
    { on: 1, box: box(110, 0), fits: true },
  ] as const;
  expect(under({ x: 104, y: 50 }, close)?.on).toBe(0);
  expect(under({ x: 107, y: 50 }, close)?.on).toBe(1);
  expect(under({ x: 300, y: 50 }, close)).toBeNull();
});

it('without a direction nothing is aimed at beside it', () =>
  expect(towards({ x: 200, y: 700 }, { x: 290, y: 700 }, BOTH)).toBeNull());
