import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_MS } from '../../../ui/asking';
import Parade from './Parade.svelte';

/** 2×4 1×6 3×7 2×9; both ends ask for two cards, the selected ones fit on the left. */
const setUp = (change: Record<string, unknown> = {}) => {
  const onsign = vi.fn<(end: string) => void>();
  const ontake = vi.fn<(value: number) => void>();
  const onask = vi.fn<(at: number | string, by: string) => void>();
  const onleave = vi.fn();
  const view = render(Parade, {
    parade: [
      { value: 4, count: 2 },
      { value: 6, count: 1 },
      { value: 7, count: 3 },
      { value: 9, count: 2 },
    ],
    signs: {
      left: { need: 2, limit: 4, tone: 'ready' },
      right: { need: 2, limit: 9, tone: 'rim' },
    },
    taking: null,
    pace: 0,
    onsign,
    ontake,
    onask,
    onleave,
    ...change,
  });
  return { ...view, onsign, ontake, onask, onleave };
};

const EFFECTS: Record<number, string> = {
  4: 'links reicht dann 1',
  6: 'die Lücke schließt sich',
  7: '2 bleiben liegen',
  9: 'dann hast du 2 × 9',
};
const consequence = (value: number): string => EFFECTS[value] ?? `ohne die ${value}`;
const PLAIN = {
  left: { need: 2, limit: 4, tone: 'plain' },
  right: { need: 2, limit: 9, tone: 'plain' },
};
const LEFT =
  'Links anlegen: mindestens 2 Karten eines Werts, höchstens Wert 4. Deine Auswahl passt hierher';
const RIGHT = 'Rechts anlegen: mindestens 2 Karten eines Werts, mindestens Wert 9';

describe('the parade', () => {
  it('SA-09 shows its stacks in order, and names value, number and ends', () => {
    setUp();
    const names = screen.getAllByRole('listitem').map((item) => {
      const button = item.querySelector('button');
      return button?.getAttribute('aria-label');
    });
    expect(names).toEqual([
      '2 Karten Velociraptor, Wert 4, linkes Ende',
      'eine Karte Pachycephalosaurus, Wert 6',
      '3 Karten Stegosaurus, Wert 7',
      '2 Karten Triceratops, Wert 9, rechtes Ende',
    ]);
  });

  it('a single stack is both ends', () => {
    setUp({ parade: [{ value: 7, count: 5 }] });
    const pile = screen.getByRole('button', {
      name: '5 Karten Stegosaurus, Wert 7, linkes und rechtes Ende',
    });
    expect(pile).toHaveTextContent('5×');
  });

  it.each([
    [1, 0],
    [3, 2],
    [4, 3],
    [8, 3],
  ])('%d cards are drawn as one with %d below', (count, below) => {
    const { container } = setUp({ parade: [{ value: 7, count }] });
    expect(container.querySelectorAll('.under')).toHaveLength(below);
  });

  it('SA-12, SA-27 its signs say what is needed, and a press lays', async () => {
    const { onsign } = setUp();
    const user = userEvent.setup();
    const left = screen.getByRole('button', { name: LEFT });
    expect(left).toHaveTextContent(/^≥ 2 Karten\s?höchstens 4$/);
    expect(left).toHaveAttribute('aria-disabled', 'false');
    await user.click(left);
    const right = screen.getByRole('button', { name: RIGHT });
    expect(right).toHaveTextContent(/^≥ 2 Karten\s?mindestens 9$/);
    right.focus();
    await user.keyboard('{Enter}');
    expect(onsign.mock.calls).toEqual([['left'], ['right']]);
  });

  it('one card is one card', () => {
    setUp({
      signs: {
        left: { need: 1, limit: 2, tone: 'rim' },
        right: { need: 1, limit: 9, tone: 'rim' },
      },
    });
    expect(
      screen.getByRole('button', {
        name: 'Links anlegen: mindestens eine Karte, höchstens Wert 2',
      }),
    ).toHaveTextContent(/^≥ 1 Karte\s?höchstens 2$/);
  });

  it('SA-08 empty, one sign invites to open', async () => {
    const { onsign } = setUp({
      parade: [],
      signs: { open: { need: 1, limit: null, tone: 'rim' } },
    });
    expect(screen.getByText('Die Parade ist leer.')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(
      screen.getByRole('button', { name: 'Eröffne mit beliebig vielen Karten eines Werts' }),
    );
    expect(onsign.mock.calls).toEqual([['open']]);
  });

  it('a sign that is not to be chosen now still answers', async () => {
    const { onsign } = setUp({ signs: PLAIN });
    const right = screen.getByRole('button', { name: RIGHT });
    expect(right).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(right);
    expect(onsign.mock.calls).toEqual([['right']]);
  });

  it('F27 says what the advice means', () => {
    setUp({ hint: { end: 'right' } });
    expect(
      screen.getByRole('button', { name: `${RIGHT}, so lautet mein Rat` }),
    ).toBeInTheDocument();
  });

  it('shows 13 stacks, the ends among them', () => {
    setUp({ parade: Array.from({ length: 13 }, (_, i) => ({ value: i + 1, count: 1 })) });
    expect(screen.getAllByRole('listitem')).toHaveLength(13);
    expect(
      screen.getByRole('button', { name: 'eine Karte Microraptor, Wert 1, linkes Ende' }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'eine Karte Argentinosaurus, Wert 13, rechtes Ende' }),
    ).toBeInTheDocument();
  });
});

