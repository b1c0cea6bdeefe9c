/**
 * The `test` that every end-to-end test uses: it fails on anything a page says on
 * its console as an error, and on every uncaught exception, in all of its pages.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { serve } from '../../scripts/lib/server.mjs';

export { expect };

/**
 * The pages of a context that are being left: the next document is asked for and has not come yet. Scripts that still
 * load there are broken off, which Chromium reports as a module that cannot be fetched, without a stack.
 */
const watchLeaving = (context: BrowserContext): ReadonlySet<Page> => {
  const leaving = new Set<Page>();
  const arrive = (page: Page): void => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) leaving.delete(page);
    });
  };
  context.pages().forEach(arrive);
  context.on('page', arrive);
  context.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const frame = request.frame();
    if (frame === frame.page().mainFrame()) leaving.add(frame.page());
  });
  context.on('requestfailed', (request) => {
    if (request.isNavigationRequest()) leaving.delete(request.frame().page());
  });
  return leaving;
};

const BROKEN_OFF = /^Failed to fetch dynamically imported module/;

/** Notes the errors of every page of a context, now and later. */
export const watchErrors = (context: BrowserContext): readonly string[] => {
  const errors: string[] = [];
  const leaving = watchLeaving(context);
  context.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`${message.text()} (${message.location().url}, on ${message.page()?.url()})`);
  });
  context.on('weberror', (problem) => {
    const page = problem.page();
    const { message, stack } = problem.error();
    if (page !== null && leaving.has(page) && BROKEN_OFF.test(message)) return;
    errors.push(`${message}: ${stack}`);
  });
  return errors;
};

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

export interface OwnServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const test = base.extend<{
  /** Whether this device has never played: the guide of a first match shows. */
  newcomer: boolean;
  seasoned: undefined;
  errors: readonly string[];
  ownServer: OwnServer;
}>({
  newcomer: [false, { option: true }],
  seasoned: [
    async ({ context, newcomer }, use) => {
      if (!newcomer)
        await context.addInitScript(() => {
          // An empty page has no storage.
          if (location.protocol === 'http:')
            for (const game of ['speedrun', 'speedsaurus'])
              localStorage.setItem(`speedtisch-guide-${game}`, 'seen');
        });
      await use(undefined);
    },
    { auto: true },
  ],
  errors: [
    async ({ context }, use) => {
      const errors = watchErrors(context);
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
