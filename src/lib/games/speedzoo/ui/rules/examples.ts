/**
 * The worked examples of the rules page as data: the page draws them, the tests play them against the rules. Zoos are
 * written as `notation.ts` says.
 */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../../game/contract';
import type { Tally } from '../../position';
import type { Misfit } from '../../zoo';

/** A domino that is to lie somewhere: it fits, or it does not for a reason. */
export interface PlacingExample {
  readonly zoo: string;
  readonly laid: string;
  readonly misfit: Misfit | null;
  readonly text: () => string;
}

const SOME = '13 1,0 E | 7 0,1 E';

export const PLACINGS = {
  gate: { zoo: SOME, laid: '40 -1,0 W', misfit: null, text: m.speedzoo_ex_gate },
  beside: { zoo: SOME, laid: '24 2,-1 W', misfit: null, text: m.speedzoo_ex_beside },
  corner: { zoo: SOME, laid: '2 2,-1 E', misfit: 'no-neighbour', text: m.speedzoo_ex_corner },
  large: {
    zoo: '13 1,0 E | 7 0,1 E | 14 -1,0 W',
    laid: '4 3,0 E',
    misfit: 'too-large',
    text: m.speedzoo_ex_large,
  },
} as const satisfies { readonly [name: string]: PlacingExample };

/** A domino that fits nowhere. */
export const STUCK = {
  zoo: '3 1,0 E | 4 -1,0 W | 5 0,1 S | 6 0,-1 N',
  domino: 12,
  text: m.speedzoo_ex_stuck,
} as const;

/** An enclosure and what it brings; it is the one that lies on the field named `at`. */
export interface EnclosureExample {
  readonly zoo: string;
  readonly at: readonly [number, number];
  readonly fields: number;
  readonly stars: number;
  readonly visitors: number;
  readonly text: () => string;
}

export const ENCLOSURES = {
  savanna: {
    zoo: '19 1,0 E | 20 1,1 E | 21 0,1 S | 13 -1,1 W',
    at: [1, 0],
    fields: 4,
    stars: 3,
    visitors: 12,
    text: m.speedzoo_ex_savanna,
  },
  meadow: {
    zoo: '10 1,0 E | 11 1,1 E | 36 -1,1 E | 15 0,2 E | 18 2,3 N',
    at: [1, 0],
    fields: 7,
    stars: 1,
    visitors: 7,
    text: m.speedzoo_ex_meadow,
  },
  starless: {
    zoo: '3 1,0 E | 4 1,1 E | 24 3,0 E',
    at: [1, 0],
    fields: 5,
    stars: 1,
    visitors: 5,
    text: m.speedzoo_ex_one_star,
  },
  bare: {
    zoo: '3 1,0 E | 4 1,1 E | 16 -1,0 W',
    at: [1, 0],
    fields: 4,
    stars: 0,
    visitors: 0,
    text: m.speedzoo_ex_bare,
  },
} as const satisfies { readonly [name: string]: EnclosureExample };

/** A zoo without a gap and with its gate in the middle, counted to the end. */
export const WHOLE = {
  zoo: '45 0,-2 S | 23 1,-1 N | 46 -2,-2 E | 30 2,0 W | 48 2,-1 N | 19 1,1 S | 22 2,1 S | 25 0,2 N | 47 -2,-1 E | 20 -1,1 S | 36 -2,1 S | 40 -1,0 W',
  visitors: 119,
  text: m.speedzoo_ex_whole,
} as const;

/** The gate lies in the middle although the zoo has gaps. */
export const MIDDLE = {
  zoo: '19 1,0 E | 24 -1,0 W | 7 0,1 S | 10 0,-1 N',
  brings: 10,
  text: m.speedzoo_ex_middle,
} as const;

/** A row that is picked, and who lays first because of it. */
export const ROW = {
  /** In which order the keepers stand up. */
  order: [2, 0, 3, 1],
  row: [7, 21, 33, 46],
  /** By domino of the row: whose keeper stands there. */
  keepers: [0, 3, 1, 2],
  text: m.speedzoo_ex_row,
} as const;

/** Visitors, largest enclosures and stars in the end, by seat, and what comes of it. */
export interface ScoreExample {
  readonly tallies: readonly Tally[];
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly text: () => string;
}

const tally = (visitors: number, largest: number, stars: number): Tally => ({
  visitors,
  largest,
  stars,
});

export const SCORES = {
  win: {
    tallies: [tally(71, 8, 14), tally(64, 9, 12), tally(58, 6, 15), tally(43, 7, 9)],
    ranks: [1, 2, 3, 4],
    points: [96, 76, 63, 43],
    text: m.speedzoo_ex_score_win,
  },
  largest: {
    tallies: [tally(60, 6, 15), tally(60, 8, 11)],
    ranks: [2, 1],
    points: [72, 85],
    text: m.speedzoo_ex_score_largest,
  },
  stars: {
    tallies: [tally(60, 7, 13), tally(60, 7, 12)],
    ranks: [1, 2],
    points: [85, 72],
    text: m.speedzoo_ex_score_stars,
  },
  shared: {
    tallies: [tally(60, 7, 12), tally(60, 7, 12), tally(51, 9, 16)],
    ranks: [1, 1, 3],
    points: [85, 85, 56],
    text: m.speedzoo_ex_score_shared,
  },
} as const satisfies { readonly [name: string]: ScoreExample };

/** Three matches of a season, by seat each. */
export const SEASON = {
  past: [
    [tally(62, 8, 12), tally(55, 6, 13)],
    [tally(58, 7, 11), tally(71, 9, 14)],
    [tally(70, 7, 15), tally(66, 8, 12)],
  ],
  visitors: [190, 192],
  ranks: [2, 1],
  text: m.speedzoo_ex_season,
} as const;

/** Dominoes, row and rounds by the number of players. */
export interface Crowd {
  readonly seats: number;
  readonly variant: 'size' | 'rowOfFour' | null;
  readonly dominoes: number;
  readonly row: number;
  readonly rounds: number;
  /** Keepers of each. */
  readonly keepers: Seat;
}

export const CROWDS: readonly Crowd[] = [
  { seats: 4, variant: null, dominoes: 48, row: 4, rounds: 12, keepers: 1 },
  { seats: 3, variant: null, dominoes: 36, row: 3, rounds: 12, keepers: 1 },
  { seats: 3, variant: 'rowOfFour', dominoes: 48, row: 4, rounds: 12, keepers: 1 },
  { seats: 2, variant: null, dominoes: 24, row: 4, rounds: 6, keepers: 2 },
  { seats: 2, variant: 'size', dominoes: 48, row: 4, rounds: 12, keepers: 2 },
];
