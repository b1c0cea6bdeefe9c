import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Bande from './Bande.svelte';
import type { Thief } from './types';

const thief = (seat: number, name: string, change: Partial<Thief> = {}): Thief => ({
  player: { seat, name, avatar: 'fox', colour: seat, strength: null, pegs: 0 },
  state: 'choosing',
  chest: 18,
  bag: 10,
  relics: [],
  gain: null,
  you: seat === 0,
  turn: seat === 0,
  ...change,
});
const setUp = (...thieves: readonly Thief[]) => {
  const onask = vi.fn<(about: unknown, how: string, box: unknown) => void>();
  return { ...render(Bande, { thieves, still: true, onask }), onask };
};
const cells = () => screen.getAllByRole('button').map((cell) => cell.getAttribute('aria-label'));
const side = (container: Element, seat: number) =>
  container.querySelector(`[data-thief="${seat}"] [data-side]`)?.getAttribute('data-side') ?? null;

describe('DR-22 the row of thieves', () => {
  it('tells of each how it stands, what is safe, and what is carried', () => {
    setUp(
      thief(0, 'Du', { relics: ['R2'] }),
      thief(1, 'Hexe', { state: 'chosen', chest: 14 }),
      thief(2, 'Zwerg', { chest: 22, turn: false }),
      thief(3, 'Katze', { state: 'out', bag: null, gain: 14 }),
      thief(4, 'Halbling', { state: 'fled', bag: 0, gain: -18 }),
    );
    expect(cells()).toEqual([
      'Du: du wählst. Truhe 18, Beutel 10, Krone',
      'Hexe: hat gewählt. Truhe 14, Beutel 10',
      'Zwerg: wählt noch. Truhe 22, Beutel 10',
      'Katze: draußen. Truhe 18, in diesem Beutezug +14',
      'Halbling: geflohen. Truhe 18, Beutel 0, in diesem Beutezug −18',
    ]);
  });

  it.each<[Thief['state'], string | null, RegExp]>([
    ['choosing', 'none', /^Hexe/],
    ['chosen', 'back', /^Hexe/],
    ['deeper', 'deeper', /^Tiefer/],
    ['leave', 'leave', /^Hinaus/],
    ['out', null, /^draußen/],
    ['fled', null, /^geflohen/],
  ])('DR-05 a thief who is %s shows the disc %s', (state, disc, text) => {
    const { container } = setUp(thief(1, 'Hexe', { state, turn: false }));
    expect(side(container, 1)).toBe(disc);
    expect(screen.getByRole('button')).toHaveTextContent(text);
  });

  it('DR-05 a choice is hidden until it is turned: the disc has no other side', () => {
    const { container } = setUp(thief(1, 'Hexe', { state: 'chosen' }));
    expect(container.querySelectorAll('.front')).toHaveLength(0);
    expect(screen.getByRole('button')).not.toHaveTextContent(/Tiefer|Hinaus/);
  });

  it('who is waited for reads it instead of a disc', () => {
    const { container } = setUp(thief(0, 'Du'), thief(1, 'Hexe'));
    expect(side(container, 0)).toBeNull();
    expect(screen.getByRole('button', { name: /^Du/ })).toHaveTextContent('Wähle');
    expect(screen.getByRole('button', { name: /^Hexe/ })).not.toHaveTextContent('Wähle');
  });

  it.each([
    ['out', 14, '+14'],
    ['out', 0, '+0'],
    ['fled', -18, '−18'],
  ] as const)('DR-18 %s with %d shows %s', (state, gain, text) => {
    setUp(thief(1, 'Hexe', { state, gain, bag: 0 }));
    expect(screen.getByRole('button')).toHaveTextContent(text);
  });

  it('DR-11 the chest of one who fled stands unchanged beside the empty bag', () => {
    setUp(thief(1, 'Zwerg', { state: 'fled', chest: 22, bag: 0, gain: -18 }));
    expect(screen.getByRole('button')).toHaveTextContent(/−18.*22.*leer/);
  });

  it('DR-26 of a hidden chest no number is seen or said', () => {
    setUp(thief(1, 'Hexe', { state: 'out', chest: null, bag: null, turn: false }));
    expect(screen.getByRole('button', { name: 'Hexe: draußen. Truhe verdeckt' })).toBeVisible();
    expect(screen.getByRole('button').textContent).not.toMatch(/\d/);
    expect(screen.getByRole('button')).toHaveTextContent('?');
  });

  it('shows the relic brought out last, and how many there are', () => {
    const { container } = setUp(thief(0, 'Du', { relics: ['R1', 'R4', 'R2'] }));
    const signs = [...container.querySelectorAll('[data-relic]')];
    expect(signs.map((sign) => sign.getAttribute('data-relic'))).toEqual(['R2']);
    expect(container.querySelector('.relic')).toHaveTextContent('3');
    expect(cells()).toEqual(['Du: du wählst. Truhe 18, Beutel 10, Siegelring, Amulett, Krone']);
  });

  it('C-29 a press asks about a thief and says where', async () => {
    const { onask, component } = setUp(thief(0, 'Du'), thief(5, 'Rabe'));
    await userEvent.setup().click(screen.getByRole('button', { name: /^Rabe/ }));
    expect(onask).toHaveBeenCalledWith({ what: 'thief', seat: 5 }, 'hand', component.boxOf(5));
    expect(component.boxOf(6)).toBeNull();
  });
});
