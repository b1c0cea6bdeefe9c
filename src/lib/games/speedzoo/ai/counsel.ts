/** What Rat tells: what the strong player would do, and the numbers that tell why. */
import type { Direction } from '../position';

/** What can be done, as in the record, without the seat. */
export type Doing =
  | { readonly do: 'pick'; readonly domino: number }
  | {
      readonly do: 'place';
      readonly domino: number;
      readonly x: number;
      readonly y: number;
      readonly dir: Direction;
    }
  | { readonly do: 'discard'; readonly domino: number };

/** Whole numbers. Visitors count everything but wishes: enclosures, middle and full zoo where they are played. */
export interface Weighed {
  /**
   * Visitors that come at once. Laying: by how much the zoo grows. Picking: what the domino brings at its best place
   * in the zoo as it stands; 0 where it fits nowhere.
   */
  readonly gain: number;
  /** Tenths of visitors that are expected to come later on: those at the end, less those of now and `gain`. */
  readonly growth: number;
  /** Tenths of visitors expected at the end of the match. */
  readonly visitors: number;
  /** Tenths of visitors by which the best opponent is expected to be behind, negative: ahead; `null` alone. */
  readonly lead: number | null;
  /** In how many per cent of the playouts this choice did best; equals share. */
  readonly share: number;
  /** Laying: the domino that would be picked right afterwards; `null` in the last round, alone, and for a pick. */
  readonly then: number | null;
}

/** `numbers` of an advice: up to three choices, the best first, which is the advised action. */
export interface Counsel {
  readonly options: readonly (Doing & Weighed)[];
}
