/** Two people around one table: whose press it is on what both share, and what both see lie there. */
import type { Card, Cards } from '../cards';
import type { Way } from './layers';

/** 0 is the near side, 1 the far one; as the seats. */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];

/** The side on which something between both was touched: whose half of it the finger is on. */
export const sideAt = (
  y: number,
  { top, height }: { readonly top: number; readonly height: number },
): Side => (y < top + height / 2 ? 1 : 0);

/**
 * Whose press on a pile it is, by who waits for one (has chosen a card, or reaches for a pile): the only one, or of
 * both the one on whose side it was touched; a key, which touches no side, is the near one's. `null`: nobody's.
 */
export const whosePress = (waits: (side: Side) => boolean, touched: Side | null): Side | null => {
  const waiting = SIDES.filter(waits);
  if (waiting.length < 2) return waiting[0] ?? null;
  return touched ?? 0;
};

/** A pile with the cards that either side has just laid on it, as far as the table has not told of them. */
export const sharedPile = (
  pile: Cards | null,
  at: number,
  ways: readonly (readonly Way[])[],
): readonly Card[] => {
  if (pile === null) return [];
  const laid = ways.flat().filter((way) => way.pile === at && !pile.includes(way.card));
  return [...pile, ...laid.map(({ card }) => card)];
};
