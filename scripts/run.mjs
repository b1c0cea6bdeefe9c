/**
 * `npm run records|arena|soak|train|missions|broker|load`: the command lines over the same core as the app.
 * Their stdout is data, so whatever set-up has to say goes to stderr.
 */
import { bundled } from './lib/bundle.mjs';
import { fail } from './lib/log.mjs';
import { become } from './lib/process.mjs';
import { ensureInstalled } from './lib/setup.mjs';

const [name, ...args] = process.argv.slice(2);
if (!/^[a-z]+$/.test(name ?? '')) fail('Usage: node scripts/run.mjs NAME [ARGUMENTS]');

await ensureInstalled();
become([process.execPath, await bundled(name), ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
});
