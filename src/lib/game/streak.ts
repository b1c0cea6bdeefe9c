/** Days in a row on which a first try was played, reckoned over calendar days. */
import { dayBefore, type Day } from './day';

/** A day on which a first try was begun. */
export interface Tried {
  readonly day: Day;
  /** The first try is finished or given up. */
  readonly over: boolean;
}

export interface Streak {
  /** Days in a row up to today; while nothing was played today, up to yesterday. */
  readonly days: number;
  /** Today's first try is over. */
  readonly today: boolean;
  /** The latest day played that lies after today: the clock of this device was set back. */
  readonly ahead: Day | null;
}

/**
 * The streak as it stands on `today`.
 *
 * A first try that is still open does not count yet and breaks nothing: it may be finished later, and counts for the
 * day it was begun. Days after today (a clock set back) do not count until they have come, and are named.
 */
export const streakOf = (tried: readonly Tried[], today: Day): Streak => {
  const over = new Map(tried.map((one) => [one.day, one.over]));
  let days = 0;
  let day = over.has(today) ? today : dayBefore(today);
  for (; over.has(day); day = dayBefore(day)) if (over.get(day)) days += 1;
  const later = [...over.keys()].filter((one) => one > today).sort();
  return { days, today: over.get(today) ?? false, ahead: later.at(-1) ?? null };
};

/** The most days in a row that there ever were; an open first try breaks nothing and does not count. */
export const longestOf = (tried: readonly Tried[]): number => {
  let [most, run, last] = [0, 0, ''];
  for (const { day, over } of [...tried].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (last === '' || dayBefore(day) !== last) run = 0;
    if (over) run += 1;
    most = Math.max(most, run);
    last = day;
  }
  return most;
};
