/** "Meine Partien" and "Daten": results that stay, everything in one file, and everything away. */
import { readFile, truncate, writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { backupFile, finishedMatch, liveMatch } from './backups';
import { endBoard, playOut, playStep, shown, startMatch } from './play';
import { expect, test } from './fixtures';

// A trace keeps a picture of the page for each of a thousand steps; that takes longer than playing them.
test.use({ trace: 'off' });

type File = ReturnType<typeof backupFile>;

const choose = (page: Page, file: File | string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file);

const found = (page: Page) => page.locator('[data-import=found]');

/** Takes a file in on the page "Daten". */
const takeIn = async (page: Page, file: File): Promise<void> => {
  await page.goto('daten/');
  await choose(page, file);
  await expect(found(page)).toBeVisible();
  await page.getByRole('button', { name: 'Einlesen' }).click();
  await expect(page.locator('[data-import=done]')).toBeVisible();
};

const cards = (page: Page) => page.locator('[data-match]');

const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)].join('\n'));
};

test('C-32 a finished match stays: in the list, with its end board and its record', async ({
  page,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
  await playOut(page, 'keys');
  const title = await page.getByRole('heading', { level: 1 }).last().textContent();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Meine Partien' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Du');
  await expect(cards(page)).toContainText('leicht');
  await expect(cards(page)).toContainText('beim Ersten');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: /^Ergebnis ansehen: Speedrun vom/ }).click();
  await expect(endBoard(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).last()).toHaveText(title ?? '?');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aufzeichnung speichern' }).click();
  expect((await download).suggestedFilename()).toMatch(/^speedrun-[0-9a-f]{8}\.json$/);
});

test('a live match is gone on with from the list; single ones are deleted, asked first', async ({
  page,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await playStep(page, 'keys');
  const before = await shown(page);
  await page.goto('partien/');
  await page.getByRole('link', { name: /^Weiterspielen: Speedrun/ }).click();
  await expect(page.locator('.match')).toBeVisible();
  expect((await shown(page)).entries).toBeGreaterThanOrEqual(before.entries);

  await takeIn(page, backupFile([finishedMatch(1), finishedMatch(2, 3)]));
  await page.goto('partien/');
  await expect(cards(page)).toHaveCount(3);
  const last = cards(page).last();
  await expect(last).toHaveAttribute('data-match', 'match-001');
  await last.getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Behalten' }).click();
  await expect(cards(page)).toHaveCount(3);
  await last.getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.goto('speedrun/partie/?id=match-001');
  await expect(page.getByText('Keine angefangene Partie')).toBeVisible();
});

test('many matches come in portions, newest first; damaged ones are named and hide nothing', async ({
  page,
}) => {
  await takeIn(page, backupFile(Array.from({ length: 23 }, (_, n) => finishedMatch(n))));
  await page.evaluate(async () => {
    const open = indexedDB.open('speedtisch');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const store = open.result.transaction('matches', 'readwrite').objectStore('matches');
    const get = store.get('match-020');
    await new Promise((resolve) => (get.onsuccess = resolve));
    const put = store.put({ ...(get.result as object), tempo: 'warp' });
    await new Promise((resolve) => (put.onsuccess = resolve));
    open.result.close();
  });
  await page.goto('partien/');
  await expect(page.getByText('Eine Partie ist beschädigt')).toBeVisible();
  await expect(cards(page)).toHaveCount(19);
  await expect(cards(page).first()).toHaveAttribute('data-match', 'match-022');
  await page.getByRole('button', { name: 'Mehr zeigen' }).click();
  await expect(cards(page)).toHaveCount(22);
  await expect(cards(page).last()).toHaveAttribute('data-match', 'match-000');
  await expect(page.getByRole('button', { name: 'Mehr zeigen' })).toHaveCount(0);
});

test('everything goes into one file and comes back on another device, settings too', async ({
  page,
  browser,
  baseURL,
}) => {
  await takeIn(page, backupFile([finishedMatch(1), finishedMatch(2, 4), liveMatch(3, 40)]));
  await page.goto('ansicht/');
  await page.getByText('dunkel', { exact: true }).click();
  await page.goto('daten/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Datei speichern' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^speedtisch-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByRole('main').getByText('Gesichert: 3 Partien.')).toBeVisible();
  const buffer = await readFile(await file.path());

  const other = await browser.newContext({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) });
  const device = await other.newPage();
  await device.goto('daten/');
  await choose(device, { name: 'x.json', mimeType: 'application/json', buffer });
  await expect(found(device)).toContainText('3 Partien in der Datei, noch keine davon hier.');
  expect(await findings(device)).toEqual([]);
  await device.getByRole('button', { name: 'Einlesen' }).click();
  await expect(device.getByRole('main').getByText('3 Partien eingelesen.')).toBeVisible();
  await expect(device.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Once more: nothing is new.
  await choose(device, { name: 'x.json', mimeType: 'application/json', buffer });
  await expect(found(device)).toContainText('3 Partien in der Datei, davon 3 schon hier.');
  await expect(found(device)).toContainText('Hier fehlt nichts davon.');
  await device.goto('speedrun/partie/');
  await expect(device.locator('.match')).toBeVisible();
  await other.close();
});

test('a live match here is never lost to one in a file', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await playStep(page, 'keys');
  await page.goto('daten/');
  await choose(page, backupFile([liveMatch(3, 40)]));
  await expect(found(page)).toContainText('bleibt in der Datei, weil hier schon eine läuft');
  await page.goto('partien/');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Weiterspielen/ })).toBeVisible();
});

