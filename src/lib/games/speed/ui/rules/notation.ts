/**
 * The short notation of the examples, read for drawing and for playing: `'7C 8H'` are cards, top last; `'KD 9H|2C~|'`
 * are places of a layout, bottom card first, of which one ending in `~` has its top card face down.
 */
import type { Card, Cards } from '../../cards';
import { PLACES, type Place } from '../../position';

export const cardsOf = (text: string): Cards =>
  text.split(' ').filter((one): one is Card => one !== '');

export const placesOf = (text: string): readonly Place[] =>
  Array.from({ length: PLACES }, (_, at) => {
    const place = text.split('|')[at] ?? '';
    const cards = cardsOf(place.replace('~', ''));
    return place.endsWith('~')
      ? { down: cards, up: null }
      : { down: cards.slice(0, -1), up: cards.at(-1) ?? null };
  });
