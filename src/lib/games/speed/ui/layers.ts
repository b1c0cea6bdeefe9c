/** Pure parts of `play.svelte.ts`: cards laid ahead of the table, the places of a hand, and what came in between. */
import type { JsonObject, Refusal, Seat } from '../../../game/contract';
import { sizeOf, topOf, type Card, type Cards } from '../cards';
import { HAND, type Place, type View } from '../position';
import { leftOf } from '../race';

/** Refusals that only say that the round or the time has stopped meanwhile: nothing is to be explained. */
export const QUIET: ReadonlySet<string> = new Set([
  'paused',
  'match-over',
  'no-deal-yet',
  'line-closed',
  'grab-now',
  'other-tab',
  // The table has turned it just before.
  'lies-open',
]);

/** A card on its way to a pile; `from`: its place of the layout in Spit, `null` from the hand. */
export interface Way {
  readonly card: Card;
  readonly pile: 0 | 1;
  readonly from: number | null;
}

/** A place of the own layout. */
export interface Spot {
  readonly down: number;
  readonly up: Card | null;
}

/** An open card on its way from one place to an empty one. */
export interface Shift {
  readonly card: Card;
  readonly from: number;
  readonly to: number;
}

/** A card that came back. */
export interface Snap {
  readonly way: Way;
  readonly refusal: Refusal;
  /** The table refused it: here it seemed to fit, so somebody was quicker. */
  readonly late: boolean;
  /** What lies there now. */
  readonly top: Card | null;
  /** Who laid that; `null`: the table did. */
  readonly by: Seat | null;
  /** Counts the cards that came back, so that the same one twice is seen twice. */
  readonly number: number;
}

/** A pile with the cards under way to it. */
export const layerOf = (pile: Cards | null, ways: readonly Way[], at: number): Cards | null => {
  const own = ways.filter((way) => way.pile === at).map(({ card }) => card);
  return pile === null || own.length === 0 ? pile : [...pile, ...own];
};

/** The five places without the cards under way to a pile, and with those that are moved to an empty place. */
export const spotsOf = (
  layout: readonly Place<Cards | number>[],
  away: Cards,
  shifts: readonly Shift[],
): readonly Spot[] =>
  layout.map(({ down, up }, at) => {
    const come = shifts.find(({ to }) => to === at)?.card;
    const gone = up === null || away.includes(up) || shifts.some(({ card }) => card === up);
    return { down: sizeOf(down), up: come ?? (gone ? null : up) };
  });

/** The places after the hand has changed: what is still held stays, what is new takes the first gaps. */
export const seatedIn = (
  places: readonly (Card | null)[],
  hand: Cards,
): readonly (Card | null)[] => {
  const stays = Array.from({ length: HAND }, (_, at) => {
    const card = places[at] ?? null;
    return card !== null && hand.includes(card) ? card : null;
  });
  const fresh = hand.filter((card) => !stays.includes(card));
  return stays.map((card) => card ?? fresh.shift() ?? null);
};

/** Whoever laid the top card of a pile, from the log as a seat sees it; `null`: the table turned it. */
export const layerOn = (pile: number, log: readonly JsonObject[]): Seat | null => {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at] ?? {};
    if (entry['do'] === 'play' && entry['pile'] === pile) return entry['seat'] as Seat;
    if (entry['do'] === 'flip' || entry['do'] === 'spit' || 'chance' in entry) return null;
  }
  return null;
};

/** A card that came back, with what lies in its place. */
export const replaced = (
  snap: Omit<Snap, 'top' | 'by'>,
  view: View,
  log: readonly JsonObject[],
): Snap => ({
  ...snap,
  top: topOf(view.piles[snap.way.pile]),
  by: layerOn(snap.way.pile, log),
});

/** Cards that a seat has yet to get rid of: hand and stock, in Spit layout and cards to spit. */
export const cardsOf = (view: View, seat: Seat): number =>
  (view.layouts[seat] ?? []).reduce(
    (sum, { down, up }) => sum + sizeOf(down) + (up === null ? 0 : 1),
    leftOf(view, seat) + sizeOf(view.spit[seat]),
  );
