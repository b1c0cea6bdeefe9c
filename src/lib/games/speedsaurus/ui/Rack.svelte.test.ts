import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS } from '../../../ui/asking';
import type { Group } from './groups';
import Rack from './Rack.svelte';

/** To a parade of 2×4 … 2×9. */
const GROUPS: readonly Group[] = [
  { value: 1, have: 1, fit: 'few', need: 2 },
  { value: 3, have: 3, fit: 'left', need: 2 },
  { value: 5, have: 1, fit: 'locked', need: 2 },
  { value: 12, have: 2, fit: 'right', need: 2 },
];

const setUp = (change: Record<string, unknown> = {}) => {
  const onselect = vi.fn<(value: number) => void>();
  const onask = vi.fn<(value: number, by: string) => void>();
  const view = render(Rack, {
    groups: GROUPS,
    selected: null,
    count: 0,
    disabled: false,
    pace: 0,
    onselect,
    onask,
    onleave: () => {},
    ...change,
  });
  return { ...view, onselect, onask };
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

const LEFT = '3 Karten Psittacosaurus, Wert 3, passt links';
const LOCKED = 'eine Karte Protoceratops, Wert 5, gesperrt: liegt zwischen den Enden';

describe('the own hand', () => {
  it('SA-12, SA-14 says of every group where it fits or why not', () => {
    setUp();
    expect(names()).toEqual([
      'eine Karte Microraptor, Wert 1, zu wenig: dort braucht es mindestens 2',
      LEFT,
      LOCKED,
      '2 Karten Brachiosaurus, Wert 12, passt rechts',
    ]);
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-disabled'))).toEqual([
      'true',
      'false',
      'true',
      'false',
    ]);
  });

  it('shows the number of every group, and the band of one that is too small', () => {
    setUp();
    expect(button(LEFT)).toHaveTextContent('3×');
    expect(screen.getAllByText('zu wenig')).toHaveLength(1);
  });

  it('SA-08 to an empty parade every group fits', () => {
    setUp({ groups: [{ value: 7, have: 4, fit: 'open', need: 1 }] });
    expect(names()).toEqual(['4 Karten Stegosaurus, Wert 7, passt zum Eröffnen']);
  });

  it('SA-26 a press selects, and one on a locked or small group is told, too', async () => {
    const { onselect } = setUp();
    const user = userEvent.setup();
    await user.click(button(LEFT));
    await user.click(button(LOCKED));
    button('eine Karte Microraptor, Wert 1, zu wenig: dort braucht es mindestens 2').focus();
    await user.keyboard('{Enter}');
    expect(onselect.mock.calls).toEqual([[3], [5], [1]]);
  });

  it('SA-26 the selected group is pressed, with part of it it says how many', async () => {
    const { rerender } = setUp({ selected: 3, count: 3 });
    expect(button(LEFT)).toHaveAttribute('aria-pressed', 'true');
    expect(button(LOCKED)).toHaveAttribute('aria-pressed', 'false');
    await rerender({ count: 2 });
    expect(button(`${LEFT}, 2 davon gewählt`)).toHaveTextContent('2/3');
    await rerender({ count: 1 });
    expect(button(`${LEFT}, eine davon gewählt`)).toHaveTextContent('1/3');
  });

  it('lies calm while somebody else is on turn, and still answers', async () => {
    const { onselect } = setUp({ disabled: true });
    expect(names()).toEqual([
      'eine Karte Microraptor, Wert 1',
      '3 Karten Psittacosaurus, Wert 3',
      'eine Karte Protoceratops, Wert 5',
      '2 Karten Brachiosaurus, Wert 12',
    ]);
    expect(screen.queryByText('zu wenig')).not.toBeInTheDocument();
    await userEvent.click(button('eine Karte Protoceratops, Wert 5'));
    expect(onselect.mock.calls).toEqual([[5]]);
  });

  it('says which group taking would make larger, and which one the advice means', () => {
    setUp({ growing: 12, hint: 3 });
    expect(button(`${LEFT}, so lautet mein Rat`)).toBeInTheDocument();
    expect(
      button('2 Karten Brachiosaurus, Wert 12, passt rechts, wird durch das Mitnehmen größer'),
    ).toBeInTheDocument();
  });

  it.each([
    [7, 1],
    [8, 2],
    [13, 2],
  ])('%d groups stand in %d rows', (count, rows) => {
    const groups = Array.from({ length: count }, (_, i) => ({
      value: i + 1,
      have: 1,
      fit: 'idle',
      need: 1,
    }));
    setUp({ groups });
    expect(screen.getAllByRole('button')).toHaveLength(count);
    const columns = Number(screen.getByRole('list').style.getPropertyValue('--g'));
    expect(Math.ceil(count / columns)).toBe(rows);
  });

  it.each([
    [null, 3],
    [12, 12],
  ])('with %s selected the keyboard starts at group %d', (selected, expected) => {
    const { component } = setUp({ selected });
    component.focusFirst();
    expect(document.activeElement).toHaveAttribute('data-group', String(expected));
  });

  it('an empty hand says so', () => {
    setUp({ groups: [] });
    expect(screen.getByText('Du hast keine Karten mehr.')).toBeInTheDocument();
  });
});

describe('F26 asking', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a finger that stays asks, and selects nothing when it is lifted', () => {
    const { onselect, onask } = setUp();
    const touch = (type: string): void => {
      const event = new MouseEvent(type, { clientX: 9, clientY: 9, bubbles: true });
      Object.assign(event, { pointerType: 'touch', isPrimary: true });
      button(LOCKED).dispatchEvent(event);
    };
    touch('pointerdown');
    vi.advanceTimersByTime(ASK_MS);
    touch('pointerup');
    touch('click');
    expect(onask.mock.calls).toEqual([[5, 'hand']]);
    expect(onselect).not.toHaveBeenCalled();
  });

  it('the key I asks about the group that has the focus', () => {
    const { onask, onselect } = setUp();
    button(LEFT).dispatchEvent(new KeyboardEvent('keydown', { key: 'I', bubbles: true }));
    expect(onask.mock.calls).toEqual([[3, 'key']]);
    expect(onselect).not.toHaveBeenCalled();
  });
});
