/** A whole match as somebody plays it who hears the page: by roles and names alone, and every step is said once. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startMatch } from './play';

// A trace keeps a picture of the page for each of a thousand steps; that takes longer than playing them.
test.use({ trace: 'off' });

/** Keeps everything that the live region is given. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    const region = document.querySelector('[aria-live]');
    if (region === null) throw new Error('no live region');
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) if (node.textContent) heard.push(node.textContent);
    }).observe(region, { childList: true });
    Object.assign(window, { heard });
  });
const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);

const times = (list: readonly string[], text: string): number =>
  list.filter((one) => one === text).length;

/** The log as it is read, oldest first. */
const readLog = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'Ganzen Verlauf zeigen' }).press('Enter');
  const lines = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return lines.map((line) => line.trim()).reverse();
};

/** One step: roll, or move the first figure that says it can. */
const step = async (page: Page): Promise<'played' | 'over'> => {
  const roll = page.getByRole('button', { name: 'Würfeln' });
  const figure = page.getByRole('button', {
    name: /^Figur \d (aus|von|im Haus von) .* (auf|ins) /,
    disabled: false,
  });
  const again = page.getByRole('button', { name: 'Nochmal' });
  await roll.or(figure).or(again).first().waitFor();
  if (await again.isVisible()) return 'over';
  const said = (await heard(page)).length;
  const target = (await roll.isVisible()) ? roll : figure.first();
  await target.press('Enter');
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(said);
  return 'played';
};

test('F27 a match is played to its end by names alone, and each step is said once', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await startMatch(page, '?seats=2&strength=easy&tempo=turbo&end=first');
  // Nothing happens while it is one's own turn, so no line falls between reading and listening.
  await expect(
    page.getByRole('button', { name: 'Würfeln' }).or(page.locator('button.ready')).first(),
  ).toBeVisible();
  const before = await readLog(page);
  await listen(page);
  for (let count = 0; count < 30; count++) expect(await step(page)).toBe('played');
  await expect(
    page.getByRole('button', { name: 'Würfeln' }).or(page.locator('button.ready')).first(),
  ).toBeVisible();

  const log = (await readLog(page)).slice(before.length);
  const announced = await heard(page);
  expect(log.length).toBeGreaterThan(10);
  for (const line of new Set(log))
    expect([line, times(announced, line)]).toEqual([line, times(log, line)]);

  for (let count = 0; count < 2000; count++) if ((await step(page)) === 'over') break;
  await expect(page.getByRole('heading', { name: /gewinn/ })).toBeVisible();

  // C-31, RU-01: the dice of both, read from the table.
  const table = page.getByRole('table', { name: 'Würfel und Schläge' });
  for (const name of ['Du', 'Eule']) {
    const cells = await table.getByRole('row', { name }).getByRole('cell').allInnerTexts();
    const [faces, [rolls]] = [cells.slice(0, 6).map(Number), cells.slice(6).map(Number)];
    expect(faces.reduce((sum, count) => sum + count, 0)).toBe(rolls);
  }
});
