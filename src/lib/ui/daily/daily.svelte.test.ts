/** DR-28, DR-29, C-34: the parts of the page of days, with values worked out by hand. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import Coin from '../../games/speeddrache/ui/board/Coin.svelte';
import DaySign from '../../games/speeddrache/ui/DaySign.svelte';
import type { DayTry } from '../../store/days';
import DayHero from './DayHero.svelte';
import DayTable from './DayTable.svelte';
import PastDays from './PastDays.svelte';
import { shareText } from './share';
import { settings } from '../settings.svelte';
import ShareCard from './ShareCard.svelte';
import StreakCard from './StreakCard.svelte';
import { sharedText, type Sharing } from './told';
import { fullDay, longDay, plainDay, shortDay, weekday } from './words';

settings.locale = 'de';

const scoreText = (score: number): string => `${score} Beute`;
const tried = (day: string, score: number | null, state: DayTry['state'] = 'finished'): DayTry => ({
  game: 'speeddrache',
  day,
  match: day,
  startedAt: 0,
  state,
  score,
});
/** The week of the look: 41, 55, 38, 62, 29, 47 and 68 on Monday, 30 November. */
const WEEK = [
  tried('2026-11-30', 68),
  tried('2026-11-29', 47),
  tried('2026-11-28', 29),
  tried('2026-11-27', 62),
  tried('2026-11-26', 38),
  tried('2026-11-25', 55),
  tried('2026-11-24', 41),
];
const streak = (tries: readonly DayTry[], today = '2026-11-30') =>
  render(StreakCard, { name: 'Tageshort', tries, today, Token: Coin, scoreText });
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent.trim());

