/**
 * Two kinds of tests: the core in plain Node, without a single plugin (fast, and
 * proof that it needs no bundler), and components in jsdom. Messages must have
 * been compiled: `npm run unit` and `npm test` see to that.
 */
import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const COMPONENTS = ['src/**/*.svelte.test.ts', 'tests/**/*.svelte.test.ts'];

/**
 * Test files share the modules of a worker: loading these anew for every file took four times as long as all tests
 * together. So a test puts back whatever it changes in them.
 */
const isolate = false;

/** A slow machine is no failure; what must be quick is measured on purpose. */
const TIMEOUT = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          testTimeout: TIMEOUT,
          isolate,
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...COMPONENTS, 'tests/e2e/**'],
        },
      },
      {
        plugins: [icons({ compiler: 'svelte' }), sveltekit(), svelteTesting()],
        test: {
          name: 'components',
          testTimeout: TIMEOUT,
          isolate,
          environment: 'jsdom',
          include: COMPONENTS,
          setupFiles: ['tests/components.setup.ts'],
        },
      },
    ],
  },
});
