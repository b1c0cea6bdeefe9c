import { expect, test } from 'vitest';
import type { Card } from '../cards';
import type { Way } from './layers';
import { sharedPile, sideAt, whosePress, type Side } from './sides';

test.each<[number, Side]>([
  [100, 1],
  [149, 1],
  [150, 0],
  [199, 0],
])('a touch %i px down a pile from 100 to 200 is on side %i', (y, side) => {
  expect(sideAt(y, { top: 100, height: 100 })).toBe(side);
});

test.each<[readonly Side[], Side | null, Side | null]>([
  // nobody waits for a pile: nothing is played
  [[], 0, null],
  [[], null, null],
  // one alone may touch it anywhere
  [[0], 1, 0],
  [[1], 0, 1],
  [[1], null, 1],
  // both: each on the own side of it
  [[0, 1], 0, 0],
  [[0, 1], 1, 1],
  [[0, 1], null, 0],
])('SP-19 where %j wait, a press on side %s is that of %s', (waiting, touched, whose) => {
  expect(whosePress((side) => waiting.includes(side), touched)).toBe(whose);
});

const way = (card: Card, pile: 0 | 1): Way => ({ card, pile, from: null });
test.each<[string, readonly Card[] | null, readonly (readonly Way[])[], readonly Card[]]>([
  ['as it lies', ['7C'], [[], []], ['7C']],
  ['own cards of both on top', ['7C'], [[way('8H', 0)], [way('6S', 0)]], ['7C', '8H', '6S']],
  ['not those for the other pile', ['7C'], [[way('8H', 1)], []], ['7C']],
  ['one that the table has told of, once', ['7C', '6S'], [[], [way('6S', 0)]], ['7C', '6S']],
  ['no pile, no cards', null, [[way('8H', 0)], []], []],
])('SP-08 what both see on a pile: %s', (_name, pile, ways, seen) => {
  expect(sharedPile(pile, 0, ways)).toEqual(seen);
});
