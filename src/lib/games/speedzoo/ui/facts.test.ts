import { describe, expect, test } from 'vitest';
import { played, setupOf } from '../../../../../tests/games/speedzooLog';
import type { Habitat } from '../dominoes';
import type { Options, Position, Zoo } from '../position';
import {
  enclosureAt,
  fatesOf,
  filtered,
  freeNeighbours,
  gainsBySeat,
  starFieldsLeft,
  toCome,
  type Fate,
} from './facts';

const FOUR = 'o0123 r3,18,26,40 26 3 40 18 r5,19,27,41';

const zooWith = (position: Position, seat: number, zoo: Zoo): Position => ({
  ...position,
  zoos: position.zoos.map((own, i) => (i === seat ? zoo : own)),
});

describe('ZO-42 what has become of each of the 48', () => {
  const fate = (position: Position, domino: number): Fate | undefined =>
    fatesOf(position).get(domino);

  test('hidden, in the display with or without a keeper, in a zoo', () => {
    const before = played(FOUR, setupOf(4));
    expect(fate(before, 1)).toEqual({ what: 'hidden' });
    expect(fate(before, 3)).toEqual({ what: 'display', keeper: 1 });
    expect(fate(before, 41)).toEqual({ what: 'display', keeper: null });
    const after = played(`${FOUR} 3@1,0E 41`, setupOf(4));
    expect(fate(after, 3)).toEqual({ what: 'zoo', seat: 1 });
    expect(fate(after, 41)).toEqual({ what: 'display', keeper: 1 });
  });

  test('given up', () => {
    const given = zooWith(played(`${FOUR} 3@1,0E 41`, setupOf(4)), 2, {
      laid: [],
      discarded: [47],
    });
    expect(fate(given, 47)).toEqual({ what: 'discarded', seat: 2 });
  });

  test.each([
    // Alone the other three go off at once.
    [1, {}, 'r3,18,26,40 26', [3, 18, 40]],
    // Three players leave one of four.
    [3, { rowOfFour: true }, 'o012 r3,18,26,40 26 3 40', [18]],
    // With rows of three nothing is left over.
    [3, {}, 'o012 r3,18,26 26 3 18', []],
  ])('gone off where nobody took it: %i seats, %j', (seats, options, text, off) => {
    const fates = fatesOf(played(text, setupOf(seats, options)));
    expect(fates.size).toBe(48);
    expect([...fates].filter(([, { what }]) => what === 'off').map(([domino]) => domino)).toEqual(
      off,
    );
  });

  test.each<[Habitat | null, boolean, readonly number[]]>([
    ['water', true, [30, 31, 32, 33, 34, 35]],
    ['meadow', true, [36, 37, 41, 42]],
    ['night', false, [12, 16, 22, 38, 39, 43, 44, 46, 47]],
    ['polar', false, [23, 40, 45, 46, 47, 48]],
    // 46 and 47 have a star, but not on the night house.
    ['night', true, [38, 39, 43, 44]],
    [null, true, Array.from({ length: 30 }, (_, i) => 19 + i)],
    [null, false, Array.from({ length: 48 }, (_, i) => 1 + i)],
  ])('a filter leaves: %s, only with a star: %s', (habitat, starred, left) => {
    expect(filtered({ habitat, starred })).toEqual(left);
  });
});

describe('ZO-39 ZO-40 star fields that may still be in the stack', () => {
  // Star fields of all 48: savanna 5, jungle 6, water 6, meadow 4, night 4, polar 5.
  test.each<[number, Partial<Options>, string, Habitat, number, boolean]>([
    // All 48 will come: what is not out yet is in the stack for certain.
    [4, {}, 'o0123 r3,18,26,40', 'polar', 4, false],
    [4, {}, 'o0123 r3,18,26,40', 'jungle', 5, false],
    [4, {}, 'o0123 r3,18,26,40', 'water', 6, false],
    [1, {}, 'r3,18,26,40', 'polar', 4, false],
    // Gone off is subtracted as well as taken.
    [1, {}, 'r3,18,26,40 26', 'polar', 4, false],
    [2, { size: 7 }, 'o0011 r3,18,26,40', 'polar', 4, false],
    [3, { rowOfFour: true }, 'o012 r3,18,26,40', 'polar', 4, false],
    // Some were set aside, nobody knows which.
    [2, {}, 'o0011 r3,18,26,40', 'polar', 4, true],
    [3, {}, 'o012 r3,18,26', 'polar', 5, true],
    [3, {}, 'o012 r3,18,26', 'jungle', 5, true],
  ])('%i seats %j, %s: %s %i, at most: %s', (seats, options, text, habitat, count, atMost) => {
    const position = played(text, setupOf(seats, options));
    expect(starFieldsLeft(position, habitat)).toEqual({ count, atMost });
  });

  test('never more than dominoes that will come, and none when the last row lies', () => {
    const start = played('o0011 r3,18,26,40', setupOf(2));
    // 20 are seen, so 4 of 24 will come; all six of the water are among the 28 that are hidden.
    const late = { ...start, unseen: start.unseen.slice(-28) };
    expect(toCome(late)).toBe(4);
    expect(starFieldsLeft(late, 'water')).toEqual({ count: 4, atMost: true });
    const last = { ...start, unseen: start.unseen.slice(-24) };
    expect(starFieldsLeft(last, 'water')).toEqual({ count: 0, atMost: false });
  });

  test('what was given up is out of it', () => {
    // 40 was seen in the first row; that it was given up brings it back nowhere.
    const given = zooWith(played('o0123 r3,18,26,40', setupOf(4)), 1, {
      laid: [],
      discarded: [40],
    });
    expect(starFieldsLeft(given, 'polar')).toEqual({ count: 4, atMost: false });
  });
});

