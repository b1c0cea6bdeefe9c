// Parts that come later: fetched once, with time or on demand, and what becomes of one that does not come.
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Late } from './late.svelte';

/** jsdom cannot report errors; browsers do it like this. */
globalThis.reportError ??= (error: unknown) =>
  void window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));

/** Counts how often it was asked; answers with what stands next in the list, an error is thrown. */
const source = (...answers: (string | Error)[]) => {
  let asked = 0;
  const fetch = async (): Promise<{ default: string }> => {
    const answer = answers[asked++];
    if (typeof answer === 'string') return { default: answer };
    throw answer;
  };
  return { fetch, asked: () => asked };
};

/** Runs what is given and names the errors that were reported meanwhile. */
const reported = async (run: () => Promise<unknown>): Promise<unknown[]> => {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.error);
  };
  window.addEventListener('error', note);
  await run();
  window.removeEventListener('error', note);
  return errors;
};

describe('a part that comes later', () => {
  it('is not there at first, is asked for by looking at it, and shows itself when it has come', async () => {
    const { fetch, asked } = source('board');
    const part = new Late(fetch);
    const seen: (string | null)[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(part.now);
      });
    });
    flushSync();
    expect(seen).toEqual([null]);
    await part.load();
    flushSync();
    expect(seen).toEqual([null, 'board']);
    expect(asked()).toBe(1);
    stop();
  });

  it('is not asked for while it is not wanted, and stays when it is not wanted any more', async () => {
    const { fetch, asked } = source('sheet');
    const part = new Late(fetch);
    expect(part.when(false)).toBeNull();
    expect(asked()).toBe(0);
    expect(part.when(true)).toBeNull();
    await part.load();
    expect(part.when(false)).toBe('sheet');
    expect(asked()).toBe(1);
  });

  it('is there at once when it was fetched ahead', async () => {
    const { fetch, asked } = source('board');
    const part = new Late(fetch);
    await part.ahead();
    expect(part.now).toBe('board');
    expect(asked()).toBe(1);
  });

  it('says nothing about a script that did not come ahead, and fetches it again when it is wanted', async () => {
    const { fetch, asked } = source(new Error('no network'), 'board');
    const part = new Late(fetch);
    expect(await reported(() => part.ahead())).toEqual([]);
    expect(await part.load()).toBe('board');
    expect(part.now).toBe('board');
    expect(asked()).toBe(2);
  });

  it('reports a script that does not come although it is wanted', async () => {
    const broken = new Error('broken');
    const part = new Late(source(broken).fetch);
    expect(await reported(() => part.load())).toEqual([broken]);
    expect(part.now).toBeNull();
  });
});
