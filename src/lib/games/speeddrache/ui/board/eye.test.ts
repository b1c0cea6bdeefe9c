import { expect, it } from 'vitest';
import { eyeShape } from './eye';
import type { Eye } from './types';

const STATES: readonly Eye[] = [0, 1, 2, 3];
const letters = (curve: string): string => curve.replace(/[^A-Z]/g, '');
const numbers = (curve: string): readonly number[] => (curve.match(/-?[\d.]+/g) ?? []).map(Number);

it('DR-39 all four states have the same curves, so that one passes into the next', () => {
  const commands = STATES.map((state) => Object.values(eyeShape(state)).map(letters));
  for (const one of commands) expect(one).toEqual(commands[0]);
});

it('DR-39 each state opens farther than the one before', () => {
  // numbers 2, 4 of the first curve are the upper lid, of the second the lower
  const heights = STATES.map((state) => {
    const at = numbers(eyeShape(state).opening);
    return (at[9] ?? 0) - (at[3] ?? 0);
  });
  // lower lid 98 + 1.15 × low, upper lid 98 + 6 + 1.15 × up
  expect(heights.map(Math.round)).toEqual([-6, 19, 45, 72]);
});

it('the brow is raised only by fear and fury', () => {
  const raised = STATES.map((state) => numbers(eyeShape(state).brow)[1]);
  expect(raised).toEqual([84, 84, 80.4, 76.8]);
});
