/** How today's Tageszoo stands among the profiles of this device; there is one, until tables bring others. */
import type { Day } from '../../../../game/day';
import type { DayTry } from '../../../../store/days';

export interface Place {
  /** Of the person among all who have built today; `null`: not built yet. */
  readonly place: number | null;
  readonly own: number | null;
  /** Of the best of the day. */
  readonly best: number | null;
}

/** `others`: the best results of others on that day. */
export const placeOf = (
  tries: readonly DayTry[],
  day: Day | null,
  others: readonly number[] = [],
): Place => {
  const tried = tries.find((one) => one.day === day && one.state !== 'open');
  const own = tried?.score ?? null;
  const all = own === null ? others : [own, ...others];
  return {
    place: own === null ? null : 1 + others.filter((other) => other > own).length,
    own,
    best: all.length === 0 ? null : Math.max(...all),
  };
};
