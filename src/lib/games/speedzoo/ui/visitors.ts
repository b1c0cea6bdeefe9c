/** What "Deine Besucher" shows of a zoo as it stands. */

/** The goal of a mission as far as it has got. */
export interface Goal {
  readonly text: string;
  readonly done: number;
  readonly of: number;
}
