/**
 * What a listener is told of a race: the difference between what was last said and what is now, in one breath. Several
 * cards between two breaths are told as where they led to.
 */
import { m } from '$lib/paraglide/messages';
import type { JsonObject, Seat } from '../../../game/contract';
import { listed } from '../../../ui/numbers';
import { fits, sizeOf, topOf, type Card } from '../cards';
import { leftOf, mayDraw } from '../race';
import type { View } from '../position';
import { layerOn } from './layers';
import { cardName } from './words';

/** What a listener has been told, or could be told now. */
export interface Told {
  readonly view: View;
  readonly log: readonly JsonObject[];
}

export interface Listener {
  readonly you: Seat;
  /** Of whoever sits across. */
  readonly name: string;
}

/** As few cards left as are worth a word. */
const FEW = 3;

const pileName = (at: number): string => (at === 0 ? m.speed_pile_left() : m.speed_pile_right());

/** Cards of the hand, or open ones of the own layout. */
const heldBy = (view: View, you: Seat): readonly Card[] => {
  const hand = view.hands[you];
  const held = typeof hand === 'object' ? hand : [];
  return [...held, ...(view.layouts[you] ?? []).flatMap(({ up }) => (up === null ? [] : [up]))];
};

/** "Links Herz-8, rechts Pik-Dame." */
export const tellPiles = ({ piles }: View): string =>
  `${listed(
    piles.flatMap((pile, at) => {
      const top = topOf(pile);
      return top === null ? [] : [`${pileName(at)} ${cardName(top)}`];
    }),
  )}.`;

const isSpit = ({ options }: View): boolean => options.variant === 'spit';

/** "Auf der Hand: …", "Offen bei dir: …" */
export const tellHand = (view: View, you: Seat): string => {
  const cards = listed(heldBy(view, you).map(cardName));
  return isSpit(view) ? m.speed_hear_places({ cards }) : m.speed_hear_hand({ cards });
};

/** In Spit: a place is covered and can be turned. */
const mayTurn = (view: View, you: Seat): boolean =>
  (view.layouts[you] ?? []).some(({ up, down }) => up === null && sizeOf(down) > 0);

const fitsOf = (view: View, you: Seat): readonly string[] =>
  heldBy(view, you).flatMap((held) => {
    const card = cardName(held);
    const on = view.piles.flatMap((pile, at) => (fits(held, topOf(pile)) ? [pileName(at)] : []));
    return on.length === 2 ? [m.speed_hear_both({ card })] : on.map((pile) => `${card} ${pile}`);
  });

const tellTops = (before: View, now: Told, { you, name }: Listener): readonly string[] =>
  now.view.piles.flatMap((pile, at) => {
    const top = topOf(pile);
    if (top === null || top === topOf(before.piles[at])) return [];
    const by = layerOn(at, now.log);
    const card = cardName(top);
    const where = pileName(at);
    if (by === null) return [m.speed_hear_turned({ card, pile: where })];
    return by === you
      ? [m.speed_hear_you({ card, pile: where })]
      : [m.speed_hear_other({ name, card, pile: where })];
  });

const tellNew = (before: View, now: View, { you }: Listener): readonly string[] => {
  const had = heldBy(before, you);
  const cards = heldBy(now, you).filter((card) => !had.includes(card));
  return cards.length === 0 ? [] : [m.speed_hear_new({ cards: listed(cards.map(cardName)) })];
};

/** What fits now, if that has changed; that nothing does, with every new card on the piles. */
const tellFits = (before: View, now: View, { you }: Listener): readonly string[] => {
  const may = fitsOf(now, you);
  const draws = mayDraw(now, you) && !now.options.autoDraw;
  const same = may.join() === fitsOf(before, you).join();
  if (may.length > 0) return same ? [] : [m.speed_hear_fits({ cards: listed(may) })];
  const laid = now.piles.some((pile, at) => topOf(pile) !== topOf(before.piles[at]));
  const turns = mayTurn(now, you);
  if (same && !laid && draws === mayDraw(before, you) && turns === mayTurn(before, you)) return [];
  if (turns) return [m.speed_hear_turn()];
  return [draws ? m.speed_hear_draw() : m.speed_hear_nothing()];
};

const tellFew = (before: View, now: View, { you, name }: Listener): readonly string[] => {
  const left = leftOf(now, 1 - you);
  return isSpit(now) || left > FEW || left === leftOf(before, 1 - you)
    ? []
    : [m.speed_hear_left({ name, count: left })];
};

/** The cards alone: what was laid and turned, and what is new to the listener. */
export const tellCards = (before: View, now: Told, to: Listener): string =>
  [...tellTops(before, now, to), ...tellNew(before, now.view, to)].join(' ');

/** Of a race from `before` to `now`; empty: nothing worth a word. */
export const tellChange = (before: View, now: Told, to: Listener): string =>
  [
    ...tellTops(before, now, to),
    ...tellNew(before, now.view, to),
    ...tellFits(before, now.view, to),
    ...tellFew(before, now.view, to),
  ].join(' ');

/** The table as a race begins or goes on. */
export const tellStart = (view: View, you: Seat): string => {
  const may = fitsOf(view, you);
  const fit = may.length > 0 ? m.speed_hear_fits({ cards: listed(may) }) : m.speed_hear_nothing();
  return [m.speed_hear_go(), tellPiles(view), fit].join(' ');
};

/** How a round ended. */
export const tellRound = (view: View, { you, name }: Listener): string => {
  const [winner = null, points = 0] = view.rounds.at(-1) ?? [];
  if (winner === null) return m.speed_hear_drawn();
  if (isSpit(view))
    return winner === you ? m.speed_hear_cleared_you() : m.speed_hear_cleared({ name });
  return winner === you
    ? m.speed_hear_round_you({ count: points })
    : m.speed_hear_round({ name, count: points });
};
