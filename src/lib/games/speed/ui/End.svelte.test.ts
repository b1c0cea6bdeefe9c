import { render, screen, waitFor, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { rules } from '../../../../../tests/games/speedLog';
import { recorded } from '../../../../../tests/games/speedRecords';
import { playersOf } from '../../../ui/players';
import { settings } from '../../../ui/settings.svelte';
import type { PastMatch } from '../../../session/driver';
import type { Options } from '../position';
import { standing } from '../score';
import { bestsBefore } from './bests';
import End from './End.svelte';
import { endingOf } from './end/ending';
import { sumsOf } from './end/sums';

beforeEach(() => {
  settings.locale = 'de';
});

const players = playersOf([
  { name: 'Du', kind: 'human' },
  { name: 'Eule', kind: 'normal' },
]);
const people = playersOf([
  { name: 'Ada', kind: 'human' },
  { name: 'Ben', kind: 'human' },
]);
const actions = createRawSnippet(() => ({ render: () => '<button>Nochmal</button>' }));

const show = (record: number, more: object = {}) => {
  const { log, position, match } = recorded(record);
  const told = { players, you: 0, actions, whole: match, ...more };
  render(End, { rules, log, position, standing: standing(position), ...told });
};
const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()));
const termsOf = (): string[] =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent.trim()}: ${term.nextElementSibling?.textContent ?? ''}`);

describe('C-31 SP-13 the end board of a match to 15 points', () => {
  test('headline, each round with its arithmetic, the points for the Bestenliste', () => {
    show(13);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Du gewinnst 15 : 4');
    expect(screen.getByText('Entschieden nach 8 Runden.')).toBeVisible();
    const rows = rowsOf(screen.getAllByRole('table')[0] as HTMLElement);
    expect(rows[0]).toEqual(['Runde', 'gewinnt', 'Restkarten', 'Du', 'Eule']);
    // The rounds of the record: 1, −1, 5, 2, 1, 3, −3, 3.
    expect(rows.slice(1).map(([number, who, , you, owl]) => [number, who, you, owl])).toEqual([
      ['1', 'Du', '1', '0'],
      ['2', 'Eule', '1', '1'],
      ['3', 'Du', '6', '1'],
      ['4', 'Du', '8', '1'],
      ['5', 'Du', '9', '1'],
      ['6', 'Du', '12', '1'],
      ['7', 'Eule', '12', '4'],
      ['8', 'Du', '15', '4'],
    ]);
    expect(termsOf()).toEqual(['Sieg: 30', 'Abstand 15 − 4: +11', 'Für die Bestenliste: 41']);
  });

  test('reaction times as dots, one a card, and what is usual in words', () => {
    show(13);
    const section = screen.getByRole('region', { name: 'Reaktionszeit' });
    const plays = recorded(13).log.filter((entry) => entry['do'] === 'play').length;
    expect(section.querySelectorAll('.dot')).toHaveLength(plays);
    expect(within(section).getByText(/^du meist \d+,\d s$/)).toBeVisible();
    expect(within(section).getByText(/^Eule meist \d+,\d s$/)).toBeVisible();
  });

  test('without the hands there are no reaction times, and all the rest', () => {
    show(13, { whole: null });
    expect(screen.queryByRole('region', { name: 'Reaktionszeit' })).toBeNull();
    expect(rowsOf(screen.getByRole('table', { name: 'Die Partie in Zahlen' }))).toHaveLength(3);
  });

  test('two at one board: nobody is "you"', () => {
    show(13, { players: people, you: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ada gewinnt 15 : 4');
    expect(termsOf()[0]).toBe('Sieg von Ada: 30');
    expect(screen.queryByText('bisher')).toBeNull();
  });
});

describe('personal best over the matches of this device', () => {
  const facts = () => rowsOf(screen.getByRole('table', { name: 'Die Partie in Zahlen' }));
  const past = (...records: readonly number[]) =>
    async function* (): AsyncGenerator<PastMatch> {
      for (const at of records) {
        await Promise.resolve();
        const { log, setup } = recorded(at);
        yield { setup, log };
      }
    };

  test('the same match again brings nothing new', async () => {
    show(13, { past: past(13) });
    await waitFor(() => expect(facts()[0]).toEqual(['', 'Du', 'Eule', 'bisher']));
    for (const [, you, , best] of facts().slice(1, 3)) expect(best).toBe(you);
  });

  test('the first match is compared with nothing, nor are Spit and Speed with each other', async () => {
    const options = (record: number) => recorded(record).setup.options as unknown as Options;
    expect(await bestsBefore(past()(), options(13))).toBeNull();
    expect(await bestsBefore(past(7)(), options(13))).toBeNull();
    expect(await bestsBefore(past(13, 3)(), options(7))).toBeNull();
    expect(await bestsBefore(past(7, 3)(), options(13))).toEqual(
      await bestsBefore(past(3)(), options(13)),
    );
  });

  test('a longer chain than ever is marked', async () => {
    // In record 3, a single round, the longest chain of seat 0 is shorter than in the eight rounds of record 13.
    show(13, { past: past(3) });
    await waitFor(() => expect(facts()[2]?.[3]).toBe('neu'));
  });
});

test('SP-21 a match of Spit: cards of both, nothing about stocks, 50 points', () => {
  show(7);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Du bist alle Karten los');
  const rows = rowsOf(screen.getAllByRole('table')[0] as HTMLElement);
  expect(rows[0]?.slice(0, 3)).toEqual(['Runde', 'räumt ab', 'Stapel']);
  expect(rows.at(-1)?.slice(3)).toEqual(['0', '52']);
  expect(termsOf()).toEqual(['Sieg bei Spit: 50', 'Für die Bestenliste: 50']);
});

describe('F02 how every kind of match ends, in words', () => {
  const options = { variant: 'speed15', target: 25, slap: false, autoDraw: false } as const;
  const told = { players, you: 0 };
  test.each([
    ['won', [1, 2], [25, 18], 'Du gewinnst 25 : 18'],
    ['lost', [2, 1], [18, 26], 'Eule gewinnt 26 : 18'],
  ] as const)('%s', (_, ranks, score, title) => {
    expect(endingOf({ ranks, score }, [], options, told).title).toBe(title);
  });

  test('a drawn single round has no winner and no points', () => {
    const drawn = { ranks: [1, 1], score: [0, 0], rounds: [], points: [0, 0] };
    expect(endingOf(drawn, [], { ...options, target: 0 }, told).title).toBe('Unentschieden');
    expect(sumsOf(drawn, { ...options, target: 0 }, told)).toEqual([
      { label: 'Unentschieden', value: '0' },
      { label: 'Für die Bestenliste', value: '0' },
    ]);
  });

  test.each([
    [[25, 18], [37, 0], ['30', '+7', '37'], 'Abstand 25 − 18'],
    [[53, 3], [55, 0], ['30', '+25', '55'], 'Abstand 53 − 3, gezählt bis 25'],
  ] as const)('the arithmetic of %j', (score, points, values, label) => {
    const sums = sumsOf({ ranks: [1, 2], score, rounds: [], points }, options, told);
    expect(sums.map(({ value }) => value)).toEqual(values);
    expect(sums[1]?.label).toBe(label);
  });

  test('whoever has lost gets nothing', () => {
    const lost = { ranks: [2, 1], score: [18, 25], rounds: [], points: [0, 37] };
    expect(sumsOf(lost, options, told).map(({ value }) => value)).toEqual(['0', '0']);
  });
});
