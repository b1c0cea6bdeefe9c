/** Whole matches of Speedzoo through the visible interface, as people with different hands play them. */
import { speedzoo } from '../../src/lib/games/speedzoo/rules';
import { expect, openOnce, test } from './fixtures';
import { openAt } from './liveMatch';
import { endBoard } from './play';
import { savedRecord } from './records';
import { spilt, spiltAnywhere } from './screens';
import { awaited, shownZoo, startZoo, zooAt, zooMatch, zooOut, zooStep } from './zoo';

// A trace keeps a picture of the page for each of hundreds of steps; that takes longer than playing them.
test.use({ trace: 'off' });

test.describe('on the smallest phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('C-01, C-12, C-22, ZO-14, ZO-16, ZO-19 a match against three is played to its end, and again', async ({
    page,
  }) => {
    await startZoo(page, '?seats=4&strength=normal&tempo=turbo&wishes=true');
    await zooOut(page, 'touch', async () => {
      expect(await spilt(page)).toEqual([]);
    });
    const record = await savedRecord(page, speedzoo);
    expect(record.seats).toBe(4);
    const { visitors } = record.result as unknown as { visitors: readonly number[] };
    // The screen and the rules agree on the visitors of the person.
    await expect(page.getByRole('row').filter({ hasText: 'Du' }).first()).toContainText(
      String(visitors[0]),
    );
    await expect(page.getByRole('button', { name: 'Karten geprüft ✓' })).toBeVisible();
    await endBoard(page).tap();
    // The end board stands until the new match is there.
    await expect(zooMatch(page)).toHaveAttribute('data-mode', 'wishes');
    expect((await shownZoo(page)).entries).toBeLessThan(20);
  });
});

test.describe('on a desktop, by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C-30, ZO-15, ZO-25, ZO-26 a season of large zoos against one is played to its end', async ({
    page,
  }) => {
    await startZoo(page, '?seats=2&strength=easy&tempo=turbo&size=7&season=true');
    const sheets = new Set<number>();
    await zooOut(page, 'keys', ({ mode, entries }) => {
      if (mode === 'sheet') sheets.add(entries);
      return Promise.resolve();
    });
    expect(sheets.size).toBe(2);
    const record = await savedRecord(page, speedzoo);
    expect(record.options).toMatchObject({ size: 7, season: true });
    await expect(endBoard(page)).toBeVisible();
  });
});

test('nothing scrolls and nothing is cut off, from 360 × 640 to desktop', async ({ page }) => {
  await startZoo(page, '?seats=4&tempo=turbo&strength=easy');
  for (let step = 0; step < 8; step++) {
    await awaited(page);
    expect(await spiltAnywhere(page)).toEqual([]);
    await zooStep(page, 'keys');
  }
});

test('a match is taken up after a reload as it was, and without a network from the first start on', async ({
  page,
  ownServer,
}) => {
  await openOnce(page, ownServer);
  await page.goto(`${ownServer.url}speedzoo/?seats=2&strength=strong&tempo=turbo`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  for (let step = 0; step < 5; step++) await zooStep(page, 'keys');
  const before = await awaited(page);
  await page.reload();
  await expect(zooMatch(page)).toHaveAttribute('data-entries', String(before.entries));
});

/** Two players, the first row picked; seat 0 lays domino 4 first. */
const OPENED = [
  'order 0 1 1 0',
  'row 4 14 20 33',
  '0: 4',
  '1: 14',
  '1: 20',
  '0: 33',
  'row 1 7 12 36',
];

test('ZO-12 ZO-14 the domino is laid provisionally, turned, taken up and laid', async ({
  page,
}) => {
  await openAt(page, zooAt(2, OPENED));
  const screen = zooMatch(page);
  await expect(screen).toHaveAttribute('data-mode', 'place');
  await screen.locator('[data-spot="1,0,E"]').focus();
  await page.keyboard.press('Enter');
  await expect(screen).toHaveAttribute('data-mode', 'placed');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(screen).toHaveAttribute('data-mode', 'place');
  await expect(screen.locator('[data-spot="1,0,E"]')).toHaveCount(1);
});

test('F03 ZO-10 what fits nowhere is given up by its own button, and only by it', async ({
  page,
}) => {
  // Seat 0 closes its gate in with savannas and jungles; then a night house comes.
  await openAt(
    page,
    zooAt(1, [
      'row 2 3 4 13',
      '0: 13',
      '0: 13@1,0E',
      'row 5 6 19 24',
      '0: 24',
      '0: 24@-1,0W',
      'row 1 25 26 27',
      '0: 25',
      '0: 25@0,1S',
      'row 28 29 30 31',
      '0: 28',
      '0: 28@0,-1N',
      'row 10 11 12 15',
      '0: 12',
    ]),
  );
  const screen = zooMatch(page);
  await expect(screen).toHaveAttribute('data-mode', 'discard');
  await expect(screen.locator('[data-spot]')).toHaveCount(0);
  const before = (await shownZoo(page)).entries;
  await screen.locator('[data-discard]').click();
  await expect(screen).toHaveAttribute('data-entries', String(before + 2));
});
