import { expect, it } from 'vitest';
import { Flying, LAID_MS } from './flying.svelte';

const from = { left: 0, top: 700, width: 60, height: 84 };
const to = { left: 200, top: 300, width: 100, height: 140 };

it('a card that sets off is on its way until it has landed', () => {
  const flying = new Flying();
  flying.send('8H', from, to, LAID_MS);
  flying.send(null, from, to, LAID_MS);
  expect(flying.cards).toEqual(['8H']);
  expect(flying.flights.map(({ card }) => card)).toEqual(['8H', null]);
  const [first] = flying.flights;
  flying.landed(first?.id ?? -1);
  expect(flying.cards).toEqual([]);
  expect(flying.flights).toHaveLength(1);
});

it('one that sets off again comes from where it sets off now', () => {
  const flying = new Flying();
  flying.send('8H', from, to, LAID_MS);
  flying.send('8H', to, from, LAID_MS);
  expect(flying.flights.map((flight) => flight.from)).toEqual([to]);
});

it.each([
  ['its place is not on the screen', null, to, LAID_MS],
  ['the pile is not on the screen', from, null, LAID_MS],
  ['nothing is to move', from, to, 0],
])('where %s, it is there at once', (_, start, end, ms) => {
  const flying = new Flying();
  flying.send('8H', start, end, ms);
  expect(flying.cards).toEqual([]);
});