describe('ZO-39 whom a domino fits', () => {
  test('what it brings each at best', () => {
    // Seat 1 has laid two fields of jungle, seat 0 a jungle with a star beside a savanna.
    const position = played(`${FOUR} 3@1,0E 41 18@1,0E 19 26@1,0E 27`, setupOf(4));
    // A jungle with a star and a savanna: 2 × 2 − 1 where the star is, 3 × 1 beside two, 2 × 1 beside one, 1 alone.
    expect(gainsBySeat(position, 24)).toEqual([3, 3, 1, 2]);
    // No star of its own, but two more fields beside one: 3 × 1 − 1.
    expect(gainsBySeat(position, 4)).toEqual([2, 0, 0, 0]);
  });

  test('nowhere: it is not nought, it is nothing', () => {
    // The gate in a corner of what may be built, everything around it covered: no free field is left that touches night.
    const closed: Zoo = {
      laid: [
        { domino: 3, x: 1, y: 0, dir: 'E' },
        { domino: 4, x: 3, y: 0, dir: 'E' },
        { domino: 5, x: 0, y: 1, dir: 'S' },
        { domino: 6, x: 0, y: 3, dir: 'S' },
        { domino: 7, x: 0, y: -1, dir: 'W' },
        { domino: 8, x: -1, y: 0, dir: 'S' },
      ],
      discarded: [],
    };
    const position = zooWith(played('o0123 r3,18,26,40', setupOf(4)), 0, closed);
    expect(gainsBySeat(position, 12)).toEqual([null, 0, 0, 0]);
  });
});

describe('ZO-41 an enclosure and the free fields beside it', () => {
  const zoo: Zoo = {
    laid: [
      { domino: 26, x: 1, y: 0, dir: 'E' },
      { domino: 13, x: 3, y: 0, dir: 'E' },
    ],
    discarded: [],
  };
  const free = (x: number, y: number): string[] =>
    freeNeighbours(zoo, enclosureAt(zoo, { x, y })?.fields ?? [], 5).map(
      (point) => `${point.x},${point.y}`,
    );

  test('fields and stars', () => {
    expect(enclosureAt(zoo, { x: 3, y: 0 })).toMatchObject({
      habitat: 'savanna',
      stars: 0,
      visitors: 0,
    });
    expect(enclosureAt(zoo, { x: 3, y: 0 })?.fields).toHaveLength(2);
    expect(enclosureAt(zoo, { x: 1, y: 0 })).toMatchObject({ habitat: 'jungle', visitors: 1 });
    expect(enclosureAt(zoo, { x: 0, y: 0 })).toBeNull();
    expect(enclosureAt(zoo, { x: 1, y: 1 })).toBeNull();
  });

  test('each once, not the gate, and none to which the zoo cannot grow', () => {
    expect(free(1, 0).sort()).toEqual(['1,-1', '1,1']);
    expect(free(2, 0).sort()).toEqual(['2,-1', '2,1', '3,-1', '3,1']);
    // Five columns are full, so nothing lies to the right of the last one.
    expect(free(4, 0).sort()).toEqual(['4,-1', '4,1']);
    expect(freeNeighbours(zoo, [{ x: 0, y: 0 }], 5)).toHaveLength(2);
    // To the left of the gate there is room in a large zoo alone.
    expect(freeNeighbours(zoo, [{ x: 0, y: 0 }], 7)).toHaveLength(3);
  });
});
