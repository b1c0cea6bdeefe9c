/** No findings of axe on any page, light and dark. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { ROUTES, UNKNOWN } from './routes';

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of [...ROUTES.map((route) => route.path), UNKNOWN])
    test(`/${path} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)].join('\n')),
      ).toEqual([]);
    });
