/** The worked examples of the rules page as data: the page draws them, the tests play them against the rules. */
import { m } from '$lib/paraglide/messages';

type Figures = readonly number[];
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Red has rolled: which of its figures may move, and where to. */
export interface MoveExample {
  /** Per seat, of four; red is seat 0. */
  readonly figures: readonly Figures[];
  readonly roll: number;
  /** "Im Haus aufrücken". */
  readonly houseBlocks: boolean;
  readonly moves: readonly {
    readonly figure: number;
    readonly target: number;
    readonly captures: boolean;
  }[];
  readonly crop?: Crop;
  readonly text: () => string;
}

const YARD: Figures = [-1, -1, -1, -1];
const alone = (...red: number[]): readonly Figures[] => [red, YARD, YARD, YARD];
const to = (figure: number, target: number, captures = false) => ({ figure, target, captures });

/** Parts of the board, in its own units: the bottom arm with the red yard, more of the left, the red house. */
const LOWER: Crop = { x: 30, y: 560, width: 700, height: 510 };
const LEFT: Crop = { x: 30, y: 340, width: 700, height: 470 };
const LEFT_HALF: Crop = { x: 30, y: 340, width: 700, height: 730 };
const HOUSE: Crop = { x: 370, y: 560, width: 560, height: 510 };

export const MOVES = {
  turn: {
    figures: [[2, 34, -1, -1], YARD, YARD, [14, -1, -1, -1]],
    roll: 4,
    houseBlocks: true,
    moves: [to(0, 6), to(1, 38)],
    crop: { x: 30, y: 470, width: 700, height: 600 },
    text: m.speedrun_rules_turn_example,
  },
  mustEnter: {
    figures: alone(-1, -1, 3, 7),
    roll: 6,
    houseBlocks: true,
    moves: [to(0, 0), to(1, 0)],
    crop: LOWER,
    text: m.speedrun_ex_must_enter,
  },
  enterCaptures: {
    figures: [[-1, 12, 20, 30], YARD, [20, -1, -1, -1], YARD],
    roll: 6,
    houseBlocks: true,
    moves: [to(0, 0, true)],
    crop: LOWER,
    text: m.speedrun_rules_enter_example,
  },
  startSix: {
    figures: alone(0, 3, -1, -1),
    roll: 6,
    houseBlocks: true,
    moves: [to(0, 6)],
    crop: LOWER,
    text: m.speedrun_ex_start_six,
  },
  chain: {
    figures: alone(0, 6, -1, -1),
    roll: 6,
    houseBlocks: true,
    moves: [to(1, 12)],
    crop: LEFT_HALF,
    text: m.speedrun_rules_clear_example,
  },
  longChain: {
    figures: alone(0, 6, 12, -1),
    roll: 6,
    houseBlocks: true,
    moves: [to(2, 18)],
    text: m.speedrun_ex_long_chain,
  },
  clear: {
    figures: alone(0, 7, -1, -1),
    roll: 3,
    houseBlocks: true,
    moves: [to(0, 3)],
    crop: LOWER,
    text: m.speedrun_ex_clear,
  },
  clearBlocked: {
    figures: alone(0, 3, -1, -1),
    roll: 3,
    houseBlocks: true,
    moves: [to(1, 6)],
    crop: LOWER,
    text: m.speedrun_ex_clear_blocked,
  },
  capture: {
    figures: [[9, 3, -1, -1], [3, -1, -1, -1], YARD, YARD],
    roll: 4,
    houseBlocks: true,
    moves: [to(0, 13, true), to(1, 7)],
    crop: LEFT,
    text: m.speedrun_rules_capture_example,
  },
  intoHouse: {
    figures: alone(38, 43, -1, -1),
    roll: 3,
    houseBlocks: true,
    moves: [to(0, 41)],
    crop: HOUSE,
    text: m.speedrun_rules_house_example,
  },
  tooFar: {
    figures: alone(41, 35, -1, -1),
    roll: 3,
    houseBlocks: true,
    moves: [to(1, 38)],
    crop: HOUSE,
    text: m.speedrun_ex_too_far,
  },
  moveUp: {
    figures: alone(41, 38, -1, -1),
    roll: 5,
    houseBlocks: true,
    moves: [],
    crop: HOUSE,
    text: m.speedrun_ex_move_up,
  },
  jumpHouse: {
    figures: alone(41, 38, -1, -1),
    roll: 5,
    houseBlocks: false,
    moves: [to(1, 43)],
    crop: HOUSE,
    text: m.speedrun_ex_jump_house,
  },
} as const satisfies { readonly [name: string]: MoveExample };

