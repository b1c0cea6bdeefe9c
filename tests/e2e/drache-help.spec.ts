/** What Speeddrache shows and tells beside the play: sums, risk, chests, info windows, the advice, the eye, the guide. */
import type { Locator, Page } from '@playwright/test';
import type { SavedMatch } from '../../src/lib/store/backup';
import { awaited, dracheAt, dracheStep, shownDrache, startDrache } from './drache';
import { expect, test } from './fixtures';
import { openAt, takeIn } from './liveMatch';
import { middleOf, touch } from './touch';

const ALL = '0+ 1+ 2+ 3+';
/** An 11 left 3 and a 5 left 1; everybody has 2 + 1 in the bag. */
const BATS = ['T11', ALL, 'T5', ALL, 'R1', ALL, 'H1'];
const ROCKS = [...BATS, ALL, 'H2'];
const FIRE = [...ROCKS, ALL, 'H3', ALL, 'H4'];
/** Hexe goes alone with 3 + 4 and the ring, the others flee from the second bats with 3 + 5; then a 13 for four. */
const SECOND = [...BATS, '0+ 1- 2+ 3+', 'T17', '0+ 2+ 3+', 'H1', 'T13'];

const screen = (page: Page): Locator => page.locator('.match');
const info = (page: Page): Locator => page.locator('[data-info]');
const counsel = (page: Page): Locator => page.locator('[data-counsel]');
const thief = (page: Page, name: string): Locator =>
  page.locator('.bande-part').getByRole('button', { name: new RegExp(`^${name}:`) });

/** Opens a match in which time passes only when the test lets it. */
const openStill = async (page: Page, saved: SavedMatch): Promise<void> => {
  await takeIn(page, saved);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto(`speeddrache/partie/?id=${saved.head.id}`);
  await page.clock.runFor(200);
  await expect(screen(page)).toBeVisible();
};