test('a file chosen before the scripts of the page have come counts, too', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_app/immutable/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('daten/', { waitUntil: 'commit' });
  await choose(page, backupFile([finishedMatch(1)]));
  await expect(found(page)).toHaveCount(0);
  release?.();
  await expect(found(page)).toContainText('Eine Partie in der Datei, noch nicht hier.');
});

test('a wrong file is named, and nothing is changed', async ({ page }, testInfo) => {
  await takeIn(page, backupFile([finishedMatch(1)]));
  const good = backupFile([finishedMatch(2)]);
  const text = good.buffer.toString();
  const with_ = (content: string): File => ({ ...good, buffer: Buffer.from(content) });
  const impossible = finishedMatch(2);
  const CASES: readonly (readonly [File, RegExp])[] = [
    [with_(text.slice(0, -50)), /unvollständig oder kein JSON/],
    [with_('{"format":"speedtisch-record/1"}'), /keine Sicherung von Speedtisch/],
    [with_(text.replace(/backup\/\d+/, 'backup/99')), /neueren Fassung/],
    [with_(text.replace('"value":6', '"value":5')), /Prüfsumme stimmt nicht/],
    [
      backupFile([{ ...impossible, head: { ...impossible.head, game: 'halma' } }]),
      /Partie 1 in der Datei stimmt nicht: ein Spiel „halma“ gibt es hier nicht/,
    ],
    [
      backupFile([
        { ...impossible, log: [{ chance: 'starter', seat: 9 }, ...impossible.log.slice(1)] },
      ]),
      /Partie 1 in der Datei stimmt nicht: Eintrag 0 ist nach den Regeln nicht möglich/,
    ],
    [
      // Nobody would ever come to the other person's seat.
      backupFile([
        finishedMatch(3),
        {
          ...impossible,
          head: {
            ...impossible.head,
            seated: [
              { name: 'Du', kind: 'human' },
              { name: 'Ben', kind: 'human' },
            ],
          },
        },
      ]),
      /Partie 2 in der Datei stimmt nicht: ihre Angaben passen nicht zusammen/,
    ],
    [backupFile([finishedMatch(2), finishedMatch(2)]), /Partie 2 kommt in der Datei zweimal vor/],
  ];
  for (const [file, sentence] of CASES) {
    await choose(page, file);
    await expect(page.locator('[data-import=bad]')).toHaveText(sentence);
    await expect(page.locator('[data-import=bad]')).toContainText('Hier ist nichts verändert.');
  }
  const large = testInfo.outputPath('large.json');
  await writeFile(large, '');
  await truncate(large, 65 * 1024 * 1024);
  await choose(page, large);
  await expect(page.locator('[data-import=bad]')).toHaveText(/größer als 64 MB/);
  await page.goto('partien/');
  await expect(cards(page)).toHaveCount(1);
});

