/**
 * Speedzoo alone through the visible interface: the ways in the Spielraum and their addresses, an Auftrag and the
 * Tageszoo from start to end, what they bring to the path of missions, the list of the day and the Zookasse.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Entry } from '../../src/lib/games/speedzoo/position';
import { itIs } from './days';
import { expect, test } from './fixtures';
import { awaited, layAt, zooMatch, zooStep } from './zoo';

/** Builds a zoo to its end: the highest domino of each row, where it fits first; the clock is helped along. */
const build = async (page: Page): Promise<void> => {
  const match = page.locator('.match');
  const isAt = (mode: string | RegExp) => expect(match).toHaveAttribute('data-mode', mode);
  for (let round = 1; round <= 12; round++) {
    await page.clock.runFor(1500);
    await isAt('pick');
    await page.locator('button[data-pick]').last().click();
    await isAt('picked');
    await page.locator('button[data-take]').click();
    await isAt(/^(place|discard)$/);
    if ((await match.getAttribute('data-mode')) === 'discard') {
      await page.locator('button[data-discard]').click();
    } else {
      await page.locator('button[data-spot]').first().press('Enter');
      await isAt('placed');
      await page.locator('button[data-lay]').click();
    }
    await isAt(round < 12 ? /^(wait|pick)$/ : /^(count|over)$/);
  }
  for (let step = 0; step < 60 && (await match.getAttribute('data-mode')) === 'count'; step++) {
    await page.locator('button[data-next]').click();
    await page.clock.runFor(400);
  }
  await isAt('over');
};

const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Wie du allein spielst' }).getByText(name);

test('ZO-33 the ways alone by address, kept for the next time; a wrong one is said', async ({
  page,
}) => {
  await page.goto('speedzoo/');
  await expect(page.getByRole('radio', { name: 'Allein' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Neu mischen, los' })).toBeEnabled();
  await way(page, 'Aufträge').click();
  await expect(page.getByRole('heading', { name: '20 Aufträge' })).toBeVisible();
  await page.goto('speedzoo/');
  await expect(page.getByRole('radio', { name: 'Aufträge' })).toBeChecked();
  await page.goto('speedzoo/?allein=tag');
  await expect(page.getByRole('button', { name: 'Tageszoo bauen' })).toBeEnabled();
  await page.goto('speedzoo/?seats=2');
  await expect(page.getByRole('radio', { name: 'Computer' })).toBeChecked();
  await expect(page.getByText('Gegner')).toBeVisible();
  await page.goto('speedzoo/?allein=nachts');
  await expect(page.getByText('„allein“ = nachts').first()).toBeVisible();
});

test('ZO-36 a locked Auftrag says what opens it, the first one can be played', async ({ page }) => {
  await page.goto('speedzoo/?allein=auftraege');
  await page.getByRole('button', { name: 'Auftrag 2, gesperrt' }).click();
  await expect(page.getByText('Öffnet sich mit 1 Stern bei Auftrag 1.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Auftrag 2', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: /^Auftrag 1, / }).click();
  await page.getByRole('button', { name: 'Auftrag 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Auftrag 1' })).toBeVisible();
  await page.goto('speedzoo/?allein=auftraege');
  await expect(page.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
});

test('C-34 ZO-34 the Tageszoo: every try counts, the best one stays; day, room and Zookasse tell the same', async ({
  page,
}) => {
  test.slow();
  await itIs(page, '2026-11-30T10:00:00');
  await page.goto('speedzoo/?allein=tag');
  await page.getByRole('button', { name: 'Tageszoo bauen' }).click();
  await build(page);
  await expect(page.getByText('Das ist dein bestes Ergebnis von heute.')).toBeVisible();
  await page.getByRole('link', { name: 'Zum Tageszoo' }).click();
  const score = await page.locator('.hero .big').textContent();
  await expect(page.getByText('Dein bestes Ergebnis steht in der Tagesliste.')).toBeVisible();
  await page.getByRole('button', { name: 'Nochmal' }).click();
  await expect(page.locator('.match')).toBeVisible();
  // Given up at once, it is worth nothing, and the first one stays.
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.getByText('Ist er dein bester heute')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /heute$/ })).toContainText(`${score}`);
  await page.getByRole('link', { name: /^Zookasse/ }).click();
  await expect(page.getByRole('heading', { name: 'Tageszoo heute' })).toBeVisible();
  await expect(page.getByText('1 Tag in Folge')).toBeAttached();
  await expect(page.getByRole('table', { name: 'Besucher deines letzten Zoos' })).toContainText(
    `Tageszoo ${score}`.replace(' ', ''),
  );
});

/** What brings the first Auftrag three stars: the match that proves that they can be reached. */
const solution = (): readonly Entry[] => {
  const file = new URL('../fixtures/missions.jsonl', import.meta.url);
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const record = JSON.parse(first) as { 'x-mission': number; log: readonly Entry[] };
  expect(record['x-mission']).toBe(1);
  return record.log;
};

test('ZO-36 ZO-37 the first Auftrag is won with three stars, which are kept and open the second', async ({
  page,
}) => {
  await page.goto('speedzoo/?allein=auftraege');
  await page.getByRole('button', { name: 'Auftrag 1', exact: true }).click();
  for (const entry of solution()) {
    if ('chance' in entry) continue;
    const { mode } = await awaited(page);
    if (entry.do === 'pick') {
      expect(mode).toBe('pick');
      await zooMatch(page).locator(`[data-pick="${entry.domino}"]`).click();
      await expect(zooMatch(page)).toHaveAttribute('data-mode', 'picked');
      await zooMatch(page).locator('[data-take]').click();
    } else if (entry.do === 'place') {
      expect(mode).toBe('place');
      await layAt(page, entry);
    }
    await expect(zooMatch(page)).not.toHaveAttribute('data-mode', /picked|placed/);
  }
  while (!(await zooStep(page, 'keys')));
  await expect(page.getByRole('heading', { name: 'Auftrag 1 geschafft!' })).toBeVisible();
  await expect(page.getByRole('region', { name: '3 Sterne' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Auftrag 2', exact: true })).toBeVisible();
  await page.goto('speedzoo/?allein=auftraege');
  await expect(page.getByRole('button', { name: /^Auftrag 1, .*3/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Auftrag 2/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Auftrag 2', exact: true })).toBeEnabled();
});
