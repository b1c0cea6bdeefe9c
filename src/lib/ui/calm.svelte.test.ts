import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busy, whenCalm } from './calm';

describe('whenCalm', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('waits the given time and calls once', () => {
    const then = vi.fn();
    whenCalm(then, 600, () => false);
    vi.advanceTimersByTime(599);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('waits on while something is open', () => {
    const then = vi.fn();
    let open = true;
    whenCalm(then, 600, () => open);
    vi.advanceTimersByTime(60_000);
    expect(then).not.toHaveBeenCalled();
    open = false;
    vi.advanceTimersByTime(250);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is cancelled', () => {
    const then = vi.fn();
    whenCalm(then, 600, () => false)();
    vi.advanceTimersByTime(5000);
    expect(then).not.toHaveBeenCalled();
  });
});

describe('busy', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['', false],
    ['<dialog></dialog>', false],
    ['<dialog open></dialog>', true],
    ['<div data-note></div>', true],
  ])('%s → %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(busy()).toBe(expected);
  });

  it('is busy while nobody looks', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(busy()).toBe(true);
    hidden.mockRestore();
  });
});
