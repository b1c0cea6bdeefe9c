/** ZO-33, ZO-34, ZO-35, ZO-36, ZO-38: what is reckoned and told about playing alone, with values worked out by hand. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../../game/contract';
import type { DayTry } from '../../../../store/days';
import type { MatchSummary } from '../../../../store/matches';
import { settings } from '../../../../ui/settings.svelte';
import { play, rules, setupOf } from '../../../../../../tests/games/speedzooLog';
import { MISSIONS } from '../../missions';
import { countOf, type Count } from '../../score';
import { additionsOf, countAlone, daily } from './daily';
import MissionCard from './MissionCard.svelte';
import MissionPath from './MissionPath.svelte';
import { spotOf, wayOf } from './missionPath';
import { NO_DEEDS, PLAQUES, badges, deedsOf } from './plaques';
import Result from './Result.svelte';
import { signsOf } from './signs';
import { placeOf } from './today';
import VisitorsPlot from './VisitorsPlot.svelte';
import WeekCells from './WeekCells.svelte';
import {
  bestOf,
  gridOf,
  habitatMeans,
  lastMean,
  slidingMeans,
  zoosOf,
  type BuiltZoo,
} from './zoos';

settings.locale = 'de';

/** A zoo of two dominoes: 40 (one star of polar, savanna) and 43 (savanna, two stars of night) by the gate. */
const TWO = play('r40,41,42,48 40 40@1,0E r1,2,3,43 43 43@0,-1N', setupOf(1)).position;
const COUNT: Count = countAlone(TWO);
const options = setupOf(1).options as never;
const EMPTY_ZOO = { laid: [], discarded: [] };

const built = (visitors: number, kind: BuiltZoo['kind'] = 'free'): BuiltZoo => ({
  id: `${kind} ${visitors}`,
  kind,
  visitors,
});
const summary = (id: string, source: Source, points: number): MatchSummary =>
  ({
    head: { id, setup: { seats: 1, options: {}, source } },
    standing: { ranks: [1], points: [points] },
  }) as never;

describe('what is reckoned over zoos', () => {
  test('ZO-38 missions stay out of it; the oldest stands first', () => {
    expect(
      zoosOf([
        summary('c', { kind: 'free' }, 50),
        summary('b', { kind: 'mission', number: 3 }, 90),
        summary('a', { kind: 'daily', day: '2026-11-30' }, 40),
      ]),
    ).toEqual([
      { id: 'a', kind: 'daily', visitors: 40 },
      { id: 'c', kind: 'free', visitors: 50 },
    ]);
  });

  test('best, the mean of the last, sliding means', () => {
    const zoos = [10, 20, 60, 30, 40, 50].map((one) => built(one));
    expect(bestOf(zoos)).toBe(60);
    expect([lastMean(zoos, 2), lastMean(zoos, 10)]).toEqual([45, 35]);
    // 10; 15; 30; 30; 32; (20 + 60 + 30 + 40 + 50) / 5 = 40
    expect(slidingMeans(zoos, 5)).toEqual([10, 15, 30, 30, 32, 40]);
    expect([bestOf([]), lastMean([], 10)]).toEqual([null, null]);
  });

  test.each<[number[], number[]]>([
    [
      [44, 93, 39],
      [20, 40, 60, 80, 100],
    ],
    [
      [40, 80],
      [40, 60, 80],
    ],
    [[63], [60, 80, 100]],
    [[0], [0, 20, 40]],
    [
      [-3, 12],
      [-20, 0, 20],
    ],
  ])('lines of a plot of %j at %j', (numbers, grid) => {
    expect(gridOf(numbers)).toEqual(grid);
  });

  test('visitors by habitat: the mean of two zoos, the most first', () => {
    const count = (meadow: number, polar: number): Count =>
      ({
        enclosures: [
          { habitat: 'meadow', visitors: meadow },
          { habitat: 'polar', visitors: polar },
          { habitat: 'meadow', visitors: 1 },
        ],
      }) as never;
    const means = habitatMeans([count(3, 9), count(0, 2)]);
    expect(means.slice(0, 2)).toEqual([
      { habitat: 'polar', mean: 5.5 },
      { habitat: 'meadow', mean: 2.5 },
    ]);
    expect(means).toHaveLength(6);
  });
});

