import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS, asking } from './asking';

/** jsdom has no PointerEvent with a kind of pointer: a mouse event that carries one does. */
const fire = (
  element: Element,
  type: string,
  x: number,
  y: number,
  pointerType: 'touch' | 'mouse' = 'touch',
): MouseEvent => {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });
  Object.assign(event, { pointerType, isPrimary: true });
  element.dispatchEvent(event);
  return event;
};

const setUp = (told = true) => {
  const element = document.createElement('div');
  const button = document.createElement('button');
  element.append(button);
  document.body.append(element);
  const onask = vi.fn(() => told);
  const onleave = vi.fn();
  const onclick = vi.fn();
  button.addEventListener('click', onclick);
  const stop = asking({ onask, onleave })(element);
  return { element, button, onask, onleave, onclick, stop };
};

describe('F26, C-29 asking what something is', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it.each([
    [ASK_MS - 1, 0],
    [ASK_MS, 1],
  ])('a finger that stays %d ms asks %d times', (ms, times) => {
    const { button, onask } = setUp();
    fire(button, 'pointerdown', 100, 100);
    vi.advanceTimersByTime(ms);
    expect(onask).toHaveBeenCalledTimes(times);
  });

  it('does nothing on release after it has asked, and taps as ever the next time', () => {
    const { button, onask, onclick } = setUp();
    fire(button, 'pointerdown', 100, 100);
    vi.advanceTimersByTime(ASK_MS);
    fire(button, 'pointerup', 100, 100);
    expect(fire(button, 'click', 100, 100).defaultPrevented).toBe(true);
    expect(onclick).not.toHaveBeenCalled();
    fire(button, 'pointerdown', 100, 100);
    fire(button, 'pointerup', 100, 100);
    fire(button, 'click', 100, 100);
    expect(onclick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * ASK_MS);
    expect(onask).toHaveBeenCalledTimes(1);
  });

  it('taps on release where there was nothing to tell', () => {
    const { button, onclick } = setUp(false);
    fire(button, 'pointerdown', 100, 100);
    vi.advanceTimersByTime(ASK_MS);
    fire(button, 'click', 100, 100);
    expect(onclick).toHaveBeenCalledTimes(1);
  });

  it.each([
    [10, 0, 1],
    [0, 11, 0],
    [8, 8, 0],
  ])('a finger that moves by %d, %d asks %d times', (dx, dy, times) => {
    const { button, onask } = setUp();
    fire(button, 'pointerdown', 100, 100);
    vi.advanceTimersByTime(ASK_MS - 1);
    fire(button, 'pointermove', 100 + dx, 100 + dy);
    vi.advanceTimersByTime(1);
    expect(onask).toHaveBeenCalledTimes(times);
  });

  it('selects no text and shows no menu of the browser', () => {
    const { element, button } = setUp();
    expect(element.style.userSelect).toBe('none');
    fire(button, 'pointerdown', 100, 100);
    expect(fire(button, 'contextmenu', 100, 100).defaultPrevented).toBe(true);
  });

  it('a mouse asks where it rests, and leaves when it goes on', () => {
    const { element, onask, onleave } = setUp();
    fire(element, 'pointermove', 100, 100, 'mouse');
    vi.advanceTimersByTime(ASK_MS - 1);
    fire(element, 'pointermove', 102, 101, 'mouse');
    vi.advanceTimersByTime(1);
    expect(onask.mock.calls).toEqual([[{ x: 100, y: 100 }]]);
    fire(element, 'pointermove', 140, 100, 'mouse');
    expect(onleave).toHaveBeenLastCalledWith({ x: 140, y: 100 });
    fire(element, 'pointermove', 180, 100, 'mouse');
    vi.advanceTimersByTime(ASK_MS - 1);
    expect(onask).toHaveBeenCalledTimes(1);
    fire(element, 'pointerleave', 180, 100, 'mouse');
    vi.advanceTimersByTime(ASK_MS);
    expect(onask).toHaveBeenCalledTimes(1);
    expect(onleave).toHaveBeenLastCalledWith(null);
  });

  it('asks nothing after it was taken away', () => {
    const { button, onask, stop } = setUp();
    fire(button, 'pointerdown', 100, 100);
    if (typeof stop === 'function') stop();
    vi.advanceTimersByTime(ASK_MS);
    expect(onask).not.toHaveBeenCalled();
  });
});
