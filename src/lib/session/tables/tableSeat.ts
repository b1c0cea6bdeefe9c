/** What the screens of a table with others get: what is true there, and ways to ask. */
import type { Refusal, Seat } from '../../game/contract';
import type { Reaction, RoomState, Saying, TableRules } from '../../table/room/state';
import type { Driver } from '../driver';

/** How this device hangs on its table; `connected` only after the other side has answered. */
export type LineState = 'connecting' | 'connected' | 'lost';

/** One person's place at one table, on any of its devices. Everything readable changes with the table. */
export interface TableSeat {
  /** `null` until the table has answered for the first time. */
  readonly room: RoomState | null;
  /** The own member id; 0 until the table has answered. */
  readonly you: number;
  readonly isHost: boolean;
  readonly line: LineState;
  /** Why this place is lost for good: `kicked`, `table-closed`, `update-needed` …; `null`: it is not. */
  readonly ended: Refusal | null;
  /** What was said, oldest first; muted members are left out. */
  readonly sayings: readonly Saying[];
  readonly muted: ReadonlySet<number>;
  /** The running or last match; `null` before the first. */
  readonly driver: Driver | null;

  /** "Bereit" before a match, "Nochmal" after one. All of these resolve with the reason where it was not done. */
  ready(on: boolean): Promise<Refusal | null>;
  /** Sits down on a free place, or stands up to look on (`null`). */
  sit(seat: Seat | null): Promise<Refusal | null>;
  /** Agrees that the computer plays for somebody who is away. */
  lend(seat: Seat): Promise<Refusal | null>;
  say(text: string): Promise<Refusal | null>;
  react(reaction: Reaction): Promise<Refusal | null>;
  /** Only on this device. */
  mute(member: number, on: boolean): void;
  /** Leaves for good; of a running match with others it costs points. The host's leaving closes the table. */
  leave(): Promise<void>;

  /** Only the host: begins a match; `rules` from the next match on; removes somebody. */
  start(): Promise<Refusal | null>;
  change(rules: TableRules): Promise<Refusal | null>;
  kick(member: number): Promise<Refusal | null>;
}
