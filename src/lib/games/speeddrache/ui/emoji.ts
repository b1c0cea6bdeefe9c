/** What an expedition has brought, as one sign of a text. */
import type { Card } from '../cards';

export const FLED = '🔥';
export const GOLD = '🪙';
export const NOTHING = '✖️';
export const MISSED = '⬜';

const RELICS: readonly (readonly [relic: Card, emoji: string])[] = [
  ['R1', '💍'],
  ['R2', '👑'],
  ['R3', '🏆'],
  ['R4', '📿'],
  ['R5', '🥚'],
];

export const emojiOf = (relic: Card): string => RELICS.find(([name]) => name === relic)?.[1] ?? '';

/** The relic that a sign stands for, or `null`. */
export const relicOf = (emoji: string): Card | null =>
  RELICS.find(([, sign]) => sign === emoji)?.[0] ?? null;
