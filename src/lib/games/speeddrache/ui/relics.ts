/** Relics as the screens tell of them: whose they are and what each is worth. */
import type { Seat } from '../../../game/contract';
import type { Card } from '../cards';
import type { Recovery } from '../position';

/** By the order of recovery over the whole match; the tests hold it against the rules. */
const WORTH: readonly number[] = [5, 5, 5, 10, 10];

/** Worth of the relic that is brought out as number `order`, from 0. */
export const worthOf = (order: number): number => WORTH[order] ?? 0;

/** A relic that a thief has, and its points. */
export interface Owned {
  readonly relic: Card;
  readonly worth: number;
}

/** The relics of a seat in order of recovery. */
export const ownedBy = (recovered: readonly Recovery[], seat: Seat): readonly Owned[] =>
  recovered.flatMap(({ relic, seat: owner }, order) =>
    owner === seat ? [{ relic, worth: worthOf(order) }] : [],
  );
