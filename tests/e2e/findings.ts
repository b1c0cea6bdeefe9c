/** What axe finds on a screen: in light by all its rules, in dark by those that colours decide. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const findings = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Naming every node that passed, by a selector of its own, took most of the time on long pages.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const { violations } = await (
      colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])
    ).analyze();
    for (const { id, nodes } of violations)
      found.push([`${id} in ${colorScheme}`, ...nodes.map((node) => node.html)].join('\n'));
  }
  return found;
};
