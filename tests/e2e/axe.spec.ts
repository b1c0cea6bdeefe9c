/** No findings of axe on any page, light and dark. */
import { findings } from './findings';
import { expect, test } from './fixtures';
import { ROUTES, UNKNOWN } from './routes';

for (const path of [...ROUTES.map((route) => route.path), UNKNOWN])
  test(`/${path} in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
