/** It starts, in the reader's language, and says so when an address leads nowhere. */
import { expect, running, test } from './fixtures';
import { ROUTES, UNKNOWN } from './routes';

for (const { path, heading } of ROUTES)
  test(`/${path} opens`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

test('an unknown address shows a friendly page with a way home', async ({ page }) => {
  await page.goto(UNKNOWN);
  await expect(page.getByRole('heading', { name: 'Hier steht kein Tisch' })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speedtisch' })).toBeVisible();
});

test('a page whose script was broken off on its way is loaded once more, and once only', async ({
  browser,
  baseURL,
}) => {
  // A context of its own: here a script is missing on purpose.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const page = await context.newPage();
  let missing = 0;
  let miss = 1;
  await page.route('**/entry/app.*.js', async (route) => {
    if (missing >= miss) return route.continue();
    missing += 1;
    return route.abort();
  });
  await page.goto('ansicht/');
  await running(page);
  expect(missing).toBe(1);
  // Missing for good: a second time is not tried.
  miss = Infinity;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('ueber/');
  await expect.poll(() => missing).toBe(3);
  await page.waitForFunction(
    () => performance.now() > 2500 && sessionStorage.getItem('speedtisch-again') === location.href,
  );
  expect([loads, missing]).toEqual([2, 3]);
  await context.close();
});

test('a page behind a link whose script was broken off on its way is loaded anew', async ({
  browser,
  baseURL,
}) => {
  // A context of its own: here a script is missing on purpose.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('');
  await running(page);
  // From here on what the next page is made of does not come, as long as it is asked for by this one.
  let gone = true;
  await page.route('**/_app/immutable/**/*.js', (route) =>
    gone && route.request().frame().url().endsWith('/') ? route.abort() : route.continue(),
  );
  page.on('framenavigated', () => (gone = false));
  await page.getByRole('link', { name: 'Über' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Über Speedtisch' })).toBeVisible();
  await context.close();
});

test('what is pressed and chosen before the page runs counts once it does', async ({ page }) => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/_app/immutable/**/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('ansicht/', { waitUntil: 'commit' });
  const html = page.locator('html');
  const sound = page.getByRole('switch', { name: 'Geräusche' });
  await page.getByText('dunkel', { exact: true }).click();
  await page.getByText('größer', { exact: true }).click();
  await page.getByText('groß', { exact: true }).click();
  await sound.press('Enter');
  await expect(html).not.toHaveAttribute('data-theme');
  await expect(sound).toHaveAttribute('aria-checked', 'true');
  come();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-text', 'large');
  await expect(sound).toHaveAttribute('aria-checked', 'false');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the page speaks the language of the browser', async ({ page }) => {
    await page.goto(UNKNOWN);
    await expect(page.getByRole('heading', { name: 'There is no table here' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('no German flashes before, and without scripts the page shows all the same', async ({
    page,
  }) => {
    // The second that hiding lasts at most does not pass by itself.
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName }) => {
        if (animationName !== 'translating') return;
        for (const animation of document.getAnimations()) animation.pause();
      });
    });
    const German = page.getByRole('heading', { name: 'Über Speedtisch', includeHidden: true });
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_app/immutable/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const visit = () => page.goto('ueber/', { waitUntil: 'commit' });
    await visit();
    await expect(German).toBeAttached();
    await expect(German).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(German).toBeVisible();

    await visit();
    await expect(German).toBeHidden();
    release?.();
    await expect(page.getByRole('heading', { name: 'About Speedtisch' })).toBeVisible();
  });
});
