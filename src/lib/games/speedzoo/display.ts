/** The display: how many dominoes lie in a row, how many rows there are, whose turn a row says it is. */
import type { Chance, Seat } from '../../game/contract';
import { COUNT } from './dominoes';
import type { Options, Position, Slot } from './position';

export const MATCHES_OF_A_SEASON = 3;

/** Dominoes of a row. */
export const rowLength = (seats: number, { rowOfFour }: Pick<Options, 'rowOfFour'>): number =>
  seats === 3 && !rowOfFour ? 3 : 4;

/** Rows that are laid. Two players use half of the dominoes, unless their zoos are large. */
export const roundsOf = (seats: number, { size }: Pick<Options, 'size'>): number =>
  seats === 2 && size === 5 ? 6 : 12;

/** Keepers on a row: two of each player where two play. */
export const keepersOf = (seats: number): number => (seats === 2 ? 4 : seats);

/**
 * Whether dominoes may be left over that never come, nobody knows which: not all 48 are laid out.
 */
export const someSetAside = (seats: number, options: Options): boolean =>
  rowLength(seats, options) * roundsOf(seats, options) < COUNT;

/** Dominoes as they come to the display. */
export const freeRow = (dominoes: readonly number[]): readonly Slot[] =>
  dominoes.map((domino) => ({ domino, keeper: null, done: false }));

/** The row with one slot changed. */
export const withSlot = (
  row: readonly Slot[],
  domino: number,
  change: Partial<Slot>,
): readonly Slot[] => row.map((slot) => (slot.domino === domino ? { ...slot, ...change } : slot));

/** The slot that is laid next: the smallest domino that is not done. */
export const slotDue = (row: readonly Slot[]): Slot | undefined => row.find((slot) => !slot.done);

/** The seat whose keeper picks from the first row next. */
export const openerOf = ({ order, next }: Pick<Position, 'order' | 'next'>): Seat | undefined =>
  order[next.filter((slot) => slot.keeper !== null).length];

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((a, b) => a - b);

/** A row drawn from what is unseen; where nothing depends on what was picked, so does no row. */
export const drawRow = (
  { seats, options, unseen, match, round }: Position,
  chance: Chance,
): readonly number[] =>
  ascending(
    chance(`match ${match} row ${round + 1}`)
      .shuffled(unseen)
      .slice(0, rowLength(seats, options)),
  );

/** In which order the keepers stand up in the first row. */
export const drawOrder = (seats: number, match: number, chance: Chance): readonly Seat[] =>
  chance(`match ${match} order`).shuffled(
    Array.from({ length: keepersOf(seats) }, (_, keeper) => keeper % seats),
  );
