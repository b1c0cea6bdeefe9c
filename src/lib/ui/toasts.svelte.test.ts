import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './settings.svelte'; // German, as before the first choice
import LiveRegion from './LiveRegion.svelte';
import Toaster from './Toaster.svelte';
import { live } from './live.svelte';
import { Toasts, toasts } from './toasts.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = (store: Toasts): string[] => store.list.map((toast) => toast.text);

describe('Toasts', () => {
  it('go by themselves after five seconds', () => {
    const store = new Toasts();
    store.show('Würfle zuerst.');
    vi.advanceTimersByTime(4999);
    expect(texts(store)).toEqual(['Würfle zuerst.']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });
  it('show the same note once and start its time anew', () => {
    const store = new Toasts();
    const id = store.show('Würfle zuerst.');
    vi.advanceTimersByTime(4000);
    expect(store.show('Würfle zuerst.')).toBe(id);
    vi.advanceTimersByTime(4000);
    expect(texts(store)).toEqual(['Würfle zuerst.']);
  });
  it('never show more than three', () => {
    const store = new Toasts();
    for (const text of ['a', 'b', 'c', 'd']) store.show(text);
    expect(texts(store)).toEqual(['b', 'c', 'd']);
  });
  it('can be put away', () => {
    const store = new Toasts();
    store.dismiss(store.show('a'));
    expect(texts(store)).toEqual([]);
  });
});

describe('on the screen', () => {
  it('a note is shown, and said once by the live region', async () => {
    render(Toaster);
    const { container } = render(LiveRegion);
    toasts.show('Im Haus wird aufgerückt.', 'bad');
    await tick();
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe(
      'Im Haus wird aufgerückt.',
    );
    screen.getByRole('button', { name: 'Hinweis schließen' }).click();
    await tick();
    expect(screen.queryByRole('button', { name: 'Hinweis schließen' })).toBeNull();
  });

  it('the live region says the same sentence twice when it happens twice, then falls silent', async () => {
    vi.runAllTimers();
    const { container } = render(LiveRegion);
    live.say('Eule zieht 4');
    live.say('Eule zieht 4');
    await tick();
    expect(container.querySelectorAll('p')).toHaveLength(2);
    vi.advanceTimersByTime(4000);
    await tick();
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });
});
