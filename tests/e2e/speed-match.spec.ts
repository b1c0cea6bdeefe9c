/** Matches of Speed and Spit through the visible interface, alone and by two at one device. */
import type { Page } from '@playwright/test';
import type { Position } from '../../src/lib/games/speed/position';
import { speed } from '../../src/lib/games/speed/rules';
import { findings } from './findings';
import { expect, test } from './fixtures';
import { openAt } from './liveMatch';
import { endBoard } from './play';
import { savedRecord } from './records';
import { spilt, spiltAnywhere } from './screens';
import { bothOut, dealt, half, speedAt, speedMatch, speedOut, startSpeed } from './speed';
import { spreadFingers } from './touch';
import { aheadTo } from '../games/speedAhead';

// A trace keeps a picture of the page for each of hundreds of steps; that takes longer than playing them.
test.use({ trace: 'off' });

/** Nothing scrolls while cards are played; the end board does. */
const fitsOnScreen = (page: Page) => async (): Promise<void> => {
  const outside = await spilt(page);
  if ((await page.locator('[data-mode="over"]').count()) === 0) expect(outside).toEqual([]);
};

/** In Spit: seat 0 has one card left, and it fits. */
const oneLeft = (position: Position): boolean => {
  const { layouts, piles, spit } = position;
  const cards = (layouts[0] ?? []).flatMap(({ up, down }) => (up === null ? down : [...down, up]));
  const owns = cards.length + (spit[0] ?? []).length + (piles[0] ?? []).length;
  return owns === 1 && speed.legal(position, 0).some((act) => act.do === 'play');
};

test.describe('on the smallest phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('C-01, C-12, C-22, SP-02, SP-03, SP-07, SP-11, SP-12 a round is played to its end, and again', async ({
    page,
  }) => {
    await startSpeed(page, '?strength=easy');
    await speedOut(page, 'touch', { until: 'race', each: fitsOnScreen(page) });
    await spreadFingers(page);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await speedOut(page, 'touch', { each: fitsOnScreen(page) });
    const record = await savedRecord(page, speed);
    expect(record.options).toEqual({ variant: 'speed15', target: 0, slap: false, autoDraw: false });
    await expect(page.getByRole('button', { name: 'Karten geprüft ✓' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await endBoard(page).tap();
    await expect(speedMatch(page)).toHaveAttribute('data-mode', 'ready');
  });

  test('SP-16, SP-17, SP-18, SP-19, SP-21 a match of Spit is played from the first deal to its end', async ({
    page,
  }) => {
    await page.clock.install();
    await openAt(page, speedAt([], { variant: 'spit' }, 'easy'));
    await speedOut(page, 'touch', { until: 'sheet', each: fitsOnScreen(page) });
    await expect(page.getByText(/greif(st|t) zuerst: \d+ vom Mittelstapel/)).toBeVisible();
    await speedOut(page, 'touch', { until: 'race' });
    await expect(speedMatch(page)).toHaveAttribute('data-deal', '2');
    await speedOut(page, 'touch');
    const { log, result } = await savedRecord(page, speed);
    expect(log.filter((entry) => 'do' in entry && entry.do === 'grab').length).toBeGreaterThan(0);
    expect(result?.ranks.toSorted()).toEqual([1, 2]);
  });

  test('SP-20, SP-21 whoever lays the last card has won the Spit', async ({ page }) => {
    await page.clock.install();
    await openAt(page, speedAt(aheadTo({ variant: 'spit' }, oneLeft), { variant: 'spit' }));
    await expect(page.locator('[data-pile]')).toHaveCount(1);
    await speedOut(page, 'touch');
    await expect(page.getByRole('heading', { name: 'Du bist alle Karten los' })).toBeVisible();
    await savedRecord(page, speed);
  });
});

test.describe('on a desktop, by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C-30, SP-13, SP-14, SP-15 twenty cards to fifteen points, with slapping and hands that fill themselves', async ({
    page,
  }) => {
    await startSpeed(page, '?tempo=calm&variant=speed20&target=15&slap=true&autoDraw=true');
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
  await speedOut(page, 'keys', { until: 'race' });
  expect(await spiltAnywhere(page)).toEqual([]);
  await page.keyboard.press('p');
  await expect(speedMatch(page)).toHaveAttribute('data-mode', 'paused');
  // Nobody sees a card while time stands still.
  await expect(page.locator('[data-card]')).toHaveCount(0);
  expect(await spiltAnywhere(page)).toEqual([]);
});

