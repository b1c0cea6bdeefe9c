/**
 * The worked examples of the rules page as data: the page draws them, the tests play them against the rules. Hands,
 * parades and entries are written as `notation.ts` says; you are seat 0.
 */
import { m } from '$lib/paraglide/messages';
import type { Group } from '../groups';

/** Your hand beside a parade: which groups may be laid, and where. */
export interface FitExample {
  readonly parade: string;
  readonly hand: string;
  /** By value. */
  readonly fits: { readonly [value: number]: Group['fit'] };
  readonly text: () => string;
}

export const FITS = {
  open: {
    parade: '',
    hand: '5 5 5 9',
    fits: { 5: 'open', 9: 'open' },
    text: m.speedsaurus_ex_open,
  },
  ends: {
    parade: '2x5 1x7 2x9',
    hand: '1 3 3 3 6 6 10 12 12',
    fits: { 1: 'few', 3: 'left', 6: 'locked', 10: 'few', 12: 'right' },
    text: m.speedsaurus_ex_ends,
  },
  single: {
    parade: '2x7',
    hand: '4 4 7 7 11 11 11',
    fits: { 4: 'left', 7: 'left', 11: 'right' },
    text: m.speedsaurus_ex_single,
  },
  equalFew: {
    parade: '2x5 1x7',
    hand: '5 7',
    fits: { 5: 'few', 7: 'right' },
    text: m.speedsaurus_ex_equal_few,
  },
} as const satisfies { readonly [name: string]: FitExample };

/** A parade before and after what was done. */
export interface CourseExample {
  /** By seat. */
  readonly hands: readonly string[];
  /** Seats that have passed before. */
  readonly passed?: readonly number[];
  readonly before: string;
  readonly entries: readonly string[];
  readonly after: string;
  /** Who is on turn then, whether it opens a round, and whether it may pass; `null`: the deal is over. */
  readonly next: {
    readonly seat: number;
    readonly opens: boolean;
    readonly mayPass: boolean;
  } | null;
  readonly text: () => string;
}

const HANDS = ['4 4 4 5 5 12', '8 8', '2 10'];
const lays = { seat: 1, opens: false, mayPass: true };

export const COURSES = {
  equal: {
    hands: HANDS,
    before: '2x5 1x7',
    entries: ['0:2x5L'],
    after: '4x5 1x7',
    next: lays,
    text: m.speedsaurus_ex_equal,
  },
  more: {
    hands: HANDS,
    before: '1x7 2x9',
    entries: ['0:3x4L'],
    after: '3x4 1x7 2x9',
    next: lays,
    text: m.speedsaurus_ex_more,
  },
  middle: {
    hands: HANDS,
    before: '1x4 3x6 1x9',
    entries: ['0:p6'],
    after: '1x4 2x6 1x9',
    next: lays,
    text: m.speedsaurus_ex_middle,
  },
  shrinks: {
    hands: HANDS,
    before: '3x4 1x9',
    entries: ['0:p4'],
    after: '2x4 1x9',
    next: lays,
    text: m.speedsaurus_ex_shrinks,
  },
  moves: {
    hands: HANDS,
    before: '1x4 2x6 1x9',
    entries: ['0:p4'],
    after: '2x6 1x9',
    next: lays,
    text: m.speedsaurus_ex_moves,
  },
  emptied: {
    hands: HANDS,
    before: '1x8',
    entries: ['0:p8'],
    after: '',
    next: lays,
    text: m.speedsaurus_ex_emptied,
  },
  emptiedRound: {
    hands: HANDS,
    before: '1x8',
    entries: ['0:p8', '1:p'],
    after: '',
    next: { seat: 2, opens: true, mayPass: false },
    text: m.speedsaurus_ex_emptied_round,
  },
  round: {
    hands: HANDS,
    passed: [1],
    before: '2x5 1x7 2x9',
    entries: ['0:p7'],
    after: '',
    next: { seat: 2, opens: true, mayPass: false },
    text: m.speedsaurus_ex_round,
  },
  last: {
    hands: ['12 12', '8 8', '2 10'],
    before: '1x6 1x10',
    entries: ['0:2x12R'],
    after: '1x6 1x10 2x12',
    next: null,
    text: m.speedsaurus_ex_last,
  },
} as const satisfies { readonly [name: string]: CourseExample };

/** Points at the end, by seat. */
export interface ScoreExample {
  readonly variant: 'single' | 'pro20';
  /** Cards left, for each deal. */
  readonly deals: readonly (readonly number[])[];
  readonly round?: number;
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly text: () => string;
}

export const SCORES = {
  win: {
    variant: 'single',
    deals: [[0, 1, 4, 6]],
    ranks: [1, 2, 3, 4],
    points: [130, 70, 45, 30],
    text: m.speedsaurus_ex_score_win,
  },
  shared: {
    variant: 'single',
    deals: [[7, 3, 3, 0]],
    ranks: [4, 2, 2, 1],
    points: [25, 60, 60, 130],
    text: m.speedsaurus_ex_score_shared,
  },
  cap: {
    variant: 'single',
    deals: [[1, 1, 2, 5]],
    round: 60,
    ranks: [1, 1, 3, 4],
    points: [85, 85, 55, 35],
    text: m.speedsaurus_ex_score_cap,
  },
  sheet: {
    variant: 'pro20',
    deals: [
      [0, 5, 2, 4],
      [3, 0, 6, 7],
      [1, 2, 9, 0],
      [0, 1, 4, 3],
    ],
    ranks: [1, 2, 4, 3],
    points: [114, 83, 16, 49],
    text: m.speedsaurus_rules_pro_sheet,
  },
  pro: {
    variant: 'pro20',
    deals: [
      [0, 9, 9],
      [9, 0, 11],
    ],
    ranks: [1, 1, 3],
    points: [94, 94, 25],
    text: m.speedsaurus_ex_score_pro,
  },
} as const satisfies { readonly [name: string]: ScoreExample };

/** How many cards everybody gets, and how many stay out of the game. */
export const DEALS = [
  { seats: 3, each: 12, rest: 26 },
  { seats: 4, each: 11, rest: 18 },
  { seats: 5, each: 10, rest: 12 },
  { seats: 6, each: 9, rest: 8 },
] as const;
