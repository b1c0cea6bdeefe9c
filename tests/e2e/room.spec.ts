/** The Spielraum: what a match may be set up with, and that it is as it was the next time; the way to the rules. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { MatchRecord } from '../../src/lib/game/record';
import { expect, test } from './fixtures';

const radios = (page: Page, group: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('radio');
const chosen = (page: Page, group: string): Promise<string | undefined> =>
  page
    .getByRole('group', { name: group })
    .evaluate((element) =>
      element.querySelector('input:checked')?.closest('label')?.textContent.trim(),
    );

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const [game, fewest, most] of [
    ['speedrun', '1', '3'],
    ['speedsaurus', '2', '5'],
  ] as const)
    test(`C-01, C-37 ${game}: ${fewest} to ${most} opponents, no fewer and no more`, async ({
      page,
    }) => {
      await page.goto(`${game}/`);
      const count = page.getByRole('spinbutton', { name: 'Gegner' });
      await expect(page.getByRole('button', { name: 'Losspielen' })).toBeEnabled();
      await count.press('End');
      await expect(count).toHaveText(most);
      await expect(page.getByRole('button', { name: 'Gegner: mehr' })).toBeDisabled();
      await count.press('Home');
      await expect(count).toHaveText(fewest);
      await expect(page.getByRole('button', { name: 'Gegner: weniger' })).toBeDisabled();
    });

  test('C-02, C-11, C-12, C-37, RU-27 all settings reach the match and are there the next time', async ({
    page,
  }) => {
    await page.goto('speedrun/');
    await expect(page.getByRole('button', { name: 'Losspielen' })).toBeEnabled();
    await expect(radios(page, 'Stärke')).toHaveCount(3);
    await expect(radios(page, 'Tempo')).toHaveCount(3);
    await page.getByRole('spinbutton', { name: 'Gegner' }).press('ArrowDown');
    await page.getByText('stark', { exact: true }).click();
    await page.getByText('Turbo', { exact: true }).click();
    await page.getByRole('button', { name: 'Ändern' }).click();
    await page.getByText('beim Ersten', { exact: true }).click();
    for (const rule of ['Eine 1 lässt aussetzen', 'Im Haus aufrücken', 'Dreimal würfeln'])
      await page.getByRole('switch', { name: rule }).click();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('button', { name: 'Losspielen' }).click();
    await expect(page.locator('.match')).toBeVisible();

    await page.getByRole('button', { name: 'Menü' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Aufzeichnung speichern' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const record = JSON.parse(text) as MatchRecord;
    expect(record.options).toEqual({
      end: 'first',
      oneSkips: false,
      houseBlocks: false,
      threeTriesWithHoused: false,
    });
    expect(record.players?.map(({ kind }) => kind)).toEqual(['human', 'strong', 'strong']);

    await page.goto('speedrun/');
    await expect(page.getByRole('spinbutton', { name: 'Gegner' })).toHaveText('2');
    expect([await chosen(page, 'Stärke'), await chosen(page, 'Tempo')]).toEqual(['stark', 'Turbo']);
    await page.getByRole('button', { name: 'Ändern' }).click();
    expect(await chosen(page, 'Spielende')).toBe('beim Ersten');
    for (const rule of ['Eine 1 lässt aussetzen', 'Im Haus aufrücken', 'Dreimal würfeln'])
      await expect(page.getByRole('switch', { name: rule })).not.toBeChecked();
  });
});

for (const [name, path, sentences] of [
  [
    'Speedrun',
    'speedrun/',
    [
      'Eine dritte 6 verfällt nicht.',
      'Jede Zahl kommt gleich oft, für dich wie für jeden Computer',
      'keine heimliche 6 nach vielen Fehlversuchen',
    ],
  ],
  [
    'Speedsaurus',
    'speedsaurus/',
    [
      'Wer eine Runde eröffnet, legt beliebig viele Karten eines Werts aus und darf dabei nicht passen.',
      'Nach der 60. Runde ist Schluss.',
      'Kein Computer sieht fremde Karten, auch der starke nicht.',
    ],
  ],
] as const)
  test(`C-36, F07 the rules of ${name} are near from start, one press away in Spielraum and match, and honest about luck`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1, name: `${name} – Regeln` });
    await page.goto('');
    await page.getByRole('link', { name: 'Regeln' }).click();
    // The start page has a link of this name too.
    await expect(page).toHaveURL(/\/regeln\/$/);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(heading).toBeVisible();
    await page.goto(path);
    await page.getByRole('link', { name: 'Regeln' }).click();
    await expect(heading).toBeVisible();
    await page.goto(`${path}?tempo=turbo`);
    await page.getByRole('button', { name: 'Losspielen' }).click();
    await expect(page.locator('.match')).toBeVisible();
    await page.getByRole('link', { name: 'Regeln' }).click();
    await expect(heading).toBeVisible();
    for (const sentence of sentences) await expect(page.getByRole('main')).toContainText(sentence);
  });

test('C-33 what is chosen under Ansicht shows at once, everywhere, and the next time', async ({
  page,
}) => {
  await page.goto('ansicht/');
  const root = page.locator('html');
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const height = (): Promise<number> =>
    page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  await page.getByText('hell', { exact: true }).click();
  const before = { paper: await paper(), height: await height() };
  await page.getByText('dunkel', { exact: true }).click();
  await page.getByText('größer', { exact: true }).click();
  await page.getByText('reduziert', { exact: true }).click();
  for (const name of ['Große Symbole', 'Von selbst spielen', 'Geräusche', 'Vibration'])
    await page.getByRole('switch', { name }).click();
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Display' })).toBeVisible();

  for (const path of ['ansicht/', 'speedrun/', 'speedsaurus/', '']) {
    await page.goto(path);
    await expect(root).toHaveAttribute('lang', 'en');
    for (const [name, value] of [
      ['theme', 'dark'],
      ['motion', 'reduced'],
      ['text', 'larger'],
      ['symbols', 'large'],
    ] as const)
      await expect(root).toHaveAttribute(`data-${name}`, value);
    expect(await paper()).not.toBe(before.paper);
    expect(await height()).toBeGreaterThan(before.height);
  }
  await page.goto('ansicht/');
  for (const [name, on] of [
    ['Large symbols', true],
    ['Play by itself', true],
    ['Sounds', false],
    ['Vibration', false],
  ] as const)
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: on });
});
