import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Options, Position, Tally, Wish } from '../position';
import { speedzoo } from '../rules';
import { standingOf, summed, tallies } from '../score';
import End from './End.svelte';
import { endingOf, pointSums, reckoning, tieNotes } from './ending';
import { zooOf } from './rules/notation';

beforeEach(() => {
  settings.locale = 'de';
});

const NAMES = ['Du', 'Eule', 'Igel', 'Panda'];
const playersFor = (seats: number) =>
  playersOf(
    NAMES.slice(0, seats).map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'normal' })),
  );
const actions = createRawSnippet(() => ({ render: () => '<button>Nochmal</button>' }));
/** `'71/8/14'`: visitors, fields of the largest enclosure, stars. */
const tallied = (text: string): readonly Tally[] =>
  text.split(' ').map((part) => {
    const [visitors = 0, largest = 0, stars = 0] = part.split('/').map(Number);
    return { visitors, largest, stars };
  });

/** What a reader of the screen hears of an element. */
const heard = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};
const rowsIn = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(heard));

describe('F02 ZO-20 how a match ended, in words', () => {
  test.each([
    ['71/8/14 64/9/12', 'Du gewinnst!', '71 Besucher – 7 mehr als Eule.'],
    [
      '60/8/9 60/7/12',
      'Du gewinnst!',
      '60 Besucher wie Eule, aber dein größtes Gehege ist größer: 8 gegen 7 Felder.',
    ],
    [
      '60/7/13 60/7/12',
      'Du gewinnst!',
      '60 Besucher und ein gleich großes Gehege wie Eule, aber mehr Sterne: 13 gegen 12.',
    ],
    [
      '60/7/12 60/7/12 51/9/16',
      'Du teilst dir den Sieg mit Eule',
      'Ihr habt alle 60 Besucher, gleich große Gehege und gleich viele Sterne.',
    ],
    ['40/7/9 64/9/12', 'Eule gewinnt', '64 Besucher. Du kommst mit 40 Besuchern auf Platz 2.'],
    [
      '60/7/12 60/8/9 70/3/3',
      'Igel gewinnt',
      '70 Besucher. Du kommst mit 60 Besuchern auf Platz 3.',
    ],
    [
      '60/7/12 60/8/9',
      'Eule gewinnt',
      'Auch du hast 60 Besucher, aber dein größtes Gehege ist kleiner: 7 gegen 8 Felder. Du kommst auf Platz 2.',
    ],
    [
      '60/7/9 60/7/12',
      'Eule gewinnt',
      'Auch du hast 60 Besucher und ein gleich großes Gehege, aber weniger Sterne: 9 gegen 12. Du kommst auf Platz 2.',
    ],
    [
      '40/7/9 60/7/12 60/7/12',
      'Eule und Igel teilen sich den Sieg',
      '60 Besucher. Du kommst mit 40 Besuchern auf Platz 3.',
    ],
    ['44/4/17', '44 Besucher', 'Größtes Gehege: 4 Felder. Sterne im Zoo: 17.'],
  ])('%s', (text, title, sentence) => {
    const standing = standingOf(tallied(text));
    expect(endingOf(standing, playersFor(standing.ranks.length), 0)).toEqual({
      title,
      text: sentence,
    });
  });

  test.each([
    ['71/8/14 64/9/12', []],
    [
      '50/6/9 60/8/9 60/7/12',
      ['Eule und Igel: gleich viele Besucher, das größte Gehege entscheidet (8 gegen 7 Felder).'],
    ],
    [
      '60/7/12 60/7/13',
      [
        'Eule und Du: gleich viele Besucher und gleich große Gehege, die Sterne entscheiden (13 gegen 12).',
      ],
    ],
    [
      '60/7/12 60/7/12 60/7/11',
      [
        'Du und Eule: in allem gleich, der Platz ist geteilt.',
        'Eule und Igel: gleich viele Besucher und gleich große Gehege, die Sterne entscheiden (12 gegen 11).',
      ],
    ],
  ])('what decided between neighbours: %s', (text, notes) => {
    const standing = standingOf(tallied(text));
    expect(tieNotes(standing, playersFor(standing.ranks.length))).toEqual(notes);
  });
});

describe('ZO-21 points', () => {
  const standing = standingOf(tallied('71/8/14 64/9/12 64/9/12 43/7/9'));

  test('visitors, the bonus of the place, both together', () => {
    const said = (seat: number) =>
      pointSums(standing, seat).map(({ label, value }) => `${label} ${value}`);
    expect(said(0)).toEqual(['Besucher 71', '1. Platz +25', 'Für die Bestenliste 96']);
    expect(said(2)).toEqual(['Besucher 64', '2. Platz, geteilt +12', 'Für die Bestenliste 76']);
    expect(said(3)).toEqual(['Besucher 43', '4. Platz 0', 'Für die Bestenliste 43']);
  });

  test('alone there is no place', () => {
    const alone = standingOf(tallied('44/4/17'));
    expect(pointSums(alone, 0).map(({ label }) => label)).toEqual([
      'Besucher',
      'Für die Bestenliste',
    ]);
  });

  test('of others in one line', () => {
    expect([0, 1, 3].map((seat) => reckoning(standing, seat))).toEqual([
      '71 + 25 =\u00a096',
      '64 + 12 =\u00a076',
      '43',
    ]);
  });
});

