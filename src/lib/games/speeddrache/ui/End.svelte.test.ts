import { render, screen, waitFor, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { logOf, played, rules, setupOf } from '../../../../../tests/games/speeddracheLog';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { Options } from '../position';
import { speeddrache } from '../rules';
import { cast } from './cast';
import End from './End.svelte';
import { endingOf } from './ending';
import { historyOf } from './history';
import { lootOf, reckoning } from './sums';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf(
  ['Du', 'Hexe', 'Zwerg', 'Katze'].map((name, seat) => ({
    name,
    kind: seat === 0 ? 'human' : 'normal',
  })),
  undefined,
  cast,
);
const actions = createRawSnippet(() => ({ render: () => '<button>Nochmal</button>' }));

/** What a reader of the screen hears of an element. */
const heard = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};
const table = (name: string | undefined): string[][] =>
  within(
    name === undefined
      ? (screen.getAllByRole('table')[0] as HTMLElement)
      : screen.getByRole('table', { name }),
  )
    .getAllByRole('row')
    .map((row) => [...row.children].map(heard));

const show = (
  log: string,
  options: Partial<Options>,
  earlier?: () => Promise<readonly string[]>,
) => {
  const setup = setupOf(options, 4);
  const position = played(log, setup);
  const standing = speeddrache.outcome(position);
  if (standing === null) throw new Error('the match is not over');
  const history = historyOf(rules, setup, logOf(log, setup));
  render(End, { history, position, standing, players, you: 0, actions, earlier });
};

/**
 * Expedition 1: 13 for four is 3 each; two leave with 3; 11 for two is 5 each, lost: −8.
 * Expedition 2: you fetch the crown alone; 17 for three is 5 each, 2 stay.
 * Expedition 3: 15 for four is 3, two leave with 1 more each; 14 for two is 7; the cat leaves with 11 and the cup; then
 * 9 for you alone: 19.
 */
const SHARED = 'T13 - H1 13 T11 - R1 - H1 R2 0 T17 123 T15 12 T14 - R3 3 T9 0';

