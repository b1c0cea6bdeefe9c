/** What a table is handed from outside: time, a durable log, a line to each guest. Nothing here knows a game. */
import type { Decider, Pace, Strength } from '../ai/bot';
import type { ActionEntry, AnyGame, Chance, Entry, Outcome, Refusal, Seat } from '../game/contract';
import type { Match } from '../game/match';
import type { Kind } from '../game/record';

/** Monotonic time in milliseconds and timers on it. */
export interface Clock {
  now(): number;
  /** Calls `then` once after `ms`; the returned function cancels. */
  after(ms: number, then: () => void): () => void;
}

/** The durable log of one match. A promise resolves only when what it wrote survives a killed tab. */
export interface Journal {
  /** Writes entry number `index` and the new state of the match in one transaction. */
  append(index: number, entry: Entry, result: Outcome | null): Promise<void>;
  /** Keeps the choices made so far towards entry number `index`. */
  choose(index: number, choices: readonly ActionEntry[]): Promise<void>;
}

/** One end of a line between a table and whoever sits or looks on there. Messages are plain JSON. */
export interface Link {
  send(message: unknown): void;
  /** Replaces the receiver; messages that came earlier are handed over first. */
  receive(receiver: (message: unknown) => void): void;
  close(): void;
}

/** A link to another device: it can break at any time, and says so once if it notices. */
export interface NetworkLink extends Link {
  onClose(listener: () => void): void;
}

/** Who plays a seat. A person comes through a link; a computer player is asked by the table. */
export interface Seated {
  readonly name: string;
  readonly kind: Kind;
}

/** How fast computers play: the least time before a computer rolls or moves, in milliseconds of play time. */
export interface Tempo {
  readonly wait: number;
  readonly pace: Pace;
}

export const TEMPI = {
  normal: { wait: 700, pace: 'normal' },
  fast: { wait: 300, pace: 'normal' },
  turbo: { wait: 10, pace: 'turbo' },
  calm: { wait: 700, pace: 'calm' },
  adaptive: { wait: 700, pace: 'adaptive' },
} as const satisfies { readonly [name: string]: Tempo };
export type TempoName = keyof typeof TEMPI;

/** Everything a table needs that is not a match. */
export interface TableParts {
  readonly game: AnyGame;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly thinker: Decider;
}

export interface TableStart {
  /** A fresh match, or one that is taken up again. */
  readonly match: Match;
  readonly seated: readonly Seated[];
  readonly tempo: Tempo;
  /** Joint games: choices that were stored towards the next entry. */
  readonly choices?: readonly ActionEntry[];
  /** Time stands still until somebody lets it run. */
  readonly paused?: boolean;
  /** What is different where several people sit at devices of their own; left out: it is one device. */
  readonly together?: Together;
}

/** A table of several devices. */
export interface Together {
  /** Milliseconds to think for one decision; `null`: as long as one likes. Real time has no clock. */
  readonly thinking: number | null;
  /** Who plays for somebody whose time is up. */
  readonly standIn: Strength;
  /** Milliseconds that a message of this seat is on its way, as measured; 0 for the host's own. */
  readonly latency: (seat: Seat) => number;
}

/** What is true now but not in the log. Times are milliseconds that are left, never wall time. */
export interface Moment {
  /** What the table does next by itself; `left` is `null` when it waits for `by`. */
  readonly due: {
    readonly what: string;
    readonly by: Seat | 'anyone' | 'nobody';
    readonly left: number | null;
  } | null;
  /** Seats that may act now. */
  readonly acting: readonly Seat[];
  /** Joint games: seats that have chosen already, and what the viewer has chosen. */
  readonly chosen: readonly Seat[];
  readonly choice: ActionEntry | null;
  readonly paused: boolean;
  /** Seats without whose word time does not go on, and how long until it does once all have given theirs. */
  readonly unready?: readonly Seat[];
  readonly startsIn?: number | null;
  /** Time to think that is left to those who may act, then the time of grace; not there: nobody counts it. */
  readonly thinking?: { readonly left: number; readonly grace: number } | null;
  readonly over: boolean;
  /** Why the table stands still, if it does: the log could not be written, a computer player failed. */
  readonly trouble: Refusal | null;
}
