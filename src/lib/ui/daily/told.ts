/** What a game tells of a day, and the text that is made of it to share: plain, with a symbol for each part played. */
import { m } from '$lib/paraglide/messages';
import type { Component } from 'svelte';
import type { AnyGame } from '../../game/contract';
import type { Match } from '../../game/match';

/** One sign of the text to share. */
export interface DaySymbol {
  /** The sign as text: an emoji. */
  readonly text: string;
  /** The same in words. */
  readonly label: string;
}

/** What a try was made of. */
export interface DayTold {
  /** Beside the score: "Truhe 53, 2 Relikte 15". */
  readonly lines: readonly string[];
  readonly symbols: readonly DaySymbol[];
}

/** What the screens of days need of a game that has a match of the day. */
export interface DailyScreens {
  /** What is counted: "Beute". */
  title(): string;
  /** "68 Beute" */
  score(score: number): string;
  /** Tells a first try that is over, finished or not, and worth `score`. */
  told(rules: AnyGame, match: Match, score: number): DayTold;
  /** The head of the page of a day. */
  readonly Picture: Component;
  /** Stands for a day that was played. */
  readonly Token: Component<{ size?: string }>;
  /** Draws a sign of the text to share. */
  readonly Sign: Component<{ sign: string }>;
}

export interface Sharing {
  readonly name: string;
  /** "30.11." */
  readonly date: string;
  /** "68 Beute" */
  readonly score: string;
  readonly symbols: readonly DaySymbol[];
  /** Days in a row; `null`: not told. */
  readonly streak: number | null;
}

/** The two lines of the text. */
export const sharedLines = ({ name, date, score, symbols, streak }: Sharing) => ({
  first: m.daily_share_first({ name, date, score }),
  symbols: symbols.map(({ text }) => text).join(''),
  streak: streak === null || streak === 0 ? '' : m.daily_streak_short({ count: streak }),
});

/** The text as it leaves the app: no address, nothing about the device. */
export const sharedText = (sharing: Sharing): string => {
  const { first, symbols, streak } = sharedLines(sharing);
  return [first, [symbols, streak].filter((part) => part !== '').join(' ')].join('\n').trim();
};
