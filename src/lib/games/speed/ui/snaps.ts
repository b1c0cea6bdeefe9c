/** Why a card came back, or was not taken, in words. */
import { m } from '$lib/paraglide/messages';
import type { Player } from '../../../ui/players';
import { topOf, type Card, type Cards } from '../cards';
import type { Snap } from './layers';
import { cardName } from './words';

/** Beside a card that comes back: who was quicker, and what lies there now. */
export const snapWords = (
  { way, late, top, by }: Snap,
  players: readonly Player[],
  you: number,
): { readonly title: string; readonly text: string } => {
  const card = cardName(way.card);
  const quicker = by === null || by === you ? undefined : players[by]?.name;
  const title = !late
    ? m.speed_snap_misfit()
    : quicker === undefined
      ? m.speed_snap_turned()
      : m.speed_snap_late({ name: quicker });
  if (top === null) return { title, text: m.speed_refusal_nothing_there({ card }) };
  const gaps = { top: cardName(top), card };
  return { title, text: late ? m.speed_snap_back(gaps) : m.speed_snap_why(gaps) };
};

/** A card was pressed that fits on no pile. */
export const misfitText = (held: Card, piles: readonly (Cards | null)[]): string => {
  const card = cardName(held);
  const [first, second] = piles.map(topOf).filter((top) => top !== null);
  if (first === undefined) return m.speed_refusal_nothing_there({ card });
  return second === undefined
    ? m.speed_refusal_does_not_fit({ card, top: cardName(first) })
    : m.speed_misfit({ card, left: cardName(first), right: cardName(second) });
};
