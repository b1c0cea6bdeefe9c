import { describe, expect, test } from 'vitest';
import type { Group } from './groups';
import { nextFitting, Selection } from './selection.svelte';

const group = (text: string): Group => {
  const [value, have, fit, need] = text.split(' ');
  return { value: Number(value), have: Number(have), fit: fit as Group['fit'], need: Number(need) };
};
const hand = (...texts: readonly string[]) => texts.map(group);
const shown = ({ value, count }: Selection): string => (value === null ? '–' : `${count}x${value}`);

describe('SA-26 what is selected', () => {
  test('a press selects all cards of a value, a second press none', () => {
    const selection = new Selection();
    selection.toggle(group('3 4 left 2'));
    expect(shown(selection)).toBe('4x3');
    selection.toggle(group('9 2 right 1'));
    expect(shown(selection)).toBe('2x9');
    selection.toggle(group('9 2 right 1'));
    expect(shown(selection)).toBe('–');
  });

  test.each([
    [1, '2x3'],
    [2, '2x3'],
    [3, '3x3'],
    [9, '4x3'],
  ])('asked for %i of four, two are needed: %s', (count, expected) => {
    const selection = new Selection();
    selection.select(group('3 4 left 2'), count);
    expect(shown(selection)).toBe(expected);
  });

  test.each([
    ['nothing has changed', '3 4 left 2', '3x3'],
    ['more are needed now', '3 4 left 4', '4x3'],
    ['it fits at the other end', '3 4 right 1', '3x3'],
    ['there are fewer', '3 2 left 1', '2x3'],
    ['there are too few now', '3 4 few 5', '–'],
    ['the value is locked now', '3 4 locked 1', '–'],
    ['others play on', '3 4 idle 1', '3x3'],
    ['the cards are gone', '5 1 left 1', '–'],
  ])('three of four are selected, then %s', (_, after, expected) => {
    const selection = new Selection();
    selection.select(group('3 4 left 2'), 3);
    selection.keep(hand(after));
    expect(shown(selection)).toBe(expected);
  });

  const groups = hand('1 1 few 2', '3 3 left 2', '5 1 locked 1', '9 2 right 2');
  test.each([
    ['nothing is selected, on', null, 1, 3],
    ['nothing is selected, back', null, -1, 9],
    ['over what does not fit', 3, 1, 9],
    ['round and round', 9, 1, 3],
  ] as const)('C-30 the next group that fits: %s', (_, selected, step, expected) => {
    expect(nextFitting(groups, selected, step)?.value).toBe(expected);
  });
  test('nothing fits, nothing is next', () => {
    expect(nextFitting(hand('1 1 few 2'), null, 1)).toBeNull();
  });
});
