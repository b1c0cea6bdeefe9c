/** "Nothing is lost": killed browsers, second tabs, refused storage, damaged rows. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../scripts/lib/browser.mjs';
import { quickChance } from '../../src/lib/game/chance';
import { replay } from '../../src/lib/game/match';
import type { AnyGame, Entry } from '../../src/lib/game/contract';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import type { Position } from '../../src/lib/games/speedrun/position';
import { playStep, shown, shownEntries, startMatch } from './play';
import { expect, test } from './fixtures';

const rules = speedrun as unknown as AnyGame;

interface StoredRows {
  readonly matches: readonly {
    id: string;
    seats: number;
    options: never;
    length: number;
    status: string;
  }[];
  readonly entries: readonly { match: string; index: number; entry: Entry }[];
}

/** Gives the match on screen up, as a person does: menu, button, confirmation. */
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Partie aufgeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partie aufgeben' }).last().click();
  await expect(page).toHaveURL(/speedrun\/$/);
};

const GIVEN_UP = 'Diese Partie wurde aufgegeben';

/** Everything in the database as it lies there, read without the app. */
const storedRows = (page: Page): Promise<StoredRows> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('speedtisch'));
    const store = db.transaction(['matches', 'entries']);
    const [matches, entries] = await Promise.all([
      done(store.objectStore('matches').getAll()),
      done(store.objectStore('entries').getAll()),
    ]);
    db.close();
    return { matches, entries };
  });

/** The figures after the first `entries` entries of the only live match, by the rules. */
const figuresAfter = (rows: StoredRows, entries: number): string => {
  const head = rows.matches.find((row) => row.status === 'live');
  if (head === undefined) throw new Error('no live match is stored');
  const log = rows.entries.filter((row) => row.match === head.id).sort((a, b) => a.index - b.index);
  expect(log.map((row) => row.index)).toEqual(log.map((_, index) => index));
  expect(head.length).toBe(log.length);
  const setup = { seats: head.seats, options: head.options, source: { kind: 'free' } } as const;
  const match = replay(
    rules,
    setup,
    log.slice(0, entries).map((row) => row.entry),
  );
  if (!match.ok) throw new Error(`stored log does not replay at ${match.at}`);
  return (match.value.position as unknown as Position).figures.join(' ');
};

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

/** Kills; the moments of all of them come from one seed, so that a failing one comes again. */
const KILLS = 30;

/** Asks for one step and does not wait for it: the cut falls somewhere between the press and the picture. */
const beginStep = async (page: Page, frames: number): Promise<void> => {
  await page.evaluate(async (count) => {
    const ready = '.match .board button.ready, .match .dock button.primary';
    document.querySelector<HTMLElement>(ready)?.click();
    for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
  }, frames);
};

test(`Chromium killed at ${KILLS} random moments: every move that was shown is still there`, async ({
  baseURL,
}) => {
  const draw = quickChance(30)('kills');
  const profile = await mkdtemp(path.join(tmpdir(), 'speedtisch-kill-'));
  let seen = { entries: 0, figures: '' };
  for (let kill = 0; kill < KILLS; kill++) {
    const { page, kill: killBrowser } = await launch(profile);
    await page.addInitScript(() => {
      // A browser of one's own has no language set by the test runner.
      Object.defineProperty(navigator, 'languages', { value: ['de-DE'] });
      // Fetching the whole app for offline, begun anew after every kill, would take most of the time.
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    if (kill === 0) await startMatch(page, '?seats=2&strength=easy&tempo=turbo', baseURL);
    else {
      // By link as a person goes, and by address, which is quicker.
      if (kill % 10 === 1) {
        await page.goto(`${baseURL}speedrun/`);
        await page.getByRole('link', { name: 'Weiterspielen' }).click();
      } else await page.goto(`${baseURL}speedrun/partie/`);
      await expect(page.locator('.match')).toBeVisible();
      const rows = await storedRows(page);
      expect(rows.matches.filter((row) => row.status === 'live')).toHaveLength(1);
      expect(rows.entries.length).toBeGreaterThanOrEqual(seen.entries);
      expect(figuresAfter(rows, seen.entries), `kill ${kill}`).toBe(seen.figures);
    }
    // At most sixty steps of one's own: no match ends that soon.
    for (let step = draw.below(3); step > 0; step--)
      expect(await playStep(page, 'keys'), 'the match is over').toBe(false);
    if (draw.below(2) === 0) await beginStep(page, draw.below(12));
    seen = await shown(page);
    await killBrowser();
  }
  expect(seen.entries).toBeGreaterThan(KILLS);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

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
