/** Whole matches of Speed and Spit through the visible interface, alone and by two at one device. */
import { speed } from '../../src/lib/games/speed/rules';
import { expect, test } from './fixtures';
import { openAt } from './liveMatch';
import { endBoard } from './play';
import { savedRecord } from './records';
import { spilt, spiltAnywhere } from './screens';
import { dealt, half, speedAt, speedMatch, speedOut, speedStep, startSpeed } from './speed';
import { spreadFingers } from './touch';

// A trace keeps a picture of the page for each of hundreds of steps; that takes longer than playing them.
test.use({ trace: 'off' });

test.describe('on the smallest phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('C-01, C-12, C-22, SP-02, SP-03, SP-07, SP-11, SP-12 a round is played to its end, and again', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await startSpeed(page, '?strength=easy');
    let spread = false;
    await speedOut(page, 'touch', async () => {
      expect(await spilt(page)).toEqual([]);
      if (spread || (await speedMatch(page).getAttribute('data-mode')) !== 'race') return;
      spread = true;
      await spreadFingers(page);
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    });
    expect(spread).toBe(true);
    const record = await savedRecord(page, speed);
    expect(record.options).toEqual({ variant: 'speed15', target: 0, slap: false, autoDraw: false });
    await expect(page.getByRole('button', { name: 'Karten geprüft ✓' })).toBeVisible();
    await endBoard(page).tap();
    await expect(speedMatch(page)).toHaveAttribute('data-mode', 'ready');
  });

  test('SP-16, SP-17, SP-18, SP-19, SP-21 a match of Spit is played to its end', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await startSpeed(page, '?strength=easy&variant=spit');
    const deals = new Set<string>();
    await speedOut(page, 'touch', async () => {
      expect(await spilt(page)).toEqual([]);
      deals.add((await page.locator('[data-deal]').first().getAttribute('data-deal')) ?? '');
    });
    const record = await savedRecord(page, speed);
    const { rounds } = record.result as unknown as { rounds: readonly unknown[] };
    expect(rounds.length).toBe(record.log.filter((entry) => 'chance' in entry).length);
    expect(deals.size).toBeGreaterThan(1);
  });
});

test.describe('on a desktop, by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C-30, SP-13, SP-14, SP-15 twenty cards to fifteen points, with slapping and hands that fill themselves', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await startSpeed(page, '?strength=easy&variant=speed20&target=15&slap=true&autoDraw=true');
    await speedOut(page, 'keys');
    const record = await savedRecord(page, speed);
    expect(record.log.some((entry) => 'do' in entry && entry.do === 'slap')).toBe(true);
    expect(record.log.some((entry) => 'do' in entry && entry.do === 'draw')).toBe(false);
    const { score } = record.result as unknown as { score: readonly number[] };
    expect(Math.max(...score)).toBeGreaterThanOrEqual(15);
  });
});

test('nothing scrolls and nothing is cut off, from 360 × 640 to desktop', async ({ page }) => {
  await page.clock.install();
  await openAt(page, speedAt([dealt()], { target: 25 }));
  expect(await spiltAnywhere(page)).toEqual([]);
  await page.locator('[data-ready]').click();
  await page.clock.runFor(2600);
  await expect(speedMatch(page)).toHaveAttribute('data-mode', 'race');
  expect(await spiltAnywhere(page)).toEqual([]);
  await page.keyboard.press('p');
  await expect(speedMatch(page)).toHaveAttribute('data-mode', 'paused');
  // Nobody sees a card while time stands still.
  await expect(page.locator('[data-card]')).toHaveCount(0);
  expect(await spiltAnywhere(page)).toEqual([]);
});

test('a match is taken up after a reload as it was, paused and covered', async ({ page }) => {
  await page.clock.install();
  await openAt(page, speedAt([dealt()]));
  await speedStep(page, 'keys');
  await page.clock.runFor(2600);
  await page.keyboard.press('1');
  await expect(page.locator('[data-pile="0"]')).toHaveAttribute('data-top', '8H');
  await expect(speedMatch(page)).toHaveAttribute('data-entries', /^[2-9]/);
  await page.reload();
  await expect(speedMatch(page)).toHaveAttribute('data-mode', 'paused');
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expect(speedMatch(page)).toHaveAttribute('data-entries', /^[2-9]/);
});

test.describe('two at one tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('SP-01, SP-06, SP-08 two fingers in the same instant lay two cards', async ({ page }) => {
    await page.clock.install();
    await openAt(page, speedAt([dealt()], {}, 'human'));
    for (const seat of [0, 1] as const) await half(page, seat).locator('[data-ready]').tap();
    await page.clock.runFor(2600);
    for (const seat of [0, 1] as const)
      await expect(half(page, seat)).toHaveAttribute('data-mode', 'race');
    const at = async (seat: 0 | 1, card: string) => {
      const box = await half(page, seat).locator(`[data-card="${card}"]`).boundingBox();
      if (box === null) throw new Error(`no ${card}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, id: seat };
    };
    const touchPoints = [await at(0, '8H'), await at(1, 'QD')];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('[data-pile="0"]').first()).toHaveAttribute('data-top', '8H');
    await expect(page.locator('[data-pile="1"]').first()).toHaveAttribute('data-top', 'QD');
  });

  test('SP-11, SP-13 a match of two is played to its end', async ({ page }) => {
    test.setTimeout(240_000);
    await startSpeed(page, '?zu-zweit&target=15');
    await speedOut(page, 'touch', undefined, ['.half[data-seat="0"]', '.half[data-seat="1"]']);
    const record = await savedRecord(page, speed);
    expect(record.players?.map(({ kind }) => kind)).toEqual(['human', 'human']);
  });
});
