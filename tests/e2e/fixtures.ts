/**
 * The `test` that every end-to-end test uses: it fails on anything a page says on
 * its console as an error, and on every uncaught exception, in all of its pages.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { serve } from '../../scripts/lib/server.mjs';

export { expect };

/** How Chromium begins when a script of a page did not come. */
const NOT_FETCHED = 'Failed to fetch dynamically imported module';
/** A page that has been left is gone after so many milliseconds; one that misses a script is still there. */
const GONE = 5_000;

/**
 * Notes the errors of every page of a context, now and later. A page that is left while its scripts still load has
 * them broken off, and Chromium reports that like a script that is missing; only a page that is still there counts.
 */
export const watchErrors = async (context: BrowserContext): Promise<readonly string[]> => {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`${message.text()} (${message.location().url}, on ${message.page()?.url()})`);
  });
  context.on('weberror', (problem) => {
    const { message, stack } = problem.error();
    if (!message.startsWith(NOT_FETCHED)) errors.push(`${message}: ${stack}`);
  });
  await context.addInitScript(
    ([words, gone]) => {
      addEventListener('unhandledrejection', ({ reason }) => {
        const said = String(reason);
        // The timers of a page that is left never end.
        if (said.includes(words)) setTimeout(() => console.error(said), gone);
      });
    },
    [NOT_FETCHED, GONE] as const,
  );
  return errors;
};

/**
 * What a page gets for chance follows from the test, its tab and how often that tab has been loaded, so that a test that
 * fails can be seen failing again. Runs in the page; `crypto` is all the chance the app has.
 */
const castDice = (seed: string): void => {
  let visit = 0;
  try {
    visit = Number(sessionStorage.getItem('test-visit') ?? 0);
    sessionStorage.setItem('test-visit', String(visit + 1));
  } catch {
    // an empty page, or one whose storage is blocked
  }
  let state = 0;
  for (const sign of `${seed} ${visit}`) state = Math.imul(state ^ sign.charCodeAt(0), 0x9e3779b1);
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      bytes[i] = mixed >>> 24;
    }
    return array;
  };
};

/** Resolves when the page is not only drawn but runs, so that leaving it breaks nothing off. */
export const running = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-running', '');

/** Resolves when the app's service worker has everything and controls new pages. */
export const workerActive = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active) throw new Error('no service worker');
    if (active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });
};

/** Opens the app once from a server that is gone afterwards. */
export const openOnce = async (page: Page, server: OwnServer): Promise<void> => {
  await page.goto(server.url);
  await workerActive(page);
  await server.close();
};

export interface OwnServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const test = base.extend<{
  /** Whether this device has never played: the guide of a first match shows. */
  newcomer: boolean;
  unkept: undefined;
  seasoned: undefined;
  dice: undefined;
  errors: readonly string[];
  ownServer: OwnServer;
}>({
  newcomer: [false, { option: true }],
  unkept: [
    async ({ context, baseURL }, use) => {
      // What needs the service worker has a server or a browser of its own. On the server that all share, every test
      // would fetch the whole app for offline into an empty browser, which takes longer than most of what is tested.
      if (baseURL !== undefined)
        await context.addInitScript((shared) => {
          if (location.origin === shared && 'serviceWorker' in navigator)
            navigator.serviceWorker.register = () => new Promise(() => undefined);
        }, new URL(baseURL).origin);
      await use(undefined);
    },
    { auto: true },
  ],
  seasoned: [
    async ({ context, newcomer }, use) => {
      if (!newcomer)
        await context.addInitScript(() => {
          // An empty page has no storage.
          if (location.protocol === 'http:')
            for (const game of [
              'speedrun',
              'speedsaurus',
              'speeddrache',
              'speedzoo',
              'speed',
              'spit',
            ])
              localStorage.setItem(`speedtisch-guide-${game}`, 'seen');
        });
      await use(undefined);
    },
    { auto: true },
  ],
  dice: [
    async ({ context }, use, { titlePath }) => {
      let tabs = 0;
      context.on('page', (page) => {
        tabs += 1;
        void page.addInitScript(castDice, [...titlePath, tabs].join(' '));
      });
      await use(undefined);
    },
    { auto: true },
  ],
  errors: [
    async ({ context }, use) => {
      const errors = await watchErrors(context);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  /** A server of this test's own, which it may stop. */
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs
  ownServer: async ({}, use) => {
    const server = await serve({ port: 0 });
    await use(server);
    await server.close();
  },
});
