/** What an info window tells, and what the one of a game is handed. */
import type { Box } from './place';

/** Its words. */
export interface Info {
  readonly title: string;
  readonly lines: readonly string[];
}

/** `A`: what is asked about and how; `T`: what of the match is needed to tell. */
export interface InfoProps<A, T> {
  readonly asked: A;
  readonly table: T;
  readonly at: () => Box | null;
  /** On to the next or previous subject. */
  readonly onstep: (step: 1 | -1) => void;
  readonly onclose: () => void;
}
