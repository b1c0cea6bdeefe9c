import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Die from './Die.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tumbles = (): boolean => screen.getByRole('img').querySelector('.rolling') !== null;

/** A die that shows a 3 and then is rolled: a 5. */
const rolled = async (pace: number): Promise<void> => {
  const { rerender } = render(Die, { value: 3, roll: 1, label: 'Würfel', pace });
  await rerender({ value: 5, roll: 2 });
};

describe('C-11, C-12 the die', () => {
  it.each([
    [1, 400],
    [0.5, 200],
  ])('at a pace of %d it rolls for %d ms', async (pace, ms) => {
    await rolled(pace);
    expect(tumbles()).toBe(true);
    vi.advanceTimersByTime(ms - 1);
    await tick();
    expect(tumbles()).toBe(true);
    vi.advanceTimersByTime(1);
    await tick();
    expect(tumbles()).toBe(false);
  });

  it('at a pace of 0 it lies there at once', async () => {
    await rolled(0);
    expect(tumbles()).toBe(false);
  });

  it('does not roll when it is first seen, nor when the same roll is shown again', async () => {
    const { rerender } = render(Die, { value: 3, roll: 1, label: 'Würfel' });
    expect(tumbles()).toBe(false);
    await rerender({ value: 3, roll: 1, label: 'eine Drei' });
    expect(tumbles()).toBe(false);
  });
});
