import adapter from '@sveltejs/adapter-static';
import { readFileSync } from 'node:fs';
import { fingerprint } from './scripts/lib/fingerprint.mjs';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * The folder the app is served from, for example BASE_PATH=/spiele; empty at the
 * root of a host.
 */
const base = process.env.BASE_PATH?.replace(/\/+$/, '') ?? '';

/**
 * Not the time of building: the same sources give the same build. Fixed once for the
 * processes a build starts, or a file saved meanwhile would tear the pages apart.
 */
process.env.APP_VERSION ??= `${version}+${fingerprint()}`;

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ fallback: '200.html' }),
    paths: { base },
    // vite-plugin-pwa makes and registers the worker, see vite.config.ts
    serviceWorker: { register: false },
    version: { name: process.env.APP_VERSION },
  },
};
