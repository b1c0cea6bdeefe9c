import { expect, test } from 'vitest';
import { areAlike, calledAs, readNames, type Names } from './pair';

const ANIMALS: Names = ['Fuchs', 'Eule'];

test.each<[string, Names, Names]>([
  ['both typed', ['Mia', 'Ben'], ['Mia', 'Ben']],
  ['nobody typed', ['', '   '], ['Fuchs', 'Eule']],
  ['one typed', ['', 'Ben'], ['Fuchs', 'Ben']],
  ['space around and between', ['  Anna   Lena ', 'Ben\t'], ['Anna Lena', 'Ben']],
])('two at one device are called as they typed: %s', (_name, typed, called) => {
  expect(calledAs(typed, ANIMALS)).toEqual(called);
});

test.each<[Names, boolean]>([
  [['Mia', 'Ben'], false],
  [['Mia', 'mia'], true],
  [['Zoe\u0301', 'Zo\u00e9'], true],
  [['Fuchs', 'Eule'], false],
])('%j are called alike: %s', (names, alike) => {
  expect(areAlike(names)).toBe(alike);
});

test.each<[string | null, Names]>([
  ['["Mia","Ben"]', ['Mia', 'Ben']],
  [null, ['', '']],
  ['{', ['', '']],
  ['["Mia"]', ['', '']],
  ['["Mia",3]', ['', '']],
  ['["Mia","Fünfzehn Zeichen"]', ['', '']],
])('of stored names %s only two that fit count', (text, names) => {
  expect(readNames(text)).toEqual(names);
});
