/** What `npm run train` asks of a game whose strong player has learned what it knows. */
import type { Bot } from './bot';

export interface Training {
  /** Numbers of seats to train for, each on its own, and the matches of each. */
  readonly matches: ReadonlyMap<number, number>;
  readonly seed: number;
  /** Hears how many matches of all are played. */
  readonly onMatch: (done: number) => void;
}

/** The training of one game. The same training gives the same file, letter for letter. */
export interface Trainer {
  /** What is asked where the command line says nothing; makes the file that the game ships. Matches by seats. */
  readonly defaults: { readonly matches: ReadonlyMap<number, number>; readonly seed: number };
  /** Where the shipped file lies, from the root of the project. */
  readonly file: string;
  /** Plays, learns and writes the source of the file; what is not trained stays as it is. */
  train(training: Training): string;
  /**
   * Learns the best answer it finds to a table of what is shipped, all others playing that: `matches` by seats. Where
   * somebody wins more than his share against the strong player, it is this one. Strength and pace of questions to it do
   * not count.
   */
  rival?(training: Training): ReadonlyMap<number, Bot>;
}
