/** A deal of Spit: layouts, spit cards, and the two reaching for a pile at its end. */
import { accept, refuse, type Result, type Seat } from '../../game/contract';
import { fits, sizeOf, topOf, type Card, type Cards } from './cards';
import {
  PLACES,
  SEATS,
  changed,
  other,
  type Act,
  type Action,
  type Grab,
  type Move,
  type Place,
  type PlayFrom,
  type Position,
  type Reveal,
  type View,
} from './position';

const EVERY_PLACE = Array.from({ length: PLACES }, (_, at) => at);
type Seen = Place<Cards | number>;

const isEmpty = ({ up, down }: Seen): boolean => up === null && sizeOf(down) === 0;
const layoutOf = ({ layouts }: View, seat: Seat): readonly Seen[] => layouts[seat] ?? [];

/** What `seat` may lay from its layout, by place, pile 0 first. */
export const playsFrom = (view: View, seat: Seat): readonly PlayFrom[] =>
  layoutOf(view, seat).flatMap(({ up }, from) =>
    view.piles.flatMap((pile, at): readonly PlayFrom[] =>
      up !== null && fits(up, topOf(pile)) ? [{ seat, do: 'play', from, pile: at }] : [],
    ),
  );

const reveals = (view: View, seat: Seat): readonly Reveal[] =>
  layoutOf(view, seat).flatMap(({ up, down }, from): readonly Reveal[] =>
    up === null && sizeOf(down) > 0 ? [{ seat, do: 'reveal', from }] : [],
  );

/** Onto an empty place only from one with a card underneath; a card could wander for ever otherwise. */
const moves = (view: View, seat: Seat): readonly Move[] => {
  const layout = layoutOf(view, seat);
  const free = EVERY_PLACE.filter((at) => isEmpty(layout[at] ?? { up: null, down: 0 }));
  return layout.flatMap(({ up, down }, from) =>
    up !== null && sizeOf(down) > 0 ? free.map((to): Move => ({ seat, do: 'move', from, to })) : [],
  );
};

export const legalSpit = (view: View, seat: Seat): readonly Action[] => {
  if (view.step === 'grab') return SEATS.map((pile): Grab => ({ seat, do: 'grab', pile }));
  // Every deal begins with "Spit!".
  if (!isOpened(view)) return [];
  return [...moves(view, seat), ...playsFrom(view, seat), ...reveals(view, seat)];
};

/** Whether the first spit cards of this deal lie. */
export const isOpened = ({ piles }: View): boolean => piles.some((pile) => (pile?.length ?? 0) > 0);

/** Whose turn it is to spit: both while they have cards for it. */
const canSpit = ({ spit }: View): boolean => spit.some((cards) => sizeOf(cards) > 0);

/** Whether the table has to call "Spit!": to begin with, and whenever nobody can do anything. */
export const spitDue = (view: View): boolean =>
  view.step === 'race' &&
  canSpit(view) &&
  SEATS.every((seat) => legalSpit(view, seat).length === 0);

/** Cards of `seat` beside the piles. */
export const ownCards = (state: Position, seat: Seat): Cards => [
  ...(state.layouts[seat] ?? []).flatMap(({ up, down }) => [...down, ...(up === null ? [] : [up])]),
  ...(state.spit[seat] ?? []),
];

/** All that belongs to `seat` between two deals. */
export const belongings = (state: Position, seat: Seat): Cards => [
  ...ownCards(state, seat),
  ...(state.piles[seat] ?? []),
];

const isCleared = (state: Position, seat: Seat): boolean =>
  (state.layouts[seat] ?? []).every(isEmpty);

