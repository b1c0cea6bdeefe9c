import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { keptPlurals } from './scripts/lib/kept-plurals.mjs';
import { paraglideOptions } from './scripts/lib/paraglide.mjs';
import { pwaOptions } from './scripts/lib/pwa.mjs';

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    keptPlurals(),
    icons({ compiler: 'svelte' }),
    sveltekit(),
    SvelteKitPWA(pwaOptions),
  ],
  worker: { format: 'es' },
});
