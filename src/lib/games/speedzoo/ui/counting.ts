/** The final count as steps: what the board writes for a zoo, one line after the other, and what lights up for it. */

/** How a mission's goal ended. */
export interface CountedGoal {
  /** What was asked for, in a sentence. */
  readonly text: string;
  readonly met: boolean;
  /** How far it came, where that is a number: „3 von 4“. */
  readonly progress?: string | undefined;
}
