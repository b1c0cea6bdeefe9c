/** What Speedsaurus answers and tells: reasons, signs, passing, info windows, the advice, the guide. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openAt } from './liveMatch';
import {
  entriesShown,
  expected,
  piles,
  saurusAt,
  saurusStep,
  shownSaurus,
  startSaurus,
} from './saurus';
import { middleOf, touch } from './touch';

const HANDS = [
  '1 3 3 5 6 7 7 8 9 10 11 13',
  '2 4 4 5 5 6 7 8 8 9 10 12',
  '1 2 3 4 6 6 7 7 8 9 11 12',
] as const;
/** A four and two sevens lie there; left takes one card up to 4, right two from 7. The 5 and the 6 are locked. */
const BETWEEN = saurusAt(HANDS, ['0:2x7O', '1:2x4L', '2:p4']);

const group = (page: Page, name: RegExp): Locator =>
  page.locator('.rack').getByRole('button', { name });
const answer = (page: Page): Locator => page.locator('[data-answer]');
const info = (page: Page): Locator => page.locator('[data-info]');
const log = (page: Page): Locator => page.locator('.match > .log');

test.describe('with a finger on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('SA-10, SA-11, SA-12, SA-14 signs say what is needed, and a refused card says why where the finger is', async ({
    page,
  }) => {
    await openAt(page, BETWEEN);
    expect(await shownSaurus(page)).toMatchObject({ parade: '4×1 7×2', hands: '10 10 13' });
    const sign = (words: RegExp) => page.locator('.parade').getByRole('button', { name: words });
    await expect(sign(/mindestens (eine|1) Karte.*4/)).toBeVisible();
    await expect(sign(/mindestens (zwei|2) Karten.*7/)).toBeVisible();

    for (const [card, sentence] of [
      [/Wert 5|\(5\)|^5\b/, 'Die 5 liegt zwischen den beiden Enden der Parade und ist gesperrt.'],
      [/Wert 9|\(9\)|^9\b/, 'Dort braucht es mindestens 2 Karten eines Werts.'],
    ] as const) {
      const locked = group(page, card);
      await expect(locked).toHaveAttribute('aria-disabled', 'true');
      // What is refused can be pressed all the same; only Playwright would wait for it to be enabled.
      await locked.tap({ force: true });
      await expect(answer(page)).toHaveText(sentence);
      const [note, at] = [await answer(page).boundingBox(), await locked.boundingBox()];
      if (note === null || at === null) throw new Error('not on the screen');
      const middle = at.x + at.width / 2;
      expect(note.x).toBeLessThanOrEqual(middle);
      expect(note.x + note.width).toBeGreaterThanOrEqual(middle);
    }
    expect(await entriesShown(page)).toBe(4);
  });

  test('SA-26, SA-27 a tap selects the whole group, − takes one away, the glowing sign lays it', async ({
    page,
  }) => {
    await openAt(page, BETWEEN);
    await group(page, /passt links/)
      .last()
      .tap();
    await expect(page.locator('.dock')).toContainText('2 × Psittacosaurus');
    await page.getByRole('button', { name: 'Anzahl der Karten: weniger' }).tap();
    await expect(page.locator('.dock')).toContainText('1 × Psittacosaurus');
    await page.getByRole('button', { name: /Deine Auswahl passt hierher/ }).tap();
    await expect.poll(() => entriesShown(page)).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).tap();
    await expect(page.getByRole('dialog').getByText('Du legst links an').first()).toBeVisible();
    // One of two threes was laid: nine cards are left.
    expect((await shownSaurus(page))['hands']?.split(' ')[0]).toBe('9');
  });

  test('SA-15, SA-16, SA-28 passing shows what taking each card does, and can be thought over', async ({
    page,
  }) => {
    // Two fours and four sevens: without one of the sevens three are enough at the right.
    await openAt(page, saurusAt(HANDS, ['0:2x7O', '1:2x4L', '2:2x7R']));
    await page.getByRole('button', { name: 'Passen' }).tap();
    await expect(piles(page)).toHaveCount(2);
    await piles(page).last().tap();
    await expect(page.locator('.dock')).toContainText('Die 7 mitnehmen?');
    await expect(page.locator('.dock')).toContainText(/[Rr]echts reichen dann 3/);
    await page.getByRole('button', { name: 'Doch nicht' }).tap();
    await expect(piles(page)).toHaveCount(0);
    expect(await entriesShown(page)).toBe(4);
  });

  test('SA-18, SA-20 the last pass of a round lets the herd move on', async ({ page }) => {
    await openAt(page, BETWEEN);
    await page.getByRole('button', { name: 'Passen' }).tap();
    await piles(page).last().tap();
    await expect(page.locator('.dock')).toContainText('Dann zieht die Herde weiter.');
    await page.getByRole('button', { name: '7 mitnehmen' }).tap();
    await expect.poll(() => entriesShown(page)).toBeGreaterThan(4);
    // Seat 2 had passed already: only Eule is left, so the herd moves on and Eule opens round 2.
    await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).tap();
    const story = page.getByRole('dialog');
    await expect(story.getByText('Du gehst mit einer 7 in die Höhle').first()).toBeVisible();
    await expect(
      story.getByText('Die Herde zieht weiter: Eule eröffnet Runde 2').first(),
    ).toBeVisible();
  });

  test('F26, C-29 a long press tells about a stack: copies, seen, unknown, taken by whom', async ({
    page,
  }) => {
    await openAt(page, BETWEEN);
    const cdp = await page.context().newCDPSession(page);
    const pile = page.locator('.parade .pile').first();
    await touch(cdp, 'touchStart', await middleOf(pile));
    await expect(info(page)).toBeVisible();
    // Five fours: one in the parade, one that Igel took openly, three not seen by seat 0.
    await expect(info(page)).toContainText('Velociraptor');
    await expect(info(page)).toContainText('5 Karten im Spiel');
    await expect(info(page)).toContainText('Davon gesehen: 2');
    await expect(info(page)).toContainText('Igel');
    await touch(cdp, 'touchEnd');
    await expect(info(page)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    expect(await entriesShown(page)).toBe(4);
  });

  test('C-02, C-29 a tap on a plate tells the strength and the cards that were taken openly', async ({
    page,
  }) => {
    await openAt(page, BETWEEN);
    await page.getByRole('button', { name: 'Über Igel' }).tap();
    await expect(info(page)).toContainText('Normal: legt kleine Gruppen');
    await expect(info(page)).toContainText('Offen genommen und noch da');
    await expect(info(page)).toContainText('4');
    await expect(info(page)).toContainText('gepasst');
  });
});

