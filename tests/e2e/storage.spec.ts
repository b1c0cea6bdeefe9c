/** Storage that breaks, fills up, or is wanted by another version of the app, in a real Chromium. */
import type { Page } from '@playwright/test';
import { playStep, shown, shownEntries, startMatch, stepShown } from './play';
import { expect, test } from './fixtures';

test.use({ trace: 'off' });

/** What the pages of these tests have on their window, to break connections with. */
interface Broken {
  connections: IDBDatabase[];
  /** Every transaction of these fails, as on iOS when the database's own process is gone. */
  lost: Set<IDBDatabase>;
  /** Nothing more fits. */
  full: boolean;
  /** Connections that are opened from now on are lost from the start. */
  losing: boolean;
}
declare global {
  interface Window {
    broken: Broken;
  }
}

const watchConnections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.broken = { connections: [], lost: new Set(), full: false, losing: false };
    const { broken } = window;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => {
        broken.connections.push(request.result);
        if (broken.losing) broken.lost.add(request.result);
      });
      return request;
    };
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...args) {
      if (broken.full) throw new DOMException('Encountered full disk.', 'QuotaExceededError');
      return add.apply(this, args);
    };
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      const [, mode] = args;
      if (broken.lost.has(this) && mode === 'readwrite')
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      return transaction.apply(this, args);
    };
  });

/** What is stored, after everything on screen has been thrown away. */
const afterReload = async (page: Page): Promise<{ entries: number; figures: string }> => {
  await page.reload();
  await expect(page.locator('.match')).toBeVisible();
  return shown(page);
};

/** Lets the table try again: a roll that was not stored is made then, a figure has to be moved once more. */
const tryAgain = async (page: Page): Promise<void> => {
  const before = await shownEntries(page);
  const byHand = (await page.locator('.board button.ready').count()) > 0;
  await page.getByRole('button', { name: 'Nochmal versuchen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  if (!byHand) await stepShown(page, before);
};

const start = (page: Page) => startMatch(page, '?seats=2&strength=easy&tempo=turbo');

test('connections that close, or are lost, under a match are opened anew, and play goes on', async ({
  page,
}) => {
  await watchConnections(page);
  await start(page);
  for (let step = 0; step < 6; step++) {
    await page.evaluate(
      (close) => {
        const { connections, lost } = window.broken;
        for (const connection of connections) {
          if (close) connection.close();
          else lost.add(connection);
        }
      },
      step % 2 === 0,
    );
    await playStep(page, 'keys');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  const before = await shown(page);
  expect(await page.evaluate(() => window.broken.connections.length)).toBeGreaterThan(3);
  const after = await afterReload(page);
  expect(after.entries).toBeGreaterThanOrEqual(before.entries);
});

test('a connection that cannot be renewed is named; once it can, the same move is made', async ({
  page,
}) => {
  await watchConnections(page);
  await start(page);
  await playStep(page, 'keys');
  const { entries } = await shown(page);
  await page.evaluate(() => {
    const { broken } = window;
    broken.losing = true;
    for (const connection of broken.connections) broken.lost.add(connection);
    document
      .querySelector<HTMLElement>('.match .board button.ready, .match .dock button.primary')
      ?.click();
  });
  await expect(page.getByRole('alert')).toContainText('Verbindung zum Speicher ist abgerissen');
  const stuck = await shownEntries(page);
  expect(stuck).toBeGreaterThanOrEqual(entries);
  await page.evaluate(() => {
    window.broken.losing = false;
    window.broken.lost.clear();
  });
  await tryAgain(page);
  await playStep(page, 'keys');
  const before = await shown(page);
  expect((await afterReload(page)).entries).toBeGreaterThanOrEqual(before.entries);
});

test('full storage in mid-match is named; with room again, play goes on and nothing is missing', async ({
  page,
}) => {
  await watchConnections(page);
  await start(page);
  await playStep(page, 'keys');
  // Chromium grants a running page some megabytes ahead, so its real limit would come too late for a test.
  await page.evaluate(() => {
    window.broken.full = true;
    document
      .querySelector<HTMLElement>('.match .board button.ready, .match .dock button.primary')
      ?.click();
  });
  await expect(page.getByRole('alert')).toContainText('Der Speicher ist voll');
  const stuck = await shown(page);
  await page.evaluate(() => (window.broken.full = false));
  await tryAgain(page);
  await playStep(page, 'keys');
  const after = await afterReload(page);
  expect(after.entries).toBeGreaterThan(stuck.entries);
});

/** Sets how much this origin may store, in bytes. */
const setRoom = async (page: Page, quotaSize: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
};

test('a match that begins with full storage says that it is not kept, and can be played', async ({
  page,
}) => {
  await page.goto('ueber/');
  await setRoom(page, 1);
  await page.goto('speedrun/?seats=2&strength=easy&tempo=turbo');
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Speicher ist voll. Du kannst spielen');
  await playStep(page, 'keys');
  expect(await shownEntries(page)).toBeGreaterThan(1);
});

/** A tab that opens the database as another version would, and keeps it open until told. */
const openAs = (page: Page, version: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('speedtisch', wanted);
        request.onblocked = () => (document.title = 'blocked');
        request.onsuccess = () => {
          document.title = 'open';
          Object.assign(window, { other: request.result });
          resolve();
        };
        request.onerror = () => reject(new Error(String(request.error)));
      }),
    version,
  );

/** Dexie counts in tenths: these are versions 99 and a half. */
const NEWER = 990;
const OLDER = 5;

test('F25: a newer version in another tab gets the storage at once; this tab offers to reload', async ({
  page,
  context,
}) => {
  await page.goto('partien/');
  await expect(page.getByText('Noch keine Partie')).toBeVisible();
  const second = await context.newPage();
  await second.goto('ueber/');
  await openAs(second, NEWER);
  const offer = page.getByRole('button', { name: 'Neu laden' });
  await expect(offer).toBeVisible();
  await expect(page.getByText('in einem anderen Tab neuer geworden').first()).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
});

test('F25: while a match is played here, the newer version waits, and nothing is lost', async ({
  page,
  context,
}) => {
  await start(page);
  await playStep(page, 'keys');
  const second = await context.newPage();
  await second.goto('ueber/');
  const opening = openAs(second, NEWER);
  await expect(second).toHaveTitle('blocked');
  for (let step = 0; step < 3; step++) await playStep(page, 'keys');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(second).toHaveTitle('blocked');
  const { entries } = await shown(page);
  // Leaving the match lets go.
  await page.getByRole('link', { name: 'Zum Spielraum' }).click();
  await opening;
  await expect(page.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  const stored = await second.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { other } = window as unknown as { other: IDBDatabase };
        const count = other.transaction('entries').objectStore('entries').count();
        count.onsuccess = () => resolve(count.result);
      }),
  );
  expect(stored).toBeGreaterThanOrEqual(entries);
});

test('F25: this version waits for an older one in another tab, says so, and goes on by itself', async ({
  page,
  context,
}) => {
  const old = await context.newPage();
  await old.goto('ueber/');
  await openAs(old, OLDER);
  await page.goto('partien/');
  await expect(page.getByText('In einem anderen Tab läuft noch eine Partie').first()).toBeVisible();
  await old.close();
  await expect(page.getByText('Noch keine Partie')).toBeVisible();
  await expect(page.locator('.banner')).toHaveCount(0);
  await start(page);
  await playStep(page, 'keys');
  expect((await afterReload(page)).entries).toBeGreaterThan(1);
});