describe('ZO-34 the Tageszoo', () => {
  const tried = (
    day: string,
    score: number | null,
    state: DayTry['state'] = 'finished',
  ): DayTry => ({
    game: 'speedzoo',
    day,
    match: day,
    startedAt: 0,
    state,
    score,
  });

  test.each<[string, readonly DayTry[], readonly number[], (number | null)[]]>([
    ['not built', [], [], [null, null, null]],
    ['open', [tried('2026-11-30', null, 'open')], [50], [null, null, 50]],
    ['alone', [tried('2026-11-30', 74)], [], [1, 74, 74]],
    ['third', [tried('2026-11-30', 74)], [88, 79, 74], [3, 74, 88]],
    ['given up', [tried('2026-11-30', 12, 'given-up')], [12], [1, 12, 12]],
    ['another day', [tried('2026-11-29', 74)], [], [null, null, null]],
  ])('place of today: %s', (_name, tries, others, [place, own, best]) => {
    expect(placeOf(tries, '2026-11-30', others)).toEqual({ place, own, best });
  });

  test('a zoo in signs and in words', () => {
    // Four enclosures of one field each: 1 × 1 polar, 1 × 2 night, two savannas without a star.
    expect(COUNT.visitors).toBe(3);
    expect(signsOf(COUNT).map(({ text }) => text)).toEqual(['🦉', '🐧']);
    expect(signsOf(COUNT).map(({ label }) => label)).toEqual(['Nachthaus: 2', 'Polarwelt: 1']);
    expect(signsOf({ ...COUNT, middle: 10, full: 5 }).map(({ text }) => text)).toEqual([
      '🦉',
      '🐧',
      '🎯',
      '🧩',
    ]);
    expect(additionsOf({ ...COUNT, middle: 10, full: 0 })).toEqual(['Tor in der Mitte +10']);
    const match = { setup: setupOf(1), log: [], position: TWO as never };
    expect(daily.told(rules, match, 3).lines).toEqual([
      '4 Gehege, Sterne: 3',
      'Bestes Gehege: 1 × 2 = 2',
    ]);
    expect([daily.score(1), daily.score(74)]).toEqual(['1 Besucher', '74 Besucher']);
  });

  test('the week of the look, today still to come', () => {
    render(WeekCells, {
      today: '2026-03-12',
      tries: [
        tried('2026-03-11', 66),
        tried('2026-03-10', 74),
        tried('2026-03-09', 71),
        tried('2026-03-08', 58),
        tried('2026-03-06', 64),
      ],
    });
    const cells = screen
      .getAllByRole('listitem')
      .map((cell) => cell.textContent.replace(/\s+/g, ' '));
    expect(cells.map((cell) => cell.trim().split(' ').slice(-2).join(' '))).toEqual([
      '64 Fr',
      '– Sa',
      '58 So',
      '71 Mo',
      '74 Di',
      '66 Mi',
      '– heute',
    ]);
    expect(cells[0]).toContain('Freitag, 6. März: 64 Besucher');
    expect(cells[6]).toContain('Donnerstag, 12. März: nicht gespielt');
  });
});

describe('C-35 ZO-35 plaques', () => {
  test.each<[string, Partial<typeof NO_DEEDS>, string[]]>([
    ['nothing', {}, []],
    ['59', { daily: 59 }, []],
    ['60', { daily: 60 }, ['visitors-60']],
    ['99', { daily: 99 }, ['visitors-60', 'visitors-80']],
    ['100', { daily: 100 }, ['visitors-60', 'visitors-80', 'visitors-100']],
    ['full and middle', { both: true }, ['full-middle']],
    ['six days', { days: 6 }, []],
    ['seven days', { days: 7 }, ['week']],
    ['19 missions', { missions: 19 }, []],
    ['all missions', { missions: 20 }, ['missions']],
  ])('%s', (_name, deeds, earned) => {
    const given = PLAQUES.filter((one) => one.earned({ ...NO_DEEDS, ...deeds }));
    expect(given.map(({ id }) => id)).toEqual(earned);
  });

  const great: Count = { ...COUNT, visitors: 81, middle: 10, full: 5 };
  test.each<[Source, { daily: number; both: boolean }]>([
    [{ kind: 'free' }, { daily: 0, both: true }],
    [
      { kind: 'daily', day: '2026-11-30' },
      { daily: 81, both: true },
    ],
    [
      { kind: 'mission', number: 1 },
      { daily: 0, both: false },
    ],
  ])('one zoo of %j', (source, deeds) => {
    expect(deedsOf(great, source)).toEqual({ ...NO_DEEDS, ...deeds });
  });

  test('nothing before a match is over, nor against computers', () => {
    const { log } = play('r40,41,42,48 40 40@1,0E', setupOf(1));
    expect(badges(rules).earned({ setup: setupOf(1), log })).toEqual([]);
    expect(badges(rules).earned({ setup: setupOf(2), log: [] })).toEqual([]);
    expect(badges(rules).all.map((one) => one.name())).toEqual([
      'Tageszoo 60',
      'Tageszoo 80',
      'Tageszoo 100',
      'Voll + Mitte',
      '7 Tage',
      'Alle Aufträge',
    ]);
  });
});

