import { describe, expect, it } from 'vitest';
import { PACE } from '../../../ui/pace';
import { place, travel } from './Board.motion';

describe('travel', () => {
  it('hops field by field, with one lift between two fields', () => {
    const { frames, duration, delay } = travel(0, 0, 0, 3);
    expect(frames.map((frame) => frame.offset)).toEqual([0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1]);
    expect(frames[0]?.transform).toBe(place({ x: 458, y: 1010 }));
    expect(frames[1]?.transform).toBe(place({ x: 458, y: 964 }, 30));
    expect(frames[6]?.transform).toBe(place({ x: 458, y: 734 }));
    expect([duration, delay]).toEqual([168, 0]);
  });
  it('brings a captured figure home after the other has arrived', () => {
    const { frames, duration, delay } = travel(1, 2, 17, -1);
    expect(frames[0]?.transform).toBe(place({ x: 918, y: 458 }));
    expect(frames[2]?.transform).toBe(place({ x: 228 - 57.04, y: 228 + 57.04 }));
    expect(duration + delay).toBe(400);
  });
  it('comes out of the yard in one arc', () => {
    expect(travel(0, 0, -1, 0).frames).toHaveLength(3);
  });
  it('never takes longer than 400 ms, however far the leap', () => {
    for (const [before, after] of [
      [-1, 0],
      [0, 6],
      [37, 43],
      [2, 40],
      [39, -1],
      [30, 3],
    ] as const) {
      const { duration, delay } = travel(0, 1, before, after);
      expect(duration + delay).toBeLessThanOrEqual(400);
    }
  });
  it.each([
    ['normal', 336, 400],
    ['fast', 168, 200],
    ['turbo', 0, 0],
  ] as const)('C-11, C-12 %s: six fields take %d ms, a capture %d', (tempo, walk, capture) => {
    // Computers wait 700, 300 and 10 ms, so that one move is seen to its end before the next.
    const ms = (before: number, after: number): number => {
      const { duration, delay } = travel(0, 0, before, after);
      return PACE[tempo] * (duration + delay);
    };
    expect([ms(0, 6), ms(17, -1)]).toEqual([walk, capture]);
  });
  it('places the foot of a figure, in percent of its own box', () => {
    // box of 110, foot at (55, 82): 0 percent is where the foot already is
    expect(place({ x: 55, y: 82 })).toBe('translate(0.00%, 0.00%)');
    expect(place({ x: 165, y: 192 }, 11)).toBe('translate(100.00%, 90.00%)');
  });
});
