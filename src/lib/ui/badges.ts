/** Badges of games that have them. */
import type { JsonObject, Setup } from '../game/contract';

/** What a person can earn in a match. */
export interface Badge {
  readonly id: string;
  readonly name: () => string;
  /** What it is given for, as the rules say it. */
  readonly about: () => string;
  /** The address of its medal. */
  readonly picture: string;
}

/** The badges of a game. */
export interface Badges {
  /** All there are, in the order in which they are shown. */
  readonly all: readonly Badge[];
  /** What the person earned in a match; nothing while it goes on. */
  earned(match: Played): readonly Badge[];
}

/** A match as far as badges ask. */
export interface Played {
  readonly setup: Setup;
  readonly log: readonly JsonObject[];
}
