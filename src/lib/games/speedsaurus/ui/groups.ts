/** The own hand as the rack shows it: cards of one value stand together, and each group knows where it fits. */
import type { Value } from '../cards';

export interface Group {
  readonly value: Value;
  readonly have: number;
  /**
   * Where the group may be laid; `few`: its value fits, but there are too few of it; `locked`: its value lies
   * between the ends; `idle`: nothing is to be laid now.
   */
  readonly fit: 'open' | 'left' | 'right' | 'few' | 'locked' | 'idle';
  /** Fewest cards that may be laid where it fits. */
  readonly need: number;
}
