import { describe, expect, test } from 'vitest';
import type { Laid, Options, Zoo } from '../position';
import { EMPTY } from '../zoo';
import { Laying } from './laying.svelte';

const OPTIONS: Options = {
  size: 5,
  middle: false,
  full: false,
  season: false,
  rowOfFour: false,
  wishes: false,
  solo: null,
};
/** Savanna and jungle without stars. */
const PLAIN = 13;

const text = (laid: Laid | undefined): string =>
  laid === undefined ? 'nothing' : `${laid.x},${laid.y},${laid.dir}`;

/** The domino in a hand; `goOn` lets another one be due. */
const inHand = (domino: number | null, zoo: Zoo = EMPTY) => {
  let due = $state.raw(domino);
  const ground = { zoo, options: OPTIONS, wishes: [] };
  const laying = new Laying(() => ({ ground, domino: due }));
  laying.refresh();
  const goOn = (next: number | null): void => {
    due = next;
    laying.refresh();
  };
  return { laying, goOn };
};

const at = (x: number, y: number, dir: Laid['dir'], domino = PLAIN): Laid => ({
  domino,
  x,
  y,
  dir,
});

describe('ZO-14 laying in two steps', () => {
  test('put down, turned where it lies, taken up as it was turned', () => {
    const { laying } = inHand(PLAIN);
    expect([laying.direction, laying.spots.length]).toEqual(['E', 12]);
    laying.put(at(1, 0, 'E'));
    const seen = [laying.provisional?.laid];
    while (seen.length < 5) {
      laying.turn();
      seen.push(laying.provisional?.laid);
    }
    expect(seen.map(text)).toEqual(['1,0,E', '1,0,S', '2,0,W', '1,0,N', '1,0,E']);
    laying.turn();
    expect([laying.back(), laying.provisional, laying.direction]).toEqual([true, null, 'S']);
    expect(laying.back()).toBe(false);
  });

  test('other frames stay, those on the same fields go', () => {
    const { laying } = inHand(PLAIN);
    laying.put(at(1, 0, 'E'));
    // Of twelve frames around the gate three cover the field right of it.
    expect(laying.spots).toHaveLength(9);
    laying.put(at(0, 1, 'S'));
    expect(text(laying.provisional?.laid)).toBe('0,1,S');
  });

  test('nothing lies where it does not fit', () => {
    const { laying } = inHand(PLAIN);
    laying.put(at(2, 2, 'E'));
    laying.put(at(1, 0, 'E', 14));
    expect(laying.provisional).toBeNull();
  });

  test('another domino begins anew', () => {
    const { laying, goOn } = inHand(PLAIN);
    laying.put(at(0, 1, 'S'));
    goOn(14);
    expect([laying.provisional, laying.direction]).toEqual([null, 'E']);
    goOn(null);
    expect([laying.spots, laying.stuck, laying.turns]).toEqual([[], false, false]);
  });
});

/** All four fields beside the gate are covered, none of them is a meadow. */
const CLOSED: Zoo = {
  laid: [at(1, 0, 'E'), at(-1, 0, 'W', 14), at(0, 1, 'S', 17), at(0, -1, 'N', 16)],
  discarded: [],
};

describe('ZO-10, ZO-13 what fits nowhere, and the ghost', () => {
  test.each([
    [10, true],
    [PLAIN, false],
  ])('domino %i fits nowhere: %s', (domino, stuck) => {
    expect(inHand(domino, CLOSED).laying.stuck).toBe(stuck);
  });

  test('the mouse holds it with its gain, or with the reason', () => {
    const zoo: Zoo = { laid: [at(1, 0, 'E', 24)], discarded: [] };
    const { laying } = inHand(19, zoo);
    laying.hover({ x: 3, y: 0 });
    expect([text(laying.ghost?.laid), laying.ghost?.gain, laying.ghost?.misfit]).toEqual([
      '3,0,E',
      2,
      null,
    ]);
    laying.hover({ x: 3, y: 3 });
    expect([laying.ghost?.gain, laying.ghost?.misfit]).toEqual([null, 'no-neighbour']);
    laying.put(at(3, 0, 'E', 19));
    expect(laying.ghost).toBeNull();
    laying.back();
    laying.hover(null);
    expect(laying.ghost).toBeNull();
  });
});
