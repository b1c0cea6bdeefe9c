/** Whole matches of Speedsaurus through the visible interface, as people with different hands play them. */
import { speedsaurus } from '../../src/lib/games/speedsaurus/rules';
import { expect, test, openOnce } from './fixtures';
import { endBoard } from './play';
import { savedRecord } from './records';
import { spilt, spiltAnywhere } from './screens';
import { entriesShown, expected, saurusOut, saurusStep, shownSaurus, startSaurus } from './saurus';

// A trace keeps a picture of the page for each of hundreds of steps; that takes longer than playing them.
test.use({ trace: 'off' });

test.describe('on the smallest phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('C-01, C-12, C-22, C-31, SA-23, SA-26, SA-27, SA-28 a single match is played to its end, and again', async ({
    page,
  }) => {
    await startSaurus(page, '?seats=4&strength=normal&tempo=turbo&variant=single');
    await saurusOut(page, 'touch', async () => {
      expect(await spilt(page)).toEqual([]);
    });

    const rows = page.getByRole('row');
    // The winner has 100 + 30, whoever it is.
    await expect(rows.filter({ hasText: '130' })).toHaveCount(1);
    const record = await savedRecord(page, speedsaurus);
    expect(record.options).toEqual({ variant: 'single' });
    expect(record.players?.map(({ kind }) => kind)).toEqual([
      'human',
      'normal',
      'normal',
      'normal',
    ]);
    // Saved at the end, a record tells the hands that were hidden before, and its chance is proved.
    expect(record.log[0]).toMatchObject({ chance: 'deal' });
    await expect(page.getByRole('button', { name: 'Karten geprüft ✓' })).toBeVisible();

    await page.getByRole('button', { name: 'Nochmal losstampfen' }).tap();
    await expect(page.locator('.match')).toBeVisible();
    await saurusStep(page, 'touch');
    // While hands are hidden, no file may show them.
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(page.getByRole('button', { name: 'Faire Karten' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aufzeichnung speichern' })).toHaveCount(0);
  });
});

test.describe('on a desktop, by keys alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C-30, SA-24, SA-25, SA-27, SA-28 "Profi bis 20" is played to its end, with the Bilanz between', async ({
    page,
  }) => {
    await startSaurus(page, '?seats=3&strength=easy&tempo=turbo&variant=pro20');
    let deals = 0;
    await saurusOut(page, 'keys', async () => {
      if ((await expected(page)) !== 'between') return;
      deals += 1;
      const sheet = page.getByRole('dialog', { name: `Partie ${deals} ist zu Ende` });
      const table = sheet.getByRole('table');
      await expect(table).toBeVisible();
      // A row for the names, one a deal, the sums, the places.
      await expect(table.getByRole('row')).toHaveCount(deals + 3);
    });
    const record = await savedRecord(page, speedsaurus);
    expect(record.log.filter((entry) => 'chance' in entry)).toHaveLength(deals + 1);
    const { penalties, ranks } = record.result as unknown as {
      penalties: readonly number[];
      ranks: readonly number[];
    };
    expect(Math.max(...penalties)).toBeGreaterThanOrEqual(20);
    expect(ranks[penalties.indexOf(Math.min(...penalties))]).toBe(1);
    for (const sum of penalties)
      await expect(
        page.getByRole('cell', { name: String(sum), exact: true }).first(),
      ).toBeVisible();
    await expect(endBoard(page)).toBeVisible();
  });
});

test('with five others nothing scrolls and nothing is cut off, from 360 × 640 to desktop', async ({
  page,
}) => {
  await startSaurus(page, '?seats=6&tempo=turbo&strength=easy');
  for (let step = 0; step < 3; step++) {
    await expected(page);
    expect(await spiltAnywhere(page)).toEqual([]);
    if (await saurusStep(page, 'keys')) return;
  }
});

test('a match is taken up after a reload as it was, and without a network from the first start on', async ({
  page,
  ownServer,
}) => {
  await openOnce(page, ownServer);
  await page.goto(`${ownServer.url}speedsaurus/?seats=3&strength=normal&tempo=turbo`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await expect(page.locator('.match')).toBeVisible();
  for (let step = 0; step < 5; step++) if (await saurusStep(page, 'keys')) return;
  await expected(page);
  const before = await shownSaurus(page);
  await page.reload();
  await expect(page.locator('.match')).toBeVisible();
  expect(await shownSaurus(page)).toEqual(before);
  expect(await entriesShown(page)).toBeGreaterThan(5);
});
