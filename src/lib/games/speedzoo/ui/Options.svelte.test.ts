import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import type { Options as Chosen } from '../position';
import { speedzoo } from '../rules';
import Options from './Options.svelte';
import { chips } from './words';

beforeEach(() => {
  settings.locale = 'de';
});

const SWITCHES = [
  ['ZO-22', 'middle', 'Tor in der Mitte (+10)'],
  ['ZO-24', 'full', 'Voller Zoo (+5)'],
  ['ZO-28', 'wishes', 'Wünsche der Besucher'],
  ['ZO-25', 'season', 'Saison'],
] as const;
const BASE = speedzoo.defaults(2);
const shown = (seats: number, options: Chosen = speedzoo.defaults(seats)) => {
  const chosen: Chosen[] = [];
  render(Options, { options, seats, onchange: (next: Chosen) => chosen.push(next) });
  return chosen;
};

test.each(SWITCHES)('%s %s is switched alone, and says what it does', async (_, rule, name) => {
  const chosen = shown(2);
  const control = screen.getByRole('switch', { name });
  expect(control).toHaveAttribute('aria-checked', String(BASE[rule]));
  expect(control).toHaveAccessibleDescription(/\.$/);
  await fireEvent.click(control);
  expect(chosen).toEqual([{ ...BASE, [rule]: !BASE[rule] }]);
});

test.each([
  [2, ['5 × 5', 'Großer Zoo, 7 × 7']],
  [3, ['3 Dominos', '4 Dominos']],
  [4, []],
])('ZO-26 ZO-27 %i players choose between %j', (seats, choices) => {
  shown(seats);
  expect(screen.getAllByRole('switch')).toHaveLength(SWITCHES.length);
  expect(screen.queryAllByRole('radio')).toHaveLength(choices.length);
  for (const name of choices) expect(screen.getByRole('radio', { name })).toBeEnabled();
});

test('ZO-32 alone there is nothing to choose', () => {
  shown(1);
  expect(screen.queryAllByRole('switch')).toEqual([]);
  expect(screen.getByText('Allein zählen Tor in der Mitte und Voller Zoo immer.')).toBeVisible();
});

test('ZO-26 the large zoo says what it means, and its square is larger', async () => {
  const chosen = shown(2);
  await fireEvent.click(screen.getByRole('radio', { name: 'Großer Zoo, 7 × 7' }));
  expect(chosen).toEqual([{ ...BASE, size: 7 }]);
});

test('ZO-26 with the large zoo the additions name its size', () => {
  shown(2, { ...BASE, size: 7 });
  expect(screen.getByText('Alle 48 Dominos, 12 Runden, jeder baut bis 7 × 7.')).toBeVisible();
  expect(screen.getByText(/genau 3 Felder in jede Richtung/)).toBeVisible();
  expect(screen.getByText(/wenn alle 49 Felder belegt sind/)).toBeVisible();
});

test('ZO-27 three players choose rows of four', async () => {
  const chosen = shown(3);
  await fireEvent.click(screen.getByRole('radio', { name: '4 Dominos' }));
  expect(chosen).toEqual([{ ...speedzoo.defaults(3), rowOfFour: true }]);
});

test.each([
  [BASE, ['Tor in der Mitte', 'Voller Zoo']],
  [
    { ...BASE, size: 7, season: true, middle: false, wishes: true },
    ['Saison', 'Großer Zoo', 'Voller Zoo', 'Wünsche'],
  ],
  [speedzoo.defaults(1), ['Punktejagd']],
] as const)('chosen house rules in a few words: %#', (options, words) => {
  expect(chips(options)).toEqual(words);
});
