/** No findings of axe where people spend their time: Spielraum with its dialog, match, menu, log, end board. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { playOut, playStep, startMatch } from './play';
import { expect, test } from './fixtures';

// A trace keeps a picture of the page for each of a thousand steps; that takes longer than playing them.
test.use({ trace: 'off' });

const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)].join('\n'));
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`from the Spielraum to the end board in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('speedrun/');
    await page.getByRole('button', { name: 'Ändern' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
    for (let step = 0; step < 4; step++) await playStep(page, 'keys');
    expect(await findings(page)).toEqual([]);

    // Info window with a figure, then the advice, where a figure may be moved.
    await page.keyboard.press('i');
    await expect(page.locator('[data-info]')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    while ((await page.locator('.board button.ready').count()) === 0) await playStep(page, 'keys');
    await page.keyboard.press('r');
    await expect(page.locator('[data-counsel]')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await playOut(page, 'keys');
    expect(await findings(page)).toEqual([]);

    // The Spielraum while a match waits.
    await startMatch(page, '?seats=4&tempo=turbo');
    await page.getByRole('link', { name: 'Zum Spielraum' }).click();
    await expect(page.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
