/** DR-29, F28: streaks by hand. `+` a first try that is over, `o` one that is still open; the last sign is today. */
import { describe, expect, test } from 'vitest';
import { dayBefore, daysUpTo } from './day';
import { longestOf, streakOf } from './streak';

const TODAY = '2028-03-02';

/** One sign a day, the last one today; signs after `|` are days to come. */
const tried = (signs: string, today: string) => {
  const [past = '', coming = ''] = signs.split('|');
  const last = coming === '' ? today : '2028-03-05';
  const days = daysUpTo(last, past.length + coming.length);
  expect(days[past.length - 1]).toBe(today);
  return [...past, ...coming].flatMap((sign, at) =>
    sign === '.' ? [] : [{ day: days[at] ?? '', over: sign === '+' }],
  );
};

describe('DR-29 days in a row', () => {
  test.each([
    ['never played', '.', 0, false],
    ['the first time, today', '+', 1, true],
    ['yesterday: today is still to come', '+.', 1, false],
    ['yesterday and today', '++', 2, true],
    ['a day left out begins anew', '++.+', 1, true],
    ['the day before yesterday is too long ago', '++..', 0, false],
    ['a week over the end of February of a leap year', '+++++++', 7, true],
    ['earlier runs do not count', '++++.++.', 2, false],
    ['today is open: it does not count yet', '++o', 2, false],
    ['yesterday is open: it breaks nothing', '++o+', 3, true],
    ['only an open one', 'o', 0, false],
    ['yesterday is open, today not begun', '++o.', 2, false],
  ])('%s', (_name, signs, days, today) => {
    expect(streakOf(tried(signs, TODAY), TODAY)).toEqual({ days, today, ahead: null });
  });

  test('in whatever order the days are told', () => {
    const days = tried('+++', TODAY);
    expect(streakOf([...days].reverse(), TODAY).days).toBe(3);
  });
});

describe('F28 over the edges of the calendar', () => {
  test.each([
    ['the end of a year', '2027-01-02', 4],
    ['the end of a month of 30 days', '2026-12-01', 3],
    ['28 February of a common year', '2026-03-01', 3],
    ['the night the clocks go forward', '2026-03-30', 3],
    ['the night the clocks go back', '2026-10-26', 3],
  ])('%s', (_name, today, count) => {
    const days = daysUpTo(today, count).map((day) => ({ day, over: true }));
    expect(streakOf(days, today)).toEqual({ days: count, today: true, ahead: null });
    expect(streakOf(days.slice(0, -1), today).days).toBe(count - 1);
    expect(dayBefore(today)).toBe(days.at(-2)?.day);
  });
});

describe('F28 a clock that was set back', () => {
  test.each([
    ['by a day: what was played stays played, and counts when its day has come', '+++|..+', 3],
    ['by more than was played', '.|.++', 0],
    ['in the middle of a row', '.++|+++', 2],
  ])('%s', (_name, signs, days) => {
    expect(streakOf(tried(signs, TODAY), TODAY)).toMatchObject({ days, ahead: '2028-03-05' });
  });
});

test.each<[string, readonly string[], number]>([
  ['nothing', [], 0],
  ['one day', ['2026-11-30'], 1],
  ['a gap', ['2026-11-30', '2026-11-28', '2026-11-27'], 2],
  ['over the end of a month, in any order', ['2026-12-01', '2026-11-29', '2026-11-30'], 3],
  ['an open day between breaks nothing', ['2026-11-30', '2026-11-29?', '2026-11-28'], 2],
  ['only an open day', ['2026-11-30?'], 0],
  ['the longer of two', ['2026-11-30', '2026-11-20', '2026-11-19', '2026-11-18'], 3],
])('ZO-35 most days in a row: %s', (_name, days, most) => {
  const tried = days.map((text) => ({ day: text.slice(0, 10), over: !text.endsWith('?') }));
  expect(longestOf(tried)).toBe(most);
});
