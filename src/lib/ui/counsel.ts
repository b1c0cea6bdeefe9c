/** Advice as its panel shows it; a game puts its own choices into words. */

export interface Choice {
  /** What to do. */
  readonly move: string;
  /** What speaks for it, in numbers. */
  readonly numbers: string;
  /** The same as short as it can be read, for small screens; without it they show the numbers as they are. */
  readonly brief?: string;
}
