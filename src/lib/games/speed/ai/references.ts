/**
 * Whoever lays the first card that fits, at the times of the strong player: what plans are measured by. It overlooks
 * nothing and reaches for piles like the strong player, so all that is between the two is which card is laid.
 */
import type { References } from '../../../ai/bot';
import { botWith } from '../ai';
import { PLACES } from '../position';
import { idleDeed, style, type Choice } from './choices';
import { NO_CARD, fitsOn, hasRank } from './round';
import { NOTHING } from './racer';
import * as spit from './spitChoices';

/** In the order of the hand, pile 0 first. */
const first: Choice = (round, me) => {
  const { tops } = round;
  for (const card of round.hands[me])
    for (const pile of [0, 1] as const)
      if (hasRank(fitsOn(tops[pile]), card)) return 2 * card + pile;
  return idleDeed(round, me);
};

/** In the order of the places, pile 0 first; then it turns and moves as all do. */
const firstOpen: spit.Choice = (deal, me) => {
  if (deal.grabs) return spit.grab(deal, me, spit.KEEN);
  if (!deal.opened) return NOTHING;
  for (let from = 0; from < PLACES; from++)
    for (const pile of [0, 1] as const) {
      const up = deal.ups[me][from] ?? NO_CARD;
      if (up >= 0 && hasRank(fitsOn(deal.tops[pile]), up)) return 2 * from + pile;
    }
  return spit.dig(deal, me);
};

export const FIRST = style(first);
export const SPIT_FIRST = spit.style(firstOpen);

export const references: References = {
  'first-legal': botWith(() => ({ race: FIRST, spit: SPIT_FIRST, tempo: 'strong' })),
};
