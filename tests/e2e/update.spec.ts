/** From one version to the next: offered at the right moment, and nothing breaks in tabs that still run the old one. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, workerActive } from './fixtures';
import { playStep, shownEntries, startMatch } from './play';
import { VARIANTS, test } from './variants';

const SOLO = '?seats=2&strength=easy&tempo=turbo';

const offer = (page: Page) => page.getByText('Eine neue Fassung liegt bereit.');
const version = (page: Page) => page.getByTestId('version');
const leaveMatch = (page: Page) => page.getByRole('link', { name: 'Zum Spielraum' }).click();

/** Resolves when the new version lies ready; `ask`: the page itself has no reason to look for it. */
const secondWaits = (page: Page, ask = false): Promise<void> =>
  page.evaluate(async (asked) => {
    const registration = await navigator.serviceWorker.ready;
    if (asked) await registration.update();
    while (registration.waiting === null)
      await new Promise((resolve) => {
        registration.installing?.addEventListener('statechange', resolve, { once: true });
        registration.addEventListener('updatefound', resolve, { once: true });
      });
  }, ask);

/** A mark that a reload wipes away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Hashed files of the first build that the second does not have. */
const oldFiles = (builds: { first: string; second: string }): string[] => {
  const files = (folder: string) =>
    readdirSync(path.join(folder, '_app/immutable'), { recursive: true })
      .map(String)
      .filter((file) => /\.(?:js|css)$/.test(file));
  const fresh = new Set(files(builds.second));
  return files(builds.first)
    .filter((file) => !fresh.has(file))
    .map((file) => `_app/immutable/${file.split(path.sep).join('/')}`);
};

const statuses = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (all) => Promise.all(all.map(async (address) => (await fetch(address)).status)),
    addresses,
  );

test('F23: a new version is offered once, when no tab plays a match any more', async ({
  page,
  context,
  host,
  builds,
}) => {
  await page.goto(host.url);
  await workerActive(page);
  await startMatch(page, SOLO, host.url);
  await playStep(page, 'keys');

  host.show(builds.second);
  const other = await context.newPage();
  await other.goto(`${host.url}ueber/`);
  await secondWaits(other);
  await expect(version(other)).toHaveText(VARIANTS.first);
  // Another step is written and shown, so both tabs have long heard of it by now.
  await playStep(page, 'keys');
  await expect(offer(page)).toHaveCount(0);
  await expect(offer(other)).toHaveCount(0);

  await leaveMatch(page);
  await expect(offer(page)).toHaveCount(1);
  await expect(offer(other)).toHaveCount(1);
  await page.getByRole('link', { name: 'Weiterspielen' }).click();
  await expect(offer(other)).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  await leaveMatch(page);
  await expect(offer(page)).toHaveCount(1);
  await expect(offer(other)).toHaveCount(1);
  await mark(page);

  await other.getByRole('button', { name: 'Neu laden' }).click();
  await expect(version(other)).toHaveText(VARIANTS.second);
  await expect(offer(other)).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  const registrations = await other.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, waiting }) => ({
      scope,
      waiting: waiting !== null,
    })),
  );
  expect(registrations).toEqual([{ scope: host.url, waiting: false }]);

  // The other tab is new with the next page it opens, and the match goes on there.
  await page.getByRole('link', { name: 'Zur Startseite' }).first().click();
  await page.waitForFunction(() => !('marked' in window));
  await startMatch(page, SOLO, host.url);
  await playStep(page, 'keys');
});

/** Resolves when the worker that controls the pages is stopped, as the browser stops one that has nothing to do. */
const stopActiveWorker = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active?.runningStatus === 'stopped') resolve();
      else if (active?.runningStatus === 'running')
        void session.send('ServiceWorker.stopWorker', { versionId: active.versionId });
    });
    void session.send('ServiceWorker.enable');
  });
  await session.detach();
};

test('F23: the new version comes at once, even if a request wakes the old worker just then', async ({
  page,
  host,
  builds,
}) => {
  await page.goto(`${host.url}ueber/`);
  await workerActive(page);
  host.show(builds.second);
  await secondWaits(page, true);
  const apply = page.getByRole('button', { name: 'Neu laden' });
  await expect(apply).toBeVisible();
  // Left alone, Chromium lets the old worker go on for five minutes now.
  await stopActiveWorker(page);
  const said = await apply.evaluate(async (button: HTMLElement) => {
    void fetch(location.href);
    button.click();
    await Promise.resolve();
    return button.textContent.trim();
  });
  expect(said).toBe('Wird geladen …');
  await expect(version(page)).toHaveText(VARIANTS.second);
  await expect(offer(page)).toHaveCount(0);
});

test('a tab that still runs the old version plays on and finds its files', async ({
  page,
  context,
  host,
  builds,
}) => {
  const old = oldFiles(builds);
  expect(old.length).toBeGreaterThan(0);
  await page.goto(host.url);
  await workerActive(page);
  await startMatch(page, SOLO, host.url);
  await mark(page);

  host.show(builds.second);
  const other = await context.newPage();
  await other.goto(`${host.url}ueber/`);
  await secondWaits(other);
  // What no button offers during a match: the new worker takes over all the same.
  await other.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  await expect
    .poll(async () => {
      await other.reload();
      return version(other).textContent();
    })
    .toBe(VARIANTS.second);
  // It has thrown away by then what it does not need itself.
  await workerActive(other);

  // Not from the host, which has the second build only.
  const gone = await page.request.get(`${host.url}${old[0] ?? ''}`);
  expect(gone.status()).toBe(404);
  const addresses = old.map((file) => `${host.url}${file}`);
  expect(await statuses(page, addresses)).toEqual(old.map(() => 200));
  const before = await shownEntries(page);
  await playStep(page, 'keys');
  expect(await shownEntries(page)).toBeGreaterThan(before);
  expect(await isMarked(page)).toBe(true);
});

test('"Später" keeps the offer away until the next start, which brings the new version', async ({
  page,
  context,
  host,
  builds,
}) => {
  await page.goto(`${host.url}ueber/`);
  await workerActive(page);
  const other = await context.newPage();
  await other.goto(host.url);
  host.show(builds.second);
  await secondWaits(page, true);
  await expect(offer(other)).toHaveCount(1);
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(offer(other)).toHaveCount(0);

  await page.reload();
  await secondWaits(page);
  await expect(version(page)).toHaveText(VARIANTS.first);
  await expect(offer(page)).toHaveCount(0);

  // Closed everywhere; a page beside the app sees the new version take its place.
  const last = await context.newPage();
  const beside = new URL('/', host.url).href;
  await last.route(beside, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await last.goto(beside);
  await page.close();
  await other.close();
  await last.evaluate(async (folder) => {
    const registration = await navigator.serviceWorker.getRegistration(folder);
    while (registration?.waiting || registration?.active?.state !== 'activated')
      await new Promise(requestAnimationFrame);
  }, host.url);

  // Opened again.
  await last.goto(`${host.url}ueber/`);
  await expect(version(last)).toHaveText(VARIANTS.second);
  await expect(offer(last)).toHaveCount(0);
});

test('an app that stays open asks for a new version after an hour', async ({
  page,
  host,
  builds,
}) => {
  await page.clock.install();
  await page.goto(`${host.url}ueber/`);
  await workerActive(page);
  host.show(builds.second);
  await page.clock.fastForward('59:00');
  await expect(version(page)).toHaveText(VARIANTS.first);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.fastForward('11:00');
  await secondWaits(page);
  await expect(offer(page)).toHaveCount(1);
});
