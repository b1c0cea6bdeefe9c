import { describe, expect, test } from 'vitest';
import type { Card } from '../../cards';
import { freshPlaces, wayBetween } from './arriving';

const slots = (text: string): readonly (Card | null)[] =>
  text.split(' ').map((one) => (one === '_' ? null : (one as Card)));

describe('SP-07 what is drawn comes from the stock', () => {
  test.each([
    ['one gap filled', '8H _ TC 9D KS', '8H 2H TC 9D KS', [1]],
    ['three gaps filled', '8H _ _ 9D _', '8H 2H 3H 9D 4H', [1, 2, 4]],
    ['a card laid and another drawn for it at once', '8H 6S TC 9D KS', '8H 2H TC 9D KS', [1]],
    ['a card laid', '8H 6S TC 9D KS', '8H _ TC 9D KS', []],
    ['the first deal', '_ _ _ _ _', '8H 6S TC 9D KS', [0, 1, 2, 3, 4]],
  ])('%s', (_name, before, now, places) => {
    expect(freshPlaces(slots(before), slots(now))).toEqual(places);
  });

  test('a hand that is seen for the first time lies there', () => {
    expect(freshPlaces(null, slots('8H 6S TC 9D KS'))).toEqual([]);
  });

  test.each([
    ['near', false, { x: 185, y: -79 }],
    ['far, upside down', true, { x: -185, y: 79 }],
  ])('the way of a card in the %s hand', (_name, turned, way) => {
    const stock = { left: 200, top: 500, width: 30, height: 42 };
    const place = { left: 0, top: 558, width: 60, height: 84 };
    expect(wayBetween(stock, place, turned)).toEqual(way);
  });
});
