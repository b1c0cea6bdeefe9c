/**
 * What the strong player knows before it thinks: the cave, what is in the chests, and what kind of player everybody seems
 * to be, read from how he has chosen so far. Everything comes from the view: its position and its log, in which nothing is
 * hidden in this game.
 *
 * With the house rule of hidden chests it counts along like a person, and like a person remembers what others have only
 * roughly: to the nearest five. Nothing else here looks into chests.
 */
import type { JsonObject, MatchView, Seat } from '../../../game/contract';
import type { Position, Temper, View } from '../position';
import { speeddrache } from '../rules';
import { bookLeaves } from './book';
import { Cave } from './cave';
import { easyLeaves } from './easy';
import { KINDS, LEANING } from './playout';
import { PARTS, type Policy } from './policy';

/** For each kind of player, in the order of their numbers, how likely a seat is of it; together 1. */
export type Suspicion = readonly number[];

export interface Matter {
  readonly seat: Seat;
  /** With the chests as the seat knows them. */
  readonly cave: Cave;
  readonly tempers: readonly Temper[];
  /** By seat. */
  readonly suspicions: readonly Suspicion[];
}

/**
 * Before anybody has chosen. Taking one's like for another kind is what a rival could live on, so it takes more to be
 * taken for another kind.
 */
const FIRST: Suspicion = [0.1, 0.1, 0.8];
/** Anybody does something unlike himself so often. */
const SLIP = 1 / 64;
/** Nobody is ever ruled out: a seat may be handed over. */
const LEAST = 1 / 64;

const ROUGHLY = 5;

/** The chests as a seat knows them. */
const chestsKnown = (chests: readonly number[], hidden: boolean, seat: Seat): readonly number[] =>
  chests.map((chest, other) =>
    hidden && other !== seat ? Math.round(chest / ROUGHLY) * ROUGHLY : chest,
  );

/** Every position of a log, the last one included. */
function* positionsOf({ setup, log }: MatchView<JsonObject>): Generator<[Position, JsonObject]> {
  const options = setup.options as unknown as Position['options'];
  let position = speeddrache.start({ ...setup, options });
  for (const seen of log) {
    yield [position, seen];
    const entry = speeddrache.parseEntry(seen);
    const next = entry.ok ? speeddrache.apply(position, entry.value) : entry;
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  yield [position, {}];
}

/** How likely this choice was for a player who leaves in `chance` of 256 cases. */
const likely = (chance: number, left: boolean): number =>
  SLIP + ((1 - 2 * SLIP) * (left ? chance : PARTS - chance)) / PARTS;

const revised = (before: Suspicion, likelihoods: readonly number[]): Suspicion => {
  const weights = before.map((weight, kind) => weight * (likelihoods[kind] ?? 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const spread = 1 - LEAST * KINDS;
  return weights.map((weight) => LEAST + (spread * weight) / sum);
};

/** Reads a question of a seat that is inside and may choose. */
export const read = (view: MatchView<JsonObject>, seat: Seat, policy: Policy): Matter => {
  const seen = view.position as unknown as View;
  const hidden = seen.options.hiddenChests;
  const suspicions: Suspicion[] = Array.from({ length: seen.seats }, () => FIRST);
  const cave = new Cave();
  let counted: readonly number[] = [];
  for (const [position, entry] of positionsOf(view)) {
    counted = chestsKnown(position.chests, hidden, seat);
    const choices = entry['choices'] as { readonly [seat: string]: string } | undefined;
    if (choices === undefined) continue;
    cave.load(position, counted);
    if (cave.isBare) continue;
    policy.look(cave);
    for (const other of position.inside) {
      const left = choices[other] === 'leave';
      const temper = position.tempers[other] ?? 'balanced';
      suspicions[other] = revised(suspicions[other] ?? FIRST, [
        likely(bookLeaves(cave, temper) ? PARTS : 0, left),
        likely(easyLeaves(cave, temper), left),
        likely(policy.leaves(other), left),
      ]);
    }
  }
  const chests = hidden ? counted : seen.chests.map((chest) => chest ?? 0);
  return { seat, cave: cave.load(seen, chests), tempers: seen.tempers, suspicions };
};

/**
 * How sure the seat may be that the others inside are not of its own kind, who would think as it does: 0 at most evenly,
 * 1 certain, as when nobody else is inside.
 */
export const confidence = ({ cave, seat, suspicions }: Matter): number => {
  let sum = 0;
  for (let other = 0; other < cave.seats; other++)
    if (other !== seat && cave.isInside(other)) sum += 1 - (suspicions[other]?.[LEANING] ?? 0);
  return cave.count < 2 ? 1 : Math.max(0, (2 * sum) / (cave.count - 1) - 1);
};