/** The deal is over, and to `seat` goes the pile `pile`; the cards lie at `seat` as its pile until the next deal. */
const taken = (state: Position, seat: Seat, pile: number): Position => {
  const mine = state.piles[pile] ?? [];
  const theirs = state.piles[other(pile)] ?? [];
  const cleared = SEATS.find((one) => isCleared(state, one)) ?? null;
  const after: Position = {
    ...state,
    step: 'rest',
    piles: seat === 0 ? [mine, theirs] : [theirs, mine],
    rounds: [...state.rounds, [cleared, 0]],
  };
  return { ...after, over: SEATS.some((one) => belongings(after, one).length === 0) };
};

/** What follows from a position by itself: a layout is cleared, or nothing can go on and no card is left to spit. */
const settled = (state: Position): Position => {
  const cleared = SEATS.find((seat) => isCleared(state, seat));
  const lone = SEATS.find((seat) => state.piles[seat] === null);
  if (cleared !== undefined && lone !== undefined) {
    // With one pile there is nothing to reach for: who has cleared the layout takes nothing.
    return taken(state, cleared, lone);
  }
  const stuck = !canSpit(state) && SEATS.every((seat) => legalSpit(state, seat).length === 0);
  return cleared !== undefined || stuck ? { ...state, step: 'grab' } : state;
};

const spat = (state: Position): Position =>
  settled({
    ...state,
    piles: state.piles.map((pile, seat) =>
      pile === null ? null : [...pile, ...(state.spit[seat] ?? []).slice(0, 1)],
    ),
    spit: state.spit.map((cards) => cards.slice(1)),
  });

const withPlace = (state: Position, seat: Seat, at: number, place: Place): Position => ({
  ...state,
  layouts: changed(state.layouts, seat, changed(state.layouts[seat] ?? [], at, place)),
});

const placeAt = (state: Position, seat: Seat, at: number): Place =>
  state.layouts[seat]?.[at] ?? { down: [], up: null };

const played = (state: Position, { seat, from, pile }: PlayFrom): Result<Position> => {
  const place = placeAt(state, seat, from);
  if (place.up === null) return refuse('no-open-card');
  const lying = state.piles[pile];
  if (lying === null || lying === undefined) return refuse('no-such-pile');
  const top = topOf(lying);
  if (!fits(place.up, top)) return refuse('does-not-fit', { card: place.up, top: top ?? '' });
  const after = withPlace(state, seat, from, { ...place, up: null });
  return accept(settled({ ...after, piles: changed(after.piles, pile, [...lying, place.up]) }));
};

const revealed = (state: Position, { seat, from }: Reveal): Result<Position> => {
  const { up, down } = placeAt(state, seat, from);
  if (up !== null) return refuse('lies-open');
  const next: Card | undefined = down.at(-1);
  if (next === undefined) return refuse('place-empty');
  return accept(settled(withPlace(state, seat, from, { down: down.slice(0, -1), up: next })));
};

const moved = (state: Position, { seat, from, to }: Move): Result<Position> => {
  const { up, down } = placeAt(state, seat, from);
  if (up === null) return refuse('no-open-card');
  if (!isEmpty(placeAt(state, seat, to))) return refuse('place-taken');
  if (down.length === 0) return refuse('nothing-underneath');
  const lifted = withPlace(state, seat, from, { down, up: null });
  return accept(settled(withPlace(lifted, seat, to, { down: [], up })));
};

/** A player's action, or "Spit!". */
export const applySpit = (state: Position, act: Act): Result<Position> => {
  if (act.do === 'spit') return spitDue(state) ? accept(spat(state)) : refuse('not-blocked');
  if (act.do === 'draw' || act.do === 'slap' || act.do === 'flip' || 'card' in act)
    return refuse('not-in-spit');
  if (state.step === 'grab')
    return act.do === 'grab' ? accept(taken(state, act.seat, act.pile)) : refuse('grab-now');
  if (act.do === 'grab') return refuse('nothing-to-grab');
  if (!isOpened(state)) return refuse('spit-first');
  if (act.do === 'play') return played(state, act);
  return act.do === 'reveal' ? revealed(state, act) : moved(state, act);
};
