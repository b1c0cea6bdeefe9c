/** Which day the page of days shows, by its address, and how that day stands. */
import { isDay, type Day } from '$lib/game/day';
import type { DayTry } from '$lib/store/days';

export type DayView =
  /** The address names no day of the calendar, one to come, one that was not played. */
  | { readonly kind: 'bad'; readonly text: string }
  | { readonly kind: 'future' | 'missing'; readonly day: Day }
  /** Today, not begun. */
  | { readonly kind: 'fresh'; readonly day: Day }
  | { readonly kind: 'open' | 'over'; readonly day: Day; readonly tried: DayTry };

/** `asked`: the day in the address, as it stands there; `null`: today. */
export const viewOf = (asked: string | null, today: Day, tries: readonly DayTry[]): DayView => {
  const day = asked ?? today;
  if (!isDay(day)) return { kind: 'bad', text: day.slice(0, 40) };
  const tried = tries.find((one) => one.day === day);
  if (tried !== undefined) return { kind: tried.state === 'open' ? 'open' : 'over', day, tried };
  if (day === today) return { kind: 'fresh', day };
  return { kind: day > today ? 'future' : 'missing', day };
};
