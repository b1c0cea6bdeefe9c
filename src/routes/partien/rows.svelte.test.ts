/** In jsdom, as names of computers are in the language of the screen. */
import { expect, test } from 'vitest';
import type { Kind } from '$lib/game/record';
import type { MatchSummary } from '$lib/store/matches';
import { settings } from '$lib/ui/settings.svelte';
import { resumeText } from '../games';
import { rowsOf } from './rows';

const seatedAs = (...seated: readonly (readonly [string, Kind])[]): MatchSummary => ({
  head: {
    id: 'match',
    game: 'speed',
    mode: 'solo',
    status: 'finished',
    startedAt: 1000,
    updatedAt: 2000,
    setup: { seats: 2, options: {}, source: { kind: 'free' } },
    seated: seated.map(([name, kind]) => ({ name, kind })),
    tempo: 'normal',
    seed: 'seed',
    length: 9,
  },
  standing: { ranks: [2, 1], points: [0, 37] },
});

const TWO = seatedAs(['Mia', 'human'], ['Ben', 'human']);
const SOLO = seatedAs(['Du', 'human'], ['Eule', 'strong']);

test('C-32 of two at one device both are named, by place, and neither is taken for the one who looks', () => {
  expect(rowsOf(TWO).map(({ name, rank, points, me }) => [name, rank, points, me])).toEqual([
    ['Ben', 1, 37, false],
    ['Mia', 2, 0, false],
  ]);
  expect(rowsOf(SOLO).map(({ name, me }) => [name, me])).toEqual([
    ['Eule', false],
    ['Du', true],
  ]);
});

test('a match under way says who plays', () => {
  settings.locale = 'de';
  expect(resumeText(TWO.head)).toBe('Mia gegen Ben');
  expect(resumeText(SOLO.head)).toBe('gegen Eule');
});