test.describe('with a finger on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('DR-06, DR-08, DR-20, DR-22 a way home is told as arithmetic for some seconds, chests stay in sight', async ({
    page,
  }) => {
    await openStill(page, dracheAt(4, [...BATS, '0- 1- 2+ 3+']));
    await expect(screen(page)).toHaveAttribute('data-mode', 'way');
    await page.clock.runFor(1500);
    const way = page.getByRole('region', { name: 'Rückweg zu zweit' });
    await expect(way).toContainText(/3\s*\+\s*1\s*=\s*4\s*÷ 2/);
    await expect(way).toContainText('je 2 nichts bleibt');
    for (const name of ['Du', 'Hexe'])
      await expect(way).toContainText(`${name}: 3 im Beutel und 2 vom Pfad, in der Truhe jetzt 5.`);
    await expect(way).toContainText('Der Siegelring bleibt liegen');
    await expect(thief(page, 'Hexe')).toHaveAccessibleName(/draußen.*Truhe 5/);
    await expect(thief(page, 'Zwerg')).toHaveAccessibleName(/Truhe 0/);
    await page.clock.runFor(3000);
    await expect(way).toBeVisible();
    await page.clock.runFor(3000);
    await expect(way).toBeHidden();
    await expect(thief(page, 'Hexe')).toHaveAccessibleName(/draußen.*Truhe 5/);
  });

  test('DR-07, DR-20 who goes alone takes all, and need not read to the end', async ({ page }) => {
    await openStill(page, dracheAt(4, [...BATS, '0- 1+ 2+ 3+']));
    await page.clock.runFor(1500);
    const way = page.getByRole('region', { name: 'Rückweg allein' });
    await expect(way).toContainText('Du: 3 im Beutel und 4 vom Pfad, in der Truhe jetzt 7.');
    await expect(way).toContainText('Der Siegelring kommt mit hinaus.');
    await way.getByRole('button', { name: 'Weiter' }).tap();
    await expect(way).toBeHidden();
    expect((await shownDrache(page)).path.length).toBe(5);
  });

  test('C-10, DR-21, DR-34, DR-40 the Hort tells the risk, the dock what leaving brings, and no clock runs', async ({
    page,
  }) => {
    await openStill(page, dracheAt(4, BATS));
    const hort = page.locator('.hort-part');
    // 31 cards, four of them turned; two bats of three are still to come: 2 in 27 are 7 %.
    await expect(hort.getByRole('button', { name: /^Risiko 7\s%: 2 von 27 Karten/ })).toBeVisible();
    await expect(hort.locator('[data-hazard]')).toHaveCount(5);
    await expect(
      hort.getByRole('button', { name: 'Fledermäuse: liegt offen, noch 2 im Stapel' }),
    ).toBeVisible();
    await expect(hort.getByRole('button', { name: 'Steinschlag: noch 3 im Stapel' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stapel: 27 Karten' })).toBeVisible();
    await expect(page.locator('[data-preview]')).toContainText(
      'Umkehren bringt dir jetzt allein 4 und den Siegelring, zu zweit 2. Im Beutel hast du 3.',
    );
    await page.clock.runFor(600_000);
    await expect(screen(page)).toHaveAttribute('data-mode', 'choose');
    expect((await shownDrache(page)).path).toEqual(['T11', 'T5', 'R1', 'H1']);
  });

  test('F26, C-29, DR-12, DR-35 a long press tells about a thief, a card and a hazard', async ({
    page,
  }) => {
    await openAt(page, dracheAt(4, SECOND));
    const { entries } = await shownDrache(page);
    const cdp = await page.context().newCDPSession(page);
    const press = async (target: Locator, sentences: readonly (string | RegExp)[]) => {
      await touch(cdp, 'touchStart', await middleOf(target));
      for (const sentence of sentences) await expect(info(page)).toContainText(sentence);
      await touch(cdp, 'touchEnd');
      await expect(info(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(info(page)).toBeHidden();
    };
    await press(thief(page, 'Hexe'), [
      /In diesem Beutezug: (vorsichtig|ausgeglichen|mutig)\./,
      'In der Truhe: 7.',
      'Im Beutel: 3.',
      'Größter gesicherter Beutel: 7.',
      'Relikte: Siegelring (5 Punkte).',
      'Geflohen: 0. Allein umgekehrt: 1.',
    ]);
    await press(thief(page, 'Zwerg'), ['Noch kein Relikt.', 'Geflohen: 1. Allein umgekehrt: 0.']);
    await press(page.locator('[data-card="0"] button'), [
      'Schatz: 13 Gold',
      'Hier liegt noch 1 für den Rückweg.',
    ]);
    // The second bats have left the game.
    await press(page.locator('[data-hazard="H1"]'), [
      'Gefahr: Fledermäuse',
      '2 davon liegen noch im Stapel.',
    ]);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    expect((await shownDrache(page)).entries).toBe(entries);
  });
});

test('C-30, F27, DR-35 the key I tells about cards, hazards, the stack and thieves', async ({
  page,
}) => {
  await openAt(page, dracheAt(4, BATS));
  await page.keyboard.press('i');
  await expect(info(page)).toContainText('Gefahr: Fledermäuse');
  await expect(info(page)).toContainText(/Als nächste Karte kommt sie mit 7\s%\./);
  const titles = new Set<string>();
  for (let step = 0; step < 16; step++) {
    titles.add((await info(page).locator('b').first().innerText()).trim());
    await page.keyboard.press('ArrowRight');
  }
  for (const title of ['Stapel', 'Relikt: Siegelring', 'Schatz: 11 Gold', 'Gefahr: Spinnen'])
    expect([...titles]).toContain(title);
  expect([...titles]).toContain('Hexe (Blau)');
  await page.keyboard.press('Escape');
  await expect(info(page)).toBeHidden();
});

test('C-28, DR-36 the advice shows its numbers, stays while the others choose, and is the same after a reload', async ({
  page,
}) => {
  await openStill(page, dracheAt(4, BATS));
  await page.keyboard.press('r');
  await expect(counsel(page)).toContainText(/Rat: (Tiefer|Hinaus)/);
  await page.clock.runFor(3000);
  await expect(page.locator('.dock')).toContainText('3 von 4 haben gewählt');
  // 3 in the bag, 4 on the path and a ring of 5; as two 3 + 2.
  await expect(counsel(page)).toContainText(
    /Umkehren bringt\s*samt Beutel: allein 12 · zu zweit 5/,
  );
  await expect(counsel(page)).toContainText(/Weitergehen erwartet\s*\d+,\d/);
  await expect(counsel(page)).toContainText(/Risiko\s*7\s%/);
  await expect(counsel(page)).toContainText(/Starker Computer kehrt um\s*\d+ von 100/);
  const first = await counsel(page).innerText();
  await page.keyboard.press('Escape');
  await expect(counsel(page)).toBeHidden();
  await page.reload();
  await page.clock.runFor(200);
  await expect(screen(page)).toHaveAttribute('data-mode', 'choose');
  await page.getByRole('button', { name: 'Rat', exact: true }).click();
  await expect(counsel(page)).toBeVisible();
  expect(await counsel(page).innerText()).toBe(first);
});

test('C-33, DR-39 the eye opens with the first hazard, from 15 % and from 30 %, unless it is off', async ({
  page,
}) => {
  const eye = page.locator('.cave [data-eye]');
  // No hazard; then 2 of 27 cards, 4 of 26, 8 of 24. Each log goes on from the one before.
  for (const [wide, log] of [['T11'], BATS, ROCKS, FIRE].entries()) {
    await openAt(page, dracheAt(4, log));
    await expect(eye).toHaveAttribute('data-eye', String(wide));
  }
  await page.goto('ansicht/');
  const toggle = page.getByRole('switch', { name: /Drachenauge/ });
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await page.goto('speeddrache/partie/?id=speeddrache-at');
  await expect(screen(page)).toHaveAttribute('data-path', /H4$/);
  await expect(eye).toHaveAttribute('data-eye', '0');
});

/** Every number written somewhere in a page, for eyes or for screen readers, but not where things lie. */
const numbersIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const written = [document.body.innerText];
    for (const node of document.querySelectorAll('body, body *')) {
      for (const child of node.childNodes)
        if (child.nodeType === Node.TEXT_NODE && !node.matches('script, style'))
          written.push(child.nodeValue ?? '');
      for (const { name, value } of node.attributes)
        if (/^(aria-|data-(?!sveltekit)|title$|alt$|value$|content$)/.test(name))
          written.push(value);
    }
    return [...new Set(written.join('\n').match(/\d+/g)?.map(Number) ?? [])];
  });

for (const hiddenChests of [true, false])
  test(`DR-26 another's chest ${hiddenChests ? 'is written nowhere' : 'is on every screen'}, on the way home, in the Bilanz, log and info`, async ({
    page,
  }) => {
    const rich = ['T17', 'T15', 'T14', 'T13', 'T11', 'T11', 'T9'].flatMap((card) => [card, ALL]);
    // Seven shares of four: 4 + 3 + 3 + 3 + 2 + 2 + 2; 14 rests. Hexe takes 19 + 14 = 33, Zwerg 19 + 2 + 1 = 22.
    const entries = [...rich.slice(0, -1), '0+ 1- 2+ 3+', 'T7', '0+ 2- 3+', 'H1', '0+ 3+', 'H2'];
    await openStill(page, dracheAt(4, [...entries, '0- 3-'], { hiddenChests }));
    const expectSecret = async () => {
      const written = await numbersIn(page);
      for (const chest of [33, 22]) expect(written.includes(chest)).toBe(!hiddenChests);
      // The own chest stays visible.
      expect(written).toContain(21);
    };
    await expect(screen(page)).toHaveAttribute('data-mode', 'way');
    await expectSecret();
    await page.clock.runFor(1500);
    await expect(page.getByRole('region', { name: 'Rückweg zu zweit' })).toBeVisible();
    await expectSecret();
    await page.keyboard.press('Enter');
    await expect(screen(page)).toHaveAttribute('data-mode', 'bilanz');
    await expectSecret();
    await page.keyboard.press('Enter');
    await page.clock.runFor(3000);
    await expect(screen(page)).toHaveAttribute('data-mode', 'choose');
    await expectSecret();
    await thief(page, 'Hexe').click();
    await expect(info(page)).toContainText(
      hiddenChests ? 'Truhe und Beutel sind verdeckt.' : 'Größter gesicherter Beutel: 33.',
    );
    await expectSecret();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Hexe schleicht allein hinaus/);
    await expectSecret();
  });

