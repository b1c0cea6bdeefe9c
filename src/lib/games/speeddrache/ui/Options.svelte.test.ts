import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import type { Options as Chosen } from '../position';
import Options from './Options.svelte';
import { chips } from './words';

beforeEach(() => {
  settings.locale = 'de';
});

const BASE: Chosen = {
  expeditions: 5,
  relicsBack: false,
  hazardsStay: false,
  hiddenChests: false,
};

const SWITCHES = [
  ['DR-23', 'relicsBack', 'Relikte kommen zurück'],
  ['DR-24', 'hazardsStay', 'Beide Gefahren bleiben'],
  ['DR-26', 'hiddenChests', 'Truhen verdeckt'],
] as const;

test.each(SWITCHES)('%s %s is switched alone, and says what it does', async (_, rule, name) => {
  const chosen: Chosen[] = [];
  render(Options, { options: BASE, onchange: (options: Chosen) => chosen.push(options) });
  const control = screen.getByRole('switch', { name });
  expect(control).toHaveAttribute('aria-checked', 'false');
  expect(control).toHaveAccessibleDescription(/\.$/);
  await fireEvent.click(control);
  expect(chosen).toEqual([{ ...BASE, [rule]: true }]);
});

test('DR-25 five expeditions or three, with what that means', async () => {
  const chosen: Chosen[] = [];
  render(Options, { options: BASE, onchange: (options: Chosen) => chosen.push(options) });
  expect(screen.getByRole('radio', { name: '5 Beutezüge' })).toBeChecked();
  expect(screen.getByText('Fünf Beutezüge mit fünf Relikten: die ganze Partie.')).toBeVisible();
  await fireEvent.click(screen.getByRole('radio', { name: '3 Beutezüge' }));
  expect(chosen).toEqual([{ ...BASE, expeditions: 3 }]);
});

test.each([
  [BASE, ['5 Beutezüge']],
  [{ ...BASE, expeditions: 3, hazardsStay: true }, ['3 Beutezüge', 'Beide Gefahren bleiben']],
  [
    { expeditions: 5, relicsBack: true, hazardsStay: true, hiddenChests: true },
    ['5 Beutezüge', 'Relikte kommen zurück', 'Beide Gefahren bleiben', 'Truhen verdeckt'],
  ],
] as const)('chosen house rules in a few words: %#', (options, words) => {
  expect(chips(options)).toEqual(words);
});
