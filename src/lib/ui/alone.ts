/** What the app and a game that is played alone too need of each other. */
import type { Component, Snippet } from 'svelte';
import type { Day } from '../game/day';
import type { Match } from '../game/match';
import type { DayList } from '../store/days';
import type { MatchHead, MatchSummary } from '../store/matches';
import type { MissionList } from '../store/missions';
import type { Portrait } from './avatars';

/** `no-storage`: nothing is kept here; `failed`: it cannot be read now; `null`: not read yet. */
type Kept<T> = T | 'no-storage' | 'failed' | null;

/** Whether something is known. */
export const isKnown = <T extends object>(kept: Kept<T>): kept is T =>
  kept !== null && typeof kept !== 'string';

/** What this device knows about playing a game alone. */
export interface AloneKnown {
  /** `null` until a page runs. */
  readonly today: Day | null;
  readonly days: Kept<DayList>;
  readonly missions: Kept<MissionList>;
  /** Finished matches with one seat, the newest first. */
  readonly finished: Kept<readonly MatchSummary[]>;
  /** A finished match with its log; `null` where it cannot be read. */
  read(id: string): Promise<Match | null>;
}

export interface AloneRoomProps {
  readonly known: AloneKnown;
  /** One of the ways of the game. */
  readonly way: string;
  readonly onway: (way: string) => void;
  /** The person. */
  readonly face: Portrait;
  /** No button does anything before. */
  readonly ready: boolean;
  /** A free match or a mission that is under way. */
  readonly live: readonly MatchHead[];
  /** Resolved addresses. */
  readonly links: { readonly day: string; readonly results: string; match(id: string): string };
  readonly start: { free(): void; day(): void; mission(number: number): void };
  /** The seal of the coming free match. */
  readonly seal: Snippet;
}

export interface AloneResultsProps {
  readonly known: AloneKnown;
  readonly face: Portrait;
  readonly links: { readonly day: string };
}

/** The screens of a game that is played alone too. */
export interface AloneScreens {
  /** Ways to play alone, as they stand in addresses; the first is the usual one. */
  readonly ways: readonly string[];
  readonly Room: Component<AloneRoomProps>;
  /** One's results: how they are called, and what stands on their page. */
  resultsTitle(): string;
  readonly Results: Component<AloneResultsProps>;
}
