/** "Nothing is lost": second tabs, refused storage, damaged rows. */
import type { Page } from '@playwright/test';
import { playStep, shown, shownEntries, startMatch } from './play';
import { expect, test } from './fixtures';
import { storedRows } from './stored';

/** Gives the match on screen up, as a person does: menu, button, confirmation. */
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Partie aufgeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partie aufgeben' }).last().click();
  await expect(page).toHaveURL(/speedrun\/$/);
};

const GIVEN_UP = 'Diese Partie wurde aufgegeben';

test('a second tab looks on and takes over when the first is closed', async ({ page, context }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await playStep(page, 'keys');
  const address = page.url();

  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByRole('alert')).toContainText('in einem anderen Tab');
  await playStep(page, 'keys');
  const { entries } = await shown(page);
  // The second tab follows, and cannot roll.
  await expect.poll(() => shownEntries(second)).toBeGreaterThanOrEqual(entries);
  await expect(second.getByRole('button', { name: 'Würfeln' })).toHaveCount(0);

  await page.close();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await playStep(second, 'keys');
  expect(await shownEntries(second)).toBeGreaterThan(entries);
});

test('a match given up in another tab ends here with a sentence, and its address says so too', async ({
  page,
  context,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  const address = page.url();
  const second = await context.newPage();

  // A new match gives up the one under way, wherever that is on screen.
  await startMatch(second, '?seats=2&strength=easy&tempo=turbo');
  await expect(page.getByText(GIVEN_UP)).toBeVisible();
  await expect(page.locator('.match')).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText(GIVEN_UP)).toBeVisible();

  // So does giving up: where it is played, and where it is looked at.
  await page.goto(second.url());
  await expect(page.getByRole('alert')).toContainText('in einem anderen Tab');
  await giveUp(second);
  await expect(page.getByText(GIVEN_UP)).toBeVisible();
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await second.goto(page.url());
  await expect(second.getByRole('alert')).toContainText('in einem anderen Tab');
  await giveUp(second);
  await expect(page.getByText(GIVEN_UP)).toBeVisible();
});

test('a match that could not be stored is gone when it is given up', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await giveUp(page);
  await page.goBack();
  await expect(page.getByText('Keine angefangene Partie')).toBeVisible();
});

test('where the browser refuses storage, people are told and can still play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await expect(page.getByRole('alert')).toContainText('lässt uns nichts speichern');
  await playStep(page, 'keys');
  expect(await shownEntries(page)).toBeGreaterThan(1);
});

test('a damaged match is named and left as it lies', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  for (let step = 0; step < 3; step++) await playStep(page, 'keys');
  await page.goto('ueber/');
  await page.evaluate(async () => {
    const open = indexedDB.open('speedtisch');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const store = open.result.transaction('entries', 'readwrite').objectStore('entries');
    const get = store.getAll();
    await new Promise((resolve) => (get.onsuccess = resolve));
    const roll = (get.result as { index: number; entry: { chance?: string } }[]).find(
      (row) => row.index === 1,
    );
    const put = store.put({ ...roll, entry: { chance: 'roll', value: 7 } });
    await new Promise((resolve) => (put.onsuccess = resolve));
    open.result.close();
  });
  const before = await storedRows(page);
  await page.goto('speedrun/partie/');
  await expect(page.getByText('beschädigt (Eintrag 1)')).toBeVisible();
  expect(await storedRows(page)).toEqual(before);
});
