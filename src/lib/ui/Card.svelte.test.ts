import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import Card from './Card.svelte';

const face = createRawSnippet(() => ({ render: () => '<b>7</b>' }));

test('a card face up shows its face, and its back shows nothing of it', async () => {
  const { rerender } = render(Card, { label: 'Sieben', face });
  expect(screen.getByRole('img', { name: 'Sieben' })).toHaveTextContent('7');
  await rerender({ label: 'verdeckte Karte', face, faceDown: true });
  // Not only turned away: what is hidden must not stand in the page.
  expect(screen.getByRole('img', { name: 'verdeckte Karte' })).toHaveTextContent('');
});

test('with something to do it is a button for finger and keys; a locked one still answers why', async () => {
  const presses: string[] = [];
  const { rerender } = render(Card, { label: 'Sieben', face, onpress: () => presses.push('free') });
  const card = screen.getByRole('button', { name: 'Sieben' });
  await userEvent.click(card);
  card.focus();
  await userEvent.keyboard('{Enter}');
  await rerender({ label: 'Sieben', face, locked: true, onpress: () => presses.push('locked') });
  expect(card).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(card);
  expect(presses).toEqual(['free', 'free', 'locked']);
});
