/** A browser that a test has started itself, and may therefore kill. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../scripts/lib/browser.mjs';

interface OwnBrowser {
  readonly page: Page;
  /** SIGKILL to the browser itself, as when a device dies. */
  readonly kill: () => Promise<void>;
}

/** A browser that this test started, and may therefore kill; it keeps its data in `profile`. */
const launch = async (profile: string): Promise<OwnBrowser> => {
  const { executablePath, args, env } = await browserOptions();
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--lang=de-DE',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { env: { ...env, LANGUAGE: 'de' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += String(text);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Runs `kills` lives of one browser after the other on the same data; each `live` ends with a SIGKILL. */
export const killedOften = async (
  kills: number,
  live: (page: Page, kill: number) => Promise<void>,
): Promise<void> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'speedtisch-kill-'));
  for (let kill = 0; kill < kills; kill++) {
    const { page, kill: killBrowser } = await launch(profile);
    await page.addInitScript(() => {
      // A browser of one's own has no language set by the test runner.
      Object.defineProperty(navigator, 'languages', { value: ['de-DE'] });
      // Fetching the whole app for offline, begun anew after every kill, would take most of the time.
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    try {
      await live(page, kill);
    } finally {
      await killBrowser();
    }
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
};
