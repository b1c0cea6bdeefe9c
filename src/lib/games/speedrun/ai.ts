/**
 * Speedrun's computer players. Easy moves any figure that may move. Normal captures, goes into the house, saves
 * threatened figures and does not stop right in front of an enemy. Strong also hunts figures that have run far
 * and clears its own start field. All sums are whole numbers, so every engine chooses the same.
 */
import type { Bot, Question } from '../../ai/bot';
import { quickChance } from '../../game/chance';
import type { Seat } from '../../game/contract';
import { landing } from './moves';
import type { Move, Position } from './position';
import { HOUSE, RING, START, YARD, field, inHouse, onRing, type Progress } from './ring';
import { speedrun } from './rules';

/** What a player looks at, in points; a trained table may replace these figures. */
interface Weights {
  /** A field gained. */
  readonly step: number;
  /** A figure brought into play, or into the house. */
  readonly enter: number;
  readonly house: number;
  /** A foreign figure sent home: once, and per field it had run. */
  readonly capture: number;
  readonly captureRun: number;
  /** An own figure that an enemy may hit next turn: once per roll that hits, and per field it has run. */
  readonly danger: number;
  readonly dangerRun: number;
  /** A foreign figure within reach of an own one, per field it has run. */
  readonly hunt: number;
  /** An own figure that stays on the own start field. */
  readonly blockedStart: number;
}

const NORMAL: Weights = {
  step: 1,
  enter: 30,
  house: 40,
  capture: 60,
  captureRun: 1,
  danger: 12,
  dangerRun: 1,
  hunt: 0,
  blockedStart: 0,
};
const STRONG: Weights = {
  step: 2,
  enter: 40,
  house: 60,
  capture: 50,
  captureRun: 5,
  danger: 8,
  dangerRun: 2,
  hunt: 1,
  blockedStart: -20,
};

const FACES = 6;

/** How many of the six rolls let some enemy hit a figure of `seat` on `progress`. */
const rollsThatHit = (position: Position, seat: Seat, progress: Progress): number => {
  const target = field(position.seats, seat, progress);
  const hits = new Set<number>();
  for (const [enemy, figures] of position.figures.entries()) {
    if (enemy === seat) continue;
    for (const from of figures) {
      if (from === YARD) {
        if (field(position.seats, enemy, START) === target) hits.add(FACES);
      } else if (onRing(from)) {
        const distance = (target - field(position.seats, enemy, from) + RING) % RING;
        if (distance >= 1 && distance <= FACES && from + distance < HOUSE) hits.add(distance);
      }
    }
  }
  return hits.size;
};

/** Fields that foreign figures within six fields ahead of `progress` have run. */
const prey = (position: Position, seat: Seat, progress: Progress): number => {
  let sum = 0;
  const here = field(position.seats, seat, progress);
  for (const [enemy, figures] of position.figures.entries()) {
    if (enemy === seat) continue;
    for (const run of figures) {
      if (!onRing(run)) continue;
      const distance = (field(position.seats, enemy, run) - here + RING) % RING;
      if (distance >= 1 && distance <= FACES && progress + distance < HOUSE) sum += run;
    }
  }
  return sum;
};

/** How a seat stands on the board, by what the weights look at. */
const standing = (position: Position, seat: Seat, weights: Weights): number => {
  let sum = 0;
  for (const progress of position.figures[seat] ?? []) {
    if (progress === YARD) continue;
    sum += weights.enter + progress * weights.step;
    if (inHouse(progress)) sum += weights.house;
    else {
      const hits = rollsThatHit(position, seat, progress);
      sum -= hits * (weights.danger + progress * weights.dangerRun);
      sum += weights.hunt * prey(position, seat, progress);
      if (progress === START) sum += weights.blockedStart;
    }
  }
  return sum;
};

/** Worth of what a move captures. */
const captureWorth = (before: Position, after: Position, seat: Seat, weights: Weights): number => {
  let sum = 0;
  for (const [enemy, figures] of before.figures.entries()) {
    if (enemy === seat) continue;
    for (const [figure, progress] of figures.entries())
      if (after.figures[enemy]?.[figure] !== progress)
        sum += weights.capture + progress * weights.captureRun;
  }
  return sum;
};

/** The best move by the weights; among equals the figure that has run farthest. */
const best = (
  position: Position,
  seat: Seat,
  moves: readonly Move[],
  weights: Weights,
): Move | undefined => {
  let choice: Move | undefined;
  let most = 0;
  for (const move of moves) {
    const next = speedrun.apply(position, move);
    if (!next.ok) continue;
    const worth =
      standing(next.value, seat, weights) + captureWorth(position, next.value, seat, weights);
    const farther = choice !== undefined && landing(move.from, 0) > landing(choice.from, 0);
    if (choice === undefined || worth > most || (worth === most && farther)) {
      choice = move;
      most = worth;
    }
  }
  return choice;
};

const decide = ({ view, seat, strength, seed }: Question) => {
  const position = view.position as unknown as Position;
  const moves = speedrun.legal(position, seat);
  const any = (): Move | undefined => moves[quickChance(Number(seed))('any').below(moves.length)];
  const action =
    strength === 'easy'
      ? any()
      : best(position, seat, moves, strength === 'normal' ? NORMAL : STRONG);
  if (action === undefined) throw new Error('this seat may not act');
  return { action };
};

export const bot: Bot = { decide };