describe('ZO-36 missions', () => {
  test('the path: five in a row, the second row runs back', () => {
    expect([1, 5, 6, 10, 11, 20].map(spotOf)).toEqual([
      { x: 36, y: 38 },
      { x: 324, y: 38 },
      { x: 324, y: 112 },
      { x: 36, y: 112 },
      { x: 36, y: 186 },
      { x: 36, y: 260 },
    ]);
    expect(wayOf(6)).toBe('M36 38L108 38L180 38L252 38L324 38C364 38 364 112 324 112');
  });

  test('discs say how they stand; a locked one can be asked about', async () => {
    const chosen: number[] = [];
    render(MissionPath, {
      count: 20,
      chosen: 3,
      starsOf: (number: number) => [3, 1][number - 1] ?? 0,
      onchoose: (number: number) => chosen.push(number),
    });
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names.slice(0, 4)).toEqual([
      'Auftrag 1, 3 Sterne',
      'Auftrag 2, 1 Stern',
      'Auftrag 3, noch ohne Stern',
      'Auftrag 4, gesperrt',
    ]);
    expect(names).toHaveLength(20);
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Auftrag 3/);
    await userEvent.click(screen.getByRole('button', { name: 'Auftrag 4, gesperrt' }));
    expect(chosen).toEqual([4]);
  });

  const mission = {
    number: 14,
    goal: { kind: 'large', habitat: 'night', fields: 4 },
    two: 48,
    three: 62,
  } as const;
  test('thresholds stand on the card; a locked one says what opens it', async () => {
    const { rerender } = render(MissionCard, { mission, open: true, best: undefined });
    const steps = screen
      .getAllByRole('listitem')
      .map((one) => one.textContent.replace(/\s+/g, ' ').trim());
    expect(steps).toEqual(['1 Stern: Ziel erfüllt', '2 Sterne: ab 48', '3 Sterne: ab 62']);
    await rerender({ mission, open: false, best: undefined });
    expect(screen.getByText('Öffnet sich mit 1 Stern bei Auftrag 13.')).toBeInTheDocument();
    const best = { game: 'speedzoo', number: 14, stars: 2, score: 51 };
    await rerender({ mission, open: true, best });
    expect(screen.getByText('Dein Bestes: 51 Besucher, 2 Sterne')).toBeInTheDocument();
    expect(
      screen.getAllByRole('listitem').filter((one) => one.classList.contains('won')),
    ).toHaveLength(2);
  });

  test('the end of a mission that missed its goal says so and opens nothing', () => {
    const [first] = MISSIONS;
    const count = countOf(EMPTY_ZOO, options, []);
    render(Result, {
      count,
      zoo: EMPTY_ZOO,
      source: { kind: 'mission', number: 1 },
      alone: undefined,
    });
    expect(first).toBeDefined();
    expect(screen.getByRole('heading')).toHaveTextContent('0 Sterne');
    expect(screen.getByText(/^Das Ziel ist noch offen: /)).toBeInTheDocument();
    expect(screen.queryByText(/ist offen\.$/)).toBeNull();
  });
});

test('ZO-34 the end of a Tageszoo: place, this zoo, the best of the day, the streak', async () => {
  const tries: readonly DayTry[] = [
    { game: 'speedzoo', day: '2026-11-30', match: 'a', startedAt: 0, state: 'finished', score: 80 },
    { game: 'speedzoo', day: '2026-11-29', match: 'b', startedAt: 0, state: 'finished', score: 50 },
  ];
  const props = {
    count: { ...COUNT, visitors: 62 },
    zoo: EMPTY_ZOO,
    source: { kind: 'daily', day: '2026-11-30' } as const,
  };
  const { rerender } = render(Result, { ...props, alone: { id: 'c', tries, missions: [] } });
  const facts = (): Record<string, string> =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [
        term.textContent.trim(),
        within(term.parentElement ?? term)
          .getByRole('definition')
          .textContent.trim(),
      ]),
    );
  expect(facts()).toEqual({ 'Dein Platz': '1', 'Dieser Zoo': '62', 'Tagesbester: Du': '80' });
  expect(screen.getByText('2 Tage in Folge')).toBeInTheDocument();
  expect(screen.getByText('Dein bestes Ergebnis von heute bleibt stehen.')).toBeInTheDocument();
  expect(screen.getByText('Tageszoo 60')).toBeInTheDocument();
  expect(screen.queryByText('Tageszoo 80')).toBeNull();
  await rerender({
    ...props,
    count: { ...COUNT, visitors: 80 },
    alone: { id: 'a', tries, missions: [] },
  });
  expect(screen.getByText('Das ist dein bestes Ergebnis von heute.')).toBeInTheDocument();
});

test('ZO-33 the plot says the same as its table: kinds, visitors, means', () => {
  render(VisitorsPlot, { zoos: [built(40), built(60, 'daily'), built(20)], most: 2 });
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(' | '));
  expect(rows).toEqual([
    'Zoo | Art | Besucher | Schnitt aus 5',
    '2 | Tageszoo | 60 | 50,0',
    '3 | Zufall | 20 | 40,0',
  ]);
  expect(document.querySelectorAll('circle')).toHaveLength(1);
  expect(document.querySelectorAll('.daily')).toHaveLength(1);
});
