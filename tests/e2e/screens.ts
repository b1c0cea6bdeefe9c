/** The screens that everything has to fit on, and what lies outside of one. */
import type { Page } from '@playwright/test';

export const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1180, 820],
  [844, 390],
  [1440, 900],
] as const;

/** What of a match lies outside of the screen, or would have to be scrolled to. */
export const spilt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const scrolls = root.scrollWidth > innerWidth || root.scrollHeight > innerHeight;
    const parts = [...document.querySelectorAll('.match :is(button, .board, .plate, .dock, .log)')];
    const outside = parts.filter((part) => {
      // What is only heard lies nowhere.
      if (part.closest('.sr') !== null) return false;
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    return [...(scrolls ? ['the page scrolls'] : []), ...outside.map((part) => part.outerHTML)];
  });

/** Until the page has drawn itself anew for a screen of another size. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Looks at every size; the answer names each where something is outside. */
export const spiltAnywhere = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The parts of the screen are chosen by its size one frame after it has changed.
    await drawn(page);
    for (const part of await spilt(page)) found.push(`${width} × ${height}: ${part}`);
  }
  return found;
};
