/** Which card is due: every expedition has an order of all 35 cards, fixed by chance and its number alone. */
import type { Chance } from '../../game/contract';
import { ALL_CARDS, type Card } from './cards';
import type { Position } from './position';

/** A card as it lies in the order: equal ones are told apart by their number, from 0. */
interface Copy {
  readonly card: Card;
  readonly copy: number;
}

const COPIES: readonly Copy[] = ALL_CARDS.map((card, at) => ({
  card,
  copy: ALL_CARDS.slice(0, at).filter((other) => other === card).length,
}));

const countOf = (cards: readonly Card[], card: Card): number =>
  cards.reduce((count, one) => (one === card ? count + 1 : count), 0);

/**
 * The next card of an expedition: the first one in its order that is in the stack. So an expedition is the same
 * however the ones before were played, but for the cards that have left the game: of equal cards, those with the
 * highest numbers.
 *
 * @param position in the expedition, with a stack that is not empty.
 */
export const nextCard = (
  { expedition, stack, path }: Pick<Position, 'expedition' | 'stack' | 'path'>,
  chance: Chance,
): Card => {
  const turned = path.map(({ card }) => card);
  const inGame = (card: Card): number => countOf(stack, card) + countOf(turned, card);
  const passed = new Map<Card, number>();
  for (const { card, copy } of chance(`expedition ${expedition}`).shuffled(COPIES)) {
    if (copy >= inGame(card)) continue;
    const before = passed.get(card) ?? 0;
    if (before === countOf(turned, card)) return card;
    passed.set(card, before + 1);
  }
  throw new Error('no card in the stack');
};
