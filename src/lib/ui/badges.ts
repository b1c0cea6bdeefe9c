/** What a person can earn in a match of a game that has badges. */
export interface Badge {
  readonly id: string;
  readonly name: () => string;
  /** What it is given for, as the rules say it. */
  readonly about: () => string;
  /** The address of its medal. */
  readonly picture: string;
}
