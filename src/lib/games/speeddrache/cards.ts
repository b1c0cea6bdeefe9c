/** The cards of Speeddrache by their names in records: `T14` a treasure of 14, `H2` a hazard, `R3` a relic. */

export type Card = string;

/** A treasure is named by its value, so those that are equal have one name. */
const TREASURES: readonly number[] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
export const HAZARDS: readonly Card[] = ['H1', 'H2', 'H3', 'H4', 'H5'];
export const HAZARD_COPIES = 3;
/** Relic k joins the stack before expedition k. */
export const RELICS: readonly Card[] = ['R1', 'R2', 'R3', 'R4', 'R5'];

/** What lies in the stack before any relic has joined it. */
export const FIRST_STACK: readonly Card[] = [
  ...TREASURES.map((value) => `T${value}`),
  ...HAZARDS.flatMap((hazard) => Array.from({ length: HAZARD_COPIES }, () => hazard)),
];
/** All 35 cards, in the order in which stacks list them. */
export const ALL_CARDS: readonly Card[] = [...FIRST_STACK, ...RELICS];

/** Every name once. */
export const CARD_NAMES: readonly Card[] = [...new Set(ALL_CARDS)];

export const isTreasure = (card: Card): boolean => card.startsWith('T');
export const isHazard = (card: Card): boolean => card.startsWith('H');
export const isRelic = (card: Card): boolean => card.startsWith('R');

/** Gold on a treasure; 0 for every other card. */
export const goldOf = (card: Card): number => (isTreasure(card) ? Number(card.slice(1)) : 0);

/** The stack without one card of this name. */
export const withoutOne = (stack: readonly Card[], card: Card): readonly Card[] => {
  const at = stack.indexOf(card);
  return at < 0 ? stack : stack.toSpliced(at, 1);
};

/** Cards in the order in which stacks list them. */
export const sorted = (cards: readonly Card[]): readonly Card[] =>
  CARD_NAMES.flatMap((name) => cards.filter((card) => card === name));
