/** What a computer player is asked and what it answers; the same in a worker, in the arena and in tests. */
import type { ActionEntry, JsonObject, MatchView, Seat } from '../game/contract';

export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * `turbo` spends fewer iterations; a pace fixes their number, never a time. Where computers play in real time, `calm` is
 * slow enough for everybody and `adaptive` follows the person; elsewhere both are `normal`.
 */
export type Pace = 'normal' | 'turbo' | 'calm' | 'adaptive';

/** How much a computer player thinks. */
export type Effort = 'normal' | 'turbo';
export const effortOf = (pace: Pace): Effort => (pace === 'turbo' ? 'turbo' : 'normal');

/** A seat's view and nothing else: computer players are honest. */
export interface Question {
  readonly view: MatchView<JsonObject>;
  readonly seat: Seat;
  readonly strength: Strength;
  readonly pace: Pace;
  /** The same view, strength, pace and seed give the same answer on every device. */
  readonly seed: string;
}

export interface Decision {
  readonly action: ActionEntry;
  /**
   * Milliseconds of play time a person would have taken, for games in which that matters; asked again
   * when the position changes before they are over.
   */
  readonly after?: number;
}

/** What the strong player would do ("Rat"), with the numbers that tell why. */
export interface Advice {
  readonly action: ActionEntry;
  /** The game's own numbers; its board knows what they mean. */
  readonly numbers: JsonObject;
}

/** A computer player of one game. Throws only where the seat may not act at all. */
export interface Bot {
  decide(question: Question): Decision;
  /** The same view always gets the same advice; strength, pace and seed of the question do not count. */
  advise?(question: Question): Advice;
}

/**
 * Players of one game that only the arena seats, by name: what the others are measured by. Each stands for one way to
 * play, so the strength of a question to it does not count.
 */
export type References = { readonly [name: string]: Bot };

/** Whoever plays computer seats of all games: that much a table needs. */
export interface Decider {
  /** Rejects where no answer can be had (`computer-unavailable`). */
  decide(game: string, question: Question): Promise<Decision>;
}

/** A decider that also gives advice: a worker in the app, the same thread in tests and the arena. */
export interface Thinker extends Decider {
  /** Rejects where no advice can be had. */
  advise(game: string, question: Question): Promise<Advice>;
  close(): void;
}
