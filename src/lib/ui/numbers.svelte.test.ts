import { expect, test } from 'vitest';
import { decimal, percent, plain, signed } from './numbers';

test.each([
  [2.44, 1, '2,4'],
  [-0.5, 1, '−0,5'],
  [-0.04, 1, '0,0'],
  [0, 2, '0,00'],
  [-1234.5, 0, '−1.235'],
])('%d with %i digits is %s', (value, digits, text) => {
  expect(decimal(value, digits)).toBe(text);
});

test.each([
  [0.001, '1 %'],
  [0, '0 %'],
  [0.999, '99 %'],
  [1, '100 %'],
  [4 / 22, '18 %'],
])('the chance %d reads %s', (chance, text) => {
  expect(percent(chance).replace(/\s/, ' ')).toBe(text);
});

test.each([
  [40, '+40', '40'],
  [0, '0', '0'],
  [-5, '−5', '−5'],
])('%i is signed %s and plain %s', (value, withSign, bare) => {
  expect([signed(value), plain(value)]).toEqual([withSign, bare]);
});
