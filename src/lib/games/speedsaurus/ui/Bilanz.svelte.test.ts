import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Position } from '../position';
import { speedsaurus } from '../rules';
import Bilanz from './Bilanz.svelte';
import { LIMIT, penaltyRows } from './penalties';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'normal' },
]);
const after = (left: readonly (readonly number[])[]): Position => ({
  ...given({ hands: ['7', '7', '7'], variant: 'pro20', left }),
});
const sheet = (left: readonly (readonly number[])[]) => {
  render(Bilanz, { view: after(left), players, you: 0 });
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(
        (cell) =>
          cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? cell.textContent.trim(),
      ),
    );
};

test('SA-25 penalties deal by deal, a won deal is marked, sums and shared places', () => {
  expect(
    sheet([
      [0, 5, 6],
      [8, 0, 2],
      [4, 3, 0],
    ]),
  ).toEqual([
    ['Partie', 'Du', 'Eule', 'Igel'],
    ['1', 'gewonnen, 0 Strafpunkte', '5', '6'],
    ['2', '8', 'gewonnen, 0 Strafpunkte', '2'],
    ['3', '4', '3', 'gewonnen, 0 Strafpunkte'],
    ['Summe', '12', '8', '8'],
    ['Platz', '3.', '1.', '1.'],
  ]);
});

test('SA-25 the bars say the same in the order of places, hidden from screen readers', () => {
  sheet([
    [0, 5, 6],
    [8, 0, 2],
  ]);
  const plot = document.querySelector('.plot');
  expect(plot).toHaveAttribute('aria-hidden', 'true');
  expect(
    [...(plot?.querySelectorAll('.row') ?? [])].map((row) => [
      ...[...row.querySelectorAll('.bar i')].map((block) => block.textContent),
      row.querySelector('b')?.textContent,
    ]),
  ).toEqual([
    ['5', '5'],
    ['8', '8'],
    ['6', '2', '8'],
  ]);
});

test('SA-25 before the first deal has ended', () => {
  render(Bilanz, { view: after([]), players, you: 0 });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Noch ist keine Partie zu Ende.')).toBeVisible();
});

test('SA-24 sums and places are those of the rules, and so is the limit', () => {
  const left = [
    [9, 0, 9],
    [2, 20, 2],
  ];
  const over = { ...after(left), turn: null, over: true };
  const standing = speedsaurus.outcome(over);
  expect(penaltyRows(over).map(({ sum }) => sum)).toEqual(standing?.penalties);
  expect(penaltyRows(over).map(({ rank }) => rank)).toEqual(standing?.ranks);
  expect(standing?.ranks).toEqual([1, 3, 1]);
  expect(LIMIT).toBe(20);
});
