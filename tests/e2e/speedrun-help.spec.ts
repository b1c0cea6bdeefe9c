/** What Speedrun tells on request: info windows, the advice, the guide of a first match, and playing by itself. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { playStep, shownEntries, startMatch } from './play';
import { middleOf, touch } from './touch';

const info = (page: Page): Locator => page.locator('[data-info]');
const ready = (page: Page): Locator => page.locator('.board button.ready');
const rollButton = (page: Page): Locator => page.getByRole('button', { name: 'Würfeln' });

/** Rolls and moves until a figure may be moved. */
const untilMove = async (page: Page): Promise<void> => {
  for (let step = 0; step < 200; step++) {
    await rollButton(page).or(ready(page)).first().waitFor();
    if ((await ready(page).count()) > 0) return;
    await playStep(page, 'keys');
  }
  throw new Error('no figure may ever be moved');
};

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('F26, C-29 a long press tells about a figure, selects nothing and moves nothing', async ({
    page,
  }) => {
    await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
    await untilMove(page);
    const before = await shownEntries(page);
    const at = await middleOf(ready(page).first());
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, 'touchStart', at);
    await expect(info(page)).toBeVisible();
    await expect(info(page)).toContainText('Deine Figur');
    await touch(cdp, 'touchEnd');
    await expect(info(page)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    expect(await shownEntries(page)).toBe(before);
    // A tap elsewhere puts it away, and the next tap on the figure moves it.
    await page.locator('.match > .log').tap({ position: { x: 2, y: 2 } });
    await expect(info(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await ready(page).first().tap();
    await expect.poll(() => shownEntries(page)).toBeGreaterThan(before);
  });

  test('F26 a finger that moves by more than 10 px, or is lifted early, asks nothing', async ({
    page,
  }) => {
    await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
    await untilMove(page);
    const at = await middleOf(ready(page).first());
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, 'touchStart', at);
    await page.clock.runFor(400);
    await touch(cdp, 'touchMove', { x: at.x + 14, y: at.y });
    await page.clock.runFor(2000);
    await expect(info(page)).toBeHidden();
    await touch(cdp, 'touchMove', { x: at.x + 90, y: at.y });
    await touch(cdp, 'touchEnd');
    // The same finger, still: the clock of the test is what it waits for.
    await touch(cdp, 'touchStart', at);
    await page.clock.runFor(499);
    await expect(info(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(info(page)).toBeVisible();
    await touch(cdp, 'touchEnd');
  });

  test('C-02, C-29 a tap on a plate tells about its player, of the strength that was chosen', async ({
    page,
  }) => {
    await startMatch(page, '?seats=2&strength=strong&tempo=turbo');
    await page.getByRole('button', { name: 'Über Eule' }).tap();
    await expect(info(page)).toContainText('Stark');
    await expect(info(page)).toContainText('0 von 4 Figuren im Haus');
    await expect(info(page)).toContainText('von 166 Feldern gelaufen');
  });
});

test('C-29 a resting mouse tells about a foreign figure, and goes with it', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await rollButton(page).waitFor();
  const board = await page.locator('.board').boundingBox();
  if (board === null) throw new Error('no board');
  // Eule sits opposite, at the top right; its first figures wait in the yard there.
  const at = (x: number, y: number) =>
    [board.x + board.width * x, board.y + board.height * y] as const;
  await page.mouse.move(...at(0.8, 0.18));
  await expect(info(page)).toContainText('Eule (Gelb)');
  await page.mouse.move(...at(0.5, 0.5));
  await expect(info(page)).toBeHidden();
});

test('C-29, C-30, F27 the key I tells about every figure and says it once', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await rollButton(page).waitFor();
  await page.keyboard.press('i');
  await expect(info(page)).toContainText('Deine Figur 1');
  const said = page.locator('[aria-live] p', { hasText: 'Deine Figur 1: Wartet im Startfeld' });
  await expect(said).toHaveCount(1);
  for (let figure = 2; figure <= 4; figure++) {
    await page.keyboard.press('ArrowRight');
    await expect(info(page)).toContainText(`Deine Figur ${figure}`);
  }
  await page.keyboard.press('ArrowRight');
  await expect(info(page)).toContainText('Eule (Gelb), Figur 1');
  await page.keyboard.press('Escape');
  await expect(info(page)).toBeHidden();
  // The same by name, for whoever does not see the board.
  await page.getByRole('button', { name: /^Eule \(Gelb\), Figur 2 .*: Auskunft$/ }).press('Enter');
  await expect(info(page)).toContainText('Eule (Gelb), Figur 2');
});

test('C-28 the advice has its numbers, is the same each time, and goes with the move', async ({
  page,
}) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await untilMove(page);
  const panel = page.locator('[data-counsel]');
  await page.keyboard.press('r');
  await expect(panel).toContainText(/Gewinnchance \d+\s%, Gefahr \d+\s%/);
  await expect(page.getByRole('button', { name: /so lautet mein Rat$/ })).toHaveCount(1);
  const first = await panel.innerText();
  await page.keyboard.press('r');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Rat', exact: true }).click();
  await expect(panel).toBeVisible();
  expect(await panel.innerText()).toBe(first);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const before = await shownEntries(page);
  await page.getByRole('button', { name: /so lautet mein Rat$/ }).press('Enter');
  await expect.poll(() => shownEntries(page)).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: /so lautet mein Rat$/ })).toHaveCount(0);
});

test('a reason goes with Escape and is said once', async ({ page }) => {
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  await rollButton(page).waitFor();
  await page.locator('.board button').first().dispatchEvent('click');
  await expect(page.locator('[data-answer]')).toHaveText('Würfle zuerst.');
  await expect(page.locator('[aria-live] p', { hasText: 'Würfle zuerst.' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-answer]')).toBeHidden();
});

test('RU-27 the die rolls by itself where that was chosen, and never behind an open sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('speedtisch-settings', '{"auto":"on"}');
  });
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
  // Nobody presses anything: rolls of the person's own are in the log.
  await expect.poll(() => shownEntries(page)).toBeGreaterThan(6);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Until it is the person's turn the computer plays on; then all stands still.
  await rollButton(page).or(ready(page)).first().waitFor({ state: 'attached' });
  const before = await shownEntries(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await shownEntries(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => shownEntries(page)).toBeGreaterThan(before);
});

test.describe('who has never played', () => {
  test.use({ newcomer: true, viewport: { width: 360, height: 640 } });

  test('is guided in five steps that never block play; once, and again on request', async ({
    page,
  }) => {
    await startMatch(page, '?seats=2&strength=easy&tempo=turbo');
    const guide = page.locator('[data-guide]');
    await expect(guide).toContainText('Schritt 1 von 5');
    // Play goes on below it.
    await playStep(page, 'keys');
    await expect(guide).toContainText('Schritt 1 von 5');
    for (let step = 2; step <= 5; step++) {
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(guide).toContainText(`Schritt ${step} von 5`);
    }
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(guide).toBeHidden();

    await page.reload();
    await expect(page.locator('.match')).toBeVisible();
    await expect(guide).toBeHidden();

    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Einführung noch einmal zeigen' }).click();
    await expect(guide).toContainText('Schritt 1 von 5');
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(guide).toContainText('Schritt 2 von 5');
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
  });
});
