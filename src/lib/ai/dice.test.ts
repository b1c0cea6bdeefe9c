/** Chance of playouts. */
import { expect, test } from 'vitest';
import { Dice } from './dice';

test('every number comes up about equally often', () => {
  const dice = new Dice(3);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 70_000; i++) {
    const n = dice.below(7);
    counts[n] = (counts[n] ?? 0) + 1;
  }
  expect(counts).toHaveLength(7);
  // 10 000 each; 4 standard deviations are 4 · √(70 000 · 6/49) = 370.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(370);
});

test('a seed fixes what follows, and neighbouring seeds begin unlike each other', () => {
  const row = (seed: number) => {
    const dice = new Dice(seed);
    return [dice.word(), dice.word(), dice.word()];
  };
  expect(row(5)).toEqual(row(5));
  const firsts = Array.from({ length: 1000 }, (_, seed) => {
    const dice = new Dice(seed);
    return dice.below(10);
  });
  for (let digit = 0; digit < 10; digit++)
    // 100 each; 4 standard deviations are 4 · √90 = 38.
    expect(Math.abs(firsts.filter((one) => one === digit).length - 100)).toBeLessThan(38);
});

test('no seed gets stuck', () => {
  const dice = new Dice(0);
  expect(dice.word()).not.toBe(0);
  expect(dice.word()).not.toBe(dice.word());
});
