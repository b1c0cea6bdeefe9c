import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import { DECK } from '../cards';
import { REFUSALS, cardName, rankSign } from './words';

beforeEach(() => {
  settings.locale = 'de';
});

describe('cards by their names', () => {
  test.each([
    ['8H', 'Herz-8', '8 of hearts'],
    ['QS', 'Pik-Dame', 'queen of spades'],
    ['TD', 'Karo-10', '10 of diamonds'],
    ['AC', 'Kreuz-Ass', 'ace of clubs'],
    ['JH', 'Herz-Bube', 'jack of hearts'],
    ['KS', 'Pik-König', 'king of spades'],
  ] as const)('%s', (card, de, en) => {
    expect(cardName(card)).toBe(de);
    settings.locale = 'en';
    expect(cardName(card)).toBe(en);
  });

  test('each of the 52 has its own', () => {
    expect(new Set(DECK.map(cardName)).size).toBe(52);
  });

  test('what stands on a card is of the language', () => {
    const signs = () => (['A', 'T', 'J', 'Q', 'K'] as const).map(rankSign).join(' ');
    expect(signs()).toBe('A 10 B D K');
    settings.locale = 'en';
    expect(signs()).toBe('A 10 J Q K');
  });
});

test('F14 the refusal of a card that came second names both cards', () => {
  const told = (gaps: { [name: string]: string }) => REFUSALS['does-not-fit']?.(gaps);
  expect(told({ card: '8H', top: 'QS' })).toBe('Herz-8 passt nicht auf Pik-Dame.');
  expect(told({ card: '8H', top: '' })).toBe(
    'Herz-8 passt nicht: Auf diesem Mittelstapel liegt noch keine Karte.',
  );
  settings.locale = 'en';
  expect(told({ card: '8H', top: 'QS' })).toBe(
    'The 8 of hearts does not fit on the queen of spades.',
  );
});
