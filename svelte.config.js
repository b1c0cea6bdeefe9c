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

/**
 * What pages may load and run, written into every page at build time: own files and nothing else. The only inline
 * script is Kit's start code, allowed by its hash. Tables over a network will need `wss:` and, for addresses at home,
 * `ws:` in connect-src. `frame-ancestors` works in a header only: a host has to send it (README).
 * @satisfies {import('@sveltejs/kit').KitConfig['csp']}
 */
const csp = {
  mode: /** @type {const} */ ('hash'),
  directives: {
    'default-src': ['self'],
    'script-src': ['self'],
    'script-src-attr': ['none'],
    'style-src': ['self'],
    // components compute positions and colours of single elements
    'style-src-attr': ['unsafe-inline'],
    'img-src': ['self', 'data:', 'blob:'],
    'media-src': ['self', 'data:', 'blob:'],
    'connect-src': ['self'],
    'worker-src': ['self'],
    'object-src': ['none'],
    'base-uri': ['self'],
    'form-action': ['none'],
  },
};

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ fallback: '200.html' }),
    paths: { base },
    // vite-plugin-pwa makes the worker, src/lib/session/update.svelte.ts registers it
    serviceWorker: { register: false },
    version: { name: process.env.APP_VERSION },
    csp,
  },
};