test('a match is taken up after a reload as it was, paused and covered', async ({ page }) => {
  await page.clock.install();
  // The computer takes its time, so that the card of the person is the first one.
  await openAt(page, speedAt([dealt()], {}, 'normal', 'calm'));
  await speedOut(page, 'keys', { until: 'race' });
  await page.keyboard.press('1');
  await expect(page.locator('[data-pile="0"]')).toHaveAttribute('data-top', '8H');
  await expect(speedMatch(page)).toHaveAttribute('data-entries', /^[2-9]/);
  await page.reload();
  await expect(speedMatch(page)).toHaveAttribute('data-mode', 'paused');
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expect(speedMatch(page)).toHaveAttribute('data-entries', /^[2-9]/);
});

test.describe('on a device that has never played', () => {
  test.use({ newcomer: true, viewport: { width: 360, height: 640 } });

  test('the first step of the guide to Spit leaves the cards free that it is about', async ({
    page,
  }) => {
    await startSpeed(page, '?variant=spit');
    const note = page.locator('[data-guide]');
    await expect(note).toContainText('Schritt 1 von 5');
    const lowest = async () => {
      const [guide, cards] = await Promise.all([
        note.boundingBox(),
        page.locator('.hand-part [data-place="0"]').boundingBox(),
      ]);
      return guide === null || cards === null ? null : guide.y + guide.height - cards.y;
    };
    // The cards are dealt when the guide stands there already; it makes way for them.
    await expect.poll(lowest).toBeLessThanOrEqual(0);
  });
});

test.describe('two at one tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  const HALVES = ['.half[data-seat="0"]', '.half[data-seat="1"]'] as const;

  /** A finger of each comes down in the same instant, on these cards. */
  const together = async (page: Page, ...cards: readonly [string, string]): Promise<void> => {
    const touchPoints = await Promise.all(
      cards.map(async (card, seat) => {
        const box = await half(page, seat as 0 | 1)
          .locator(`[data-card="${card}"]`)
          .boundingBox();
        if (box === null) throw new Error(`no ${card}`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, id: seat };
      }),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('F14, SP-01, SP-06, SP-08 two fingers in the same instant lay two cards; for one pile the first one counts', async ({
    page,
  }) => {
    await page.clock.install();
    await openAt(page, speedAt([dealt()], {}, 'human'));
    for (const seat of [0, 1] as const) await half(page, seat).locator('[data-ready]').tap();
    await page.clock.runFor(2600);
    for (const seat of [0, 1] as const)
      await expect(half(page, seat)).toHaveAttribute('data-mode', 'race');
    const top = (pile: 0 | 1) => page.locator(`[data-pile="${pile}"]`);
    await together(page, '8H', 'QD');
    await expect(top(0)).toHaveAttribute('data-top', '8H');
    await expect(top(1)).toHaveAttribute('data-top', 'QD');
    await expect(page.locator('.split')).toHaveAttribute('data-entries', '3');
    // Both nines fit the eight.
    await together(page, '9C', '9S');
    await expect(page.getByText('Mia war schneller')).toBeVisible();
    await expect(top(0)).toHaveAttribute('data-top', '9C');
    await expect(half(page, 1).locator('[data-card="9S"]')).toBeVisible();
    await expect(half(page, 0).locator('[data-card="9C"]')).toHaveCount(0);
  });

  test('SP-06, SP-11, SP-12 a round of two whose fingers come down together is played to its end', async ({
    page,
  }) => {
    await startSpeed(page, '?zu-zweit');
    expect(await bothOut(page, HALVES)).toBeGreaterThan(2);
    const record = await savedRecord(page, speed);
    expect(record.players?.map(({ kind }) => kind)).toEqual(['human', 'human']);
  });

  test('SP-19 both reach for a pile, and whoever sits across comes first', async ({ page }) => {
    await page.clock.install();
    const log = aheadTo({ variant: 'spit' }, ({ step }) => step === 'grab');
    await openAt(page, speedAt(log, { variant: 'spit' }, 'human'));
    await speedOut(page, 'touch', { roots: HALVES, until: 'grab' });
    const pile = await page.locator('[data-pile="1"]').boundingBox();
    if (pile === null) throw new Error('no pile');
    // On the side of whoever sits across.
    await page.touchscreen.tap(pile.x + pile.width / 2, pile.y + pile.height / 4);
    await expect(half(page, 0)).toContainText(
      /Ben greift zuerst: \d+ vom Mittelstapel, \d+ für dich/,
    );
    await expect(half(page, 1)).toContainText(/Du greifst zuerst: \d+ vom Mittelstapel für dich/);
  });
});
