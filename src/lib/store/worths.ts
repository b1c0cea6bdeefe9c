/** What the end of a match is worth beside its result. */
import type { Outcome } from '../game/contract';
import type { WorthOf } from './missions';

/** What a result is worth on the list of a day. */
export type ScoreOf = (result: Outcome) => number | null;

/** What the end of a match is worth beside its result; told by whoever knows its game. */
export interface Worths {
  /** On the list of its day. */
  readonly day?: ScoreOf;
  /** As a mission. */
  readonly mission?: WorthOf;
}
