/** Dealing, making reserves anew, and checking what a foreign record says was dealt. */
import { accept, refuse, type Chance as Draws, type Result, type Seat } from '../../game/contract';
import { DECK, sameCards, type Cards } from './cards';
import {
  HAND,
  LAYOUT,
  PLACES,
  SEATS,
  type Deal,
  type Options,
  type Place,
  type Position,
  type Reshuffle,
  type SpitDeal,
} from './position';

/** Cards of a stock, of a reserve. */
export const sizesOf = ({
  variant,
}: Options): { readonly stock: number; readonly reserve: number } =>
  variant === 'speed20' ? { stock: 20, reserve: 5 } : { stock: 15, reserve: 10 };

/** The cards of the piles that new reserves are made of: all but the tops. */
export const refillable = (piles: readonly (Cards | null)[]): Cards =>
  piles.flatMap((pile) => (pile ?? []).slice(0, -1));

/** `cards` laid out: 1, 2, 3, 4, 5 on the five places as far as they go; bottom card first. */
const laidOut = (cards: Cards): readonly Cards[] =>
  Array.from({ length: PLACES }, (_, at) => {
    const before = (at * (at + 1)) / 2;
    return cards.slice(before, before + at + 1);
  });

const fresh = (options: Options, deck: Cards): Deal => {
  const { stock, reserve } = sizesOf(options);
  const rest = deck.slice(2 * stock);
  return {
    chance: 'deal',
    stocks: [[...deck.slice(0, stock)], [...deck.slice(stock, 2 * stock)]],
    reserves: [[...rest.slice(0, reserve)], [...rest.slice(reserve, 2 * reserve)]],
    starters: rest.slice(2 * reserve),
  };
};

/** Deal number `deal` of a match, from 1. `own`: in Spit the cards of both; in the first deal half the deck each. */
export const dealt = (
  options: Options,
  deal: number,
  own: readonly [Cards, Cards] | null,
  chance: Draws,
): Deal | SpitDeal => {
  const draw = chance(`deal ${deal}`);
  if (options.variant !== 'spit') return fresh(options, draw.shuffled(DECK));
  const deck = own === null ? draw.shuffled(DECK) : [];
  const packs = own?.map((cards) => draw.shuffled(cards)) ?? [deck.slice(0, 26), deck.slice(26)];
  return {
    chance: 'deal',
    layouts: packs.map((pack) => laidOut(pack).map((cards) => [...cards])),
    spit: packs.map((pack) => pack.slice(LAYOUT)),
  };
};

/** The reserves made anew. */
export const reshuffleOf = ({ piles, deal, reshuffles }: Position, chance: Draws): Reshuffle => {
  const cards = chance(`reshuffle ${deal}.${reshuffles + 1}`).shuffled(refillable(piles));
  const half = Math.floor(cards.length / 2);
  return { chance: 'reshuffle', reserves: [cards.slice(0, half), cards.slice(half, 2 * half)] };
};

/** Whether a deal can have come from one deck. */
const isFresh = ({ stocks, reserves, starters }: Deal, options: Options): boolean => {
  const { stock, reserve } = sizesOf(options);
  return (
    stocks.every((cards) => cards.length === stock) &&
    reserves.every((cards) => cards.length === reserve) &&
    sameCards([...stocks.flat(), ...reserves.flat(), ...starters], DECK)
  );
};

/** Whether `seat` has laid out what it had to, from its own cards where it has any. */
const isLaidOut = ({ layouts, spit }: SpitDeal, seat: Seat, own: Cards | null): boolean => {
  const layout = layouts[seat] ?? [];
  const cards = [...layout.flat(), ...(spit[seat] ?? [])];
  const sizes = laidOut(cards).map((place) => place.length);
  return (
    layout.every((place, at) => place.length === sizes[at]) &&
    (own === null ? cards.length === DECK.length / 2 : sameCards(cards, own))
  );
};

/** The position after a deal, or a refusal (`bad-deal`). `own` as in `dealt`. */
export const begun = (
  state: Position,
  deal: Deal | SpitDeal,
  own: readonly [Cards, Cards] | null,
): Result<Position> => {
  const spits = state.options.variant === 'spit';
  if ('layouts' in deal !== spits) return refuse('bad-deal');
  const base: Position = {
    ...state,
    deal: state.deal + 1,
    step: 'race',
    t: 0,
    since: 0,
    frozen: [0, 0],
    stale: false,
    reshuffles: 0,
  };
  if (!('layouts' in deal)) {
    if (!isFresh(deal, state.options)) return refuse('bad-deal');
    return accept({
      ...base,
      stocks: deal.stocks.map((stock) => stock.slice(HAND)),
      hands: deal.stocks.map((stock) => stock.slice(0, HAND)),
      reserves: deal.reserves.map((reserve) => [...reserve]),
      piles: deal.starters.map((starter) => [starter]),
    });
  }
  const whole = sameCards([...deal.layouts.flat(2), ...deal.spit.flat()], DECK);
  if (!whole || !SEATS.every((seat) => isLaidOut(deal, seat, own?.[seat] ?? null)))
    return refuse('bad-deal');
  return accept({
    ...base,
    layouts: deal.layouts.map((layout) => layout.map(asPlace)),
    spit: deal.spit.map((cards) => [...cards]),
    // Who has fifteen cards or fewer has none to spit, and no pile.
    piles: deal.spit.map((cards) => (cards.length === 0 ? null : [])),
  });
};

/** Only the top card lies face up. */
const asPlace = (cards: Cards): Place => ({ down: cards.slice(0, -1), up: cards.at(-1) ?? null });
