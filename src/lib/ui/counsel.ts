/** Advice as its panel shows it; a game puts its own choices into words. */

export interface Choice {
  /** What to do. */
  readonly move: string;
  /** What speaks for it, in numbers. */
  readonly numbers: string;
  /** The chance to win alone, for small screens; without it they show all the numbers, too. */
  readonly chance?: string;
}
