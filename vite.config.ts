import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { keptPlurals } from './scripts/lib/kept-plurals.mjs';
import { leanMessages } from './scripts/lib/lean-messages.mjs';
import { paraglideOptions } from './scripts/lib/paraglide.mjs';
import { pwaOptions } from './scripts/lib/pwa.mjs';

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    keptPlurals(),
    leanMessages(),
    icons({ compiler: 'svelte' }),
    sveltekit(),
    SvelteKitPWA(pwaOptions),
  ],
  // the same library written for browsers of today: smaller than the one its package names first
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  worker: { format: 'es' },
});
