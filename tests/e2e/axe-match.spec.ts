/** No findings of axe, in light and dark, where people spend their time: Spielraum with its dialog, match, menu, log, end board. */
import type { Page } from '@playwright/test';
import { findings } from './findings';
import { playOut, playStep, startMatch } from './play';
import { dracheAt, dracheOut, shownDrache, startDrache } from './drache';
import { openAt } from './liveMatch';
import { expected, saurusAt, saurusOut, saurusStep, startSaurus } from './saurus';
import { expect, test } from './fixtures';
import { speedAt, speedMatch, speedOut } from './speed';
import { startZoo, zooAt, zooMatch, zooOut } from './zoo';
import { aheadTo } from '../games/speedAhead';

// A trace keeps a picture of the page for each of a thousand steps; that takes longer than playing them.
test.use({ trace: 'off' });

/** What `open` brings up holds before axe, and is put away again. */
const sheetHolds = async (
  page: Page,
  open: () => Promise<void>,
  selector: '[data-info]' | '[data-counsel]' | 'dialog',
): Promise<void> => {
  await open();
  await expect(
    selector === 'dialog' ? page.getByRole('dialog') : page.locator(selector),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
};

test(`Speedrun from the Spielraum to the end board`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('speedrun/');
  await sheetHolds(page, () => page.getByRole('button', { name: 'Ändern' }).click(), 'dialog');

  await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
  for (let step = 0; step < 4; step++) await playStep(page, 'keys');
  expect(await findings(page)).toEqual([]);

  // Info window with a figure, then the advice, where a figure may be moved.
  await sheetHolds(page, () => page.keyboard.press('i'), '[data-info]');
  while ((await page.locator('.board button.ready').count()) === 0) await playStep(page, 'keys');
  await sheetHolds(page, () => page.keyboard.press('r'), '[data-counsel]');

  await sheetHolds(
    page,
    () => page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click(),
    'dialog',
  );

  await sheetHolds(page, () => page.getByRole('button', { name: 'Menü' }).click(), 'dialog');

  await playOut(page, 'keys');
  expect(await findings(page)).toEqual([]);

  // The Spielraum while a match waits.
  await startMatch(page, '?seats=4&tempo=turbo');
  await page.getByRole('link', { name: 'Zum Spielraum' }).click();
  await expect(page.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test(`Speedsaurus from a selected group to the end board`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Locked, short and fitting groups, one stack more than the other end takes.
  const hands = [
    '1 3 3 5 6 7 7 8 9 10 11 13',
    '2 4 4 5 5 6 7 8 8 9 10 12',
    '1 2 3 4 6 6 7 7 8 9 11 12',
  ];
  await openAt(page, saurusAt(hands, ['0:2x7O', '1:2x4L', '2:p4'], 'pro20'));
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(await findings(page)).toEqual([]);
  await sheetHolds(page, () => page.keyboard.press('i'), '[data-info]');
  await sheetHolds(page, () => page.keyboard.press('r'), '[data-counsel]');
  await page.keyboard.press('p');
  await page.keyboard.press('1');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheetHolds(
    page,
    () => page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click(),
    'dialog',
  );

  // On to the Bilanz between two deals.
  for (;;) {
    if ((await expected(page)) === 'between') break;
    await saurusStep(page, 'keys');
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await startSaurus(page, '?seats=6&strength=easy&tempo=turbo&variant=single');
  await saurusOut(page, 'keys');
  expect(await findings(page)).toEqual([]);
});

/** What of Speeddrache is looked at, by the story up to there. */
const CAVES: readonly (readonly [string, number, readonly string[]])[] = [
  // Relics, treasures with and without a rest, two hazards; two are out already.
  [
    'choose',
    4,
    ['T13', '0+ 1+ 2+ 3+', 'H1', '0+ 1+ 2+ 3+', 'R1', '0+ 1+ 2+ 3-', 'T11', '0+ 1+ 2-', 'H2'],
  ],
  ['way', 3, ['T13', '0+ 1+ 2+', 'T11', '0- 1- 2+']],
  ['bilanz', 3, ['H1', '0+ 1+ 2+', 'T11', '0+ 1+ 2+', 'H1']],
];

for (const [mode, seats, story] of CAVES)
  test(`Speeddrache, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAt(page, dracheAt(seats, story));
    const screen = page.locator('.match');
    await expect(screen).toHaveAttribute('data-mode', /./);
    if (mode === 'bilanz' && (await shownDrache(page)).mode === 'flight') {
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Zur Bilanz' }).click();
    }
    await expect(screen).toHaveAttribute('data-mode', mode);
    expect(await findings(page)).toEqual([]);
    if (mode !== 'choose') return;
    await sheetHolds(page, () => page.keyboard.press('i'), '[data-info]');
    await sheetHolds(page, () => page.keyboard.press('r'), '[data-counsel]');
    await sheetHolds(
      page,
      () => page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click(),
      'dialog',
    );
  });

test(`Speeddrache, end board`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startDrache(page, '?seats=5&strength=easy&tempo=turbo&expeditions=3');
  await dracheOut(page, 'keys');
  expect(await findings(page)).toEqual([]);
});

/** Two players, the first row picked; the person lays a jungle first. */
const ZOO = ['order 0 1 1 0', 'row 4 14 20 33', '0: 4', '1: 14', '1: 20', '0: 33', 'row 1 7 12 36'];

test(`Speedzoo, laying and picking`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, zooAt(2, ZOO));
  const screen = zooMatch(page);
  await expect(screen).toHaveAttribute('data-mode', 'place');
  expect(await findings(page)).toEqual([]);
  await screen.locator('[data-spot]').first().press('Enter');
  await expect(screen).toHaveAttribute('data-mode', 'placed');
  expect(await findings(page)).toEqual([]);
  await sheetHolds(page, () => page.keyboard.press('i'), '[data-info]');
  await sheetHolds(page, () => page.keyboard.press('a'), 'dialog');
  await sheetHolds(page, () => page.keyboard.press('t'), '[data-counsel]');
  await screen.locator('[data-lay]').click();
  await expect(screen).toHaveAttribute('data-mode', 'pick');
  await page.keyboard.press('2');
  await expect(screen).toHaveAttribute('data-mode', 'picked');
  expect(await findings(page)).toEqual([]);
});

test(`Speedzoo, count and end board`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startZoo(page, '?seats=2&strength=easy&tempo=turbo&wishes=true');
  let counted = false;
  await zooOut(page, 'keys', async ({ mode }) => {
    if (mode !== 'count' || counted) return;
    counted = true;
    expect(await findings(page)).toEqual([]);
  });
  expect(counted).toBe(true);
  expect(await findings(page)).toEqual([]);
});

/** Plays Speed on from one of these scenes to the next, each of which holds before axe. */
const scenesHold = async (
  page: Page,
  modes: readonly string[],
  ...[hand, roots]: readonly ['keys'] | readonly ['touch', readonly string[]]
): Promise<void> => {
  for (const until of modes) {
    await speedOut(page, hand, { until, ...(roots === undefined ? {} : { roots }) });
    expect(await findings(page)).toEqual([]);
  }
};

const ROUND = aheadTo({ target: 25 }, ({ rounds }) => rounds.length === 1);
const REACHED = aheadTo({ variant: 'spit' }, ({ step }) => step === 'grab');

test('Speed, from the sheet of a round to a pause in the next one', async ({ page }) => {
  await page.clock.install();
  await openAt(page, speedAt(ROUND, { target: 25 }));
  await scenesHold(page, ['sheet', 'ready', 'race'], 'keys');
  await page.keyboard.press('p');
  await expect(speedMatch(page)).toHaveAttribute('data-mode', 'paused');
  expect(await findings(page)).toEqual([]);
  await sheetHolds(page, () => page.getByRole('button', { name: 'Verlauf' }).click(), 'dialog');
});

test('Spit, from two piles that both reach for to the next race', async ({ page }) => {
  await page.clock.install();
  await openAt(page, speedAt(REACHED, { variant: 'spit' }));
  await scenesHold(page, ['paused', 'grab', 'sheet', 'race'], 'keys');
});

test.describe('two at one device', () => {
  test.use({ hasTouch: true, isMobile: true });
  const HALVES = ['.half[data-seat="0"]', '.half[data-seat="1"]'];

  test('Speed, from the sheet of a round to the next race', async ({ page }) => {
    await page.clock.install();
    await openAt(page, speedAt(ROUND, { target: 25 }, 'human'));
    await scenesHold(page, ['sheet', 'ready', 'race'], 'touch', HALVES);
  });

  test('Spit, from two piles that both reach for to the next race', async ({ page }) => {
    await page.clock.install();
    await openAt(page, speedAt(REACHED, { variant: 'spit' }, 'human'));
    await scenesHold(page, ['grab', 'race'], 'touch', HALVES);
  });
});
