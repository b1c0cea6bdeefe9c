import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { MatchSummary } from '$lib/store/matches';
import type { Badge } from '$lib/ui/badges';
import { settings } from '$lib/ui/settings.svelte';
import MatchCard from './MatchCard.svelte';

beforeEach(() => {
  settings.locale = 'de';
});

const summary: MatchSummary = {
  head: {
    id: 'match',
    game: 'speeddrache',
    mode: 'solo',
    status: 'finished',
    startedAt: 1000,
    updatedAt: 2000,
    setup: { seats: 2, options: {}, source: { kind: 'free' } },
    seated: [
      { name: 'Du', kind: 'human' },
      { name: 'Hexe', kind: 'normal' },
    ],
    tempo: 'normal',
    seed: 'seed',
    length: 9,
  },
  standing: { ranks: [1, 2], points: [98, 73] },
};
const badge: Badge = {
  id: 'bag',
  name: () => 'Prallbeutel',
  about: () => '30 oder mehr in einem Beutel gesichert',
  picture: 'bag.svg',
};
const show = (badges: readonly Badge[]): void => {
  render(MatchCard, { summary, chips: [], badges, first: false, ondelete: () => undefined });
};

test('C-35 a finished match shows the badges that were earned in it', () => {
  show([badge]);
  const list = screen.getByRole('list', { name: 'Abzeichen dieser Partie' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(list).getByText('Prallbeutel')).toBeVisible();
});

test('without badges there is no list of them', () => {
  show([]);
  expect(screen.queryByRole('list', { name: 'Abzeichen dieser Partie' })).toBeNull();
  expect(screen.getByText('Hexe')).toBeVisible();
});
