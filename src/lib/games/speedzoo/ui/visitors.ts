/** What "Deine Besucher" shows of a zoo as it stands. */

/** The goal of a mission as far as it has come. */
export interface Goal {
  /** What is asked for. */
  readonly text: string;
  /** How far it has come, where that is a number: „3 von 4“. */
  readonly progress?: string | undefined;
  /** It is reached, and cannot be lost again. */
  readonly met: boolean;
}
