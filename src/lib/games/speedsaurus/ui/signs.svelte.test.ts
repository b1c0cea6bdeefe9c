import { expect, test } from 'vitest';
import { given } from '../../../../../tests/games/speedsaurus';
import { settings } from '../../../ui/settings.svelte';
import type { End } from '../position';
import { needsText, signsOf } from './signs';

settings.locale = 'de';

const paradeOf = (parade: string) => given({ hands: ['1'], parade }).parade;

test.each<readonly [string, string, boolean, End | null, object]>([
  [
    'SA-12 nothing selected',
    '2x4 1x6 3x9',
    true,
    null,
    {
      left: { need: 2, limit: 4, tone: 'rim' },
      right: { need: 3, limit: 9, tone: 'rim' },
    },
  ],
  [
    'SA-27 the selected cards go left',
    '2x4 1x6 3x9',
    true,
    'left',
    {
      left: { need: 2, limit: 4, tone: 'ready' },
      right: { need: 3, limit: 9, tone: 'rim' },
    },
  ],
  [
    'nothing is to be laid',
    '1x7',
    false,
    'left',
    {
      left: { need: 1, limit: 7, tone: 'plain' },
      right: { need: 1, limit: 7, tone: 'plain' },
    },
  ],
  ['SA-08 nothing lies there', '', true, 'open', { open: { need: 1, limit: null, tone: 'ready' } }],
])('%s', (_, parade, laying, fit, expected) => {
  expect(signsOf(paradeOf(parade), laying, fit)).toEqual(expected);
});

test.each([
  [
    '2x4 1x9',
    'Links: mindestens 2 Karten, höchstens 4. Rechts: mindestens eine Karte, mindestens 9.',
  ],
  ['', undefined],
])('what the ends of „%s“ ask for', (parade, expected) => {
  expect(needsText(paradeOf(parade))).toBe(expected);
});
