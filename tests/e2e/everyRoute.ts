/** Opening every page of the app, as people do: by a typed address and by a link. */
import type { Page } from '@playwright/test';
import { expect, running, test } from './fixtures';
import { ROUTES, UNKNOWN } from './routes';

/** @param home where the app lives, with a slash at its end. */
export const everyRouteOpens = async (page: Page, home: string): Promise<void> => {
  for (const { path: route, heading } of ROUTES) {
    await test.step(`/${route} by typed address`, async () => {
      await page.goto(home + route);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await running(page);
    });
  }
  for (const { path: route, heading, from } of ROUTES) {
    if (from === undefined) continue;
    await test.step(`/${route} by link`, async () => {
      await page.goto(home + from);
      const target = new URL(route, home).pathname;
      const links = page.getByRole('link');
      await expect(links.first()).toBeVisible();
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
      const index = hrefs.indexOf(target);
      expect(index, `a link to ${target}, among ${hrefs.join(' ')}`).not.toBe(-1);
      await links.nth(index).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
  await test.step('an unknown address', async () => {
    await page.goto(home + UNKNOWN);
    await expect(page.getByRole('heading', { name: 'Hier steht kein Tisch' })).toBeVisible();
  });
};