test('everything away: asked twice, and a match in another tab ends with a sentence', async ({
  page,
  context,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await playStep(page, 'keys');
  const second = await context.newPage();
  await second.goto('daten/');
  const dialog = second.getByRole('dialog');
  await second.getByRole('button', { name: 'Alles löschen' }).click();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('button', { name: 'Behalten' }).click();
  await expect(page.locator('.match')).toBeVisible();

  await second.getByRole('button', { name: 'Alles löschen' }).click();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(second.locator('[data-delete]')).toHaveText('Alles ist gelöscht.');
  await expect(page.getByText('Diese Partie wurde gelöscht')).toBeVisible();
  expect(await second.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await second.goto('partien/');
  await expect(second.getByText('Noch keine Partie')).toBeVisible();
});

test('the browser is asked to keep everything: by the button, and after the first finished match', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let kept = false;
    const asked = () => {
      const count = Number(sessionStorage.getItem('asked') ?? '0');
      sessionStorage.setItem('asked', String(count + 1));
      kept = true;
      return Promise.resolve(true);
    };
    navigator.storage.persist = asked;
    navigator.storage.persisted = () => Promise.resolve(kept);
  });
  const count = () => page.evaluate(() => sessionStorage.getItem('asked'));
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
  await playStep(page, 'keys');
  expect(await count()).toBeNull();
  await playOut(page, 'keys');
  expect(await count()).toBe('1');
  await page.goto('daten/');
  await page.getByRole('button', { name: 'Dauerhaft behalten' }).click();
  await expect(page.getByRole('main').getByText('auch wenn der Platz knapp wird')).toBeVisible();
  expect(await count()).toBe('2');
});

test('blocked storage is named on both pages', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('daten/');
  await expect(page.locator('[data-storage=bad]')).toContainText('privaten Fenster');
  await page.goto('partien/');
  await expect(page.getByText('lässt uns hier nichts speichern')).toBeVisible();
});

test('a result seen again never ends the match that is under way', async ({ page }) => {
  await takeIn(page, backupFile([finishedMatch(1), liveMatch(2, 40)]));
  await page.goto('speedrun/partie/?id=match-001');
  await endBoard(page).click();
  await expect(page.getByText('Die angefangene Partie endet dann.')).toBeVisible();
  await page.goto('speedrun/partie/?id=match-002');
  await expect(page.locator('.match')).toBeVisible();
});

test('taking in by keys: the focus goes on; settings alone are said', async ({ page }) => {
  await page.goto('daten/');
  // The guide seen is a setting too; without any, those of the file are chosen.
  await page.evaluate(() => localStorage.clear());
  const settings = { 'speedtisch-settings': '{"theme":"dark"}' };
  await choose(page, backupFile([], settings));
  await expect(found(page)).toContainText('In der Datei ist keine Partie.');
  const go = page.getByRole('button', { name: 'Einlesen' });
  await expect(go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-import=done]')).toHaveText('Einstellungen übernommen.');
  const again = page.locator('button').filter({ hasText: 'Datei wählen' });
  await expect(again).toBeFocused();
  await choose(page, { ...backupFile([]), buffer: Buffer.from('{') });
  await expect(page.locator('[data-import=bad]')).toBeVisible();
  await expect(again).toBeFocused();
});