test('C-32, C-35, DR-32 a badge stands on the end board and in „Meine Partien“', async ({
  page,
}) => {
  const short = ['T5', '0- 1- 2- 3-', 'T5', '0- 1- 2- 3-', 'R1', '0+ 1- 2- 3-', 'H1'];
  await openAt(page, dracheAt(4, short, { expeditions: 3 }, 'turbo'));
  await page.keyboard.press('u');
  await expect.poll(() => awaited(page)).toBe('bilanz');
  await page.keyboard.press('Enter');
  await expect(screen(page)).toHaveAttribute('data-mode', 'over');
  const badge = page.getByRole('listitem').filter({ hasText: 'Kalte Schnauze' });
  await expect(badge).toContainText('neu');
  await page.goto('partien/');
  await expect(page.getByRole('list', { name: 'Abzeichen dieser Partie' })).toContainText(
    'Kalte Schnauze',
  );
});

test('DR-01, DR-02 eight thieves have names and faces of their own', async ({ page }) => {
  await startDrache(page, '?seats=8&tempo=turbo');
  const names = ['Hexe', 'Zwerg', 'Katze', 'Halbling', 'Rabe', 'Gaukler', 'Riese'];
  for (const name of names) await expect(thief(page, name)).toBeVisible();
  const faces = await page
    .locator('.bande-part .ava')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(faces).size).toBe(8);
});

test.describe('who has never played', () => {
  test.use({ newcomer: true, viewport: { width: 360, height: 640 } });

  test('is guided in five steps that never block play', async ({ page }) => {
    await startDrache(page, '?seats=3&strength=easy&tempo=turbo');
    const guide = page.locator('[data-guide]');
    await expect(guide).toContainText('Schritt 1 von 5');
    await dracheStep(page, 'keys');
    for (let step = 2; step <= 5; step++) {
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
      await expect(guide).toContainText(`Schritt ${step} von 5`);
    }
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(guide).toBeHidden();
    await expect(screen(page)).toBeVisible();
  });
});