describe('C-31 DR-13 DR-16 DR-17 the end board', () => {
  test('F02 a shared win: places, arithmetic, both crowned', () => {
    show(SHARED, { expeditions: 3 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Du teilst dir den Sieg mit Katze',
    );
    expect(screen.getByText('Ihr habt alle Beute für 24 und gleich viele Relikte.')).toBeVisible();
    expect(
      screen.getByRole('img', { name: '1. Du, 1. Katze, 3. Hexe, 4. Zwerg' }),
    ).toBeInTheDocument();
    expect(table(undefined)).toEqual([
      ['Platz', 'Spieler', 'Relikte', 'Beute'],
      ['1', 'Du Truhe 19 + Relikte 5', 'Krone, 5 Punkte', '24'],
      ['1', 'Katze Truhe 19 + Relikte 5', 'Kelch, 5 Punkte', '24'],
      ['3', 'Hexe Truhe 12', '', '12'],
      ['4', 'Zwerg Truhe 9', '', '9'],
    ]);
    expect(
      screen
        .getAllByRole('term')
        .map((term) => [heard(term), heard(term.nextElementSibling as Element)]),
    ).toEqual([
      ['Truhe', '19'],
      ['Relikte: Krone 5', '+5'],
      ['1. Platz, geteilt', '+30'],
      ['Für die Bestenliste', '54'],
    ]);
    expect(screen.getByText('Katze: 19 + 5 + 30 = 54')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nochmal' })).toBeVisible();
  });

  test('what each expedition brought each thief', () => {
    show(SHARED, { expeditions: 3 });
    expect(table('Was jeder Dieb in jedem Beutezug gesichert (+) oder verloren (−) hat')).toEqual([
      ['Spieler', 'Beutezug 1', 'Beutezug 2', 'Beutezug 3'],
      ['Du', '−8', '0 und ein Relikt', '+19'],
      ['Hexe', '+3', '+5', '+4'],
      ['Zwerg', '−8', '+5', '+4'],
      ['Katze', '+3', '+5', '+11 und ein Relikt'],
    ]);
    const columns = [...document.querySelectorAll('.columns .column')];
    expect(columns.map((column) => column.querySelector('b')?.textContent.trim())).toEqual([
      '−8',
      '0',
      '+19',
    ]);
    // Twenty fills a column.
    expect(
      columns.map((column) => column.querySelector('i')?.getAttribute('style')?.trim()),
    ).toEqual(['height: 40%;', 'height: 0%;', 'height: 95%;']);
  });

  test('five relics of one thief: 5 + 5 + 5 + 10 + 10', () => {
    const fetch = (k: number) => `R${k} 0 T1 123`;
    show([1, 2, 3, 4, 5].map(fetch).join(' '), {});
    expect(heard(screen.getByText('Relikte:').parentElement as Element)).toBe(
      'Relikte: Siegelring 5 Krone 5 Kelch 5 Amulett 10 Drachenei 10',
    );
    expect(table(undefined)[1]?.[3]).toBe('35');
  });
});

describe('DR-30 DR-31 DR-32 DR-33 C-35 badges on the end board', () => {
  const badges = (): string[] =>
    within(screen.getByRole('region', { name: 'Abzeichen' }))
      .getAllByRole('listitem')
      .map(heard);
  const said = {
    bag: 'Prallbeutel (30 oder mehr in einem Beutel gesichert)',
    nerve: 'Kalte Schnauze (mit leerem Beutel allein umgekehrt und ein Relikt geholt)',
    footed: 'Leisetreter (fünf Beutezüge ohne eine einzige Flucht)',
    hunter: 'Reliktjäger (alle fünf Relikte einer Partie selbst geborgen)',
  };
  const short = [
    `${said.footed}: noch nicht erreicht nur in 5 Beutezügen`,
    `${said.hunter}: noch nicht erreicht nur in 5 Beutezügen`,
  ];

  test('earned now and new, had before, and how near the others are', async () => {
    show(SHARED, { expeditions: 3 }, () => Promise.resolve(['bag']));
    await waitFor(() => expect(screen.getByText('neu')).toBeVisible());
    expect(badges()).toEqual([
      `${said.bag}: schon früher erreicht schon früher erreicht`,
      `neu ${said.nerve}: in dieser Partie erreicht allein mit leerem Beutel`,
      ...short,
    ]);
  });

  test.each([
    ['had it before', () => Promise.resolve(['nerve'])],
    ['what was before cannot be read', () => Promise.reject(new Error('closed'))],
    ['nobody knows what was before', undefined],
  ] as const)('none is new: %s', async (_, earlier) => {
    show(SHARED, { expeditions: 3 }, earlier);
    await Promise.resolve();
    await waitFor(() => expect(badges()).toHaveLength(4));
    expect(screen.queryByText('neu')).toBeNull();
    expect(badges()).toEqual([
      `${said.bag}: noch nicht erreicht höchstens 19 im Beutel`,
      `${said.nerve}: in dieser Partie erreicht allein mit leerem Beutel`,
      ...short,
    ]);
  });
});

describe('F02 how it ended, in words', () => {
  const chests = [0, 0, 0, 0];
  const relics = [[], [], [], []];
  test.each([
    [
      'you alone',
      [1, 2, 3, 4],
      [68, 58, 49, 41],
      'Du gewinnst!',
      'Deine Beute ist 68 wert, die nächstbeste 58: Hexe.',
    ],
    [
      'you, two share the second place',
      [1, 2, 2, 4],
      [68, 58, 58, 41],
      'Du gewinnst!',
      'Deine Beute ist 68 wert, die nächstbeste 58: Hexe und Zwerg.',
    ],
    [
      'you, by relics',
      [1, 2, 3, 4],
      [58, 58, 49, 41],
      'Du gewinnst!',
      'Beute für 58 hat auch: Hexe. Deine Relikte geben den Ausschlag.',
    ],
    [
      'another alone',
      [3, 1, 2, 4],
      [49, 68, 58, 41],
      'Hexe gewinnt',
      'Die beste Beute ist 68 wert. Du kommst mit 49 auf Platz 3.',
    ],
    [
      'another by relics',
      [2, 1, 3, 4],
      [58, 58, 49, 41],
      'Hexe gewinnt',
      'Auch du hast Beute für 58, aber weniger Relikte: Platz 2.',
    ],
    [
      'two others share',
      [3, 1, 1, 4],
      [49, 58, 58, 41],
      'Hexe und Zwerg teilen sich den Sieg',
      'Die beste Beute ist 58 wert. Du kommst mit 49 auf Platz 3.',
    ],
    [
      'all share',
      [1, 1, 1, 1],
      [0, 0, 0, 0],
      'Du teilst dir den Sieg mit Hexe, Zwerg und Katze',
      'Ihr habt alle Beute für 0 und gleich viele Relikte.',
    ],
  ])('%s', (_, ranks, totals, title, text) => {
    expect(endingOf({ ranks, totals, chests, relics, points: totals }, players, 0)).toEqual({
      title,
      text,
    });
  });
});

test('C-31 the points of any seat in one line, and what its loot is made of', () => {
  const standing = {
    chests: [53, 53, 44, 41],
    relics: [],
    totals: [68, 53, 49, 41],
    ranks: [1, 2, 3, 4],
    points: [98, 68, 54, 41],
  };
  expect([0, 1, 2, 3].map((seat) => reckoning(standing, seat))).toEqual([
    '53 + 15 + 30 =\u00a098',
    '53 + 15 =\u00a068',
    '44 + 5 + 5 =\u00a054',
    '41',
  ]);
  expect([0, 3].map((seat) => lootOf(standing, seat))).toEqual([
    'Truhe 53 + Relikte 15',
    'Truhe 41',
  ]);
});
