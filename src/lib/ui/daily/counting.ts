/** What is said about the tries of a day: the first one counts, or the best one. */
import { m } from '$lib/paraglide/messages';
import type { Counts } from '../../game/daily';

export interface CountingWords {
  /** Nothing was played yet. */
  readonly fresh: () => string;
  /** A try that counts is open. */
  readonly open: () => string;
  readonly over: (gaps: { score: string }) => string;
  readonly overGivenUp: (gaps: { score: string }) => string;
  /** The button that starts another try. */
  readonly again: () => string;
  readonly done: () => string;
  readonly givenUp: () => string;
  /** What giving up a try that counts means. */
  readonly giveUp: () => string;
  /** What taking a match of a day from the list of matches means. */
  readonly remove: (gaps: { game: string; date: string }) => string;
}

export const COUNTING: { readonly [counts in Counts]: CountingWords } = {
  first: {
    fresh: m.daily_fresh,
    open: m.daily_open,
    over: m.daily_over,
    overGivenUp: m.daily_over_given_up,
    again: m.daily_practise,
    done: m.daily_done_text,
    givenUp: m.daily_given_up_text,
    giveUp: m.daily_give_up_text,
    remove: m.mine_delete_daily,
  },
  best: {
    fresh: m.daily_best_fresh,
    open: m.daily_best_open,
    over: m.daily_best_over,
    overGivenUp: m.daily_best_over_given_up,
    again: m.again,
    done: m.daily_best_done_text,
    givenUp: m.daily_best_given_up_text,
    giveUp: m.daily_best_give_up,
    remove: m.mine_delete_best,
  },
};
