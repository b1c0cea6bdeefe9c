import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Names } from '$lib/session/pair';
import { settings } from '$lib/ui/settings.svelte';
import NameRows from './NameRows.svelte';

beforeEach(() => {
  settings.locale = 'de';
});

const show = (names: Names): void => {
  render(NameRows, {
    names,
    usual: ['Fuchs', 'Eule'],
    faces: ['fox', 'owl'],
    colours: [0, 1],
    disabled: false,
  });
};

test('SP-01 two at one device name themselves, each at their side; who does not is an animal', async () => {
  show(['', 'Ben']);
  const near = screen.getByRole('textbox', { name: 'Hier unten' });
  expect(near).toHaveAttribute('placeholder', 'Fuchs');
  expect(screen.getByRole('textbox', { name: 'Gegenüber' })).toHaveValue('Ben');
  expect(screen.getByText('Ohne Namen spielt ihr als die beiden Tiere.')).toBeVisible();
  await userEvent.type(near, 'Mia');
  expect(near).toHaveValue('Mia');
  expect(near).toHaveAttribute('aria-invalid', 'false');
});

test('SP-01 two of one name are told that they need two', async () => {
  show(['', 'Mia']);
  const near = screen.getByRole('textbox', { name: 'Hier unten' });
  await userEvent.type(near, 'mia');
  expect(near).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText(/heißt ihr beide gleich/)).toBeVisible();
});
