/** ZO-36: the room of the missions says what cannot be read of them. */
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import type { AloneKnown } from '../../../../ui/alone';
import { settings } from '../../../../ui/settings.svelte';
import Room from './Room.svelte';

settings.locale = 'de';

const BEST = [{ game: 'speedzoo', number: 1, stars: 2, score: 40 }];
const COUNTS = 'Zählt nicht für Punktejagd und Tageszoo';

const ROWS: readonly (readonly [what: string, missions: AloneKnown['missions'], hint: string])[] = [
  ['all is well', { best: BEST, damaged: 0 }, COUNTS],
  ['nothing is read yet', null, COUNTS],
  [
    'one row is damaged',
    { best: BEST, damaged: 1 },
    'Die Sterne eines Auftrags sind beschädigt gespeichert und zählen nicht.',
  ],
  [
    'several are',
    { best: BEST, damaged: 3 },
    'Die Sterne von 3 Aufträgen sind beschädigt gespeichert und zählen nicht.',
  ],
  ['it cannot be read', 'failed', 'Die Sterne lassen sich gerade nicht lesen.'],
  [
    'nothing is kept',
    'no-storage',
    'Hier wird nichts gespeichert; gewonnene Sterne gehen verloren.',
  ],
];

test.each(ROWS)('ZO-36 where %s, the room of the missions says so', (_what, missions, hint) => {
  render(Room, {
    known: { today: null, days: null, missions, finished: [], read: () => Promise.resolve(null) },
    way: 'auftraege',
    onway: () => undefined,
    face: 'fox',
    ready: true,
    live: [],
    links: { day: '', results: '', match: () => '' },
    start: { free: () => undefined, day: () => undefined, mission: () => undefined },
    seal: createRawSnippet(() => ({ render: () => '<i></i>' })),
  });
  const said = screen.getByText(hint);
  expect(said).toBeVisible();
  // A screen that is not high leaves out what only helps, never what is lost.
  expect(said.classList.contains('warns')).toBe(hint !== COUNTS);
});
