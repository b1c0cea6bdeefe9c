/** The 62 cards of Speedsaurus, and hands as ascending lists of values. */

/** 1 (Microraptor) … 13 (Argentinosaurus). */
export type Value = number;
/** Values in ascending order. */
export type Hand = readonly Value[];

export const LEAST: Value = 1;
export const MOST: Value = 13;
export const VALUES: readonly Value[] = Array.from({ length: MOST }, (_, i) => LEAST + i);

/** How often a value is in the game: 2 … 8 … 2, most for the middle one. */
export const copies = (value: Value): number => 8 - Math.abs(7 - value);

/** All cards, ascending. */
export const DECK: Hand = VALUES.flatMap((value) => cards(value, copies(value)));

/** `count` cards of one value. */
export function cards(value: Value, count: number): Hand {
  return Array.from({ length: count }, () => value);
}

const HAND_SIZES: { readonly [seats: number]: number } = { 3: 12, 4: 11, 5: 10, 6: 9 };

/** Cards that each of `seats` players is dealt. */
export const handSize = (seats: number): number => HAND_SIZES[seats] ?? 0;

export const countOf = (hand: Hand, value: Value): number => {
  let count = 0;
  for (const card of hand) if (card === value) count += 1;
  return count;
};

/** The hand without `count` cards of `value`, or without all of them where there are fewer. */
export const without = (hand: Hand, value: Value, count: number): Hand => {
  let left = count;
  return hand.filter((card) => card !== value || left-- <= 0);
};

/** The hand with `count` cards of `value` more. */
export const withMore = (hand: Hand, value: Value, count: number): Hand => {
  const at = hand.findIndex((card) => card > value);
  return at < 0
    ? [...hand, ...cards(value, count)]
    : [...hand.slice(0, at), ...cards(value, count), ...hand.slice(at)];
};

/** `from` without the cards of `taken`, each as often as it stands there; both ascending. */
export const difference = (from: Hand, taken: Hand): Hand =>
  taken.reduce((left, value) => without(left, value, 1), from);

const byValue = (a: Value, b: Value): number => a - b;

export const ascending = (hand: readonly Value[]): Hand => [...hand].sort(byValue);

/** How often each value stands in the list: index 0 is value 1, 13 numbers. */
export const counts = (hand: Hand): readonly number[] =>
  VALUES.map((value) => countOf(hand, value));
