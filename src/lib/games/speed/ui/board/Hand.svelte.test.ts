import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../../ui/settings.svelte';
import { fits, type Card } from '../../cards';
import { finger, tapped } from './fingers.testing';
import Hand from './Hand.svelte';
import type { PileAt } from './types';

beforeEach(() => {
  settings.locale = 'de';
});

const TOPS: readonly Card[] = ['7C', 'JD'];
const PILES = [
  { left: 70, top: 250, width: 100, height: 140 },
  { left: 230, top: 250, width: 100, height: 140 },
];
const SLOTS: readonly (Card | null)[] = ['8H', 'TC', null, '9D', 'KS'];
const fitting = (card: Card): readonly PileAt[] =>
  ([0, 1] as const).filter((pile) => fits(card, TOPS[pile]));

const setUp = (change: Record<string, unknown> = {}) => {
  const heard: string[] = [];
  const { container } = render(Hand, {
    slots: SLOTS,
    fits: fitting,
    away: [],
    chosen: null,
    piles: () => PILES,
    onpress: (card: Card) => heard.push(`press ${card}`),
    onflick: (card: Card, pile: PileAt) => heard.push(`lay ${card} on ${pile}`),
    ondrag: (card: Card | null, over: PileAt | null) => heard.push(`held ${card} ${over}`),
    onempty: () => heard.push('gap'),
    ...change,
  });
  const card = (name: Card): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`[data-card="${name}"]`);
    if (found === null) throw new Error(`no ${name} is shown`);
    return found;
  };
  const did = () => heard.filter((text) => !text.startsWith('held'));
  return { container, heard, did, card };
};
const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

describe('SP-04 what a card fits stands on it', () => {
  it('in words for who listens, as a mark for who looks', () => {
    const { container } = setUp();
    expect(names()).toEqual([
      'Herz-8, passt links',
      'Kreuz-10, passt rechts',
      'Leerer Platz',
      'Karo-9',
      'Pik-König',
    ]);
    const marks = [...container.querySelectorAll('[data-fits]')].map((one) =>
      one.getAttribute('data-fits'),
    );
    expect(marks).toEqual(['0', '1', '', '']);
    expect(container.querySelectorAll('.way')).toHaveLength(2);
  });

  it('from the other side of the table left and right change places', () => {
    setUp({ turned: true });
    expect(names().slice(0, 2)).toEqual(['Herz-8, passt rechts', 'Kreuz-10, passt links']);
  });

  it('one that fits both piles says so', () => {
    setUp({ fits: () => [0, 1] });
    expect(names()[0]).toBe('Herz-8, passt auf beide Stapel');
  });
});

it('places stay: a card under way leaves a gap, and the others lie where they were', () => {
  setUp({ away: ['8H'] });
  expect(names()).toEqual([
    'Leerer Platz',
    'Kreuz-10, passt rechts',
    'Leerer Platz',
    'Karo-9',
    'Pik-König',
  ]);
});

it('paused, no card can be read, neither on the screen nor in the page', async () => {
  const { container, heard } = setUp({ hidden: true });
  expect(names()).toEqual([
    'verdeckte Karte',
    'verdeckte Karte',
    'Leerer Platz',
    'verdeckte Karte',
    'verdeckte Karte',
  ]);
  expect(container.querySelectorAll('[data-card], [data-picture]')).toHaveLength(0);
  for (const button of screen.getAllByRole('button')) await fireEvent.click(button);
  expect(heard).toEqual([]);
});

describe('fingers', () => {
  it('a tap is heard once, not again by the click after it', () => {
    const { did, card } = setUp();
    tapped(card('9D'));
    expect(did()).toEqual(['press 9D']);
  });

  it('a key or a screen reader presses without a finger', async () => {
    const { did, card } = setUp();
    card('KS').focus();
    await userEvent.keyboard('{Enter}');
    await fireEvent.click(card('9D'));
    expect(did()).toEqual(['press KS', 'press 9D']);
  });

  it('a gap asks for a card', () => {
    const { did } = setUp();
    tapped(screen.getByRole('button', { name: 'Leerer Platz' }));
    expect(did()).toEqual(['gap']);
  });

  it('a drag follows the finger, tells where it is, and lays the card there', () => {
    const { heard, card } = setUp();
    const held = card('TC');
    finger('pointerdown', held, { x: 200, y: 700, t: 0 });
    finger('pointermove', held, { x: 240, y: 500, t: 400 });
    expect(held.style.transform).toBe('translate(40px, -200px) scale(1.06)');
    finger('pointermove', held, { x: 280, y: 320, t: 800 });
    finger('pointerup', held, { x: 280, y: 320, t: 900 });
    expect(heard).toEqual(['held TC null', 'held TC 1', 'lay TC on 1', 'held null null']);
    expect(held.style.transform).toBe('');
  });

  it.each(['pointercancel', 'lostpointercapture'] as const)(
    'a drag that is broken off by %s lays nothing, and the next finger plays',
    (type) => {
      const { heard, did, card } = setUp();
      const held = card('TC');
      finger('pointerdown', held, { x: 200, y: 700, t: 0 });
      finger('pointermove', held, { x: 280, y: 320, t: 400 });
      finger(type, held, { x: 280, y: 320, t: 500 });
      expect(heard).toEqual(['held TC 1', 'held null null']);
      expect(held.style.transform).toBe('');
      tapped(card('9D'), 2);
      expect(did()).toEqual(['press 9D']);
    },
  );

  it('a tap is no drag', () => {
    const { heard, card } = setUp();
    tapped(card('9D'));
    expect(heard).toEqual(['press 9D']);
  });

  it('for the far half the card follows the other way round', () => {
    const { card } = setUp({ turned: true });
    finger('pointerdown', card('TC'), { x: 200, y: 100, t: 0 });
    finger('pointermove', card('TC'), { x: 240, y: 200, t: 100 });
    expect(card('TC').style.transform).toBe('translate(-40px, -100px) scale(1.06)');
  });

  it('a flick lays the card on the pile it goes to', () => {
    const { did, card } = setUp();
    finger('pointerdown', card('8H'), { x: 200, y: 700, t: 0 });
    finger('pointermove', card('8H'), { x: 190, y: 640, t: 80 });
    finger('pointerup', card('8H'), { x: 182, y: 610, t: 120 });
    expect(did()).toEqual(['lay 8H on 0']);
  });

  it('SP-06 a second finger and a palm never take a card', () => {
    const { did, card } = setUp();
    finger('pointerdown', card('8H'), { id: 1 });
    tapped(card('TC'), 2);
    finger('pointerdown', card('KS'), { id: 3, size: 90 });
    finger('pointerup', card('KS'), { id: 3, size: 90 });
    expect(did()).toEqual([]);
    finger('pointerup', card('8H'), { id: 1 });
    expect(did()).toEqual(['press 8H']);
  });

  it('a gap cannot be dragged', () => {
    const { did } = setUp();
    const gap = screen.getByRole('button', { name: 'Leerer Platz' });
    finger('pointerdown', gap, { x: 200, y: 700, t: 0 });
    finger('pointermove', gap, { x: 280, y: 320, t: 100 });
    finger('pointerup', gap, { x: 280, y: 320, t: 200 });
    expect(did()).toEqual([]);
    expect(gap.style.transform).toBe('');
  });
});