describe('DR-29 the streak', () => {
  test('a whole week: seven days, each with what it brought and its weekday', () => {
    streak(WEEK);
    expect(screen.getByRole('heading')).toHaveTextContent('7 Tage in Folge');
    const days = screen.getAllByRole('listitem');
    expect(days.map((day) => within(day).getByText(/^\d+$/).textContent)).toEqual([
      '41',
      '55',
      '38',
      '62',
      '29',
      '47',
      '68',
    ]);
    expect(days.map((day) => day.querySelector('svg') !== null)).not.toContain(false);
    expect(days[6]).toHaveClass('today');
    expect(days[6]).toHaveTextContent('Montag, 30. November: 68 Beute');
    expect(days[6]?.textContent).toMatch(/Mo$/);
  });

  test('today still to come, a day left out, one given up, one without a score', () => {
    streak([
      tried('2026-11-29', 12, 'given-up'),
      tried('2026-11-28', null, 'given-up'),
      tried('2026-11-26', 5),
    ]);
    expect(screen.getByRole('heading')).toHaveTextContent('2 Tage in Folge');
    expect(items()[6]).toContain('Montag, 30. November: nicht gespielt');
    expect(items()[5]).toContain('Sonntag, 29. November: 12 Beute');
    expect(items()[4]).toContain('Samstag, 28. November: ohne Ergebnis');
    expect(items()[3]).toContain('Freitag, 27. November: nicht gespielt');
  });

  test('an open try counts not yet; one day is one day; none is no streak', async () => {
    const { rerender } = streak([tried('2026-11-30', null, 'open'), tried('2026-11-29', 9)]);
    expect(screen.getByRole('heading')).toHaveTextContent('1 Tag in Folge');
    expect(items()[6]).toContain('noch offen');
    await rerender({ tries: [] });
    expect(screen.getByRole('heading')).toHaveTextContent('Noch keine Serie');
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('F28 a clock that was set back is said, and takes no day away', () => {
    streak(WEEK, '2026-11-29');
    expect(screen.getByRole('heading')).toHaveTextContent('6 Tage in Folge');
    expect(screen.getByRole('note')).toHaveTextContent(
      'Die Uhr dieses Geräts steht auf 29. November 2026, gespielt hast du aber schon den Tageshort vom 30. November 2026.',
    );
  });
});

describe('DR-28 the list of a day', () => {
  const entry = (id: string, score: number | null, me = false) =>
    ({ id, name: id, avatar: 'fox', score, me }) as const;

  test('the best first, equal ones share a place, one without a score is last', () => {
    render(DayTable, {
      entries: [entry('Mara', 52), entry('Du', 68, true), entry('Ben', null), entry('Ida', 68)],
    });
    expect(
      screen
        .getAllByRole('listitem')
        .map((row) => [
          row.querySelector('.place')?.textContent,
          row.querySelector('.name')?.textContent,
          row.querySelector('.score')?.textContent,
        ]),
    ).toEqual([
      ['1', 'Du', '68'],
      ['1', 'Ida', '68'],
      ['3', 'Mara', '52'],
      ['4', 'Ben', '–'],
    ]);
    expect(screen.getAllByRole('listitem')[0]).toHaveClass('me');
  });

  test('earlier days: seven, then more; an open one says so', async () => {
    const tries = Array.from({ length: 9 }, (_, at) => tried(`2026-11-2${9 - at}`, at));
    render(PastDays, {
      tries: [tried('2026-11-30', null, 'open'), ...tries],
      hrefOf: ({ day }: DayTry) => `/${day}`,
      scoreText,
    });
    const links = () => screen.getAllByRole('link');
    expect(links()).toHaveLength(7);
    expect(links()[0]).toHaveTextContent('30. November 2026 offen');
    expect(links()[1]).toHaveTextContent('29. November 2026 0 Beute');
    expect(links()[1]).toHaveAttribute('href', '/2026-11-29');
    await userEvent.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
    expect(links()).toHaveLength(10);
  });

  test('the score, large, and what it is made of', () => {
    render(DayHero, { score: 68, title: 'Beute', lines: ['Truhe 53, 2 Relikte 15'] });
    expect(screen.getByText('68')).toBeVisible();
    expect(screen.getByText('Truhe 53, 2 Relikte 15')).toBeVisible();
  });
});

describe('C-34 the text to share', () => {
  const sharing: Sharing = {
    name: 'Tageshort',
    date: '30.11.',
    score: '68 Beute',
    symbols: [
      { text: '🔥', label: 'Flucht' },
      { text: '👑', label: 'Krone' },
      { text: '🔥', label: 'Flucht' },
      { text: '🪙', label: 'Gold gesichert' },
      { text: '🥚', label: 'Drachenei' },
    ],
    streak: 7,
  };

  test.each<[string, Partial<Sharing>, string]>([
    ['all of it', {}, 'Tageshort 30.11. · 68 Beute\n🔥👑🔥🪙🥚 Serie 7'],
    ['of an earlier day', { streak: null }, 'Tageshort 30.11. · 68 Beute\n🔥👑🔥🪙🥚'],
    ['without its record', { symbols: [] }, 'Tageshort 30.11. · 68 Beute\nSerie 7'],
    ['with nothing beside the score', { symbols: [], streak: 0 }, 'Tageshort 30.11. · 68 Beute'],
  ])('%s', (_name, more, text) => {
    expect(sharedText({ ...sharing, ...more })).toBe(text);
  });

  test('is shown as it reads, every sign with its name', () => {
    render(ShareCard, { sharing, Sign: DaySign });
    expect(screen.getByText('Tageshort 30.11. · 68 Beute')).toBeVisible();
    expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual([
      'Flucht',
      'Krone',
      'Flucht',
      'Gold gesichert',
      'Drachenei',
    ]);
    expect(screen.getByText('Serie 7')).toBeVisible();
  });

  const error = (name: string) => Object.assign(new Error(name), { name });
  const fails = (name: string) => () => Promise.reject(error(name));
  const done = () => Promise.resolve();
  test.each([
    ['the sheet of the device', { share: done }, 'shared'],
    ['the sheet, closed again', { share: fails('AbortError') }, 'left'],
    [
      'a sheet that is refused',
      { share: fails('NotAllowedError'), clipboard: { writeText: done } },
      'copied',
    ],
    ['the clipboard', { clipboard: { writeText: done } }, 'copied'],
    [
      'a clipboard that is refused',
      { clipboard: { writeText: fails('NotAllowedError') } },
      'failed',
    ],
    ['a page without either', {}, 'failed'],
  ])('over %s', async (_name, sharer, outcome) => {
    expect(await shareText('text', sharer)).toBe(outcome);
  });
});

test('days in words', () => {
  expect(longDay('2026-11-30', 'de')).toBe('Montag, 30. November');
  expect(plainDay('2026-11-30', 'de')).toBe('30. November');
  expect(fullDay('2028-02-29', 'de')).toBe('29. Februar 2028');
  expect(weekday('2026-11-30', 'de')).toBe('Mo');
  expect(shortDay('2026-03-01', 'de')).toBe('01.03.');
  expect(longDay('2026-11-30', 'en')).toBe('Monday, November 30');
});
