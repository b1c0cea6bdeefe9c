/** A browser would offer to install the app. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
    const errors = watchErrors(context);
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
