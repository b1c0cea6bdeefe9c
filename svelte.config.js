import adapter from '@sveltejs/adapter-static';
import { readFileSync } from 'node:fs';
import { fingerprint } from './scripts/lib/fingerprint.mjs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * The folder the app is served from, for example BASE_PATH=/spiele; empty at the
 * root of a host.
 */
const base = process.env.BASE_PATH?.replace(/\/+$/, '') ?? '';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ fallback: '200.html' }),
    paths: { base },
    // vite-plugin-pwa makes and registers the worker, see vite.config.ts
    serviceWorker: { register: false },
    // not the time of building: the same sources give the same build
    version: { name: `${version}+${fingerprint()}` },
  },
};
