import { describe, expect, it } from 'vitest';
import {
  CELL,
  HIT_RADIUS,
  RING,
  houseField,
  ringField,
  roomAbove,
  slotOf,
  spot,
  tapped,
  turned,
  way,
  yardCentre,
  yardHole,
} from './Board.geometry';

/** Middle of a grid cell, worked out by hand: a frame of 44 and cells of 92. */
const at = (gx: number, gy: number) => ({ x: 44 + 92 * gx + 46, y: 44 + 92 * gy + 46 });

describe('the ring', () => {
  it('has forty fields on cells of 92 units', () => {
    expect(RING).toHaveLength(40);
    expect(CELL).toBe(92);
    expect(new Set(RING.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
  });

  // drawn on squared paper: column and row of the grid, from the top left
  it.each([
    [0, 4, 10],
    [1, 4, 9],
    [4, 4, 6],
    [5, 3, 6],
    [8, 0, 6],
    [9, 0, 5],
    [10, 0, 4],
    [14, 4, 4],
    [18, 4, 0],
    [19, 5, 0],
    [20, 6, 0],
    [24, 6, 4],
    [28, 10, 4],
    [30, 10, 6],
    [34, 6, 6],
    [38, 6, 10],
    [39, 5, 10],
  ])('field %i lies in column %i, row %i', (field, gx, gy) => {
    expect(RING[field]).toEqual(at(gx, gy));
  });

  it('goes on by one neighbouring cell at every step and closes', () => {
    RING.forEach((field, index) => {
      const next = RING[(index + 1) % 40];
      expect(Math.abs(field.x - (next?.x ?? 0)) + Math.abs(field.y - (next?.y ?? 0))).toBe(92);
    });
  });

  it('repeats itself every ten fields, a quarter turn on', () => {
    expect(turned(at(4, 10), 1)).toEqual(at(0, 4));
    expect(turned(at(3, 6), 2)).toEqual(at(7, 4));
    expect(turned(at(5, 9), 4)).toEqual(at(5, 9));
  });
});

describe('slots', () => {
  it('follow the corners when corner 0 is at the bottom left', () => {
    expect([0, 1, 2, 3].map((corner) => slotOf(corner))).toEqual([0, 1, 2, 3]);
  });
  it('put the onlooker at the bottom left', () => {
    expect([0, 1, 2, 3].map((corner) => slotOf(corner, 2))).toEqual([2, 3, 0, 1]);
  });
  it('start ten fields apart', () => {
    expect([0, 1, 2, 3].map((slot) => ringField(slot, 0))).toEqual([0, 10, 20, 30]);
    expect(ringField(3, 39)).toBe(29);
  });
});

describe('yards and houses', () => {
  it('yards lie in the four corners', () => {
    expect(yardCentre(0)).toEqual({ x: 228, y: 872 });
    expect(yardCentre(1)).toEqual({ x: 228, y: 228 });
    expect(yardCentre(2)).toEqual({ x: 872, y: 228 });
    expect(yardCentre(3)).toEqual({ x: 872, y: 872 });
  });
  it('holes stand around the middle, 57.04 units away in both directions', () => {
    expect(yardHole(0, 0)).toEqual({ x: 228 - 57.04, y: 872 - 57.04 });
    expect(yardHole(0, 1)).toEqual({ x: 228 + 57.04, y: 872 - 57.04 });
    expect(yardHole(2, 3)).toEqual({ x: 872 + 57.04, y: 228 + 57.04 });
  });
  it('houses run to the middle', () => {
    expect([0, 1, 2, 3].map((depth) => houseField(0, depth))).toEqual([
      at(5, 9),
      at(5, 8),
      at(5, 7),
      at(5, 6),
    ]);
    expect(houseField(1, 3)).toEqual(at(4, 5));
    expect(houseField(2, 0)).toEqual(at(5, 1));
    expect(houseField(3, 3)).toEqual(at(6, 5));
  });
});

describe('spots and ways', () => {
  it('reads yard, ring and house from the progress', () => {
    expect(spot(0, 3, -1)).toEqual(yardHole(0, 3));
    expect(spot(1, 0, 0)).toEqual(at(0, 4));
    expect(spot(3, 0, 39)).toEqual(at(10, 5));
    expect(spot(0, 0, 40)).toEqual(at(5, 9));
    expect(spot(0, 0, 43)).toEqual(at(5, 6));
  });
  it('walks over the last field of the ring into the house', () => {
    expect(way(0, 0, 38, 41)).toEqual([at(6, 10), at(5, 10), at(5, 9), at(5, 8)]);
  });
  it('goes straight from the yard to the start field', () => {
    expect(way(0, 2, -1, 0)).toEqual([yardHole(0, 2), at(4, 10)]);
  });
  it('has one spot when nothing moves', () => {
    expect(way(2, 1, 5, 5)).toEqual([spot(2, 1, 5)]);
  });
});

describe('which figure a tap means', () => {
  const a = { ...at(4, 6), figure: 0, movable: true };
  const b = { ...at(3, 6), figure: 1, movable: true };
  const stuck = { ...at(4, 7), figure: 2, movable: false };

  it('takes the nearest that may move', () => {
    expect(tapped({ x: a.x - 30, y: a.y }, [a, b])?.figure).toBe(0);
    expect(tapped({ x: a.x - 60, y: a.y }, [a, b])?.figure).toBe(1);
  });
  it('reaches a finger wide, 44 px on a board of 352 px, and no farther', () => {
    expect((HIT_RADIUS * 2 * 352) / 1100).toBeCloseTo(44, 0);
    expect(tapped({ x: a.x + 68, y: a.y - 12 }, [a])?.figure).toBe(0);
    expect(tapped({ x: a.x + 70, y: a.y - 12 }, [a])).toBeUndefined();
  });
  it('prefers one that may move to a nearer one that may not', () => {
    expect(tapped({ x: stuck.x, y: stuck.y - 12 - 40 }, [a, stuck])?.figure).toBe(0);
  });
  it('means one that may not move when it is hit squarely', () => {
    expect(tapped({ x: stuck.x, y: stuck.y - 12 - 20 }, [a, stuck])?.figure).toBe(2);
    expect(tapped({ x: stuck.x, y: stuck.y - 12 }, [stuck])?.figure).toBe(2);
  });
  it('means none in the open', () => {
    expect(tapped({ x: 0, y: 0 }, [a, b, stuck])).toBeUndefined();
  });
});

describe('room for a marker above a figure', () => {
  it.each([
    ['on the top row', at(4, 0), [], false],
    ['on the second row', at(4, 1), [], true],
    ['with a figure behind it', at(4, 7), [at(4, 6)], false],
    ['with a figure in front of it', at(4, 7), [at(4, 8)], true],
    ['with a figure beside it', at(3, 4), [at(2, 4)], true],
  ])('%s', (_, figure, others, room) => {
    expect(roomAbove(figure, [figure, ...others])).toBe(room);
  });
});
