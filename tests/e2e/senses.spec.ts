/** Sounds, a screen that stays awake, and the title of a page that is put aside. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { playStep, startMatch } from './play';

interface Noted {
  contexts: number;
  sources: number;
  locks: number;
}

/** Notes what the page asks the browser for; the browser still does it. */
const note = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = { contexts: 0, sources: 0, locks: 0 };
    Object.assign(window, { noted });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        noted.contexts += 1;
      }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      noted.sources += 1;
      start.call(this, when);
    };
    const buffered = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when?: number) {
      noted.sources += 1;
      buffered.call(this, when);
    };
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      noted.locks += 1;
      return request(type);
    };
  });
const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

test.use({ hasTouch: true });

test('nothing sounds before the first touch; then the die and the figures do', async ({ page }) => {
  await note(page);
  await page.goto('speedrun/?seats=2&strength=easy&tempo=turbo');
  await expect(page.getByRole('button', { name: 'Losspielen' })).toBeEnabled();
  expect(await noted(page)).toMatchObject({ contexts: 0, sources: 0 });
  await page.getByRole('button', { name: 'Losspielen' }).tap();
  await expect(page.locator('.match')).toBeVisible();
  await playStep(page, 'touch');
  const after = await noted(page);
  expect(after.contexts).toBe(1);
  // A rolling die is six knocks.
  expect(after.sources).toBeGreaterThanOrEqual(6);
});

test('with sounds off the page stays silent', async ({ page }) => {
  await note(page);
  await page.goto('ansicht/');
  await page.getByRole('switch', { name: 'Geräusche' }).tap();
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  for (let step = 0; step < 3; step++) await playStep(page, 'touch');
  expect(await noted(page)).toMatchObject({ contexts: 0, sources: 0 });
});

test('the screen is kept awake in a match, again on return, and nowhere else', async ({ page }) => {
  await note(page);
  await page.goto('speedrun/');
  await expect(page.getByRole('button', { name: 'Losspielen' })).toBeEnabled();
  expect((await noted(page)).locks).toBe(0);
  await page.getByRole('button', { name: 'Losspielen' }).tap();
  await expect(page.locator('.match')).toBeVisible();
  await expect.poll(async () => (await noted(page)).locks).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await noted(page)).locks).toBe(2);
});

test('a page put aside says in its title whose turn it is', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await page.getByRole('button', { name: 'Würfeln' }).waitFor();
  await expect(page).toHaveTitle('Speedrun – Speedtisch');
  const putAside = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await putAside(true);
  await expect(page).toHaveTitle('Du bist dran – Speedtisch');
  await putAside(false);
  await expect(page).toHaveTitle('Speedrun – Speedtisch');
});
