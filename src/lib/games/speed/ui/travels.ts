/** Which cards are seen to move with a step of the table, and from where to where. Own cards set off when pressed. */
import type { Seat } from '../../../game/contract';
import { sizeOf, topOf, type Card } from '../cards';
import type { View } from '../position';

/** Where a card can come from: the other one's hand or place, a reserve, a pile of cards to spit. */
export type Origin =
  | { readonly of: 'hand'; readonly seat: Seat }
  | { readonly of: 'place'; readonly seat: Seat; readonly at: number }
  | { readonly of: 'reserve'; readonly at: number }
  | { readonly of: 'spit'; readonly seat: Seat };

export interface Travel {
  readonly card: Card;
  readonly from: Origin;
  readonly pile: 0 | 1;
}

const held = (view: View, seat: Seat): number =>
  sizeOf(view.hands[seat]) + sizeOf(view.stocks[seat]);

/** A place of `seat` whose open card is on the pile now. */
const placeLeft = (before: View, after: View, seat: Seat, card: Card): number =>
  (before.layouts[seat] ?? []).findIndex(
    ({ up }, at) => up === card && after.layouts[seat]?.[at]?.up !== card,
  );

const originOf = (before: View, after: View, pile: 0 | 1, card: Card): Origin | null => {
  if (sizeOf(after.reserves[pile]) < sizeOf(before.reserves[pile]))
    return { of: 'reserve', at: pile };
  if (sizeOf(after.spit[pile]) < sizeOf(before.spit[pile])) return { of: 'spit', seat: pile };
  for (const seat of [0, 1]) {
    const at = placeLeft(before, after, seat, card);
    if (at >= 0) return { of: 'place', seat, at };
    if (held(after, seat) < held(before, seat)) return { of: 'hand', seat };
  }
  return null;
};

/** Of one step within a deal; a deal or several steps at once: nothing travels, all of it is there. */
export const travelsOf = (before: View, after: View): readonly Travel[] => {
  if (before.deal !== after.deal || before.step === 'rest') return [];
  return ([0, 1] as const).flatMap((pile) => {
    const card = topOf(after.piles[pile]);
    const grown = (after.piles[pile]?.length ?? 0) === (before.piles[pile]?.length ?? 0) + 1;
    const from = card !== null && grown ? originOf(before, after, pile, card) : null;
    return card === null || from === null ? [] : [{ card, from, pile }];
  });
};

/** How many cards each seat has drawn, by hand or of themselves; a deal draws none. */
export const drawsOf = (before: View, after: View): readonly { seat: Seat; count: number }[] =>
  before.deal !== after.deal || before.step === 'rest'
    ? []
    : [0, 1].flatMap((seat) => {
        const count = sizeOf(before.stocks[seat]) - sizeOf(after.stocks[seat]);
        return count > 0 ? [{ seat, count }] : [];
      });

/** A card of a layout that was moved to an empty place, in one step. */
export interface Moved {
  readonly seat: Seat;
  readonly card: Card;
  readonly from: number;
  readonly to: number;
}

export const movesOf = (before: View, after: View): readonly Moved[] => {
  if (before.deal !== after.deal) return [];
  return after.layouts.flatMap((layout, seat) =>
    layout.flatMap(({ up }, to): readonly Moved[] => {
      const was = before.layouts[seat] ?? [];
      const from = up === null ? -1 : was.findIndex((place) => place.up === up);
      return up === null || from < 0 || from === to ? [] : [{ seat, card: up, from, to }];
    }),
  );
};
