/**
 * The normal player, by the book: it captures, goes into the house, saves a threatened figure, and does not stop
 * right in front of an enemy; in this order. Between moves that the book holds equal it runs with the foremost figure
 * now and then, the less often the more enemies there are, and takes just any otherwise. Like most people it forgets
 * that figures in the yard threaten their start field.
 */
import type { Draw, Seat } from '../../../game/contract';
import { captured, landing } from '../moves';
import type { Position } from '../position';
import { HOUSE, RING, field, inHouse, onRing, type Progress } from '../ring';

type Stand = Pick<Position, 'seats' | 'figures'>;

const FACES = 6;
const CAPTURES = 8;
const ENTERS_HOUSE = 4;
const SAVES = 2;
const STAYS_CLEAR = 1;
/**
 * How often, [times, out of], it runs with the foremost figure where the book holds moves equal, by seats. Always
 * would make it hard to tell from a strong player, never would make it lose to its own lack of haste.
 */
const RUNS: { readonly [seats: number]: readonly [number, number] } = {
  2: [1, 2],
  3: [1, 3],
  4: [2, 7],
};

/** Whether a foreign figure stands one to six fields behind and will come by. */
export const isThreatened = (position: Stand, seat: Seat, progress: Progress): boolean => {
  if (!onRing(progress)) return false;
  const here = field(position.seats, seat, progress);
  return position.figures.some(
    (figures, enemy) =>
      enemy !== seat &&
      figures.some((run) => {
        if (!onRing(run)) return false;
        const distance = (here - field(position.seats, enemy, run) + RING) % RING;
        return distance >= 1 && distance <= FACES && run + distance < HOUSE;
      }),
  );
};

const worth = (position: Stand, seat: Seat, from: Progress, roll: number): number => {
  const to = landing(from, roll);
  const clear = !isThreatened(position, seat, to);
  let sum = clear ? STAYS_CLEAR : 0;
  if (captured(position, seat, to) !== null) sum += CAPTURES;
  if (inHouse(to) && !inHouse(from)) sum += ENTERS_HOUSE;
  if (clear && isThreatened(position, seat, from)) sum += SAVES;
  return sum;
};

/** One of `origins` for `seat`; `draw` decides between moves the book holds equal. */
export const normalChoice = (
  position: Stand,
  seat: Seat,
  roll: number,
  origins: readonly Progress[],
  draw: Draw,
): Progress | undefined => {
  const worths = origins.map((from) => worth(position, seat, from, roll));
  const most = worths.reduce((a, b) => Math.max(a, b), 0);
  const best = origins.filter((_, i) => worths[i] === most);
  const [times, outOf] = RUNS[position.seats] ?? [1, 3];
  const runs = draw.below(outOf) < times;
  return runs ? best.at(-1) : best[draw.below(best.length)];
};
