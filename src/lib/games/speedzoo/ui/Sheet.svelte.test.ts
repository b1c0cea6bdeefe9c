import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Position, Tally } from '../position';
import { speedzoo } from '../rules';
import { sheetHead } from './ending';
import Sheet from './Sheet.svelte';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf(
  ['Du', 'Eule'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'normal' })),
);
const tally = (visitors: number): Tally => ({ visitors, largest: 5, stars: 9 });
const past = (...matches: readonly (readonly [number, number])[]) =>
  matches.map((match) => match.map(tally));

describe('ZO-25 the sheet of a season', () => {
  test.each([
    [[[60, 40]], 'Partie 1 geht an dich!', /^Jetzt wird neu gemischt/],
    [
      [
        [60, 40],
        [30, 45],
      ],
      'Eule gewinnt Partie 2',
      /^In der Saison führst du mit 90 Besuchern\.$/,
    ],
    [
      [
        [60, 40],
        [30, 55],
      ],
      'Eule gewinnt Partie 2',
      /^In der Saison führt Eule mit 95 Besuchern, du hast 90\.$/,
    ],
    [
      [
        [60, 40],
        [45, 45],
      ],
      'Partie 2 teilen sich: Du und Eule',
      /^In der Saison führst du mit 105 Besuchern\.$/,
    ],
    [
      [
        [60, 40],
        [30, 50],
      ],
      'Eule gewinnt Partie 2',
      /^Gleichauf in der Saison: Du und Eule, je 90 Besucher\.$/,
    ],
  ] as const)('%j', (matches, title, text) => {
    const head = sheetHead(past(...matches), players, 0);
    expect(head.title).toBe(title);
    expect(head.text).toMatch(text);
  });

  const position: Position = {
    ...speedzoo.start({
      seats: 2,
      options: { ...speedzoo.defaults(2), season: true },
      source: { kind: 'free' },
    }),
    match: 2,
    past: past([60, 40], [30, 55]),
  };

  test('visitors so far, the leader first, a match that is still to come', async () => {
    let pressed = 0;
    const onnext = () => {
      pressed += 1;
    };
    render(Sheet, { position, players, you: 0, onnext });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(
      rows
        .slice(1)
        .map((row) =>
          [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
        ),
    ).toEqual([
      ['1 Eule', '40', '55', '–', '95'],
      ['2 Du', '60', '30', '–', '90'],
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Zur Partie 3' }));
    expect(pressed).toBe(1);
  });

  test('where nothing can be done there is no button', () => {
    render(Sheet, { position, players, you: 0, onnext: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