/** How often one may roll at the start of a turn, with the setting and without it. */
export interface TriesExample {
  readonly figures: Figures;
  readonly yes: 1 | 3;
  readonly no: 1 | 3;
  readonly text: () => string;
}

export const TRIES: readonly TriesExample[] = [
  { figures: YARD, yes: 3, no: 3, text: m.speedrun_ex_tries_yard },
  { figures: [-1, -1, -1, 43], yes: 3, no: 1, text: m.speedrun_ex_tries_packed },
  { figures: [-1, -1, 42, 43], yes: 3, no: 1, text: m.speedrun_ex_tries_packed_two },
  { figures: [-1, -1, -1, 42], yes: 1, no: 1, text: m.speedrun_ex_tries_gap },
  { figures: [-1, -1, -1, 17], yes: 1, no: 1, text: m.speedrun_ex_tries_ring },
];

/** A short course of rolls and moves, and who is on turn after it. */
export interface CourseExample {
  readonly figures: readonly Figures[];
  /** `r6` is a roll, `0:-1` moves a figure of seat 0 from that place. */
  readonly entries: readonly string[];
  /** Rolls that red has at the start. */
  readonly rolls: 1 | 3;
  readonly home?: readonly number[];
  readonly next: { readonly seat: number; readonly rolls: 1 | 3 };
  readonly text: () => string;
}

const ON_WAY: Figures = [10, -1, -1, -1];

export const COURSES = {
  sixes: {
    figures: [[5, 20, 43, 42], ON_WAY],
    entries: ['r6', '0:5', 'r6', '0:11', 'r6', '0:17', 'r4', '0:23'],
    rolls: 1,
    next: { seat: 1, rolls: 1 },
    text: m.speedrun_ex_sixes,
  },
  sixNothing: {
    figures: [[36, 40, 41, 42], ON_WAY],
    entries: ['r6'],
    rolls: 1,
    next: { seat: 0, rolls: 1 },
    text: m.speedrun_ex_six_nothing,
  },
  one: {
    figures: [ON_WAY, ON_WAY, ON_WAY],
    entries: ['r6', '0:-1', 'r1', '0:0'],
    rolls: 1,
    next: { seat: 2, rolls: 1 },
    text: m.speedrun_rules_one_3,
  },
  oneTooEarly: {
    figures: [YARD, ON_WAY, ON_WAY],
    entries: ['r1', 'r4', 'r3'],
    rolls: 3,
    next: { seat: 1, rolls: 1 },
    text: m.speedrun_ex_one_early,
  },
  oneThirdTry: {
    figures: [YARD, ON_WAY, ON_WAY],
    entries: ['r4', 'r3', 'r1'],
    rolls: 3,
    next: { seat: 2, rolls: 1 },
    text: m.speedrun_ex_one_third,
  },
  oneInHouse: {
    figures: [[-1, -1, -1, 42], ON_WAY, ON_WAY],
    entries: ['r1', '0:42'],
    rolls: 1,
    next: { seat: 2, rolls: 1 },
    text: m.speedrun_ex_one_house,
  },
  oneForTwo: {
    figures: [YARD, ON_WAY],
    entries: ['r2', 'r3', 'r1'],
    rolls: 3,
    next: { seat: 0, rolls: 3 },
    text: m.speedrun_ex_one_two,
  },
  onePastFinished: {
    figures: [ON_WAY, [40, 41, 42, 43], ON_WAY, ON_WAY],
    entries: ['r1', '0:10'],
    rolls: 1,
    home: [1],
    next: { seat: 3, rolls: 1 },
    text: m.speedrun_ex_one_finished,
  },
} as const satisfies { readonly [name: string]: CourseExample };

/** Ranks when the match ends at the first: yellow is home, the others are not. */
export const UNFINISHED = {
  figures: [
    [40, 41, 12, -1],
    [5, 17, -1, -1],
    [40, 41, 42, 43],
    [43, 42, -1, 3],
  ],
  home: [2],
  ranks: [2, 4, 1, 2],
  points: [-10, -10, 40, -10],
  text: m.speedrun_ex_unfinished,
} as const;
