import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../../ui/settings.svelte';
import { finger, tapped } from './fingers.testing';
import SpitLayout from './SpitLayout.svelte';
import type { PileAt, SeenPlace } from './types';

beforeEach(() => {
  settings.locale = 'de';
});

const PLACES: readonly SeenPlace[] = [
  { up: '8H', down: 0 },
  { up: null, down: 0 },
  { up: null, down: 2 },
  { up: 'TC', down: 2 },
  { up: 'KS', down: 1 },
];
const OWN = {
  fits: (place: number): readonly PileAt[] => (place === 0 ? [0] : place === 3 ? [1] : []),
  turns: (place: number) => place === 2,
  moves: (place: number): readonly number[] => (place > 2 ? [1] : []),
  piles: () => [
    { left: 70, top: 250, width: 100, height: 140 },
    { left: 230, top: 250, width: 100, height: 140 },
  ],
};
const setUp = (change: Record<string, unknown> = {}) => {
  const heard: string[] = [];
  const { container } = render(SpitLayout, {
    places: PLACES,
    ...OWN,
    onpress: (place: number) => heard.push(`press ${place}`),
    onflick: (place: number, pile: PileAt) => heard.push(`lay ${place} on ${pile}`),
    onmove: (from: number, to: number) => heard.push(`move ${from} to ${to}`),
    ...change,
  });
  return { container, heard };
};
const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
const place = (at: number): HTMLElement => {
  const found = screen.getAllByRole('button')[at];
  if (found === undefined) throw new Error(`no place ${at}`);
  return found;
};

describe('SP-16 SP-17 one’s own five places', () => {
  it('tell what lies there, where it fits, and what can be turned', () => {
    setUp();
    expect(names()).toEqual([
      'Platz 1: Herz-8, passt links, darunter keine',
      'Platz 2: leer',
      'Platz 3: umdrehen, 2 Karten',
      'Platz 4: Kreuz-10, passt rechts, darunter 2',
      'Platz 5: Pik-König, darunter eine',
    ]);
  });

  it('show how many cards lie under the open one, and a turn disc where none is open', () => {
    const { container } = setUp();
    const edges = screen.getAllByRole('button').map((one) => one.querySelectorAll('.edge').length);
    expect(edges).toEqual([0, 0, 1, 2, 1]);
    expect(container.querySelectorAll('.turn')).toHaveLength(1);
    expect(place(2).querySelectorAll('.turn')).toHaveLength(1);
  });

  it('an empty place says when the chosen card may go there', () => {
    setUp({ chosen: 4 });
    expect(names()[1]).toBe('Platz 2: hierhin versetzen');
    expect(place(4)).toHaveAttribute('aria-pressed', 'true');
  });

  it('a card under way is gone from its place, what lies under it is not', () => {
    setUp({ away: [0, 3], turns: () => false });
    expect(names()[0]).toBe('Platz 1: leer');
    expect(names()[3]).toBe('Platz 4: 2 verdeckte Karten');
  });

  it('paused, no card can be read', () => {
    const { container } = setUp({ hidden: true });
    expect(container.querySelectorAll('[data-picture]')).toHaveLength(0);
    expect(container.innerHTML).not.toMatch(/8H|TC|KS|Herz|Kreuz|Pik/);
  });
});

describe('fingers', () => {
  it('every place is pressed by a tap or a key, empty ones too', async () => {
    const { heard } = setUp();
    tapped(place(1));
    tapped(place(2));
    await fireEvent.click(place(4));
    expect(heard).toEqual(['press 1', 'press 2', 'press 4']);
  });

  it('an open card is dragged onto a pile', () => {
    const { heard } = setUp();
    finger('pointerdown', place(3), { x: 260, y: 700, t: 0 });
    finger('pointermove', place(3), { x: 280, y: 320, t: 500 });
    finger('pointerup', place(3), { x: 280, y: 320, t: 600 });
    expect(heard).toEqual(['lay 3 on 1']);
  });

  it('SP-17 or to an empty place', () => {
    const { heard } = setUp();
    place(1).getBoundingClientRect = () => new DOMRect(90, 650, 60, 84);
    finger('pointerdown', place(4), { x: 340, y: 700, t: 0 });
    finger('pointermove', place(4), { x: 120, y: 700, t: 500 });
    finger('pointerup', place(4), { x: 120, y: 700, t: 600 });
    expect(heard).toEqual(['move 4 to 1']);
  });

  it('a face-down card stays where it is', () => {
    const { heard } = setUp();
    finger('pointerdown', place(2), { x: 200, y: 700, t: 0 });
    finger('pointermove', place(2), { x: 280, y: 320, t: 500 });
    finger('pointerup', place(2), { x: 280, y: 320, t: 600 });
    expect(heard).toEqual([]);
    expect(place(2).style.transform).toBe('');
  });
});

it('the other one’s places are pictures, not buttons', () => {
  render(SpitLayout, { places: PLACES });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Platz 1: Herz-8, darunter keine',
    'Platz 2: leer',
    'Platz 3: 2 verdeckte Karten',
    'Platz 4: Kreuz-10, darunter 2',
    'Platz 5: Pik-König, darunter eine',
  ]);
});
