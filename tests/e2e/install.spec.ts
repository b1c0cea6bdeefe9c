/** A browser would offer to install the app. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, watchErrors, workerActive } from './fixtures';

test('nothing keeps the app from being installed', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no address');
  // a private window can never install, so this needs a profile of its own
  const profile = await mkdtemp(path.join(os.tmpdir(), 'speedtisch-'));
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
  try {
    const errors = await watchErrors(context);
    const page = await context.newPage();
    await page.goto(baseURL);
    await workerActive(page);
    const devtools = await context.newCDPSession(page);
    const { errors: manifestErrors, url } = await devtools.send('Page.getAppManifest');
    expect(url).toBe(new URL('app.webmanifest', baseURL).href);
    expect(manifestErrors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test.describe('the hint to install', () => {
  /** As Chromium does once it finds the app installable; headless it never offers by itself. */
  const offer = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(Object.assign(window, { asked: true })),
      });
      dispatchEvent(event);
    });

  test('asks the browser once', async ({ page }) => {
    await page.goto('');
    await offer(page);
    await page.getByRole('button', { name: 'Installieren' }).click();
    expect(await page.evaluate(() => 'asked' in window)).toBe(true);
    await expect(page.getByRole('button', { name: 'Installieren' })).toHaveCount(0);
  });

  test('put away on the start page it stays away, and is still found under Über', async ({
    page,
  }) => {
    await page.goto('');
    await offer(page);
    const hint = page.getByRole('region', { name: 'Als App installieren' });
    await hint.getByRole('button', { name: 'Hinweis schließen' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await offer(page);
    await expect(page.getByRole('heading', { name: 'Speedtisch' })).toBeVisible();
    await expect(hint).toHaveCount(0);
    await page.goto('ueber/');
    await offer(page);
    await expect(hint).toBeVisible();
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' });
    test('tells the way by hand, and what a tab may lose', async ({ page }) => {
      await page.goto('');
      const hint = page.getByRole('region', { name: 'Als App installieren' });
      await expect(hint).toContainText('„Zum Home-Bildschirm“');
      await expect(hint).toContainText('nach sieben Tagen');
    });
  });
});
