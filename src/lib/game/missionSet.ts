/** What makes a game's missions: numbered matches for one, each with a goal of its own, the same for everybody. */
import type { JsonObject } from './contract';

/** What a finished match of a mission has come to. */
export interface MissionWorth {
  /** 0: the goal was missed. Up to 3. */
  readonly stars: number;
  readonly score: number;
}

export interface MissionSet {
  /** Missions are numbered from 1; each opens with a star of the one before. */
  readonly count: number;
  options(): JsonObject;
  /** The seed of all chance of a mission; public, so it is no secret and needs no seal. */
  seedOf(number: number): string;
  /** What the last position of a mission has come to. */
  worthOf(number: number, position: JsonObject): MissionWorth;
}

/** The most that a mission can bring. */
export const MOST_STARS = 3;

/** Whether a mission may be played; `stars`: what each has brought so far, by number. */
export const isOpen = (number: number, stars: (number: number) => number): boolean =>
  number === 1 || stars(number) > 0 || stars(number - 1) > 0;