test.describe('where piles lie close together', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('SA-28 a tap chooses the pile whose column it hits, also beside the chosen one, and takes nothing', async ({
    page,
  }) => {
    // Single cards from 7 outwards: eleven piles, about 27 px each.
    const hands = [
      '1 3 3 5 6 7 7 8 9 10 11 13',
      '2 3 4 4 5 5 6 7 8 8 9 12',
      '1 2 4 6 6 7 7 9 10 10 11 12',
    ];
    const laid = ['0:1x7O', '1:1x6L', '2:1x9R', '0:1x5L', '1:1x4L', '2:1x10R'];
    await openAt(page, saurusAt(hands, [...laid, '0:1x11R', '1:1x3L', '2:1x12R']));
    expect((await shownSaurus(page))['parade']).toBe('3×1 4×1 5×1 6×1 7×1 9×1 10×1 11×1 12×1');
    await page.getByRole('button', { name: 'Passen' }).tap();
    const boxes = await page
      .locator('.parade .slice')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const values = [3, 4, 5, 6, 7, 9, 10, 11, 12];
    for (const [i, value] of values.entries()) {
      const box = boxes[i];
      if (box === undefined) throw new Error(`no pile ${i}`);
      await page.touchscreen.tap(box.x + Math.min(box.width, 24) / 2, box.y + box.height / 2);
      await expect(page.getByRole('button', { name: `${value} mitnehmen` })).toBeVisible();
    }
    // Again on the chosen one: where a finger hardly hits, only the button takes.
    const last = boxes[4];
    if (last === undefined) throw new Error('no pile');
    for (let tap = 0; tap < 2; tap++)
      await page.touchscreen.tap(last.x + last.width / 2, last.y + last.height / 2);
    await expect(page.getByRole('button', { name: '7 mitnehmen' })).toBeVisible();
    expect(await entriesShown(page)).toBe(10);
  });
});

test('SA-19 the opener is told that a pass is not allowed', async ({ page }) => {
  await openAt(page, saurusAt(HANDS, []));
  await page.keyboard.press('p');
  await expect(answer(page)).toHaveText('Wer eine Runde eröffnet, darf nicht passen.');
  expect(await entriesShown(page)).toBe(1);
  await expect(group(page, /passt zum Eröffnen/)).toHaveCount(10);
});

