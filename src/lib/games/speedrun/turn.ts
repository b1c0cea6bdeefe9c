/** How a turn goes on: three tries, rolling again after a six, the skipping one, the end of the match. */
import type { Seat } from '../../game/contract';
import { captured, landing, origins } from './moves';
import type { Position, Standing } from './position';
import { DEEPEST, FIGURES, YARD, inHouse, type Progress } from './ring';

/** Whether a turn starts with up to three rolls: nothing can move but a figure that a six brings out. */
export const hasThreeTries = (own: readonly Progress[], threeTriesWithHoused: boolean): boolean => {
  const waiting = own.filter((p) => p === YARD).length;
  if (waiting === 0) return false;
  if (waiting === FIGURES) return true;
  if (!threeTriesWithHoused) return false;
  // The others are packed without a gap at the deep end: with k housed they fill the k deepest fields.
  const packed = FIGURES - waiting;
  return own.every((p) => p === YARD || p > DEEPEST - packed);
};

const ownFigures = (position: Position, seat: Seat): readonly Progress[] =>
  position.figures[seat] ?? [];

/** The seats still in the game after `seat`, clockwise, ending with `seat` itself if it is in the game. */
const followers = (position: Position, seat: Seat): readonly Seat[] =>
  Array.from({ length: position.seats }, (_, i) => (seat + 1 + i) % position.seats).filter(
    (s) => !position.home.includes(s),
  );

/** `seat` comes to its turn. */
export const startTurn = (position: Position, seat: Seat): Position => ({
  ...position,
  turn: seat,
  roll: null,
  rollsLeft: hasThreeTries(ownFigures(position, seat), position.options.threeTriesWithHoused)
    ? 3
    : 1,
});

/** The turn of `seat` ended with `roll`: the next seat is on turn, or the one after when a one skips it. */
const endTurn = (position: Position, seat: Seat, roll: number): Position => {
  const next = followers(position, seat);
  const skipped = roll === 1 && position.options.oneSkips ? 1 : 0;
  return startTurn(position, next[skipped % next.length] ?? seat);
};

/** The seat on turn rolled `value`: its figures may move now, or the roll is lost. */
export const roll = (position: Position, seat: Seat, value: number): Position => {
  const { options } = position;
  const rolled = { ...position, rolls: position.rolls + 1, rollsLeft: position.rollsLeft - 1 };
  if (origins(ownFigures(position, seat), value, options.houseBlocks).length > 0)
    return { ...rolled, roll: value };
  if (value === 6) return { ...rolled, rollsLeft: 1 };
  return rolled.rollsLeft > 0 ? rolled : endTurn(rolled, seat, value);
};

/** The figure of `seat` on `from` moves by the roll that waits; the caller has checked that it may. */
export const move = (position: Position, seat: Seat, from: Progress, value: number): Position => {
  const to = landing(from, value);
  const hit = captured(position, seat, to);
  const mover = ownFigures(position, seat).indexOf(from);
  const figures = position.figures.map((own, s) =>
    own.map((p, figure) => {
      if (s === seat && figure === mover) return to;
      return hit !== null && s === hit.seat && figure === hit.figure ? YARD : p;
    }),
  );
  const isHome = figures[seat]?.every(inHouse) ?? false;
  const home = isHome ? [...position.home, seat] : position.home;
  const over = isHome && (position.options.end === 'first' || home.length === position.seats - 1);
  const moved: Position = { ...position, figures, home, over, roll: null };
  if (over) return { ...moved, rollsLeft: 0 };
  if (value === 6 && !isHome) return { ...moved, rollsLeft: 1 };
  return endTurn(moved, seat, value);
};

/** Points for places 1, 2 … when the match is played on to the last place. */
const PLACE_POINTS: { readonly [seats: number]: readonly number[] } = {
  2: [20, -10],
  3: [30, 10, -20],
  4: [40, 20, 0, -30],
};

/** Places and points at the end: who is home in order, the others by figures in the house. */
export const standing = (position: Position): Standing => {
  const housed = position.figures.map((own) => own.filter(inHouse).length);
  const merit = housed.map((count, seat) => {
    const place = position.home.indexOf(seat);
    return place < 0 ? count : FIGURES + position.seats - place;
  });
  const ranks = merit.map((own) => 1 + merit.filter((other) => other > own).length);
  const table = PLACE_POINTS[position.seats] ?? [];
  const points = ranks.map((rank) =>
    position.options.end === 'first'
      ? rank === 1
        ? (table[0] ?? 0)
        : -10
      : (table[rank - 1] ?? 0),
  );
  return { ranks, housed, points };
};
