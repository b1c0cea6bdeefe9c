import { expect, test } from 'vitest';
import type { Timing } from '../game/contract';
import type { Kind } from '../game/record';
import { isSolo } from './seats';

test.each<readonly [readonly Kind[], Timing, boolean]>([
  [['human', 'easy'], 'single', true],
  [['human', 'normal', 'strong', 'easy'], 'joint', true],
  [['human', 'strong'], 'free', true],
  [['human', 'human'], 'single', false],
  [['human', 'human'], 'joint', false],
  [['human', 'human'], 'free', true],
  [['easy', 'human'], 'free', false],
  [['easy', 'easy'], 'single', false],
  [['human', 'easy', 'human'], 'single', false],
])('%j with %s timing can be played on one device: %s', (kinds, timing, solo) => {
  const seated = kinds.map((kind) => ({ kind }));
  expect(isSolo(seated, timing)).toBe(solo);
});