test('SA-17 an emptied parade is opened freely, or passed without taking', async ({ page }) => {
  await openAt(page, saurusAt(HANDS, ['1:1x12O', '2:p12']));
  await expect(page.locator('.dock')).toContainText('Eröffne frei, oder passe und nimm nichts.');
  await page.keyboard.press('p');
  await expect.poll(() => entriesShown(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click();
  await expect(
    page.getByRole('dialog').getByText('Du passt mit leeren Händen').first(),
  ).toBeVisible();
});

test('SA-13 with a single stack an equal value is laid on it, whichever arrow is pressed', async ({
  page,
}) => {
  await openAt(page, saurusAt(HANDS, ['1:1x7O', '2:1x7L']));
  await group(page, /^2 .*Stegosaurus/).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => entriesShown(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click();
  await expect(page.getByRole('dialog').getByText('Du legst auf die 7').first()).toBeVisible();
});

test('C-28 the advice names three choices with numbers, the same ones after a reload', async ({
  page,
}) => {
  await openAt(page, BETWEEN);
  const panel = page.locator('[data-counsel]');
  await page.keyboard.press('r');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel).toContainText(/Gewinnchance \d+\s%/);
  const first = await panel.innerText();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await entriesShown(page)).toBe(4);
  await page.reload();
  await expect(page.locator('.match')).toBeVisible();
  await page.getByRole('button', { name: 'Rat', exact: true }).click();
  await expect(panel).toBeVisible();
  expect(await panel.innerText()).toBe(first);
});

test('C-30, F27 the key I tells about signs, stacks and players, and says each once', async ({
  page,
}) => {
  await openAt(page, BETWEEN);
  await page.keyboard.press('i');
  await expect(info(page)).toContainText('Linkes Ende');
  await expect(page.locator('[aria-live] p', { hasText: 'Linkes Ende' })).toHaveCount(1);
  const titles = new Set<string>();
  for (let step = 0; step < 20; step++) {
    titles.add((await info(page).locator('b').first().innerText()).trim());
    await page.keyboard.press('ArrowRight');
  }
  for (const title of ['Rechtes Ende', '7 · Stegosaurus', '13 · Argentinosaurus', 'Eule (Blau)'])
    expect([...titles]).toContain(title);
  await page.keyboard.press('Escape');
  await expect(info(page)).toBeHidden();
});

test('C-30 Escape closes what lies on top, and lets go of the rest only after that', async ({
  page,
}) => {
  await openAt(page, BETWEEN);
  const selected = page.locator('.rack [aria-pressed=true]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('i');
  await expect(info(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(info(page)).toBeHidden();
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);

  const panel = page.locator('[data-counsel]');
  await page.keyboard.press('p');
  await page.keyboard.press('r');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(piles(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(piles(page)).toHaveCount(0);
  expect(await entriesShown(page)).toBe(4);
});

test('what alone may be done is done by itself where that was chosen', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('speedtisch-settings', '{"auto":"on"}');
  });
  // Four sevens and single cards only: nothing can be laid, and one stack to take from.
  const singles = '1 2 3 4 5 6 8 9 10 11 12 13';
  const others = ['2 4 4 5 5 6 7 7 8 9 10 12', '1 3 3 4 6 6 7 7 8 9 11 12'];
  await openAt(page, saurusAt([singles, ...others], ['1:2x7O', '2:2x7L']));
  await expect.poll(() => entriesShown(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click();
  await expect(
    page.getByRole('dialog').getByText('Du gehst mit einer 7 in die Höhle').first(),
  ).toBeVisible();
});

test.describe('who has never played', () => {
  test.use({ newcomer: true, viewport: { width: 360, height: 640 } });

  test('is guided in five steps that never block play', async ({ page }) => {
    await startSaurus(page, '?seats=3&strength=easy&tempo=turbo');
    const guide = page.locator('[data-guide]');
    await expect(guide).toContainText('Schritt 1 von 5');
    await saurusStep(page, 'keys');
    for (let step = 2; step <= 5; step++) {
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(guide).toContainText(`Schritt ${step} von 5`);
    }
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(guide).toBeHidden();
    await expected(page);
    await expect(log(page)).toBeVisible();
  });
});
