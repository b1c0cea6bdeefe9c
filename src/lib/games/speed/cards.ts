/** The 52 cards of Speed and which of them fit on each other. */

/** In the order in which they follow each other; after the king the ace comes again. */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
/** As in match records: `TH` is the ten of hearts. */
export type Card = `${Rank}${Suit}`;
/** A stock, a hand, a pile. */
export type Cards = readonly Card[];

export const DECK: Cards = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** 0 (ace) … 12 (king). */
export const stepOf = (card: Card): number => RANKS.indexOf(rankOf(card));

/** Whether `card` may be laid on `top`: exactly one up or down, round the corner from king to ace; the suit is free. */
export const fits = (card: Card, top: Card | null | undefined): boolean => {
  if (top === null || top === undefined) return false;
  const apart = Math.abs(stepOf(card) - stepOf(top));
  return apart === 1 || apart === RANKS.length - 1;
};

/** The ranks that fit on `top`, the lower one first: `['K', '2']` on an ace. */
export const fitting = (top: Card): readonly [Rank, Rank] => {
  const at = (step: number): Rank => RANKS[(step + RANKS.length) % RANKS.length] ?? 'A';
  return [at(stepOf(top) - 1), at(stepOf(top) + 1)];
};

/** Whether both lists hold the same cards, in whatever order. */
export const sameCards = (a: Cards, b: Cards): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

export const topOf = (pile: Cards | null | undefined): Card | null => pile?.at(-1) ?? null;

/** How many cards these are, seen or not. */
export const sizeOf = (cards: Cards | number | null | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0);
