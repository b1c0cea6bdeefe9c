/** The Tageshort from its first try to the list: days, midnight, practice, giving up, backups, addresses. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayPage, itIs, playDay, turnBack } from './days';
import { expect, test } from './fixtures';

// A trace keeps a picture of every step; that takes longer than playing them.
test.use({ timezoneId: 'Europe/Berlin', trace: 'off' });

const EVENING = '2026-11-30T20:00:00+01:00';

/** The days and matches as they lie in the database, read without the app. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('speedtisch'));
    const store = db.transaction(['matches', 'days', 'dayRecords']);
    const [matches, days, records] = await Promise.all(
      ['matches', 'days', 'dayRecords'].map((name) => done(store.objectStore(name).getAll())),
    );
    db.close();
    return {
      matches: matches as { id: string; mode: string; status: string; source: object }[],
      days: days as { day: string; match: string; state: string; score: number | null }[],
      records: records as object[],
    };
  });

const idOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

const giveUp = async (page: Page, saying: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Partie aufgeben' }).click();
  await expect(page.getByRole('dialog').last()).toContainText(saying);
  await page.getByRole('dialog').getByRole('button', { name: 'Partie aufgeben' }).last().click();
  await expect(page).toHaveURL(/speeddrache\/$/);
};

test('DR-27, DR-28, DR-29 a first try: begun, loaded again, finished, on the list; practice changes nothing', async ({
  page,
}) => {
  await itIs(page, EVENING);
  await page.goto('');
  await expect(page.getByRole('link', { name: /Tageshort/ })).toContainText('noch nicht gespielt');
  await playDay(page);
  const first = idOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tageshort');
  await turnBack(page, 'bilanz');

  // Left in the middle: it waits, and there is no second one.
  await page.goto('speeddrache/');
  const card = page.locator('[data-daily]');
  await expect(card).toHaveAttribute('data-daily', 'open');
  await expect(card.getByRole('button', { name: 'Üben' })).toHaveCount(0);
  await card.getByRole('link', { name: /weiterspielen$/ }).click();
  await expect(page.locator('.match')).toBeVisible();
  expect(idOf(page)).toBe(first);
  await page.reload();
  await turnBack(page, 'over');

  const [day] = (await stored(page)).days;
  expect(day).toMatchObject({ day: '2026-11-30', match: first, state: 'finished' });
  await page.getByRole('link', { name: 'Zum Tageshort' }).click();
  await expect(dayPage(page, 'over')).toContainText('Tageshort geschafft');
  await expect(page.getByRole('heading', { name: '1 Tag in Folge' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tagesliste' })).toContainText(
    `Du ${String(day?.score)}`,
  );
  const before = await stored(page);

  await page.getByRole('button', { name: 'Üben' }).click();
  await expect(page.locator('.match')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tageshort · Übung');
  await turnBack(page, 'over');
  await expect(page.getByText('Das war eine Übung.')).toBeVisible();
  const after = await stored(page);
  expect([after.days, after.records]).toEqual([before.days, before.records]);
  expect(after.matches).toHaveLength(2);

  // The match is deleted, the day stays.
  await page.goto('partien/');
  await page
    .locator(`[data-match="${first}"]`)
    .getByRole('button', { name: /^Löschen/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('bleibt in der Tagesliste');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.locator('[data-match]')).toHaveCount(1);
  await page.goto('speeddrache/tag/');
  await expect(dayPage(page, 'over')).toContainText('in der Partie');
  await page.goto('');
  await expect(page.getByRole('link', { name: /Tageshort/ })).toContainText('1 Tag in Folge');
});

test('DR-28 given up, a first try counts with what is secured, and the day is done', async ({
  page,
}) => {
  await itIs(page, EVENING);
  await playDay(page);
  await turnBack(page, 'bilanz');
  await giveUp(page, 'mit dem, was du bis jetzt gesichert hast');
  const { days } = await stored(page);
  expect(days).toMatchObject([{ state: 'given-up', score: 0 }]);
  await expect(page.locator('[data-daily]')).toHaveAttribute('data-daily', 'given-up');
  await page.goto('speeddrache/tag/');
  await expect(dayPage(page, 'over')).toContainText('Tageshort aufgegeben');
  await expect(page.getByRole('heading', { name: '1 Tag in Folge' })).toBeVisible();
  await page.getByRole('button', { name: 'Üben' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Übung');
  await giveUp(page, 'Die Übung endet.');
  expect((await stored(page)).days).toEqual(days);
});

test('F28 begun before midnight it counts for its day; the new day is open beside it, and a free match too', async ({
  page,
}) => {
  await itIs(page, '2026-11-30T23:58:30+01:00');
  await playDay(page);
  const monday = idOf(page);
  await page.clock.fastForward('02:00');
  await page.goto('speeddrache/');
  const card = page.locator('[data-daily]');
  await expect(card).toHaveAttribute('data-daily', 'fresh');
  await expect(card).toContainText('Dienstag, 1. Dezember');
  await card.getByRole('button', { name: 'Tageshort von heute spielen' }).click();
  await expect(page.locator('.match')).toBeVisible();
  expect(idOf(page)).not.toBe(monday);
  await page.goto('speeddrache/');
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(page.locator('.match')).toBeVisible();
  await page.goto('speeddrache/');
  await expect(page.getByRole('region', { name: 'Weiterspielen' })).toBeVisible();
  await card.getByRole('link', { name: 'Noch offen: Tageshort vom 30. November 2026' }).click();
  await expect(page.locator('.match')).toBeVisible();
  expect(idOf(page)).toBe(monday);
  await giveUp(page, 'gesichert');
  const { days, matches } = await stored(page);
  expect(days.map(({ day, state }) => [day, state])).toEqual([
    ['2026-11-30', 'given-up'],
    ['2026-12-01', 'open'],
  ]);
  expect(matches.filter(({ status }) => status === 'live')).toHaveLength(2);
});

test('F28 a page that stays open over midnight shows the new day; a clock set back is said', async ({
  page,
}) => {
  await itIs(page, '2026-11-30T23:59:00+01:00');
  await page.goto('speeddrache/tag/');
  await expect(dayPage(page, 'fresh')).toContainText('Montag, 30. November');
  await page.clock.fastForward('01:01');
  await expect(dayPage(page, 'fresh')).toContainText('Dienstag, 1. Dezember');
  await page.getByRole('button', { name: 'Spielen' }).click();
  await expect(page.locator('.match')).toBeVisible();
  expect((await stored(page)).days).toMatchObject([{ day: '2026-12-01' }]);

  await page.clock.setSystemTime(new Date('2026-11-30T12:00:00+01:00'));
  await page.goto('speeddrache/tag/');
  await expect(dayPage(page, 'fresh')).toContainText('Montag, 30. November');
  await expect(page.getByRole('note')).toContainText('vom 1. Dezember 2026. Stimmt das Datum?');
});

test('a backup carries the days to a device without any', async ({ page, browser, baseURL }) => {
  await itIs(page, EVENING);
  await playDay(page);
  await turnBack(page, 'bilanz');
  await giveUp(page, 'gesichert');
  await page.goto('daten/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Datei speichern' }).click();
  const file = await (await download).path();
  const buffer = await readFile(file);
  const expected = await stored(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const other = await context.newPage();
  await itIs(other, '2026-12-01T09:00:00+01:00');
  await other.goto('daten/');
  for (const [text, isNew] of [
    ['Ein Tag in der Tagesliste ist neu.', true],
    ['Hier fehlt nichts davon.', false],
  ] as const) {
    await other
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await expect(other.locator('[data-import=found]')).toContainText(text);
    const take = other.getByRole('button', { name: 'Einlesen' });
    await expect(take).toBeEnabled({ enabled: isNew });
    if (!isNew) continue;
    await take.click();
    await expect(other.locator('[data-import=done]')).toBeVisible();
  }
  expect((await stored(other)).days).toEqual(expected.days);
  expect((await stored(other)).records).toEqual(expected.records);
  await other.goto('speeddrache/tag/');
  await expect(other.getByRole('heading', { name: '1 Tag in Folge' })).toBeVisible();
  await other.getByRole('link', { name: /30\. November 2026/ }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Tageshort vom 30. November 2026',
  );
  await context.close();
});

test('addresses of days that are none, to come, or not played are named and change nothing', async ({
  page,
}) => {
  await itIs(page, EVENING);
  for (const [day, text] of [
    ['2026-02-30', '„2026-02-30“ ist kein Tag im Kalender'],
    ['<b>', '„<b>“ ist kein Tag im Kalender'],
    ['2026-12-01', 'kommt erst noch'],
    ['2026-11-29', 'auf diesem Gerät nicht gespielt'],
  ] as const) {
    await page.goto(`speeddrache/tag/?day=${encodeURIComponent(day)}`);
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Zum heutigen Tageshort' }).click();
  await expect(dayPage(page, 'fresh')).toBeVisible();
  const { days, matches } = await stored(page);
  expect([days, matches]).toEqual([[], []]);
  // A game without a match of the day has no such page.
  await page.goto('speedrun/tag/');
  await expect(page.getByText('Hier steht kein Tisch')).toBeVisible();
});

test('the result is shared as a text with symbols: by the device, or over the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await itIs(page, EVENING);
  await playDay(page);
  await giveUp(page, 'gesichert');
  await page.goto('speeddrache/tag/');
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByText('Kopiert.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Tageshort 30.11. · 0 Beute\n⬜⬜⬜⬜⬜ Serie 1',
  );
});