describe('SA-15, SA-28 a card is taken', () => {
  it('every pile says what taking from it does, and the chosen one is pressed', async () => {
    const { ontake } = setUp({ signs: PLAIN, taking: { chosen: 9, consequence } });
    const four = screen.getByRole('button', {
      name: '2 Karten Velociraptor, Wert 4: mitnehmen – links reicht dann 1',
    });
    expect(four).toHaveAttribute('aria-pressed', 'false');
    expect(four).toHaveTextContent('links reicht dann 1');
    expect(
      screen.getByRole('button', {
        name: '2 Karten Triceratops, Wert 9: mitnehmen – dann hast du 2 × 9',
      }),
    ).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(four);
    expect(ontake.mock.calls).toEqual([[4]]);
  });

  it('keys reach the piles and choose', async () => {
    const { ontake, component } = setUp({ signs: PLAIN, taking: { chosen: null, consequence } });
    const user = userEvent.setup();
    component.focusTake();
    await user.tab();
    await user.keyboard(' ');
    expect(ontake.mock.calls).toEqual([[6]]);
  });

  it('the keyboard starts at the chosen pile', () => {
    const { component } = setUp({ signs: PLAIN, taking: { chosen: 7, consequence } });
    component.focusTake();
    expect(document.activeElement).toHaveAttribute('data-pile', '7');
  });

  it('where piles overlap, one line tells of the chosen one', async () => {
    const parade = [1, 2, 3, 5, 6, 7, 9].map((value) => ({ value, count: 1 }));
    const { rerender } = setUp({ parade, signs: PLAIN, taking: { chosen: null, consequence } });
    expect(
      screen.getByText('Tippe einen Stapel an: Hier steht dann, was sich ändert.'),
    ).toBeInTheDocument();
    await rerender({ taking: { chosen: 6, consequence } });
    expect(screen.getByText('die Lücke schließt sich')).toBeInTheDocument();
  });

  it('a press on a pile asks about it while nothing is to be taken', async () => {
    const { ontake, onask } = setUp();
    await userEvent.click(screen.getByRole('button', { name: '3 Karten Stegosaurus, Wert 7' }));
    expect(ontake).not.toHaveBeenCalled();
    expect(onask.mock.calls).toEqual([[7, 'hand']]);
  });
});

describe('F26 asking', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const touch = (element: Element, type: string): void => {
    const event = new MouseEvent(type, { clientX: 9, clientY: 9, bubbles: true, cancelable: true });
    Object.assign(event, { pointerType: 'touch', isPrimary: true });
    element.dispatchEvent(event);
  };

  it('a finger that stays on a pile asks, and takes nothing when it is lifted', () => {
    const { ontake, onask } = setUp({ signs: PLAIN, taking: { chosen: null, consequence } });
    const pile = screen.getByRole('button', { name: /^2 Karten Velociraptor/ });
    touch(pile, 'pointerdown');
    vi.advanceTimersByTime(ASK_MS);
    touch(pile, 'pointerup');
    touch(pile, 'click');
    expect(onask.mock.calls).toEqual([[4, 'hand']]);
    expect(ontake).not.toHaveBeenCalled();
  });

  it('a finger that stays on a sign asks, and lays nothing', () => {
    const { onsign, onask } = setUp();
    const sign = screen.getByRole('button', { name: LEFT });
    touch(sign, 'pointerdown');
    vi.advanceTimersByTime(ASK_MS);
    touch(sign, 'pointerup');
    touch(sign, 'click');
    expect(onask.mock.calls).toEqual([['left', 'hand']]);
    expect(onsign).not.toHaveBeenCalled();
  });

  it('the key I asks about what has the focus', () => {
    const { onask } = setUp();
    const sign = screen.getByRole('button', { name: LEFT });
    sign.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
    expect(onask.mock.calls).toEqual([['left', 'key']]);
  });
});
