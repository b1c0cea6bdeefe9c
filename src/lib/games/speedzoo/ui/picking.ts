/** Choosing a domino of the next row, as pure arithmetic: when one would come next, what it brings, whom it fits. */
import type { Seat } from '../../../game/contract';
import { keepersOf } from '../display';
import type { Position, Slot, Zoo } from '../position';
import { countOf } from '../score';
import { EMPTY, fitsAnywhere, withLaid } from '../zoo';
import { placesOf, type Ground } from './placing';

/** Places of the next round, from 1; two that differ where it depends on what others take. */
export interface Turn {
  readonly first: number;
  readonly last: number;
}

/** When a keeper on this domino would come next; keepers that have not picked yet may come to stand before it. */
export const turnWith = (next: readonly Slot[], domino: number, seats: number): Turn => {
  const others = next.filter((slot) => slot.domino !== domino);
  const smaller = others.filter((slot) => slot.domino < domino);
  const standing = (slots: readonly Slot[]): number =>
    slots.filter(({ keeper }) => keeper !== null).length;
  const free = (slots: readonly Slot[]): number => slots.length - standing(slots);
  const toCome = keepersOf(seats) - standing(others) - 1;
  const before = standing(smaller) + 1;
  const larger = free(others) - free(smaller);
  return {
    first: before + Math.max(0, toCome - larger),
    last: before + Math.min(free(smaller), toCome),
  };
};

/** The most visitors a domino brings where it fits best now; `null`: it fits nowhere. */
export const bestGain = ({ zoo, options, wishes }: Ground, domino: number): number | null => {
  const places = placesOf(zoo, domino, options.size);
  if (places.length === 0) return null;
  const now = countOf(zoo, options, wishes).visitors;
  return Math.max(
    ...places.map((laid) => countOf(withLaid(zoo, laid), options, wishes).visitors - now),
  );
};

/** The same for several dominoes; those that fit nowhere are missing. */
export const gainsOf = (ground: Ground, dominoes: readonly number[]): ReadonlyMap<number, number> =>
  new Map(
    dominoes.flatMap((domino) => {
      const gain = bestGain(ground, domino);
      return gain === null ? [] : [[domino, gain] as const];
    }),
  );

/** The domino that a seat lays next, as far as its keepers stand; `null`: none yet. */
export const ownNext = ({ row, next }: Pick<Position, 'row' | 'next'>, you: Seat): number | null =>
  [...row, ...next].find(({ keeper, done }) => keeper === you && !done)?.domino ?? null;

/** Everybody else in whose zoo a domino fits, clockwise. */
export const fitsWith = (
  { zoos, options }: { readonly zoos: readonly Zoo[]; readonly options: Position['options'] },
  domino: number,
  you: Seat,
): readonly Seat[] =>
  zoos.flatMap((zoo, seat) =>
    seat !== you && fitsAnywhere(zoo ?? EMPTY, domino, options.size) ? [seat] : [],
  );
