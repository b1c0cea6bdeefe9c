/** Solo matches that stand where a test wants them: made under the rules, taken in from a file, opened. */
import { expect, type Page } from '@playwright/test';
import type { AnyGame, Entry, JsonObject, Setup } from '../../src/lib/game/contract';
import { replay } from '../../src/lib/game/match';
import type { SavedMatch } from '../../src/lib/store/backup';
import { backupFile } from './backups';

interface Wanted {
  /** By seat; the first is the person's, the others are computers of normal strength. */
  readonly names: readonly string[];
  readonly options: JsonObject;
  readonly log: readonly Entry[];
  readonly tempo?: 'normal' | 'turbo' | 'calm';
}

/** A live match after these entries, all of which the rules accept. */
export const liveMatch = (
  rules: unknown,
  { names, options, log, tempo = 'turbo' }: Wanted,
): SavedMatch => {
  const game = rules as AnyGame;
  const setup: Setup = { seats: names.length, options, source: { kind: 'free' } };
  const played = replay(game, setup, log);
  if (!played.ok) throw new Error(`entry ${played.at}: ${played.refusal.code}`);
  return {
    head: {
      id: `${game.id}-at`,
      game: game.id,
      mode: 'solo',
      status: 'live',
      startedAt: Date.UTC(2026, 6, 3, 10),
      updatedAt: Date.UTC(2026, 6, 3, 11),
      seats: names.length,
      options,
      source: { kind: 'free' },
      seated: names.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'normal' })),
      tempo,
      seed: `${game.id}-at`,
      length: log.length,
      result: null,
    },
    log: log as never,
    choices: null,
  };
};

/** Takes matches in from a file. */
export const takeIn = async (page: Page, ...saved: readonly SavedMatch[]): Promise<void> => {
  await page.goto('daten/');
  await page.locator('input[type=file]').setInputFiles(backupFile([...saved]));
  await page.getByRole('button', { name: 'Einlesen' }).click();
  await expect(page.locator('[data-import=done]')).toBeVisible();
};

/** Takes a match in from a file and opens it. */
export const openAt = async (page: Page, saved: SavedMatch): Promise<void> => {
  await takeIn(page, saved);
  await page.goto(`${saved.head.game}/partie/?id=${saved.head.id}`);
  // Two at one device have a screen of another kind.
  await expect(page.locator('.match, .split')).toBeVisible();
};
