import { expect, test } from 'vitest';
import { VALUES as ALL, copies } from '../cards';
import { VALUES, copiesOf, genusOf } from './genera';

test('SA-01 SA-02 thirteen genera, each as often as the deck has it', () => {
  expect(VALUES).toEqual(ALL);
  expect(VALUES.map(copiesOf)).toEqual(ALL.map(copies));
  expect([genusOf(1), genusOf(13)]).toEqual(['Microraptor', 'Argentinosaurus']);
  expect(new Set(VALUES.map(genusOf)).size).toBe(13);
});
