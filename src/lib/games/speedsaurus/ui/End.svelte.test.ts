import { render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { entry, given } from '../../../../../tests/games/speedsaurus';
import type { JsonObject } from '../../../game/contract';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Position } from '../position';
import { speedsaurus } from '../rules';
import End from './End.svelte';
import { herd } from './Herd.layout';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'strong' },
  { name: 'Igel', kind: 'normal' },
  { name: 'Panda', kind: 'easy' },
]);
const actions = createRawSnippet(() => ({ render: () => '<button>Nochmal</button>' }));

const sevens = (count: number): string => Array.from({ length: count }, () => '7').join(' ');

const text = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

type Ended = {
  /** By seat, as text. */
  readonly hands: readonly string[];
  readonly left?: readonly (readonly number[])[];
} & Pick<Parameters<typeof given>[0], 'variant' | 'round'>;

/** The end board of a match that ended with these cards left in the hands. */
const show = ({ hands, round = 5, left, ...more }: Ended, last = '0:2x12R') => {
  const dealt = given({ hands, round, ...more });
  const position: Position = {
    ...dealt,
    turn: null,
    over: true,
    left: left ?? [dealt.hands.map((hand) => hand.length)],
  };
  const standing = speedsaurus.outcome(position);
  if (standing === null) throw new Error('the match is not over');
  const view = { log: [entry(last) as unknown as JsonObject] };
  render(End, { view, position, standing, players, you: 0, actions });
  const [places] = screen.getAllByRole('table');
  return {
    title: text(screen.getByRole('heading', { level: 1 })),
    text: text(screen.getByRole('heading', { level: 1 }).nextElementSibling),
    herd: screen.getByRole('img', { name: /^\d\. / }).getAttribute('aria-label'),
    places: within(places as HTMLElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.children].map(
          (cell) => text(cell) || cell.querySelector('[aria-label]')?.ariaLabel,
        ),
      ),
    sums: screen
      .getAllByRole('term')
      .map((term) => `${text(term)} = ${text(term.nextElementSibling)}`),
  };
};

describe('SA-21 SA-22 SA-29 SA-31 C-31 one deal', () => {
  test('you are empty first', () => {
    const board = show({ hands: ['', '8', '2 6 6 6 13 13', '5 5 10 11'] });
    expect(board).toEqual({
      title: 'Du bist zuerst leer!',
      text: 'In Runde 5 ziehst du mit 2 × Brachiosaurus (12) davon. Am nächsten dran: Eule mit einer Karte.',
      herd: '1. Du, 2. Eule, 3. Panda, 4. Igel',
      places: [
        ['1', 'Du', 'leer', '130'],
        ['2', 'Eule Computer · stark', '1', '70'],
        ['3', 'Panda Computer · leicht', '4', '45'],
        ['4', 'Igel Computer · normal', '6', '30'],
      ],
      sums: ['Sieg = 100', '1. Platz = +30', 'Deine Punkte = 130'],
    });
    expect(text(screen.getByText(/^Eule: /))).toBe('Eule: 60 − 5 × 1 + 15 = 70');
    const rest = screen.getByRole('region', { name: 'Was übrig blieb' });
    expect(
      within(rest)
        .getAllByRole('listitem')
        .map((row) => [
          text(row.querySelector('b')),
          ...within(row)
            .getAllByRole('img')
            .map((chip) => chip.getAttribute('aria-label')),
        ]),
    ).toEqual([
      ['Eule', 'eine Karte Ankylosaurus, Wert 8'],
      [
        'Igel',
        'eine Karte Compsognathus, Wert 2',
        '3 Karten Pachycephalosaurus, Wert 6',
        '2 Karten Argentinosaurus, Wert 13',
      ],
      [
        'Panda',
        '2 Karten Protoceratops, Wert 5',
        'eine Karte Parasaurolophus, Wert 10',
        'eine Karte Tyrannosaurus, Wert 11',
      ],
    ]);
  });

  test('another is first, you share the second place and its bonus', () => {
    const board = show({ hands: ['3 3', '', '7 9', '5 5 10 11'] }, '1:1x1L');
    expect(board).toEqual({
      title: 'Eule ist zuerst leer',
      text: 'In Runde 5 zieht Eule mit 1 × Microraptor (1) davon. Du hast noch 2 Karten.',
      herd: '1. Eule, 2. Du, 2. Igel, 4. Panda',
      places: [
        ['1', 'Eule Computer · stark', 'leer', '130'],
        ['2', 'Du', '2', '65'],
        ['2', 'Igel Computer · normal', '2', '65'],
        ['4', 'Panda Computer · leicht', '4', '40'],
      ],
      sums: ['60 − 5 × 2 Restkarten = 50', '2. Platz, geteilt = +15', 'Deine Punkte = 65'],
    });
    expect(text(screen.getByText(/^Eule: /))).toBe('Eule: 100 + 30 = 130');
  });

  test('the last place brings no bonus, and points may be negative', () => {
    expect(show({ hands: [sevens(14), '', '7', '5 5'] }, '1:3x1O').sums).toEqual([
      '60 − 5 × 14 Restkarten = −10',
      '4. Platz = 0',
      'Deine Punkte = −10',
    ]);
  });

  test('the last round: nobody has won, and nobody wears a crown', () => {
    const board = show({ hands: ['3', '7', '7 9', '5 5 10'], round: 60 }, '2:p9');
    expect([board.title, board.text]).toEqual([
      'Nach 60 Runden ist Schluss',
      'Niemand hat eine leere Hand, also siegt niemand. Die wenigsten Karten zählen. Du hast noch eine Karte.',
    ]);
    expect(board.places.map(([rank, , cards, points]) => [rank, cards, points])).toEqual([
      ['1', '1', '85'],
      ['1', '1', '85'],
      ['3', '2', '55'],
      ['4', '3', '45'],
    ]);
    expect(board.sums).toEqual([
      '60 − 5 × 1 Restkarte = 55',
      '1. Platz, geteilt = +30',
      'Deine Punkte = 85',
    ]);
    expect(document.querySelectorAll('.herd [data-crown]')).toHaveLength(0);
  });
});

