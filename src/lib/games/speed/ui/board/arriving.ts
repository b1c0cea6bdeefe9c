/** Cards that are drawn come to the hand from the stock. They lie in their places from the first frame on. */
import { EASE_OUT } from '../../../../ui/curves';
import type { Box } from '../../../../ui/place';
import type { Card } from '../../cards';

type Slots = readonly (Card | null)[];

/** Milliseconds of one card, and between two of them: five are there within 400. */
const ARRIVING_MS = 200;
const NEXT_MS = 50;

/** The places whose card was not in the hand before; `before`: `null` where the hand is seen for the first time. */
export const freshPlaces = (before: Slots | null, now: Slots): readonly number[] =>
  before === null
    ? []
    : now.flatMap((card, at) => (card === null || before.includes(card) ? [] : [at]));

/** From the middle of one box to that of another, in pixels; `turned`: in what lies upside down. */
export const wayBetween = (from: Box, to: Box, turned: boolean): { x: number; y: number } => {
  const sign = turned ? -1 : 1;
  return {
    x: sign * (from.left + from.width / 2 - to.left - to.width / 2),
    y: sign * (from.top + from.height / 2 - to.top - to.height / 2),
  };
};

/** Draws each card as it comes; only what is seen moves, so it can be pressed on its way. */
export const arrive = (cards: readonly HTMLElement[], from: Box, turned: boolean): void => {
  for (const [number, card] of cards.entries()) {
    if (typeof card.animate !== 'function') return;
    const to = card.getBoundingClientRect();
    const { x, y } = wayBetween(from, to, turned);
    const animation = card.animate(
      // to wherever the card stands then: one that fits is raised
      [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, offset: 0 }],
      {
        duration: ARRIVING_MS,
        delay: number * NEXT_MS,
        easing: EASE_OUT,
        fill: 'backwards',
      },
    );
    // Above its neighbours: not a keyframe, which would have to be drawn on the main thread.
    card.style.zIndex = '20';
    animation.onfinish = animation.oncancel = () => (card.style.zIndex = '');
  }
};
