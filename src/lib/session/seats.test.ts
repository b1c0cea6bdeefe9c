import { expect, test } from 'vitest';
import type { Kind } from '../game/record';
import { isSolo } from './seats';

test.each<readonly [readonly Kind[], boolean]>([
  [['human', 'easy'], true],
  [['human', 'normal', 'strong', 'easy'], true],
  [['human', 'human'], false],
  [['easy', 'human'], false],
  [['easy', 'easy'], false],
  [['human', 'easy', 'human'], false],
])('%j is a solo match: %s', (kinds, solo) => {
  expect(isSolo(kinds.map((kind) => ({ kind })))).toBe(solo);
});
