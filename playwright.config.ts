/**
 * End-to-end tests against the built app, served as `npm start` serves it. No
 * retries: a test that fails now and then is a fault in the app or in the test.
 */
import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/server.mjs';

// workers load this file again: the first one to choose tells the others
const port = (process.env.E2E_PORT ??= String(await freePort()));
const base = process.env.BASE_PATH?.replace(/\/+$/, '') ?? '';
const url = `http://localhost:${port}${base}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Enough for a slow machine; what never comes fails all the same.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  globalTimeout: 22 * 60_000,
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    launchOptions: await browserOptions(),
    // Keeping pictures of every step takes longer than most tests; chance is the test's own, so a test that failed fails
    // again under `--trace on`.
    trace: 'off',
  },
  webServer: { command: `node scripts/serve.mjs ${port}`, url, reuseExistingServer: false },
});
