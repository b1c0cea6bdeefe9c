/**
 * The worked examples of the rules page as data: the page draws them, the tests play them against the rules. Paths,
 * cards and choices are written as `notation.ts` says; you are seat 0 of four thieves.
 */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../../game/contract';
import type { Card } from '../../cards';
import type { Ending, Recovery } from '../../position';

/** One step in the cave: a card that is turned, or choices. */
export interface CaveExample {
  readonly inside: readonly Seat[];
  /** In each bag before. */
  readonly bag: number;
  readonly before: string;
  readonly step: string;
  readonly after: string;
  /** In each bag of those who are inside afterwards. */
  readonly bagAfter: number;
  /** By seat: what went into the chest. */
  readonly chests: readonly [number, number, number, number];
  /** Brought out by whoever left alone. */
  readonly relics: readonly Card[];
  readonly ending: Ending | null;
  /** The stack is empty. */
  readonly last?: true;
  readonly text: () => string;
}

const ALL = [0, 1, 2, 3] as const;
const NOBODY = [0, 0, 0, 0] as const;

export const CAVES = {
  share: {
    inside: ALL,
    bag: 0,
    before: '',
    step: 'T11',
    after: 'T11:3',
    bagAfter: 2,
    chests: NOBODY,
    relics: [],
    ending: null,
    text: m.speeddrache_ex_share,
  },
  two: {
    inside: ALL,
    bag: 3,
    before: 'T11:3 T5:1',
    step: '0- 1- 2+ 3+',
    after: 'T11:0 T5:0',
    bagAfter: 3,
    chests: [5, 5, 0, 0],
    relics: [],
    ending: null,
    text: m.speeddrache_ex_two,
  },
  three: {
    inside: ALL,
    bag: 3,
    before: 'T11:3 T5:1',
    step: '0- 1- 2- 3+',
    after: 'T11:0 T5:1',
    bagAfter: 3,
    chests: [4, 4, 4, 0],
    relics: [],
    ending: null,
    text: m.speeddrache_ex_three,
  },
  alone: {
    inside: ALL,
    bag: 3,
    before: 'T11:3 R1 T5:1',
    step: '0- 1+ 2+ 3+',
    after: 'T11:0 R1:0 T5:0',
    bagAfter: 3,
    chests: [7, 0, 0, 0],
    relics: ['R1'],
    ending: null,
    text: m.speeddrache_ex_alone,
  },
  both: {
    inside: ALL,
    bag: 2,
    before: 'T11:3 R1',
    step: '0- 1- 2+ 3+',
    after: 'T11:1 R1',
    bagAfter: 2,
    chests: [3, 3, 0, 0],
    relics: [],
    ending: null,
    text: m.speeddrache_ex_both,
  },
  empty: {
    inside: ALL,
    bag: 3,
    before: 'T11:3 T5:1',
    step: '0+ 1+ 2+ 3+',
    after: 'T11:0 T5:0',
    bagAfter: 0,
    chests: [4, 4, 4, 4],
    relics: [],
    ending: 'empty',
    last: true,
    text: m.speeddrache_ex_empty,
  },
  flight: {
    inside: [0, 2],
    bag: 6,
    before: 'H1 T13:1',
    step: 'H1',
    after: 'H1 T13:1 H1',
    bagAfter: 0,
    chests: NOBODY,
    relics: [],
    ending: 'flight',
    text: m.speeddrache_ex_flight,
  },
  nerve: {
    inside: ALL,
    bag: 0,
    before: 'H3 R2',
    step: '0- 1+ 2+ 3+',
    after: 'H3 R2:0',
    bagAfter: 0,
    chests: NOBODY,
    relics: ['R2'],
    ending: null,
    text: m.speeddrache_ex_nerve,
  },
} as const satisfies { readonly [name: string]: CaveExample };

/** How great the risk is in the first expedition. */
export const RISK = {
  path: 'T13:1 H1 T11:3 H2',
  stack: 27,
  fatal: 4,
  percent: 15,
  text: m.speeddrache_ex_risk,
} as const;

/** Relics by the order in which they are brought out: who, and for how many points. */
export const RELIC_ORDER: readonly (Recovery & { readonly worth: number })[] = [
  { relic: 'R1', seat: 1, worth: 5 },
  { relic: 'R2', seat: 2, worth: 5 },
  { relic: 'R4', seat: 1, worth: 5 },
  { relic: 'R5', seat: 2, worth: 10 },
];

/** Points at the end, by seat. */
export interface ScoreExample {
  readonly chests: readonly number[];
  /** Over the whole match, in order. */
  readonly recovered: readonly Recovery[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly text: () => string;
}

export const SCORES = {
  win: {
    chests: [53, 53, 44, 41],
    recovered: [
      { relic: 'R1', seat: 2 },
      { relic: 'R2', seat: 0 },
      { relic: 'R4', seat: 1 },
      { relic: 'R5', seat: 0 },
    ],
    totals: [68, 58, 49, 41],
    ranks: [1, 2, 3, 4],
    points: [98, 73, 54, 41],
    text: m.speeddrache_ex_score_win,
  },
  relics: {
    chests: [40, 45, 30],
    recovered: [{ relic: 'R1', seat: 0 }],
    totals: [45, 45, 30],
    ranks: [1, 2, 3],
    points: [75, 60, 35],
    text: m.speeddrache_ex_score_relics,
  },
  shared: {
    chests: [40, 40, 30],
    recovered: [],
    totals: [40, 40, 30],
    ranks: [1, 1, 3],
    points: [70, 70, 35],
    text: m.speeddrache_ex_score_shared,
  },
} as const satisfies { readonly [name: string]: ScoreExample };
