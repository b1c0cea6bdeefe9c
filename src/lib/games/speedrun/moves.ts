/** Which figures may move: the order of compulsion of the Speedrun rules. */
import type { Seat } from '../../game/contract';
import type { Position } from './position';
import { DEEPEST, HOUSE, RING, START, YARD, field, onRing, type Progress } from './ring';

type Figures = readonly Progress[];

/** Why a figure may not move with the roll; screens tell it at the figure. */
export type Obstacle =
  | 'needs-six'
  | 'start-held'
  | 'beyond-house'
  | 'own-figure-there'
  | 'house-jump'
  | 'must-enter'
  | 'must-clear-start'
  | 'must-clear-way';

/** Where a figure on `from` lands with `roll`; the start field for one in the yard. */
export const landing = (from: Progress, roll: number): Progress =>
  from === YARD ? START : from + roll;

/** What stands against a move by itself, compulsion aside; `null`: nothing. */
export const obstacle = (
  own: Figures,
  from: Progress,
  roll: number,
  houseBlocks: boolean,
): Obstacle | null => {
  if (from === YARD) {
    if (roll !== 6) return 'needs-six';
    return own.includes(START) ? 'start-held' : null;
  }
  const to = from + roll;
  if (to > DEEPEST) return 'beyond-house';
  if (own.includes(to)) return 'own-figure-there';
  if (houseBlocks)
    for (let between = Math.max(from + 1, HOUSE); between < to; between++)
      if (own.includes(between)) return 'house-jump';
  return null;
};

/**
 * The figure that the rules compel to move, with the name of the compulsion; `null`: the choice is free.
 * (a) a six brings a figure out; (b) the own start field is cleared while figures wait in the yard;
 * (c) with a six, a figure that blocks that move goes first, and so on along the chain.
 */
export const compulsion = (
  own: Figures,
  roll: number,
  houseBlocks: boolean,
): { readonly from: Progress; readonly why: Obstacle } | null => {
  if (!own.includes(YARD)) return null;
  if (!own.includes(START)) return roll === 6 ? { from: YARD, why: 'must-enter' } : null;
  const can = (from: Progress) => obstacle(own, from, roll, houseBlocks);
  let blocker = START;
  let stands = can(blocker);
  while (roll === 6 && stands === 'own-figure-there') {
    blocker += 6;
    stands = can(blocker);
  }
  if (stands !== null) return null;
  return { from: blocker, why: blocker === START ? 'must-clear-start' : 'must-clear-way' };
};

/** From where figures may move with `roll`: own progresses, ascending, each once. */
export const origins = (own: Figures, roll: number, houseBlocks: boolean): readonly Progress[] => {
  const compelled = compulsion(own, roll, houseBlocks);
  if (compelled !== null) return [compelled.from];
  const found: Progress[] = [];
  for (const from of own)
    if (!found.includes(from) && obstacle(own, from, roll, houseBlocks) === null) found.push(from);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
};

/** Whether any figure may move with `roll`. */
export const mayMove = (own: Figures, roll: number, houseBlocks: boolean): boolean =>
  // Who is compelled can move, so the compulsions add nothing here.
  own.some((from) => obstacle(own, from, roll, houseBlocks) === null);

/** Why the figure on `from` may not move with `roll`; `null`: it may. */
export const whyNot = (
  own: Figures,
  from: Progress,
  roll: number,
  houseBlocks: boolean,
): Obstacle | null => {
  const stands = obstacle(own, from, roll, houseBlocks);
  if (stands !== null) return stands;
  const compelled = compulsion(own, roll, houseBlocks);
  return compelled === null || compelled.from === from ? null : compelled.why;
};

/** The foreign figure that a figure of `seat` captures on `to`; `null`: none. Houses are safe. */
export const captured = (
  position: Pick<Position, 'seats' | 'figures'>,
  seat: Seat,
  to: Progress,
): { readonly seat: Seat; readonly figure: number } | null => {
  if (!onRing(to)) return null;
  const { seats, figures } = position;
  const target = field(seats, seat, to);
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    // Where on its own way a figure of that seat would have to be.
    const there = (target - field(seats, other, START) + RING) % RING;
    const figure = figures[other]?.indexOf(there) ?? -1;
    if (figure >= 0) return { seat: other, figure };
  }
  return null;
};
