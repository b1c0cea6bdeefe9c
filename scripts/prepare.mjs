/**
 * Makes the generated sources a fresh clone lacks: Kit's types and tsconfig
 * (.svelte-kit) and the compiled messages (src/lib/paraglide). Type checks, the
 * linter and the component tests need them; Vite would make them only later.
 */
import { spawnSync } from 'node:child_process';
import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from './lib/paraglide.mjs';

const sync = spawnSync(process.execPath, ['node_modules/@sveltejs/kit/svelte-kit.js', 'sync'], {
  stdio: ['ignore', 2, 2],
});
if (sync.status !== 0) process.exit(sync.status ?? 1);
await compile(paraglideOptions);
