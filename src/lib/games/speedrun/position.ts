/** What a Speedrun match is made of: options, entries and the position. All of it is public. */
import * as v from 'valibot';
import type { Outcome, Seat } from '../../game/contract';
import { integer } from '../../game/schema';
import { DEEPEST, YARD, type Progress } from './ring';

export const optionsSchema = v.strictObject({
  /** The match ends with the first player who is home, or goes on to the last place. */
  end: v.picklist(['first', 'all']),
  /** "Eine 1 lässt aussetzen". */
  oneSkips: v.boolean(),
  /** "Im Haus aufrücken": an occupied house field may not be jumped. */
  houseBlocks: v.boolean(),
  /** "Dreimal würfeln auch mit aufgerückten Figuren im Haus". */
  threeTriesWithHoused: v.boolean(),
});
export type Options = v.InferOutput<typeof optionsSchema>;

const seat = integer(0, 3);
export const starterSchema = v.strictObject({ chance: v.literal('starter'), seat });
export const rollSchema = v.strictObject({ chance: v.literal('roll'), value: integer(1, 6) });
/** `from`: the own progress of the figure; −1 stands for any figure in the yard. */
export const moveSchema = v.strictObject({
  seat,
  do: v.literal('move'),
  from: integer(YARD, DEEPEST - 1),
});
/** What somebody may wish for: also a figure at the very end, which the rules then answer with their reason. */
export const wishSchema = v.strictObject({
  ...moveSchema.entries,
  from: integer(YARD, DEEPEST),
});
export type Starter = v.InferOutput<typeof starterSchema>;
export type Roll = v.InferOutput<typeof rollSchema>;
export type Move = v.InferOutput<typeof moveSchema>;
export type Entry = Starter | Roll | Move;

export type Position = {
  readonly seats: number;
  readonly options: Options;
  /** Per seat the progress of its four figures; the index is the identity of a figure. */
  readonly figures: readonly (readonly Progress[])[];
  /** Who rolls or moves; `null` before the lot for the starter. */
  readonly turn: Seat | null;
  /** The roll that waits for a move; `null` when a roll is due. */
  readonly roll: number | null;
  /** Rolls that the seat on turn still has, the next one included; 3 at the start of a try series. */
  readonly rollsLeft: number;
  /** Seats that are home with all figures, in order. */
  readonly home: readonly Seat[];
  readonly over: boolean;
  /** Rolls so far; names the next draw of chance. */
  readonly rolls: number;
};

export type Standing = Outcome & {
  readonly ranks: readonly number[];
  /** Figures in the house per seat. */
  readonly housed: readonly number[];
  readonly points: readonly number[];
};
