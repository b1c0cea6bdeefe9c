/** Listening to a page: what its live region was given, and when. */
import type { Page } from '@playwright/test';

interface Ear {
  readonly heard: string[];
  readonly heardAt: number[];
}

/** Keeps everything that the live region is given from now on. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ear: Ear = { heard: [], heardAt: [] };
    const region = document.querySelector('[aria-live]');
    if (region === null) throw new Error('no live region');
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node.textContent) {
            ear.heard.push(node.textContent);
            ear.heardAt.push(performance.now());
          }
    }).observe(region, { childList: true });
    Object.assign(window, ear);
  });

export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Ear).heard);

/** Milliseconds of the page's clock at which each was said. */
export const heardAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as Ear).heardAt);
