/**
 * Finds a Chromium for the end-to-end tests, nearest first: CHROMIUM_PATH, the
 * system's, Playwright's own, one fetched earlier; else Playwright's download and,
 * where that is not reachable, a package from the npm registry.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { cachedBrowser, fetchBrowser } from './browser-cache.mjs';
import { log } from './log.mjs';
import { bin, collect } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const onSystem = () =>
  [
    ...(process.env.PATH ?? '')
      .split(path.delimiter)
      .filter(Boolean)
      .flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...APPS,
  ].find((file) => existsSync(file));

const at = (executablePath) =>
  executablePath && existsSync(executablePath) ? { executablePath, env: {} } : undefined;

const playwrights = () => at(chromium.executablePath());

const download = async () => {
  log('Fetching a browser for the tests (playwright install chromium) …');
  const { code } = await collect(bin('@playwright/test/cli.js', 'install', 'chromium'), {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
  });
  return code === 0 ? playwrights() : undefined;
};

const asked = () => {
  const wish = process.env.CHROMIUM_PATH;
  if (wish && !existsSync(wish)) throw new Error(`CHROMIUM_PATH names no file: ${wish}`);
  return at(wish);
};

const find = async () => {
  const found =
    asked() ??
    at(onSystem()) ??
    playwrights() ??
    cachedBrowser() ??
    (await download()) ??
    (await fetchBrowser());
  if (found) return found;
  throw new Error('No Chromium found and none could be fetched: set CHROMIUM_PATH to one.');
};

const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright's launch options.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 */
export const browserOptions = async () => {
  const { executablePath, env } = await find();
  const root = process.getuid?.() === 0;
  return {
    executablePath,
    args: root ? ['--no-sandbox', ...QUIET] : QUIET,
    env: { ...process.env, ...env },
  };
};
