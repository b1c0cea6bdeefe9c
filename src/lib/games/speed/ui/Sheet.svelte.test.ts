import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { recorded } from '../../../../../tests/games/speedRecords';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import Sheet from './Sheet.svelte';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'normal' },
]);

const shown = (record: number, rounds: number) => {
  const { log, position } = recorded(record, rounds);
  return { log, position };
};

test('SP-11 SP-13 C-31 the sheet after three rounds: who won, the arithmetic, the score, the way on', async () => {
  let next = 0;
  // Rounds of this record: 1 for you, 1 for the owl, 5 for you.
  render(Sheet, { ...shown(13, 3), players, you: 0, onnext: () => (next += 1) });
  expect(screen.getByRole('heading', { name: 'Du gewinnst Runde 3' })).toBeVisible();
  expect(screen.getByText('Eule behält 5 auf der Hand: 5 Punkte.')).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  expect(cells.map(([number, who, , you, owl]) => [number, who, you, owl])).toEqual([
    ['1', 'Du', '1', '0'],
    ['2', 'Eule', '1', '1'],
    ['3', 'Du', '6', '1'],
  ]);
  expect(screen.getByText('Wer zuerst 15 Punkte hat, gewinnt.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Weiter' });
  expect(button).toHaveAttribute('data-next');
  await fireEvent.click(button);
  expect(next).toBe(1);
});

test('for two each half has its own sheet, and whoever was first waits for the other', () => {
  render(Sheet, { ...shown(13, 3), players, you: 1, agreed: true, brief: true, onnext: () => {} });
  expect(screen.getByRole('heading', { name: 'Du gewinnt Runde 3' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Warte auf Du …' })).toBeDisabled();
});

test('SP-19 after a deal of Spit the cards of both stand in place of points', () => {
  render(Sheet, { ...shown(7, 1), players, you: 0, onnext: () => {} });
  expect(screen.getByRole('heading', { name: 'Runde 1: Du hast abgeräumt' })).toBeVisible();
  expect(screen.getByText('Wer keine Karte mehr hat, gewinnt.')).toBeVisible();
  const counts = screen.getAllByText(/^\d+ Karten$/).map((one) => Number.parseInt(one.textContent));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(52);
});
