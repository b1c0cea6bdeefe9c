/** What a Speeddrache match is made of: options, entries, the position and what a seat may see of it. */
import * as v from 'valibot';
import type { Outcome, Seat } from '../../game/contract';
import { integer } from '../../game/schema';
import { CARD_NAMES, type Card } from './cards';

export const MOST_SEATS = 8;

export const optionsSchema = v.strictObject({
  /** Expeditions of the match. */
  expeditions: v.picklist([5, 3]),
  /** Relics left on the path return to the stack. */
  relicsBack: v.boolean(),
  /** After a flight both hazards return to the stack. */
  hazardsStay: v.boolean(),
  /** Nobody is shown the chests of others. */
  hiddenChests: v.boolean(),
});
export type Options = v.InferOutput<typeof optionsSchema>;

const seat = integer(0, MOST_SEATS - 1);
const SEAT_NAMES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
/** A list of choices has the keys of an object, too; and records pass over keys like `constructor` without a word. */
const namesSeats = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  !Array.isArray(raw) &&
  Object.keys(raw).every((key) => (SEAT_NAMES as readonly string[]).includes(key));
const choice = v.picklist(['deeper', 'leave']);
export type Choice = v.InferOutput<typeof choice>;

/** The card that comes to the end of the path. */
export const cardSchema = v.strictObject({
  chance: v.literal('card'),
  card: v.picklist(CARD_NAMES),
});
/** The choices of all thieves inside, by seat. */
export const choicesSchema = v.strictObject({
  do: v.literal('choices'),
  choices: v.pipe(v.unknown(), v.check(namesSeats), v.record(v.picklist(SEAT_NAMES), choice)),
});
/** What a seat sends; the table joins those of all inside to one entry. */
export const actionSchema = v.strictObject({ seat, do: choice });

export type Turned = v.InferOutput<typeof cardSchema>;
export type Choices = {
  readonly do: 'choices';
  readonly choices: { readonly [seat: string]: Choice };
};
export type Entry = Turned | Choices;
export type Action = v.InferOutput<typeof actionSchema>;

/** A card of the path and what still lies on it: gold pieces of a treasure, 1 for a relic, 0 for a hazard. */
export type PathCard = { readonly card: Card; readonly lying: number };
export type Path = readonly PathCard[];

/** A relic that somebody has brought out. */
export type Recovery = { readonly relic: Card; readonly seat: Seat };

/**
 * How a thief is minded in one expedition. Computer players of normal strength play by it; it is drawn from what
 * everybody can see, so it is no secret, and needs no entry.
 */
export const TEMPERS = ['careful', 'balanced', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

/** Why an expedition is over: all went out, a second equal hazard came, the stack was empty. */
export type Ending = 'out' | 'flight' | 'empty';

export type View = {
  readonly seats: number;
  readonly options: Options;
  /** The running expedition or the one that ended last, from 1; 0 before the first card. */
  readonly expedition: number;
  /** The cards that may come next, in the order of `ALL_CARDS`; only their order is unknown. */
  readonly stack: readonly Card[];
  /** The cards turned in this expedition, the oldest first; they lie there until the next one begins. */
  readonly path: Path;
  /** Seats in the cave, ascending. */
  readonly inside: readonly Seat[];
  /** Gold in the bag of each thief inside: all have come equally far, so all bags are equal. */
  readonly bag: number;
  /** By seat; in a view `null` where the house rule hides it. */
  readonly chests: readonly (number | null)[];
  /** In order over the whole match, which decides what a relic is worth. */
  readonly recovered: readonly Recovery[];
  /** Cards that have left the game: second hazards, relics that were left behind. */
  readonly gone: readonly Card[];
  /** By seat, for the running expedition; empty before the first card. */
  readonly tempers: readonly Temper[];
  /** What tempers are drawn from: the day of a daily hoard, or the first cards of the expeditions so far. */
  readonly omen: string;
  /** The thieves inside choose now. */
  readonly choosing: boolean;
  /** Who has turned back at the last choice, ascending; empty once the next card has come. */
  readonly leaving: readonly Seat[];
  /** How the expedition ended; `null` while it goes on, and before the first. */
  readonly ending: Ending | null;
  readonly over: boolean;
};
export type Position = Omit<View, 'chests'> & { readonly chests: readonly number[] };

export type Standing = Outcome & {
  readonly ranks: readonly number[];
  readonly chests: readonly number[];
  /** By seat, in order of recovery. */
  readonly relics: readonly (readonly Card[])[];
  /** Chest and relics. */
  readonly totals: readonly number[];
  readonly points: readonly number[];
};