/** Three zoos, the largest enclosures and stars of which were counted by hand. */
const ZOOS = [
  // Savanna 4 × 3 = 12, the rest without a star.
  '19 1,0 E | 20 1,1 E | 21 0,1 S | 13 -1,1 W',
  // Meadow 7 × 1 = 7.
  '10 1,0 E | 11 1,1 E | 36 -1,1 E | 15 0,2 E | 18 2,3 N',
  // Jungle 5 × 1 = 5.
  '3 1,0 E | 4 1,1 E | 24 3,0 E',
];

const ended = (
  seats: number,
  options: Partial<Options> = {},
  wishes: readonly Wish[] = [],
  before: readonly (readonly Tally[])[] = [],
): Position => {
  const setup = {
    seats,
    options: { ...speedzoo.defaults(seats), ...options },
    source: { kind: 'free' } as const,
  };
  const position = {
    ...speedzoo.start(setup),
    zoos: ZOOS.slice(0, seats).map(zooOf),
    wishes,
    step: 'over' as const,
  };
  return { ...position, past: [...before, tallies(position)] };
};
const show = (position: Position, seats: number) => {
  const standing = standingOf(summed(position.past));
  render(End, { position, standing, players: playersFor(seats), you: 0, actions });
};

describe('C-31 ZO-19 the end board', () => {
  test('places with visitors and bonus; the own arithmetic; what others have', () => {
    show(ended(3), 3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Du gewinnst!');
    expect(rowsIn(screen.getAllByRole('table')[0] as HTMLElement)).toEqual([
      ['Platz', 'Zoo', 'Spieler', 'Besucher', 'Platzbonus'],
      ['1', '', 'Du größtes Gehege 4', '12', '+25'],
      ['2', '', 'Eule Computer · normal', '7', '+12'],
      ['3', '', 'Igel Computer · normal', '5', '+5'],
    ]);
    expect(screen.getByText('Für die Bestenliste').nextElementSibling).toHaveTextContent('37');
    expect(screen.getByText('Eule: 7 + 12 = 19')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nochmal' })).toBeVisible();
  });

  test('where the visitors came from', () => {
    show(ended(3, {}, ['edge', 'plaza']), 3);
    // Of the wishes „Tor am Rand“ needs four by four: only the second zoo is as large as that.
    expect(rowsIn(screen.getByRole('table', { name: 'Woher die Besucher kamen' }))).toEqual([
      ['Spieler', 'Savanne', 'Dschungel', 'Streichelwiese', 'Boni'],
      ['Eule', '0', '0', '7', '10'],
      ['Du', '12', '0', '0', '0'],
      ['Igel', '0', '5', '0', '0'],
    ]);
  });

  test('a zoo opens large with its whole arithmetic', async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    show(ended(2), 2);
    await fireEvent.click(screen.getByRole('button', { name: 'Zoo ansehen: Eule' }));
    const count = screen.getByRole('table', { name: 'Zoo von Eule' });
    expect(rowsIn(count).at(-1)).toEqual(['', 'Besucher', '7']);
    expect(rowsIn(count)[0]).toEqual(['', 'Streichelwiese', '7 Felder mal 1 Stern', '7']);
  });

  test('ZO-32 alone: the own zoo with its arithmetic, no places', () => {
    show(ended(1), 1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12 Besucher');
    const [count] = screen.getAllByRole('table');
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(rowsIn(count as HTMLElement)).toEqual([
      ['', 'Savanne', '4 Felder mal 3 Sterne', '12'],
      [
        '',
        'Ohne Stern 1 Feld mal 0 Sterne 1 Feld mal 0 Sterne 1 Feld mal 0 Sterne 1 Feld mal 0 Sterne',
        '0',
      ],
      ['', 'Tor in der Mitte', 'verpasst', '0'],
      ['', 'Voller Zoo', '9 von 25', '0'],
      ['', 'Besucher', '12'],
    ]);
  });

  test('ZO-25 a season: podium, and visitors match by match', () => {
    show(ended(2, { season: true }, [], [tallied('60/7/9 66/8/9'), tallied('61/7/9 55/6/9')]), 2);
    expect(screen.getByRole('img', { name: '1. Du, 2. Eule' })).toBeInTheDocument();
    expect(rowsIn(screen.getByRole('table', { name: /jeder Partie der Saison/ }))).toEqual([
      ['Spieler', 'Partie 1', 'Partie 2', 'Partie 3', 'Summe'],
      ['1 Du', '60', '61', '12', '133'],
      ['2 Eule', '66', '55', '7', '128'],
    ]);
    // Zoos are only kept of the match that ended last: 12 and 7 visitors of 133 and 128.
    const origins = screen.getByRole('table', { name: /Besucher der letzten Partie kamen/ });
    expect(rowsIn(origins).map((row) => row[0])).toEqual(['Spieler', 'Du', 'Eule']);
  });
});
