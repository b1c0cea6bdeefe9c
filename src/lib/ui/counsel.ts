/** Advice as its panel shows it; a game puts its own choices into words. */

export interface Choice {
  /** What to do. */
  readonly move: string;
  /** What speaks for it, in numbers. */
  readonly numbers: string;
}
