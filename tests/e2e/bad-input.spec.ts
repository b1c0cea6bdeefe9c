/** Wrong input of any kind gets a clear sentence and changes nothing. */
import { truncate, writeFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const GOOD = {
  format: 'speedtisch-record/1',
  game: 'speedrun',
  seats: 2,
  options: { end: 'first', oneSkips: true, houseBlocks: true, threeTriesWithHoused: true },
  log: [
    { chance: 'starter', seat: 0 },
    { chance: 'roll', value: 6 },
    { seat: 0, do: 'move', from: -1 },
  ],
  result: null,
};
const record = (change: object): string => JSON.stringify({ ...GOOD, ...change });

const CASES: readonly (readonly [string, string, RegExp])[] = [
  ['good', record({}), /Alle Züge stimmen bis hierher: Speedrun, 3 Einträge/],
  ['truncated', record({}).slice(0, -20), /kein gültiges JSON/],
  ['not a record', '[1, 2, 3]', /keine Spielaufzeichnung/],
  ['foreign game', record({ game: 'halma' }), /Ein Spiel „halma“ gibt es hier nicht/],
  [
    'roll 7',
    record({ log: [GOOD.log[0], { chance: 'roll', value: 7 }] }),
    /Eintrag 1: .*„value“ = 7/,
  ],
  ['starter 9', record({ log: [{ chance: 'starter', seat: 9 }] }), /Eintrag 0: .*„seat“ = 9/],
  [
    'options outside their domain',
    record({ options: { ...GOOD.options, end: 'never' } }),
    /„end“ = "never"/,
  ],
  [
    'invented result',
    record({ result: { ranks: [1, 2], housed: [4, 0], points: [20, -10] } }),
    /Ergebnis/,
  ],
];

test('the page that checks records names every fault', async ({ page }) => {
  await page.goto('pruefen/');
  for (const [name, text, sentence] of CASES) {
    await page.locator('input[type=file]').setInputFiles({
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(page.locator('[data-verdict]'), name).toHaveText(sentence);
  }
});

test('a record of 50 MB is refused before it is read', async ({ page }, testInfo) => {
  await page.goto('pruefen/');
  const file = testInfo.outputPath('large.json');
  await writeFile(file, '');
  await truncate(file, 50 * 1024 * 1024);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('[data-verdict]')).toHaveText(/größer als 8 MB/);
});

test('an address that asks for what does not exist is answered by a sentence', async ({ page }) => {
  for (const [query, sentence] of [
    ['?seats=7', /„seats“ = 7/],
    ['?end=never', /„end“ = "never"/],
    ['?strength=godlike', /„strength“ = "godlike"/],
    ['?colour=green', /„colour“ = "colour"/],
  ] as const) {
    await page.goto(`speedrun/${query}`);
    await expect(page.getByText(sentence).first(), query).toBeVisible();
    // The usual set-up stands: three opponents of normal strength.
    await expect(page.getByRole('radio', { name: 'normal' }).first()).toBeChecked();
  }
});

test('stored settings that were tampered with are named, and the usual ones apply', async ({
  page,
}) => {
  await page.goto('ueber/');
  await page.evaluate(() => localStorage.setItem('speedtisch-setup-speedrun', '{"seats":true}'));
  await page.goto('speedrun/');
  await expect(page.getByText(/Diese Einstellung gibt es nicht/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Losspielen' })).toBeEnabled();
});
