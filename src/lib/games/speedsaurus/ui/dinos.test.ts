import { describe, expect, it } from 'vitest';
import { copies, DECK } from '../cards';
import { DINOS, dinoOf } from './dinos';

describe('SA-01, SA-02 the thirteen dinosaurs', () => {
  it('carry one dot for each card the rules know of their value, 62 in all', () => {
    expect(DINOS.map((dino) => dino.copies)).toEqual([2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2]);
    expect(DINOS.map((dino) => dino.copies)).toEqual(DINOS.map(({ value }) => copies(value)));
    expect(DINOS.reduce((sum, dino) => sum + dino.copies, 0)).toBe(DECK.length);
  });

  it.each([
    [1, 'Microraptor'],
    [4, 'Velociraptor'],
    [9, 'Triceratops'],
    [13, 'Argentinosaurus'],
  ])('number %d is called %s', (value, name) => {
    expect(dinoOf(value)).toMatchObject({ value, name });
  });

  it('have each a picture of their own, and grow with their value', () => {
    expect(new Set(DINOS.map(({ picture }) => picture)).size).toBe(13);
    const sizes = DINOS.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  it.each([0, 14, 2.5])('there is none of value %d', (value) => {
    expect(() => dinoOf(value)).toThrow(RangeError);
  });
});
