/** Days in words, in the language of the app. */
import type { Day } from '../../game/day';

const named = (day: Day, locale: string, form: Intl.DateTimeFormatOptions): string =>
  // Noon is there on every day, wherever the device is.
  new Intl.DateTimeFormat(locale, form).format(new Date(`${day}T12:00`));

/** "Montag, 30. November" */
export const longDay = (day: Day, locale: string): string =>
  named(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** "30. November" */
export const plainDay = (day: Day, locale: string): string =>
  named(day, locale, { day: 'numeric', month: 'long' });

/** "30. November 2026", for days that may be of another year. */
export const fullDay = (day: Day, locale: string): string =>
  named(day, locale, { dateStyle: 'long' });

/** "Mo" */
export const weekday = (day: Day, locale: string): string =>
  named(day, locale, { weekday: 'short' });

/** "30.11." */
export const shortDay = (day: Day, locale: string): string =>
  named(day, locale, { day: '2-digit', month: '2-digit' });
