/** Tests with two builds, one after the other, in a folder of a host: /spiele/. */
import { serve } from '../../scripts/lib/server.mjs';
import { VARIANT_BASE, variant } from '../../scripts/lib/variants.mjs';
import { test as base } from './fixtures';

export { VARIANTS } from '../../scripts/lib/variants.mjs';

interface Builds {
  readonly first: string;
  readonly second: string;
}

interface Host {
  readonly url: string;
  readonly show: (folder: string) => void;
  readonly close: () => Promise<void>;
}

export const test = base.extend<{ host: Host }, { builds: Builds }>({
  /** Folders of the two builds; made by `npm test` before, or now. */
  builds: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs
    async ({}, use) => {
      const first = await variant('first');
      await use({ first, second: await variant('second') });
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
  /** A host that has the first build, and may get the second. */
  host: async ({ builds }, use) => {
    const server = await serve({
      port: 0,
      folder: builds.first,
      base: VARIANT_BASE,
      // what is found after the host changed comes from the worker, not from the browser's own cache
      headers: { 'Cache-Control': 'no-store' },
    });
    await use(server);
    await server.close();
  },
});
