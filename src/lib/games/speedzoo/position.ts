/** What a Speedzoo match is made of: options, entries and the position. Nothing of it is hidden from anybody. */
import * as v from 'valibot';
import type { Outcome, Seat } from '../../game/contract';
import { integer } from '../../game/schema';
import { COUNT } from './dominoes';

export const MOST_SEATS = 4;
/** Further from the gate no field can lie. */
const FAR = 6;

export const SOLO_KINDS = ['free', 'daily', 'mission'] as const;
export type SoloKind = (typeof SOLO_KINDS)[number];

export const optionsSchema = v.strictObject({
  /** Fields that a zoo may be wide and high at most. */
  size: v.picklist([5, 7]),
  /** +10 for a zoo that reaches equally far from the gate in every direction. */
  middle: v.boolean(),
  /** +5 for a zoo without a gap from which no domino was given up. */
  full: v.boolean(),
  /** Three matches, visitors summed. */
  season: v.boolean(),
  /** Three players: rows of four from all 48, and what nobody takes goes off. */
  rowOfFour: v.boolean(),
  /** Two of ten further scorings are drawn. */
  wishes: v.boolean(),
  /** Alone: hunt for points, zoo of the day, mission; `null` with others. */
  solo: v.nullable(v.picklist(SOLO_KINDS)),
});
export type Options = v.InferOutput<typeof optionsSchema>;

export const WISHES = [
  'corners',
  'plaza',
  'welcome',
  'variety',
  'petting',
  'giants',
  'quiet',
  'starlines',
  'river',
  'edge',
] as const;
export type Wish = (typeof WISHES)[number];

export const DIRECTIONS = ['E', 'S', 'W', 'N'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const seat = integer(0, MOST_SEATS - 1);
const domino = integer(1, COUNT);
const place = integer(-FAR, FAR);

/** In which order keepers pick from the first row; with two players each seat stands in it twice. */
export const orderSchema = v.strictObject({
  chance: v.literal('order'),
  seats: v.pipe(v.array(seat), v.maxLength(MOST_SEATS)),
});
export const wishesSchema = v.strictObject({
  chance: v.literal('wishes'),
  wishes: v.pipe(v.array(v.picklist(WISHES)), v.length(2)),
});
/** The next row, ascending. */
export const rowSchema = v.strictObject({
  chance: v.literal('row'),
  dominoes: v.pipe(v.array(domino), v.maxLength(MOST_SEATS)),
});
export const pickSchema = v.strictObject({ seat, do: v.literal('pick'), domino });
/** Half a lies at x, y, half b one step in `dir` from it. The gate lies at 0, 0; x goes right, y down. */
export const placeSchema = v.strictObject({
  seat,
  do: v.literal('place'),
  domino,
  x: place,
  y: place,
  dir: v.picklist(DIRECTIONS),
});
export const discardSchema = v.strictObject({ seat, do: v.literal('discard'), domino });

export type Ordered = v.InferOutput<typeof orderSchema>;
export type Wished = v.InferOutput<typeof wishesSchema>;
export type Rowed = v.InferOutput<typeof rowSchema>;
export type Pick = v.InferOutput<typeof pickSchema>;
export type Place = v.InferOutput<typeof placeSchema>;
export type Discard = v.InferOutput<typeof discardSchema>;
export type Action = Pick | Place | Discard;
export type Entry = Ordered | Wished | Rowed | Action;

/** A domino as it lies in a zoo. */
export type Laid = {
  readonly domino: number;
  readonly x: number;
  readonly y: number;
  readonly dir: Direction;
};

export type Zoo = {
  /** In the order of laying. */
  readonly laid: readonly Laid[];
  /** Dominoes that fitted nowhere. */
  readonly discarded: readonly number[];
};

/** A domino of the display. */
export type Slot = {
  readonly domino: number;
  /** Whose keeper stands on it. */
  readonly keeper: Seat | null;
  /** It has been laid or given up. */
  readonly done: boolean;
};

/** What a match is at: the table draws, a seat picks or lays, or it is over. */
export type Step = 'order' | 'wishes' | 'row' | 'pick' | 'place' | 'over';

/** What a zoo has brought: its visitors with all additions; its largest enclosure and all its stars break ties. */
export type Tally = {
  readonly visitors: number;
  readonly largest: number;
  readonly stars: number;
};

export type Position = {
  readonly seats: number;
  readonly options: Options;
  readonly step: Step;
  /** Who picks or lays; `null` while the table draws, and at the end. */
  readonly turn: Seat | null;
  /** The match of a season, from 1, also otherwise; 0 before the first entry. */
  readonly match: number;
  /** 0 while the first row is picked, then the row that is laid, from 1. */
  readonly round: number;
  /** Ascending. What has not been seen yet; part of it may never come. */
  readonly unseen: readonly number[];
  /** The row that is laid, ascending. */
  readonly row: readonly Slot[];
  /** The row that is picked from, ascending; empty in the last round. */
  readonly next: readonly Slot[];
  /** In which order keepers pick from the first row. */
  readonly order: readonly Seat[];
  /** The wishes of this match; empty without. */
  readonly wishes: readonly Wish[];
  /** By seat. */
  readonly zoos: readonly Zoo[];
  /** Dominoes that nobody took, ascending. */
  readonly off: readonly number[];
  /** The finished matches, by seat each. */
  readonly past: readonly (readonly Tally[])[];
};

export type Standing = Outcome & {
  readonly ranks: readonly number[];
  readonly visitors: readonly number[];
  readonly largest: readonly number[];
  readonly stars: readonly number[];
  readonly points: readonly number[];
};
