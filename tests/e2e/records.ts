/** Records that people save from an end board. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { AnyGame } from '../../src/lib/game/contract';
import { verifyRecord, type MatchRecord } from '../../src/lib/game/record';

/** Saves the record of the match on screen and reads it back; the rules agree with it. */
export const savedRecord = async (page: Page, game: unknown): Promise<MatchRecord> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aufzeichnung speichern' }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8')) as MatchRecord;
  const verdict = verifyRecord(record, () => game as AnyGame);
  expect(verdict.ok).toBe(true);
  return record;
};
