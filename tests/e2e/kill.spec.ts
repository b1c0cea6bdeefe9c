/** "Nothing is lost": a browser that dies at any moment, and what is there when it is opened again. */
import type { Page } from '@playwright/test';
import { quickChance } from '../../src/lib/game/chance';
import { speed } from '../../src/lib/games/speed/rules';
import type { Position } from '../../src/lib/games/speedrun/position';
import { speedrun } from '../../src/lib/games/speedrun/rules';
import { expect, test } from './fixtures';
import { killedOften } from './ownBrowser';
import { playStep, shown, shownEntries, startMatch } from './play';
import { speedStep, startSpeed } from './speed';
import { storedMatch, storedRows, type StoredRows } from './stored';

/** Of Speedrun. The moments of all of them come from one seed, so that a failing one comes again. */
const KILLS = 12;

/** Asks for one step and does not wait for it: the cut falls somewhere between the press and the picture. */
const beginStep = async (page: Page, frames: number): Promise<void> => {
  await page.evaluate(async (count) => {
    const ready = '.match .board button.ready, .match .dock button.primary';
    document.querySelector<HTMLElement>(ready)?.click();
    for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
  }, frames);
};

/** Opens the only match under way by its address. */
const reopen = async (page: Page, address: string): Promise<StoredRows> => {
  await page.goto(address);
  await expect(page.locator('.match')).toBeVisible();
  const rows = await storedRows(page);
  expect(rows.matches.filter((row) => row.status === 'live')).toHaveLength(1);
  return rows;
};

test(`Speedrun, killed at ${KILLS} random moments: every move that was shown is still there`, async ({
  baseURL,
}) => {
  const draw = quickChance(30)('kills');
  let seen = { entries: 0, figures: '' };
  await killedOften(KILLS, async (page, kill) => {
    if (kill === 0) await startMatch(page, '?seats=2&strength=easy&tempo=turbo', baseURL);
    else {
      // By link as a person goes, and by address, which is quicker.
      if (kill % 10 === 1) {
        await page.goto(`${baseURL}speedrun/`);
        await page.getByRole('link', { name: 'Weiterspielen' }).click();
        await expect(page.locator('.match')).toBeVisible();
      }
      const rows = await reopen(page, `${baseURL}speedrun/partie/`);
      expect(rows.entries.length).toBeGreaterThanOrEqual(seen.entries);
      const { position } = storedMatch(rows, speedrun, seen.entries);
      const { figures } = position as unknown as Position;
      expect(figures.join(' '), `kill ${kill}`).toBe(seen.figures);
    }
    // At most two dozen steps of one's own: no match ends that soon.
    for (let step = draw.below(3); step > 0; step--)
      expect(await playStep(page, 'keys'), 'the match is over').toBe(false);
    if (draw.below(2) === 0) await beginStep(page, draw.below(12));
    seen = await shown(page);
  });
  expect(seen.entries).toBeGreaterThan(KILLS);
});

test('Speed, killed between the press on a card and what the table says: every card that counted still lies', async ({
  baseURL,
}) => {
  const draw = quickChance(6)('kills');
  let counted: StoredRows['entries'] = [];
  let shownBefore = 0;
  await killedOften(6, async (page, kill) => {
    if (kill === 0) await startSpeed(page, '?target=50', baseURL);
    else {
      await page.clock.install();
      const rows = await reopen(page, `${baseURL}speed/partie/`);
      // What had been there before is unchanged, and no card that the screen counted is missing.
      expect(rows.entries.slice(0, counted.length)).toEqual(counted);
      expect(rows.entries.length).toBeGreaterThanOrEqual(shownBefore);
      const { log } = storedMatch(rows, speed);
      expect(await shownEntries(page)).toBe(log.length);
      await expect(page.locator('.match')).toHaveAttribute('data-mode', 'paused');
      counted = rows.entries;
    }
    // Until the screen counts something new in this life too: a count before the race may take all the steps.
    const least = (await shownEntries(page)) + 2;
    for (let step = 4 + draw.below(6); step > 0 || (await shownEntries(page)) < least; step--)
      await speedStep(page, 'keys');
    for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
    shownBefore = await shownEntries(page);
  });
  expect(counted.length).toBeGreaterThan(6);
});
