/** Whole matches of Speedrun through the visible interface, as people with different hands play them. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { verifyRecord, type MatchRecord } from '../../src/lib/game/record';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import type { AnyGame } from '../../src/lib/game/contract';
import { endBoard, playOut, playStep, shownEntries, startMatch } from './play';
import { spiltAnywhere } from './screens';
import { expect, test, openOnce } from './fixtures';

// A trace keeps a picture of the page for each of a thousand steps; that takes longer than playing them.
test.use({ trace: 'off' });

const saveRecord = async (page: Page): Promise<MatchRecord> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aufzeichnung speichern' }).tap();
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as MatchRecord;
};

test.describe('on the smallest phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('C-01, C-12, C-22, C-31 a match against one computer ends, counts up and can be played again', async ({
    page,
  }) => {
    await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
    await playOut(page, 'touch');

    await expect(page.getByRole('heading', { name: /gewinn/ })).toBeVisible();
    // Two players, end at the first: +20 for the winner, −10 for the other, one row each.
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: '+20' })).toHaveCount(1);
    await expect(rows.filter({ hasText: '−10' })).toHaveCount(1);

    await expect(page.getByText(/^[12]\. Platz zu zweit, Ende beim Ersten/)).toBeVisible();
    const record = await saveRecord(page);
    const verdict = verifyRecord(record, () => speedrun as unknown as AnyGame);
    expect(verdict.ok).toBe(true);
    expect(record.players).toEqual([
      { name: 'Du', kind: 'human' },
      { name: 'Eule', kind: 'easy' },
    ]);
    expect(record.result?.points.toSorted((a, b) => a - b)).toEqual([-10, 20]);

    await endBoard(page).tap();
    await expect(page.locator('.match')).toBeVisible();
    await playStep(page, 'touch');
    // Another match with the same settings against the same player.
    await page.getByRole('button', { name: 'Menü' }).tap();
    const next = await saveRecord(page);
    expect([next.seats, next.options, next.players, next.result]).toEqual([
      record.seats,
      record.options,
      record.players,
      null,
    ]);
    expect(next.log[0]).toMatchObject({ chance: 'starter' });
  });
});

test.describe('on a desktop, by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C-01, C-30 a match against three computers is played to its last place', async ({
    page,
  }) => {
    await startMatch(page, '?seats=4&strength=strong&tempo=turbo&end=all');
    await playOut(page, 'keys');
    const rows = page.getByRole('row');
    for (const points of ['+40', '+20', '−30'])
      await expect(rows.filter({ hasText: points })).toHaveCount(1);
  });
});

test('nothing scrolls and nothing is cut off in a match, from 360 × 640 to desktop', async ({
  page,
}) => {
  await startMatch(page, '?seats=4&tempo=turbo');
  expect(await spiltAnywhere(page)).toEqual([]);
});

test('a figure that may not move says why, and nothing changes', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await page.getByRole('button', { name: 'Würfeln' }).waitFor();
  const before = await shownEntries(page);
  // All four figures wait in the yard and nothing is rolled yet.
  await page.locator('.board button').first().dispatchEvent('click');
  await expect(page.getByText('Würfle zuerst.').first()).toBeVisible();
  expect(await shownEntries(page)).toBe(before);
});

test('a match is played without a network, from the first start on', async ({
  page,
  ownServer,
}) => {
  await openOnce(page, ownServer);
  await page.goto(`${ownServer.url}speedrun/?seats=3&strength=normal&tempo=turbo`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  for (let step = 0; step < 12; step++) await playStep(page, 'keys');
  expect(await shownEntries(page)).toBeGreaterThan(12);
});

test('a second tap and a key held down ask for nothing more, and no refusal is shown', async ({
  page,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await page.evaluate(() => {
    // All that toasts ever say, also those that went.
    const said: string[] = [];
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast')) said.push(toast.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  const roll = page.getByRole('button', { name: 'Würfeln' });
  const myTurn = roll.or(page.locator('.board button.ready')).first();
  const untilRoll = async (): Promise<void> => {
    await myTurn.waitFor();
    while (!(await roll.isVisible())) {
      await playStep(page, 'keys');
      await myTurn.waitFor();
    }
  };
  for (let tap = 0; tap < 3; tap++) {
    await untilRoll();
    const before = await shownEntries(page);
    await roll.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => shownEntries(page)).toBeGreaterThan(before);
  }
  await untilRoll();
  await roll.focus();
  const before = await shownEntries(page);
  await page.keyboard.down('Enter');
  await expect.poll(() => shownEntries(page)).toBeGreaterThan(before);
  await myTurn.waitFor();
  const after = await shownEntries(page);
  for (let repeat = 0; repeat < 20; repeat++) {
    await page.keyboard.down('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await shownEntries(page)).toBe(after);
  await page.keyboard.up('Enter');
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([]);
});
