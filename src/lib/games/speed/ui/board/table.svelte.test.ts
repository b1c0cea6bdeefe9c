import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../../ui/settings.svelte';
import { DECK } from '../../cards';
import CardFace from './CardFace.svelte';
import { finger, tapped } from './fingers.testing';
import { GLYPHS } from './glyphs';
import { rankSign } from '../words';
import Opponent from './Opponent.svelte';
import Pile from './Pile.svelte';
import Plate from './Plate.svelte';
import Reserve from './Reserve.svelte';
import Stock from './Stock.svelte';

beforeEach(() => {
  settings.locale = 'de';
});
const button = () => screen.getByRole('button');

describe('cards', () => {
  it.each(['de', 'en'] as const)('every card has its sign drawn, %s', (locale) => {
    settings.locale = locale;
    const missing = DECK.filter((card) => GLYPHS[rankSign(card[0] as 'A')] === undefined);
    expect(missing).toEqual([]);
  });

  it('one-ended it carries its sign once, two-ended twice', () => {
    const nine = GLYPHS['9']?.d ?? '';
    const signs = (two: boolean) => {
      const { container } = render(CardFace, { card: '9S', two });
      return [...container.querySelectorAll('path')].filter((one) => one.getAttribute('d') === nine)
        .length;
    };
    expect([signs(false), signs(true)]).toEqual([1, 2]);
  });
});

describe('a pile', () => {
  const pile = (change: Record<string, unknown> = {}) => {
    const pressed: number[] = [];
    const { container } = render(Pile, {
      pile: 1,
      cards: ['3D', 'QS', 'JD'],
      name: 'Rechter Stapel',
      onpress: (at: number) => pressed.push(at),
      ...change,
    });
    const pictures = () =>
      [...container.querySelectorAll('[data-picture]')].map((one) =>
        one.getAttribute('data-picture'),
      );
    return { pressed, pictures, container };
  };

  it('says its top card and which ranks fit', () => {
    const { pictures } = pile({ fitting: ['T', 'Q'] });
    expect(button()).toHaveAccessibleName('Rechter Stapel: Karo-Bube');
    expect(button()).toHaveAttribute('data-top', 'JD');
    expect(pictures()).toEqual(['JD']);
    expect(screen.getByRole('img')).toHaveAccessibleName('Darauf passt: 10 oder Dame');
    expect(screen.getByRole('img')).toHaveTextContent('passt 10D');
  });

  it('two look at it from both sides: what fits stands there twice', () => {
    pile({ fitting: ['T', 'Q'], far: true });
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('SP-08 a card on its way counts at once and is drawn when it lands', () => {
    const { pictures } = pile({ airborne: ['JD'] });
    expect(button()).toHaveAttribute('data-top', 'JD');
    expect(pictures()).toEqual(['QS']);
  });

  it('SP-03 before the start its card cannot be read', () => {
    const { container } = pile({ hidden: true, cards: [] });
    expect(button()).toHaveAccessibleName('Rechter Stapel: verdeckt');
    expect(container.querySelectorAll('.card-back')).toHaveLength(1);
  });

  it('SP-19 reached for, its thickness is seen and its number is not told', () => {
    pile({ grab: true });
    expect(button()).toHaveAccessibleName('Rechter Stapel, sieht dünn aus: nehmen');
    expect(button()).toHaveTextContent(/^Diesen$/);
    expect(button().style.getPropertyValue('--thick')).toBe('2.7px');
  });

  it('is pressed once, in the instant the finger comes down, also beside other fingers', () => {
    const { pressed } = pile();
    finger('pointerdown', button(), { id: 7 });
    expect(pressed).toEqual([1]);
    finger('pointerup', button(), { id: 7 });
    tapped(button(), 8);
    expect(pressed).toEqual([1, 1]);
  });

  it('by keys and clicks without a finger, and not by a palm', async () => {
    const { pressed } = pile();
    button().focus();
    await userEvent.keyboard('{Enter}');
    await fireEvent.click(button());
    expect(pressed).toEqual([1, 1]);
    finger('pointerdown', button(), { size: 90 });
    expect(pressed).toEqual([1, 1]);
  });
});

describe('SP-09 a reserve', () => {
  it('tells its number; while both are blocked the seconds stand in its place', async () => {
    const { container, rerender } = render(Reserve, { pile: 0, size: 7 });
    expect(screen.getByRole('img')).toHaveAccessibleName('Reserve: 7 Karten');
    expect(container).toHaveTextContent(/^7$/);
    await rerender({ ring: 1.4 });
    expect(container).toHaveTextContent(/^2$/);
    await rerender({ ring: null, size: 1 });
    expect(screen.getByRole('img')).toHaveAccessibleName('Reserve: eine Karte');
    await rerender({ size: 0 });
    expect(screen.getByRole('img')).toHaveAccessibleName('Reserve: leer');
    expect(container.querySelectorAll('.card-back')).toHaveLength(0);
  });
});

describe('SP-07 one’s own stock', () => {
  it.each([
    [4, 0, false, 'Vorrat: Hand ist voll, 4 Karten im Vorrat', 'Vorrat'],
    [4, 1, true, 'Nachziehen: 1 Karte fehlt, 4 Karten im Vorrat', 'Nachziehen'],
    [1, 2, true, 'Nachziehen: 2 Karten fehlen, eine Karte im Vorrat', 'Nachziehen'],
    [0, 2, false, 'Vorrat: ist leer, 0 Karten im Vorrat', 'Vorrat'],
  ])('%i cards, %i missing', (size, missing, honey, name, shown) => {
    let pressed = 0;
    render(Stock, { size, missing, honey, onpress: () => (pressed += 1) });
    expect(button()).toHaveAccessibleName(name);
    expect(button()).toHaveTextContent(shown);
    tapped(button());
    expect(pressed).toBe(1);
  });
});

it('the other one’s cards are told and not shown', () => {
  const { container } = render(Opponent, { hand: 4, stock: 6, name: 'Ben' });
  expect(screen.getByRole('img')).toHaveAccessibleName('Ben: 4 Karten auf der Hand, im Vorrat 6');
  expect(container.querySelectorAll('.backs .card-back')).toHaveLength(4);
  expect(container.querySelectorAll('[data-picture]')).toHaveLength(0);
});

describe('a plate', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['points towards the end', { points: 15, target: 25 }, /15 von 25/],
    ['points without an end', { points: 1, target: 0 }, /1 Punkt 9/],
    ['what Spit says instead', { points: null, target: 0, sub: '9 Spit-Karten' }, /9 Spit-Karten/],
    ['that it is ready', { points: 15, target: 25, ready: true }, /bereit/],
    ['that it stands still', { points: 15, target: 25, frozen: true }, /steht still/],
  ])('shows %s, and always the cards left', (_, change, text) => {
    const bare = { seat: 0, name: 'Du', face: 'fox', left: 9, points: null, target: 0 } as const;
    const { container } = render(Plate, { props: { ...bare, ...change } });
    expect(container.textContent?.replace(/\s+/g, ' ')).toMatch(text);
    expect(container.querySelector('[data-left="9"]')).not.toBeNull();
    expect(screen.getByRole('img', { name: 'noch 9 Karten' })).toHaveTextContent('9 Karten');
  });
});
