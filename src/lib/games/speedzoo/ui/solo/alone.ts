/** Playing Speedzoo alone, as the app knows it. */
import { m } from '$lib/paraglide/messages';
import type { AloneScreens } from '../../../../ui/alone';
import Results from './Results.svelte';
import Room from './Room.svelte';

export const alone: AloneScreens = {
  ways: ['zufall', 'tag', 'auftraege'],
  Room,
  Results,
  resultsTitle: m.speedzoo_cash,
};
