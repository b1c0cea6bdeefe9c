/** Playing matches of days through the visible interface, on a day that the test sets. */
import { expect, type Page } from '@playwright/test';

/** Sets the clock of the device; from then on it goes on by itself, and as far as a test lets it. */
export const itIs = (page: Page, moment: string): Promise<void> =>
  page.clock.install({ time: new Date(moment) });

export const modeOf = (page: Page): Promise<string | undefined> =>
  page.locator('.match').evaluate(({ dataset }) => dataset['mode']);

/** Starts today's match, or goes on with it, from the page of days. */
export const playDay = async (page: Page, button = 'Spielen'): Promise<void> => {
  await page.goto('speeddrache/tag/');
  await page
    .getByRole('button', { name: button })
    .or(page.getByRole('link', { name: button }))
    .click();
  await expect(page.locator('.match')).toBeVisible();
};

/** Turns back at every card until `until` is shown (`over`: the whole match); the clock is helped along. */
export const turnBack = async (page: Page, until: string): Promise<void> => {
  for (let step = 0; step < 500; step++) {
    const mode = await modeOf(page);
    if (mode === until) return;
    if (mode === 'choose') await page.keyboard.press('u');
    else if (mode !== 'chosen' && mode !== 'wait') await page.keyboard.press('Enter');
    await page.clock.runFor(mode === 'choose' ? 300 : 1500);
  }
  throw new Error(`never ${until}`);
};

/** How today stands on the page of days. */
export const dayPage = (page: Page, kind: string) => page.locator(`main[data-day=${kind}]`);
