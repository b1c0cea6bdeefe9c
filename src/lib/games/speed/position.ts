/** What a Speed match is made of: options, entries, the position and what a seat may see of it. */
import * as v from 'valibot';
import type { Outcome, Seat } from '../../game/contract';
import { integer } from '../../game/schema';
import { DECK, type Card, type Cards } from './cards';

export const VARIANTS = ['speed15', 'speed20', 'spit'] as const;
export const TARGETS = [0, 15, 25, 50] as const;

export const optionsSchema = v.strictObject({
  /** Stocks of 15 or 20 cards, or Spit. */
  variant: v.picklist(VARIANTS),
  /** Points that end the match; 0: a single round. */
  target: v.picklist(TARGETS),
  /** Who has laid the last card has to slap the table. */
  slap: v.boolean(),
  /** After every card the hand fills itself. */
  autoDraw: v.boolean(),
});
export type Options = v.InferOutput<typeof optionsSchema>;

/** Cards in a hand; places of a layout; cards of the fullest layout. */
export const HAND = 5;
export const PLACES = 5;
export const LAYOUT = 15;
/** How long who slapped too early stands still, in milliseconds of play time. */
export const FREEZE = 1_000;
/** The latest play time that a log can tell; nobody plays so long, but a foreign file may say so. */
export const LATEST = Number.MAX_SAFE_INTEGER;

export const SEATS: readonly Seat[] = [0, 1];

const card = v.picklist(DECK);
const pack = v.array(card);
const both = <const S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.length(2));

export const dealSchema = v.strictObject({
  chance: v.literal('deal'),
  /** By seat, top card first; the first five are the hand. */
  stocks: both(pack),
  /** By pile, top card first. */
  reserves: both(pack),
  starters: both(card),
});
export const spitDealSchema = v.strictObject({
  chance: v.literal('deal'),
  /** By seat and place, bottom card first. */
  layouts: both(v.pipe(v.array(pack), v.length(PLACES))),
  /** By seat, top card first. */
  spit: both(pack),
});
export const reshuffleSchema = v.strictObject({
  chance: v.literal('reshuffle'),
  reserves: both(pack),
});

const seat = integer(0, 1);
const pile = integer(0, 1);
const place = integer(0, PLACES - 1);
/** Actions as seats send them; in the log each carries its time. */
export const ACTIONS = {
  play: { seat, do: v.literal('play'), card, pile },
  draw: { seat, do: v.literal('draw') },
  slap: { seat, do: v.literal('slap') },
  playFrom: { seat, do: v.literal('play'), from: place, pile },
  reveal: { seat, do: v.literal('reveal'), from: place },
  move: { seat, do: v.literal('move'), from: place, to: place },
  grab: { seat, do: v.literal('grab'), pile },
} as const;
/** What the table does for both. */
export const TURNS = { flip: { do: v.literal('flip') }, spit: { do: v.literal('spit') } } as const;

type Of<S> = S extends v.ObjectEntries ? v.InferOutput<v.StrictObjectSchema<S, undefined>> : never;
export type Deal = v.InferOutput<typeof dealSchema>;
export type SpitDeal = v.InferOutput<typeof spitDealSchema>;
export type Reshuffle = v.InferOutput<typeof reshuffleSchema>;
export type Play = Of<(typeof ACTIONS)['play']>;
export type PlayFrom = Of<(typeof ACTIONS)['playFrom']>;
export type Move = Of<(typeof ACTIONS)['move']>;
export type Reveal = Of<(typeof ACTIONS)['reveal']>;
export type Grab = Of<(typeof ACTIONS)['grab']>;
export type Action = Of<(typeof ACTIONS)[keyof typeof ACTIONS]>;
export type Turn = Of<(typeof TURNS)[keyof typeof TURNS]>;
export type Chance = Deal | SpitDeal | Reshuffle;
/** Milliseconds of play time since the deal; every action in a log has it, none that is only meant yet. */
type Timed = { readonly t?: number };
export type Act = (Action | Turn) & Timed;
export type Entry = Chance | Act;

/** A place of a layout: face-down cards, bottom first, and the face-up card on them. */
export type Place<C = Cards> = { readonly down: C; readonly up: Card | null };

/** A round that has ended: who won it, or in Spit who cleared the layout, and what it brought. */
export type Round = readonly [winner: Seat | null, points: number];

/** Where cards are hidden from the viewer, their number stands instead. */
export type View = {
  readonly options: Options;
  /** Deals so far. */
  readonly deal: number;
  /** `grab`: a layout is cleared or nothing goes on, both reach for a pile. `rest`: a deal is due, or all is over. */
  readonly step: 'rest' | 'race' | 'grab';
  /** Play time of the last entry since the deal, in milliseconds. */
  readonly t: number;
  /** Play time of the last entry that was more than a slap too early: those make nobody wait longer for the table. */
  readonly since: number;
  /** By seat: until which `t` it stands still after a false slap. */
  readonly frozen: readonly number[];
  /** By seat, top card first. */
  readonly stocks: readonly (Cards | number)[];
  readonly hands: readonly (Cards | number)[];
  /** By pile, top card first. */
  readonly reserves: readonly (Cards | number)[];
  /** Bottom card first; `null`: in this deal of Spit there is no such pile. */
  readonly piles: readonly (Cards | null)[];
  /** No card was laid since the reserves were last made anew. */
  readonly stale: boolean;
  /** How often the reserves were made anew in this deal. */
  readonly reshuffles: number;
  /** Only in Spit, by seat: five places. */
  readonly layouts: readonly (readonly Place<Cards | number>[])[];
  /** Only in Spit, by seat, top card first. */
  readonly spit: readonly (Cards | number)[];
  readonly rounds: readonly Round[];
  readonly score: readonly number[];
  readonly over: boolean;
};

export type Position = Omit<View, 'stocks' | 'hands' | 'reserves' | 'layouts' | 'spit'> & {
  readonly stocks: readonly Cards[];
  readonly hands: readonly Cards[];
  readonly reserves: readonly Cards[];
  readonly layouts: readonly (readonly Place[])[];
  readonly spit: readonly Cards[];
};

export type Standing = Outcome & {
  readonly ranks: readonly number[];
  readonly score: readonly number[];
  readonly rounds: readonly Round[];
  readonly points: readonly number[];
};

export const other = (of: Seat): Seat => 1 - of;

/** `list` with another item at `index`. */
export const changed = <T>(list: readonly T[], index: number, item: T): readonly T[] =>
  list.map((old, i) => (i === index ? item : old));
