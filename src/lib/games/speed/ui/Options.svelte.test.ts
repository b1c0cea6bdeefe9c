import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../ui/settings.svelte';
import type { Options as Chosen } from '../position';
import { speed } from '../rules';
import Options from './Options.svelte';
import { chips } from './words';

beforeEach(() => {
  settings.locale = 'de';
});

const BASE: Chosen = { variant: 'speed15', target: 25, slap: true, autoDraw: false };
const SPIT: Chosen = { variant: 'spit', target: 0, slap: false, autoDraw: false };

const show = (options: Chosen) => {
  const chosen: Chosen[] = [];
  const onchange = (next: Chosen): void => void chosen.push(next);
  const { rerender } = render(Options, { options, onchange });
  return { chosen, show: (next: Chosen) => rerender({ options: next, onchange }) };
};

test.each([
  ['SP-15', 'Abklatschen', { slap: false }],
  ['SP-07', 'Automatisch nachziehen', { autoDraw: true }],
] as const)('%s %s is switched alone, and says what it does', async (_, name, changed) => {
  const { chosen } = show(BASE);
  const control = screen.getByRole('switch', { name });
  expect(control).toHaveAccessibleDescription(/\.$/);
  await fireEvent.click(control);
  expect(chosen).toEqual([{ ...BASE, ...changed }]);
});

test.each([
  ['SP-12', '1 Runde', 0],
  ['SP-13', 'bis 15', 15],
  ['SP-13', 'bis 50', 50],
  ['SP-14', '20 Karten', 'speed20'],
] as const)('%s %s is chosen alone', async (_, name, value) => {
  const { chosen } = show(BASE);
  await fireEvent.click(screen.getByRole('radio', { name }));
  const part = typeof value === 'number' ? { target: value } : { variant: value };
  expect(chosen).toEqual([{ ...BASE, ...part }]);
});

test('SP-16 Spit has no other options, says so, and gives back what was chosen before', async () => {
  const { chosen, show: again } = show(BASE);
  await fireEvent.click(screen.getByRole('radio', { name: 'Spit' }));
  expect(chosen).toEqual([SPIT]);
  expect(speed.parseOptions(chosen[0], 2).ok).toBe(true);
  await again(SPIT);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByText(/weitere Regeln gibt es dabei nicht\.$/)).toBeVisible();
  await fireEvent.click(screen.getByRole('radio', { name: '20 Karten' }));
  expect(chosen[1]).toEqual({ ...BASE, variant: 'speed20' });
});

test.each([
  [BASE, ['15 Karten', 'bis 25 Punkte', 'Abklatschen']],
  [
    { variant: 'speed20', target: 0, slap: false, autoDraw: true },
    ['20 Karten', 'eine Runde', 'Automatisch nachziehen'],
  ],
  [SPIT, ['Spit']],
] as const)('chosen options in a few words: %#', (options, words) => {
  expect(chips(options)).toEqual(words);
});
