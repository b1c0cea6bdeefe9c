/** A round with stocks and hands: what fits, what is blocked, what an entry changes. */
import { accept, refuse, type Result, type Seat } from '../../game/contract';
import { fits, sizeOf, topOf, type Cards } from './cards';
import { refillable } from './deal';
import {
  FREEZE,
  HAND,
  LATEST,
  SEATS,
  changed,
  other,
  type Act,
  type Action,
  type Play,
  type Position,
  type Reshuffle,
  type View,
} from './position';
import { ended } from './score';

/** Cards of the hand as far as the viewer sees them. */
const seen = (cards: Cards | number | undefined): Cards => (typeof cards === 'object' ? cards : []);

/** What `seat` may lay, in the order of its hand, pile 0 first. */
export const playsOf = (view: View, seat: Seat): readonly Play[] =>
  seen(view.hands[seat]).flatMap((card) =>
    view.piles.flatMap((pile, at): readonly Play[] =>
      fits(card, topOf(pile)) ? [{ seat, do: 'play', card, pile: at }] : [],
    ),
  );

/** Whether the hand has a gap and the stock a card for it. */
export const mayDraw = ({ hands, stocks }: View, seat: Seat): boolean =>
  sizeOf(hands[seat]) < HAND && sizeOf(stocks[seat]) > 0;

/** Cards that `seat` has yet to get rid of. */
export const leftOf = ({ hands, stocks }: View, seat: Seat): number =>
  sizeOf(hands[seat]) + sizeOf(stocks[seat]);

export const legalRace = (view: View, seat: Seat): readonly Action[] => [
  ...[...playsOf(view, seat)].sort((a, b) =>
    a.card < b.card ? -1 : a.card > b.card ? 1 : a.pile - b.pile,
  ),
  ...(mayDraw(view, seat) ? [{ seat, do: 'draw' } as const] : []),
  ...(view.options.slap ? [{ seat, do: 'slap' } as const] : []),
];

/** Nobody can lay, and every hand that can be filled is full. */
export const isBlocked = (state: Position): boolean =>
  SEATS.every((seat) => playsOf(state, seat).length === 0 && !mayDraw(state, seat));

/** The hand filled up from the stock. */
const drawn = (state: Position, seat: Seat): Position => {
  const hand = state.hands[seat] ?? [];
  const stock = state.stocks[seat] ?? [];
  const missing = HAND - hand.length;
  return {
    ...state,
    hands: changed(state.hands, seat, [...hand, ...stock.slice(0, missing)]),
    stocks: changed(state.stocks, seat, stock.slice(missing)),
  };
};

/** `winner` has won the round. */
const won = (state: Position, winner: Seat): Position =>
  ended(state, [winner, leftOf(state, other(winner))]);

/** What follows from a position by itself: the round is won, or nothing can ever go on. */
const settled = (state: Position): Position => {
  const done = state.options.slap ? undefined : SEATS.find((seat) => leftOf(state, seat) === 0);
  if (done !== undefined) return won(state, done);
  const spent = state.stale && state.reserves.every((reserve) => reserve.length === 0);
  return spent && isBlocked(state) ? ended(state, [null, 0]) : state;
};

/** The last cards are laid open: both reserves turn one onto the pile beside them. */
export const flipped = (state: Position): Position =>
  settled({
    ...state,
    piles: state.piles.map((pile, at) => [
      ...(pile ?? []),
      ...(state.reserves[at] ?? []).slice(0, 1),
    ]),
    reserves: state.reserves.map((reserve) => reserve.slice(1)),
  });

/** Whether the next card of the reserves is due, and whether there is one. */
export const turnDue = (state: Position): 'flip' | 'reshuffle' | null => {
  if (!isBlocked(state)) return null;
  return state.reserves.every((reserve) => reserve.length === 0) ? 'reshuffle' : 'flip';
};

/** The tops stay, all other cards of the piles are the new reserves; an odd one stays under pile 0. */
export const reshuffled = (state: Position, { reserves }: Reshuffle): Result<Position> => {
  if (turnDue(state) !== 'reshuffle') return refuse('no-chance-due');
  const loose = refillable(state.piles);
  const odd = loose.filter((card) => !reserves.some((reserve) => reserve.includes(card)));
  const right =
    reserves.every((reserve) => reserve.length === Math.floor(loose.length / 2)) &&
    odd.length === loose.length % 2;
  if (!right || new Set(reserves.flat()).size !== loose.length - odd.length)
    return refuse('bad-reshuffle');
  const piles = state.piles.map((pile, at) => [
    ...(at === 0 ? odd : []),
    ...(pile ?? []).slice(-1),
  ]);
  return accept({
    ...state,
    since: state.t,
    piles,
    reserves,
    stale: true,
    reshuffles: state.reshuffles + 1,
  });
};

const laid = (state: Position, { seat, card, pile }: Play): Result<Position> => {
  const hand = state.hands[seat] ?? [];
  if (!hand.includes(card)) return refuse('card-not-held', { card });
  const top = topOf(state.piles[pile]);
  if (top === null || !fits(card, top)) return refuse('does-not-fit', { card, top: top ?? '' });
  const after: Position = {
    ...state,
    hands: changed(
      state.hands,
      seat,
      hand.filter((held) => held !== card),
    ),
    piles: changed(state.piles, pile, [...(state.piles[pile] ?? []), card]),
    stale: false,
  };
  return accept(settled(state.options.autoDraw ? drawn(after, seat) : after));
};

const slapped = (state: Position, seat: Seat): Result<Position> => {
  if (!state.options.slap) return refuse('no-slapping');
  if (leftOf(state, seat) === 0) return accept(won(state, seat));
  return accept({
    ...state,
    frozen: changed(state.frozen, seat, Math.min(LATEST, state.t + FREEZE)),
  });
};

/** A player's action, or a turn of the table; `state.t` is the time of it already. */
export const applyRace = (state: Position, act: Act): Result<Position> => {
  if (act.do === 'flip')
    return turnDue(state) === 'flip' ? accept(flipped(state)) : refuse('not-blocked');
  if (
    act.do === 'spit' ||
    act.do === 'reveal' ||
    act.do === 'move' ||
    act.do === 'grab' ||
    'from' in act
  )
    return refuse('only-in-spit');
  const { seat } = act;
  const until = state.frozen[seat] ?? 0;
  if (state.t < until) return refuse('frozen', { ms: until - state.t });
  if (act.do === 'play') return laid(state, act);
  if (act.do === 'slap') return slapped(state, seat);
  if (state.options.autoDraw) return refuse('draws-by-itself');
  if (mayDraw(state, seat)) return accept(settled(drawn(state, seat)));
  return refuse(sizeOf(state.stocks[seat]) === 0 ? 'stock-empty' : 'hand-full');
};
