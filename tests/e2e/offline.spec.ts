/** Once opened, the whole app works with its server gone; an update is offered, not forced. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../../scripts/lib/server.mjs';
import { expect, test, workerActive } from './fixtures';
import { ROUTES, UNKNOWN } from './routes';

test('the service worker keeps every page', async ({ page, ownServer }) => {
  await page.goto(ownServer.url);
  await workerActive(page);
  await ownServer.close();

  for (const { path: route, heading } of ROUTES) {
    await test.step(`/${route} by typed address`, async () => {
      await page.goto(ownServer.url + route);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
  for (const { path: route, heading, from } of ROUTES) {
    if (from === undefined) continue;
    await test.step(`/${route} by link`, async () => {
      await page.goto(ownServer.url + from);
      const target = new URL(route, ownServer.url).pathname;
      const links = page.getByRole('link');
      await expect(links.first()).toBeVisible();
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
      const index = hrefs.indexOf(target);
      expect(index, `a link to ${target}, among ${hrefs.join(' ')}`).not.toBe(-1);
      await links.nth(index).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
  await test.step('an unknown address', async () => {
    await page.goto(ownServer.url + UNKNOWN);
    await expect(page.getByRole('heading', { name: 'Hier steht kein Tisch' })).toBeVisible();
  });
});

test('a new version waits until the player takes it', async ({ page }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'speedtisch-'));
  await cp('build', folder, { recursive: true });
  const server = await serve({ port: 0, folder });
  try {
    await page.goto(server.url);
    await workerActive(page);

    const worker = path.join(folder, 'sw.js');
    await writeFile(worker, `${await readFile(worker, 'utf8')}\n// another version\n`);
    await page.reload();
    await expect(page.getByText('Eine neue Fassung liegt bereit.')).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Eine neue Fassung liegt bereit.')).toBeHidden();
    const waiting = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).waiting !== null,
    );
    expect(waiting).toBe(false);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
