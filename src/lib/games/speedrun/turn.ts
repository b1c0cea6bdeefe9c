/** How a turn goes on: three tries, rolling again after a six, the skipping one, the end of the match. */
import type { Seat } from '../../game/contract';
import { captured, landing, mayMove } from './moves';
import type { Position, Standing } from './position';
import { DEEPEST, FIGURES, YARD, inHouse, type Progress } from './ring';

/** Whether a turn starts with up to three rolls: nothing can move but a figure that a six brings out. */
export const hasThreeTries = (own: readonly Progress[], threeTriesWithHoused: boolean): boolean => {
  let waiting = 0;
  for (const p of own) if (p === YARD) waiting += 1;
  if (waiting === 0) return false;
  if (waiting === FIGURES) return true;
  if (!threeTriesWithHoused) return false;
  // The others are packed without a gap at the deep end: with k housed they fill the k deepest fields.
  const packed = FIGURES - waiting;
  for (const p of own) if (p !== YARD && p <= DEEPEST - packed) return false;
  return true;
};

const NO_FIGURES: readonly Progress[] = [];

/** What changes from one position to the next; seats and options never do. */
type Changing = Omit<Position, 'seats' | 'options'>;

/**
 * A position of the same match. Written out key by key, which runs several times as fast as spreading and keeps all
 * positions in one shape: computer players make millions of them.
 */
const changed = ({ seats, options }: Position, to: Changing): Position => ({
  seats,
  options,
  figures: to.figures,
  turn: to.turn,
  roll: to.roll,
  rollsLeft: to.rollsLeft,
  home: to.home,
  over: to.over,
  rolls: to.rolls,
});

/** The next seat clockwise that is still in the game; `seat` itself when no other is. */
const follower = (seats: number, home: readonly Seat[], seat: Seat): Seat => {
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats;
    if (!home.includes(next)) return next;
  }
  return seat;
};

/** `seat` comes to its turn, after `done` was done. */
const turnOf = (position: Position, done: Changing, seat: Seat): Position =>
  changed(position, {
    figures: done.figures,
    turn: seat,
    roll: null,
    rollsLeft: hasThreeTries(
      done.figures[seat] ?? NO_FIGURES,
      position.options.threeTriesWithHoused,
    )
      ? 3
      : 1,
    home: done.home,
    over: done.over,
    rolls: done.rolls,
  });

/** `seat` comes to its turn. */
export const startTurn = (position: Position, seat: Seat): Position =>
  turnOf(position, position, seat);

/** The turn of `seat` ended with `roll`: the next seat is on turn, or the one after when a one skips it. */
const endTurn = (position: Position, done: Changing, seat: Seat, roll: number): Position => {
  const { seats, options } = position;
  const next = follower(seats, done.home, seat);
  const skips = roll === 1 && options.oneSkips;
  return turnOf(position, done, skips ? follower(seats, done.home, next) : next);
};

/** The seat on turn rolled `value`: its figures may move now, or the roll is lost. */
export const roll = (position: Position, seat: Seat, value: number): Position => {
  const { options, figures, turn, home, over } = position;
  const own = figures[seat] ?? NO_FIGURES;
  const rolls = position.rolls + 1;
  const rollsLeft = position.rollsLeft - 1;
  if (mayMove(own, value, options.houseBlocks))
    return changed(position, { figures, turn, roll: value, rollsLeft, home, over, rolls });
  const lost = { figures, turn, roll: null, rollsLeft, home, over, rolls };
  if (value === 6) return changed(position, { ...lost, rollsLeft: 1 });
  return rollsLeft > 0 ? changed(position, lost) : endTurn(position, lost, seat, value);
};

const replaced = (own: readonly Progress[], figure: number, to: Progress): readonly Progress[] => {
  const next = own.slice();
  next[figure] = to;
  return next;
};

/** The figures of all seats after one of `seat` moved and perhaps sent another home. */
const afterMove = (
  { figures }: Position,
  seat: Seat,
  mover: number,
  to: Progress,
  hit: ReturnType<typeof captured>,
): Position['figures'] =>
  figures.map((own, s) => {
    if (s === seat) return replaced(own, mover, to);
    return hit !== null && s === hit.seat ? replaced(own, hit.figure, YARD) : own;
  });

/** The figure of `seat` on `from` moves by the roll that waits; the caller has checked that it may. */
export const move = (position: Position, seat: Seat, from: Progress, value: number): Position => {
  const to = landing(from, value);
  const mover = (position.figures[seat] ?? NO_FIGURES).indexOf(from);
  const figures = afterMove(position, seat, mover, to, captured(position, seat, to));
  const isHome = figures[seat]?.every(inHouse) ?? false;
  const home = isHome ? [...position.home, seat] : position.home;
  const over = isHome && (position.options.end === 'first' || home.length === position.seats - 1);
  const { turn, rolls } = position;
  const done = { figures, turn, roll: null, rollsLeft: position.rollsLeft, home, over, rolls };
  if (over) return changed(position, { ...done, rollsLeft: 0 });
  if (value === 6 && !isHome) return changed(position, { ...done, rollsLeft: 1 });
  return endTurn(position, done, seat, value);
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
