/**
 * What the service worker keeps for play without a network: every built file and
 * every prerendered page. One address in its list that answers 404 keeps the
 * worker from ever activating, hence the explicit fallback page.
 */
import config from '../../svelte.config.js';

const base = config.kit?.paths?.base ?? '';
const fallback = `${base}/200.html`;
// it names every script, so it is as new as the app
const version = config.kit?.version?.name ?? '';

/** @type {Partial<import('@vite-pwa/sveltekit').SvelteKitPWAOptions>} */
export const pwaOptions = {
  strategies: 'generateSW',
  // never reload under a player's hands: src/lib/session/update.svelte.ts registers it
  registerType: 'prompt',
  injectRegister: false,
  scope: `${base}/`,
  base: `${base}/`,
  // static/app.webmanifest: its addresses are relative and so follow the base path
  manifest: false,
  includeManifestIcons: false,
  workbox: {
    globPatterns: [
      'client/**/*.{js,css,html,svg,png,ico,woff2,webmanifest,json}',
      'prerendered/**/*.html',
    ],
    globIgnores: [
      // long pages, which the fallback draws just as well from scripts that are kept
      'prerendered/**/regeln/*/*.html',
      'prerendered/**/regeln/*.html',
      // opened with a query (which match, which day), so the fallback answers for them anyway
      'prerendered/**/{partie,tag,kasse}/*.html',
      // only whoever installs needs the large icons, and has a network then
      'client/icon-*512.png',
    ],
    navigateFallback: fallback,
    cleanupOutdatedCaches: true,
    // what is lazily loaded on the very first visit comes from the worker too
    clientsClaim: true,
    importScripts: ['keep-earlier.js'],
    runtimeCaching: [
      {
        // hashed files this version does not have: of the one before, for tabs that still run it
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && url.pathname.includes('/_app/immutable/'),
        handler: async ({ request }) =>
          (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
      },
    ],
  },
  kit: {
    base: `${base}/`,
    trailingSlash: 'always',
    adapterFallback: '200.html',
    spa: { fallbackMapping: fallback, fallbackRevision: async () => version },
  },
};
