/** Whole matches of Speeddrache through the visible interface, as people with different hands play them. */
import { speeddrache } from '../../src/lib/games/speeddrache/rules';
import { awaited, dracheAt, dracheOut, dracheStep, shownDrache, startDrache } from './drache';
import { expect, test, openOnce } from './fixtures';
import { openAt } from './liveMatch';
import { endBoard } from './play';
import { savedRecord } from './records';
import { spilt, spiltAnywhere } from './screens';

// A trace keeps a picture of the page for each of hundreds of steps; that takes longer than playing them.
test.use({ trace: 'off' });

test.describe('on the smallest phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('C-01, C-12, C-22, DR-01, DR-15, DR-38 a match against seven is played to its end, and again', async ({
    page,
  }) => {
    await startDrache(page, '?seats=8&strength=normal&tempo=turbo');
    await dracheOut(page, 'touch', async () => {
      expect(await spilt(page)).toEqual([]);
    });
    const record = await savedRecord(page, speeddrache);
    expect(record.seats).toBe(8);
    const { totals } = record.result as unknown as { totals: readonly number[] };
    // The screen and the rules agree on the loot of the person.
    await expect(page.getByRole('row').filter({ hasText: 'Du' }).first()).toContainText(
      String(totals[0]),
    );
    await expect(page.getByRole('button', { name: 'Karten geprüft ✓' })).toBeVisible();
    await endBoard(page).tap();
    // The end board stands until the new match is there.
    await expect(page.locator('.match')).toHaveAttribute('data-mode', 'choose');
    expect((await shownDrache(page)).expedition).toBe(1);
  });
});

test.describe('on a desktop, by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C-30, DR-19, DR-25, DR-37 a short match with all house rules is played to its end', async ({
    page,
  }) => {
    await startDrache(
      page,
      '?seats=5&strength=easy&tempo=turbo&expeditions=3&relicsBack=true&hazardsStay=true&hiddenChests=true',
    );
    await dracheOut(page, 'keys', async () => {
      // DR-26: of chests only the own one is on the page.
      const { chests, mode } = await shownDrache(page);
      if (mode === 'choose') expect(chests.slice(1)).toEqual(['', '', '', '']);
    });
    const record = await savedRecord(page, speeddrache);
    expect(record.options).toEqual({
      expeditions: 3,
      relicsBack: true,
      hazardsStay: true,
      hiddenChests: true,
    });
    await expect(endBoard(page)).toBeVisible();
  });
});

test('with seven others nothing scrolls and nothing is cut off, from 360 × 640 to desktop', async ({
  page,
}) => {
  await startDrache(page, '?seats=8&tempo=turbo&strength=easy');
  for (let step = 0; step < 4; step++) {
    await awaited(page);
    expect(await spiltAnywhere(page)).toEqual([]);
    if (await dracheStep(page, 'keys')) return;
  }
});

test('a match is taken up after a reload as it was, and without a network from the first start on', async ({
  page,
  ownServer,
}) => {
  await openOnce(page, ownServer);
  await page.goto(`${ownServer.url}speeddrache/?seats=4&strength=strong&tempo=turbo`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(page.locator('.match')).toBeVisible();
  for (let step = 0; step < 3; step++) await dracheStep(page, 'keys', () => 'deeper');
  // A way home goes on by itself; this waits for the person.
  await expect(page.locator('.match')).toHaveAttribute('data-mode', /choose|bilanz/);
  const before = await shownDrache(page);
  await page.reload();
  await expect(page.locator('.match')).toHaveAttribute('data-mode', before.mode);
  expect(await shownDrache(page)).toEqual(before);
});

test('DR-05 the own choice may change until the last has chosen', async ({ page }) => {
  await openAt(page, dracheAt(4, ['T13', '0+ 1+ 2+ 3+', 'T4']));
  // Computers take 0.7 s; here time passes only when it is let.
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('speeddrache/partie/?id=speeddrache-at');
  const screen = page.locator('.match');
  await page.clock.runFor(200);
  await expect(screen).toHaveAttribute('data-mode', 'choose');
  const deeper = page.getByRole('button', { name: /^Tiefer/ });
  const leave = page.getByRole('button', { name: /^Hinaus/ });
  await page.keyboard.press('w');
  await expect(screen).toHaveAttribute('data-mode', 'chosen');
  await expect(deeper).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('u');
  await expect(leave).toHaveAttribute('aria-pressed', 'true');
  await expect(deeper).toHaveAttribute('aria-pressed', 'false');
  expect((await shownDrache(page)).inside).toEqual([0, 1, 2, 3]);
  await page.clock.runFor(2000);
  // The thief is out: the last choice counts.
  await expect(screen).not.toHaveAttribute('data-inside', /0/);
});
