/** F28: calendar days by hand, with every edge a calendar has; the clock of the device stands where it likes. */
import { afterEach, describe, expect, test } from 'vitest';
import { dayBefore, dayOf, daysUpTo, isDay } from './day';

describe('F28 which texts are days', () => {
  test.each([
    ['2026-11-30', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['2026-11-30T00:00', false],
    ['', false],
  ])('%j: %s', (text, yes) => {
    expect(isDay(text)).toBe(yes);
  });
});

describe('F28 the day before', () => {
  test.each([
    ['2026-11-30', '2026-11-29'],
    ['2026-12-01', '2026-11-30'],
    ['2026-08-01', '2026-07-31'],
    ['2027-01-01', '2026-12-31'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2100-03-01', '2100-02-28'],
    // the nights on which Berlin changes its clocks
    ['2026-03-30', '2026-03-29'],
    ['2026-03-29', '2026-03-28'],
    ['2026-10-26', '2026-10-25'],
    ['2026-10-25', '2026-10-24'],
  ])('%s: %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });

  test.each(['2026-02-29', 'today', '0000-01-01'])('there is none before %s', (text) => {
    expect(() => dayBefore(text)).toThrow(RangeError);
  });
});

test('the last days, the oldest first', () => {
  expect(daysUpTo('2027-01-02', 4)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(daysUpTo('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01']);
});

describe('F28 the day of a moment is the one of the device', () => {
  const home = process.env['TZ'];
  afterEach(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  test.each([
    // one minute before midnight, and midnight, in Berlin
    ['Europe/Berlin', '2026-11-30T22:59:59Z', '2026-11-30'],
    ['Europe/Berlin', '2026-11-30T23:00:00Z', '2026-12-01'],
    // in summer midnight comes an hour earlier
    ['Europe/Berlin', '2026-07-03T21:59:59Z', '2026-07-03'],
    ['Europe/Berlin', '2026-07-03T22:00:00Z', '2026-07-04'],
    // the day with 23 hours and the one with 25
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // the same moment on both sides of the date line
    ['Pacific/Kiritimati', '2026-12-31T10:30:00Z', '2027-01-01'],
    ['Pacific/Honolulu', '2026-12-31T10:30:00Z', '2026-12-31'],
    // here midnight itself does not exist on that day
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
  ])('%s, %s: %s', (zone, moment, day) => {
    process.env['TZ'] = zone;
    expect(dayOf(new Date(moment))).toBe(day);
  });
});
