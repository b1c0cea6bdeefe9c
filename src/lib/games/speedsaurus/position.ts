/** What a Speedsaurus match is made of: options, entries, the position and what a seat may see of it. */
import * as v from 'valibot';
import type { Outcome, Seat } from '../../game/contract';
import { integer } from '../../game/schema';
import { LEAST, MOST, type Hand, type Value } from './cards';

export const optionsSchema = v.strictObject({
  /** One deal, or deals until somebody has 20 penalty points. */
  variant: v.picklist(['single', 'pro20']),
});
export type Options = v.InferOutput<typeof optionsSchema>;

/** With six seats nobody can ever hold more cards of one value than there are. */
const MOST_COPIES = 8;

const seat = integer(0, 5);
const value = integer(LEAST, MOST);
export const dealSchema = v.strictObject({
  chance: v.literal('deal'),
  /** Ascending, by seat. */
  hands: v.array(v.array(value)),
  /** Who opens the first round. */
  opener: seat,
});
export const playSchema = v.strictObject({
  seat,
  do: v.literal('play'),
  value,
  count: integer(1, MOST_COPIES),
  end: v.picklist(['open', 'left', 'right']),
});
export const passSchema = v.strictObject({
  seat,
  do: v.literal('pass'),
  /** The value of the stack whose top card is taken; `null` where nothing lies in the parade. */
  take: v.nullable(value),
});
export const actionSchema = v.variant('do', [playSchema, passSchema]);

export type Deal = v.InferOutput<typeof dealSchema>;
export type Play = v.InferOutput<typeof playSchema>;
export type Pass = v.InferOutput<typeof passSchema>;
export type Action = Play | Pass;
export type Entry = Deal | Action;
/** Where cards are laid; `open` on an empty parade. */
export type End = Play['end'];

/** Cards of one value that lie on each other in the parade. */
export type Stack = { readonly value: Value; readonly count: number };
/** Ascending by value; the first stack is the left end, the last one the right end. */
export type Parade = readonly Stack[];

export type View = {
  readonly seats: number;
  readonly options: Options;
  /** By seat: the cards of those hands that the viewer may see, elsewhere their number. */
  readonly hands: readonly (Hand | number)[];
  /**
   * By seat: cards that everybody knows to be in that hand, because they were taken openly in this deal. A lower
   * bound: who lays cards of a value is taken to lay the known ones first.
   */
  readonly known: readonly Hand[];
  readonly parade: Parade;
  /** Cards of this deal that have left the game with cleared parades. */
  readonly gone: Hand;
  /** Who lays or passes; `null` while a deal is due and when the match is over. */
  readonly turn: Seat | null;
  /** By seat: has passed and is out of this round. */
  readonly passed: readonly boolean[];
  /** The seat on turn opens a round: it may not pass. */
  readonly opening: boolean;
  /** The round of this deal, from 1. */
  readonly round: number;
  /** Deals so far, the running one included. */
  readonly deal: number;
  /** Cards left by seat, for each deal that has ended. */
  readonly left: readonly (readonly number[])[];
  readonly over: boolean;
};
export type Position = Omit<View, 'hands'> & { readonly hands: readonly Hand[] };

export type Standing = Outcome & {
  readonly ranks: readonly number[];
  /** Cards left in the last deal. */
  readonly left: readonly number[];
  /** Penalty points of all deals; `null` in a single match. */
  readonly penalties: readonly number[] | null;
  readonly points: readonly number[];
};
