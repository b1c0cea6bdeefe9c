/** What a board gets: what its seat may know, and ways to ask. Boards import only these types. */
import type { Snippet } from 'svelte';
import type { Advice } from '../ai/bot';
import type { ActionEntry, AnyGame, JsonObject, Refusal, Result, Setup } from '../game/contract';
import type { Match } from '../game/match';
import type { DayTry } from '../store/days';
import type { MissionBest } from '../store/missions';
import type { GuestState } from '../table/guest';
import type { TempoName } from '../table/ports';

export interface Driver {
  /** The rules, handed in: for highlights (`legal`) and for telling the log. The table judges. */
  readonly rules: AnyGame;
  /** Changes with every report of the table. */
  readonly state: GuestState;
  readonly tempo: TempoName;
  /** Why this match is special on this device: `no-storage`, `other-tab`; `null`: nothing is. */
  readonly notice: Refusal | null;
  /** Resolves when the action is stored, or with the reason why it was not done. */
  act(action: ActionEntry): Promise<Refusal | null>;
  /** Brings on what is due ("Würfeln", "Weiter"), or lets the table try again. */
  bring(): Promise<Refusal | null>;
  pause(on: boolean): Promise<Refusal | null>;
  /** In a match of two on one device: the one who sits across, with a view of its own. */
  readonly across?: Driver | null;
  /** The whole match, told when it is over; `null` while something of it is hidden from the person. */
  readonly whole?: Match | null;
  /** What the strong player would do now on this person's seat; `null` where no advice is given. */
  readonly advise: (() => Promise<Result<Advice>>) | null;
}

/** What this device keeps of playing alone, for the end of such a match. */
export interface AloneKept {
  /** Of the match on screen. */
  readonly id: string;
  /** The days of the game, the latest first. */
  readonly tries: readonly DayTry[];
  /** Every mission that has brought a star, by number. */
  readonly missions: readonly MissionBest[];
}

/** A match that was finished on this device, as it was written down. */
export interface PastMatch {
  readonly setup: Setup;
  readonly log: readonly JsonObject[];
}

/** What the page of a match hands to the screen of a game. */
export interface MatchProps {
  readonly driver: Driver;
  /** The bar at the top: way back, title, rules, menu; with a note beside the title ("Wurf 23") and more buttons. */
  readonly bar: Snippet<[note: string | undefined, more?: Snippet]>;
  /** The buttons of the end board. */
  readonly endActions: Snippet;
  /** What the end board says about the proof of the match's chance. */
  readonly proof?: Snippet;
  /** Tells the badges that the person had before this match, in games that have badges. */
  readonly earlier?: () => Promise<readonly string[]>;
  /** Reads what this person has finished against computers before this match, the newest first. */
  readonly past?: () => AsyncIterable<PastMatch>;
  /** In games that are played alone too: what is kept of that; not there while it is read. */
  readonly alone?: AloneKept | undefined;
}
