/**
 * Calendar days as `2026-11-30`, the way a device's own calendar names them. All reckoning is done on year, month and
 * day: no day has a length here, so neither daylight saving nor midnight can shift one.
 */

/** A day that the calendar has: `2028-02-29`, but not `2026-02-29`. Sorted as text, days are in their order. */
export type Day = string;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

interface Parts {
  readonly year: number;
  /** 1…12 */
  readonly month: number;
  readonly date: number;
}

const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has. */
const lengthOf = (year: number, month: number): number => {
  if (month === 2) return leap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
const dayFrom = ({ year, month, date }: Parts): Day =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;

const partsOf = (text: string): Parts | null => {
  const [, year, month, date] = (FORM.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const known = month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month);
  return known ? { year, month, date } : null;
};

/** Whether a text names a day that the calendar has. */
export const isDay = (text: string): boolean => partsOf(text) !== null;

/** The calendar day of a moment, where the device is and as its clock stands. */
export const dayOf = (moment: Date): Day =>
  dayFrom({ year: moment.getFullYear(), month: moment.getMonth() + 1, date: moment.getDate() });

const must = (day: Day): Parts => {
  const parts = partsOf(day);
  if (parts === null) throw new RangeError(`no day: ${day}`);
  return parts;
};

/** @throws RangeError where `day` is none, or the first one of all. */
export const dayBefore = (day: Day): Day => {
  const { year, month, date } = must(day);
  if (date > 1) return dayFrom({ year, month, date: date - 1 });
  if (month > 1) return dayFrom({ year, month: month - 1, date: lengthOf(year, month - 1) });
  if (year === 0) throw new RangeError(`no day before ${day}`);
  return dayFrom({ year: year - 1, month: 12, date: 31 });
};

/** The last `count` days up to `day`, the oldest first. */
export const daysUpTo = (day: Day, count: number): readonly Day[] => {
  const days = [day];
  while (days.length < count) days.unshift(dayBefore(days[0] ?? day));
  return days;
};
