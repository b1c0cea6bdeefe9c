import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Player } from '../../../../ui/players';
import type { Slot } from '../../position';
import Display from './Display.svelte';

const player = (seat: number, name: string): Player => ({
  seat,
  name,
  avatar: 'fox',
  colour: seat,
  strength: null,
  pegs: 0,
});
const PLAYERS = [player(0, 'Du'), player(1, 'Eule'), player(2, 'Igel')];
const slot = (domino: number, keeper: number | null = null, done = false): Slot => ({
  domino,
  keeper,
  done,
});
/** Eule has laid, it is your turn, then Igel's. */
const ROW = [slot(21, 1, true), slot(26, 0), slot(48, 2)];
/** Eule has picked the second. */
const NEXT = [slot(18), slot(41, 1), slot(42)];

const setUp = (change: Record<string, unknown> = {}) => {
  const onpick = vi.fn();
  const onask = vi.fn();
  const view = render(Display, {
    row: ROW,
    next: NEXT,
    players: PLAYERS,
    turn: null,
    chosen: null,
    free: [],
    solo: false,
    onpick,
    onask,
    ...change,
  });
  return { ...view, onpick, onask };
};
const names = (container: Element, row: string) =>
  [...container.querySelectorAll(`.${row} button`)].map((one) => one.getAttribute('aria-label'));
const inRow = (container: Element, row: string, what: string) =>
  [...container.querySelectorAll(`.${row} li${what}`)].map((one) => one.getAttribute('data-slot'));

describe('ZO-04 the display', () => {
  it('shows this row left and the next right, smallest on top, with keepers and order of turns', () => {
    const { container } = setUp({ turn: 26 });
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'Diese Runde',
      'Nächste Runde',
    ]);
    expect(names(container, 'this')).toEqual([
      'Platz 1, Domino 21: Savanne, ein Stern und Streichelwiese, Pfleger: Eule, gelegt',
      'Platz 2, Domino 26: Dschungel, ein Stern und Savanne, Pfleger: Du, jetzt dran',
      'Platz 3, Domino 48: Savanne und Polarwelt, 3 Sterne, Pfleger: Igel',
    ]);
    expect(names(container, 'next')).toEqual([
      'Platz 1, Domino 18: Dschungel und Streichelwiese, frei',
      'Platz 2, Domino 41: Savanne und Streichelwiese, 2 Sterne, Pfleger: Eule',
      'Platz 3, Domino 42: Wasserwelt und Streichelwiese, 2 Sterne, frei',
    ]);
    expect(inRow(container, 'this', '.now')).toEqual(['26']);
    const written = [...container.querySelectorAll('.place')].map((one) => one.textContent);
    expect(written).toEqual(['1', '2', '3']);
  });

  it('ZO-03 a keeper stands on its domino until that is laid', () => {
    const { container } = setUp();
    const keepers = [...container.querySelectorAll('.this [data-keeper]')];
    expect(keepers.map((one) => one.getAttribute('data-keeper'))).toEqual(['0', '2']);
  });

  it('what was given up is told apart from what was laid', () => {
    const { container } = setUp({ given: [21] });
    expect(names(container, 'this')[0]).toMatch(/, abgegeben$/);
    expect(
      within(container.querySelector<HTMLElement>('.this') as HTMLElement).getByText('abgegeben'),
    ).toBeVisible();
  });

  it.each([
    ['ZO-05 before the first row is laid', { row: [] }, 'Erst stellen alle ihre Pfleger auf.'],
    ['ZO-07 in the last round', { next: [] }, 'Das ist die letzte Reihe.'],
  ])('%s it says why a side is empty', (_, change, text) => {
    setUp(change);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('ZO-32 alone there is one row without keepers', () => {
    const { container } = setUp({ solo: true, row: [], next: NEXT, free: [18, 41, 42] });
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(inRow(container, 'only', '.free')).toEqual(['18', '41', '42']);
    expect(container.querySelectorAll('[data-keeper]')).toHaveLength(0);
  });

  it('alone the domino that was taken stays while it is laid', () => {
    const { container } = setUp({ solo: true, row: [slot(42, 0)], next: [], turn: 42 });
    expect(inRow(container, 'only', '.now')).toEqual(['42']);
  });
});

describe('ZO-16 picking', () => {
  it('only free dominoes are picked; a press on another asks about it', async () => {
    const { container, onpick, onask } = setUp({ free: [18, 42] });
    const picks = [...container.querySelectorAll('[data-pick]')];
    expect(picks.map((one) => one.getAttribute('data-pick'))).toEqual(['18', '42']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Domino 42/ }));
    expect(onpick.mock.calls).toEqual([[42]]);
    await user.click(screen.getByRole('button', { name: /Domino 41/ }));
    expect(onpick).toHaveBeenCalledTimes(1);
    expect(onask).toHaveBeenLastCalledWith(41, 'hand', expect.anything());
  });

  it('the chosen one is pressed and your keeper stands on it, the taken one steps back', () => {
    const { container } = setUp({ free: [18, 42], chosen: 42 });
    expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('data-pick', '42');
    expect(inRow(container, 'next', '.dim')).toEqual(['41']);
    const keepers = [...container.querySelectorAll('.next [data-keeper]')];
    expect(keepers.map((one) => one.getAttribute('data-keeper'))).toEqual(['1', '0']);
  });

  it('what each brings at best stands beside it', () => {
    const { container } = setUp({
      free: [18, 42],
      gains: new Map([
        [18, 0],
        [42, 12],
      ]),
    });
    expect([...container.querySelectorAll('.gain')].map((one) => one.textContent)).toEqual([
      '0',
      '+12',
    ]);
    expect(names(container, 'next')[2]).toBe(
      'Platz 3, Domino 42: Wasserwelt und Streichelwiese, 2 Sterne, frei, bringt dir bis zu +12',
    );
  });
});

describe('C-29 asking about a domino', () => {
  it('by the key I, also where a press picks', async () => {
    const { onask, onpick } = setUp({ free: [18] });
    screen.getByRole('button', { name: /Domino 18/ }).focus();
    await userEvent.setup().keyboard('i');
    expect(onask).toHaveBeenCalledWith(18, 'key', expect.anything());
    expect(onpick).not.toHaveBeenCalled();
  });
});