describe('SA-24 SA-25 SA-30 SA-31 C-31 "Profi bis 20"', () => {
  const pro = (left: readonly (readonly number[])[]) =>
    show({ hands: (left.at(-1) ?? []).map(sevens), variant: 'pro20', left });

  test('you win alone', () => {
    const board = pro([
      [0, 5, 2, 4],
      [3, 0, 6, 7],
      [1, 2, 9, 0],
      [0, 1, 4, 3],
    ]);
    expect(board).toEqual({
      title: '4 Strafpunkte: gewonnen!',
      text: 'Nach 4 Partien ist Schluss: Igel steht bei 21.',
      herd: '1. Du, 2. Eule, 3. Panda, 4. Igel',
      places: [
        ['1', 'Du 4 Strafpunkte', '114'],
        ['2', 'Eule stark · 8 Strafpunkte', '83'],
        ['3', 'Panda leicht · 14 Strafpunkte', '49'],
        ['4', 'Igel normal · 21 Strafpunkte', '16'],
      ],
      sums: ['100 − 4 × 4 Strafpunkte = 84', '1. Platz = +30', 'Deine Punkte = 114'],
    });
    expect(text(screen.getByText(/^Eule: /))).toBe('Eule: 100 − 4 × 8 + 15 = 83');
    expect(document.querySelectorAll('.herd [data-crown]')).toHaveLength(1);
    const sheet = screen.getByRole('region', { name: 'Bilanz' });
    expect(
      within(sheet).getByRole('table', { name: 'Strafpunkte Partie für Partie' }),
    ).toBeVisible();
  });

  test.each<
    readonly [
      string,
      left: readonly (readonly number[])[],
      title: string,
      text: string,
      sums: string[],
    ]
  >([
    [
      'shared with you',
      [[2, 2, 20, 21]],
      'Du teilst dir den Sieg mit Eule',
      'Nach einer Partie ist Schluss: Igel steht bei 20 und Panda steht bei 21.',
      ['100 − 4 × 2 Strafpunkte = 92', '1. Platz, geteilt = +30', 'Deine Punkte = 122'],
    ],
    [
      'shared by others',
      [[21, 0, 0, 3]],
      'Eule und Igel teilen sich den Sieg',
      'Nach einer Partie ist Schluss: Du stehst bei 21.',
      ['100 − 4 × 21 Strafpunkte = 16', '4. Platz = 0', 'Deine Punkte = 16'],
    ],
    [
      'another alone',
      [
        [9, 1, 5, 6],
        [10, 0, 7, 15],
      ],
      'Eule gewinnt mit einem Strafpunkt',
      'Nach 2 Partien ist Schluss: Panda steht bei 21.',
      ['100 − 4 × 19 Strafpunkte = 24', '3. Platz = +5', 'Deine Punkte = 29'],
    ],
  ])('%s', (_, left, title, sentence, sums) => {
    const board = pro(left);
    expect([board.title, board.text, board.sums]).toEqual([title, sentence, sums]);
  });
});

describe('the herd in the order of places', () => {
  test.each([
    [[1, 2, 3], 3],
    [[1, 2, 3, 4], 4],
    [[1, 1, 1, 1], 1],
    [[1, 2, 2, 4, 4, 6], 4],
    [[1, 2, 3, 4, 5, 6], 6],
    [[1, 1, 1, 1, 1, 1], 1],
  ])(
    '%j: the better place is larger, a shared one alike, all inside the picture',
    (ranks, kinds) => {
      const walkers = herd(ranks);
      for (const [i, { x, y, width, badge }] of walkers.entries()) {
        const before = walkers[i - 1];
        expect(x).toBeGreaterThanOrEqual(before === undefined ? 0 : before.x + before.width - 1e-9);
        expect(x + width).toBeLessThanOrEqual(360);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(badge.y - badge.r).toBeGreaterThanOrEqual(0);
        if (before !== undefined)
          expect(Math.sign(before.width - width)).toBe(
            Math.sign((ranks[i] ?? 0) - (ranks[i - 1] ?? 0)),
          );
      }
      expect(new Set(walkers.map(({ value }) => value)).size).toBe(kinds);
    },
  );
});
