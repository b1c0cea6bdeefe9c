/** Provable dice: sealed before the match, opened after it, every roll calculated again on the device. */
import { readFile } from 'node:fs/promises';
import { commitmentTo, seedFrom, type Proof } from '../../src/lib/game/proof';
import type { MatchRecord } from '../../src/lib/game/record';
import { expect, test } from './fixtures';
import { playOut } from './play';

test.use({ trace: 'off', viewport: { width: 360, height: 640 } });

test('the seal is shown before, the secret after, and a record that was tampered with is named', async ({
  page,
}) => {
  await page.goto('speedrun/?seats=2&strength=easy&tempo=turbo&end=first');
  await page.getByRole('button', { name: /Faire Würfel/ }).click();
  const seal = await page.locator('.seal').textContent();
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('textbox', { name: /Glückswort/ }).fill('  Kleeblatt 7 ');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('button', { name: /Dein Glückswort: Kleeblatt 7/ })).toBeVisible();
  await page.getByRole('button', { name: 'Losspielen' }).click();

  // In the match the seal is there and nothing else is.
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Faire Würfel' }).click();
  const sheet = page.getByRole('dialog', { name: 'Versiegelte Würfel' });
  await sheet.getByText('Prüfzahlen').click();
  await expect(sheet.getByText(seal ?? '')).toBeVisible();
  await expect(sheet.getByText('Kleeblatt 7')).toHaveCount(0);
  await expect(sheet.getByText('Saat', { exact: true })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Verstanden' }).click();

  await playOut(page, 'keys');
  await page.getByRole('button', { name: 'Würfel geprüft ✓' }).click();
  const opened = page.getByRole('dialog', { name: 'Würfel geprüft ✓' });
  await expect(
    opened.getByText(/Alle \d+ Würfe und Lose folgen aus Siegel und Wort/),
  ).toBeVisible();
  await opened.getByRole('button', { name: 'Verstanden' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Aufzeichnung speichern' }).click(),
  ]);
  const file = await download.path();
  const record = JSON.parse(await readFile(file, 'utf8')) as MatchRecord;
  const proof = record['x-chance'] as unknown as Required<Proof> & { shares: string[] };
  expect(proof.commitments).toEqual([seal, null]);
  expect(proof.shares[1]).toBe('Kleeblatt 7');
  expect(commitmentTo(proof.shares[0] ?? '')).toBe(seal);

  await page.goto('pruefen/');
  const check = async (what: unknown): Promise<void> => {
    await page
      .getByLabel('Datei wählen')
      .first()
      .setInputFiles({
        name: 'partie.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(what)),
      });
  };
  await check(record);
  await expect(page.getByText(/^Würfel geprüft ✓ – Alle \d+ Würfe/)).toBeVisible();

  // Somebody claims another word: seal and seed fit, the dice do not.
  const shares = [proof.shares[0] ?? '', 'Pech'];
  await check({ ...record, 'x-chance': { ...proof, shares, seed: seedFrom(shares) } });
  await expect(page.getByText(/^Der \d\. Zufallszug \(Eintrag \d\) ist ein anderer/)).toBeVisible();
  // Somebody claims another secret.
  await check({ ...record, 'x-chance': { ...proof, shares: ['0', 'Kleeblatt 7'] } });
  await expect(page.getByText(/^Siegel Nummer 1 passt nicht/)).toBeVisible();
});
