import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Stage from './Stage.svelte';

/** Thirteen with one left, bats, the cup, and the newest: fourteen, three for each of four. */
const PATH = [
  { card: 'T13', lying: 1 },
  { card: 'H1', lying: 0 },
  { card: 'R3', lying: 1 },
  { card: 'T14', lying: 2 },
];
const setUp = (change: Record<string, unknown> = {}) => {
  const onask = vi.fn<(about: unknown, how: string, box: unknown) => void>();
  const onleave = vi.fn();
  const view = render(Stage, {
    path: PATH,
    stack: 28,
    eye: 1,
    depth: 0.3,
    note: { each: 3, rest: 2 },
    hot: [],
    still: true,
    onask,
    onleave,
    ...change,
  });
  return { ...view, onask, onleave };
};
const names = () =>
  within(screen.getByRole('list', { name: 'Pfad' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const pieces = (container: Element, card: string) =>
  container.querySelectorAll(`[data-picture="${card}"] .piece`);

describe('the path in the cave', () => {
  it('DR-03 is read as a list in the order of its cards, with what lies on each', () => {
    setUp();
    expect(names()).toEqual([
      'Schatz 13, darauf noch 1 Gold',
      'Gefahr: Fledermäuse',
      'Relikt: Kelch',
      'Neueste Karte: Schatz 14, darauf noch 2 Gold, je 3 für alle in der Höhle',
    ]);
  });

  it('what has been taken is told', () => {
    const taken = PATH.map(({ card }) => ({ card, lying: 0 }));
    setUp({ path: taken, note: null });
    expect(names()).toEqual([
      'Schatz 13, nichts mehr darauf',
      'Gefahr: Fledermäuse',
      'Relikt: Kelch, geborgen',
      'Neueste Karte: Schatz 14, nichts mehr darauf',
    ]);
  });

  it('a treasure shows exactly its gold, and what is left in a number', () => {
    const { container } = setUp();
    expect(pieces(container, 'T13')).toHaveLength(1);
    expect(container.querySelector('[data-picture="T13"] .rest')).toHaveTextContent('1');
    expect(pieces(container, 'T14')).toHaveLength(14);
    expect(container.querySelector('[data-picture="T14"] .rest')).toHaveTextContent('2');
  });

  it('once nothing is to be told any more, only what is left lies on the newest card', () => {
    const { container } = setUp({ note: null });
    expect(pieces(container, 'T14')).toHaveLength(2);
    expect(container).not.toHaveTextContent('je 3');
  });

  it.each([
    [{ each: 3, rest: 2 }, 'je 3 Rest 2'],
    [{ each: 7, rest: 0 }, 'je 7 kein Rest'],
  ])('DR-06 the slip tells %j', (note, text) => {
    const { container } = setUp({ note });
    expect(container.querySelector('.slip')).toHaveTextContent(text);
  });

  it('there is no slip at a hazard', () => {
    const { container } = setUp({ path: PATH.slice(0, 2) });
    expect(container.querySelector('.slip')).toBeNull();
  });

  it('DR-11 both equal hazards glow, and the cave burns', () => {
    const path = [...PATH, { card: 'H1', lying: 0 }];
    const { container } = setUp({ path, hot: [1, 4], eye: 3, note: null });
    expect(names()[1]).toBe('Gefahr: Fledermäuse, weckt den Drachen');
    expect(names()[4]).toBe('Neueste Karte: Gefahr: Fledermäuse, weckt den Drachen');
    const hot = [...container.querySelectorAll('[data-picture].hot')];
    expect(hot.map((one) => one.getAttribute('data-picture'))).toEqual(['H1', 'H1']);
    expect(container.querySelector('.fire')).not.toBeNull();
  });

  it.each([
    [1, 'Stapel: eine Karte', 0],
    [7, 'Stapel: 7 Karten', 2],
    [28, 'Stapel: 28 Karten', 3],
    [0, 'Stapel: 0 Karten', 0],
  ])('a stack of %d says so', (stack, name, under) => {
    setUp({ stack });
    const button = screen.getByRole('button', { name });
    expect(button).toHaveTextContent(String(stack));
    expect(button.querySelectorAll('.under')).toHaveLength(under);
  });

  it.each([0, 1, 2, 3])('DR-39 the eye is in state %d', (eye) => {
    const { container } = setUp({ eye });
    expect(container.querySelector('svg[data-eye]')).toHaveAttribute('data-eye', String(eye));
    expect(container.querySelector('.shut')).toHaveAttribute('opacity', eye === 0 ? '1' : '0');
  });

  it('before the first card there is only the stack', () => {
    setUp({ path: [], note: null, stack: 31 });
    expect(within(screen.getByRole('list')).queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Stapel: 31 Karten' })).toBeVisible();
  });
});

describe('C-29 asking in the cave', () => {
  it('a press asks about a card or the stack, and says where it lies', async () => {
    const { onask, component } = setUp();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Relikt: Kelch' }));
    expect(onask).toHaveBeenLastCalledWith({ what: 'card', index: 2 }, 'hand', component.boxOf(2));
    await user.click(screen.getByRole('button', { name: 'Stapel: 28 Karten' }));
    expect(onask).toHaveBeenLastCalledWith({ what: 'stack' }, 'hand', component.boxOf(-1));
    expect(component.boxOf(4)).toBeNull();
  });

  it('so does the key I on the newest card, which the tab key finds', async () => {
    const { onask } = setUp();
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('i');
    expect(onask).toHaveBeenCalledWith({ what: 'card', index: 3 }, 'key', expect.anything());
  });
});
