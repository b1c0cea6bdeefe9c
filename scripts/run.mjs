/**
 * `npm run records|arena|soak`: the command lines over the same core as the app.
 * Their stdout is data, so whatever set-up has to say goes to stderr.
 */
import { fail } from './lib/log.mjs';
import { become } from './lib/process.mjs';
import { inRoot } from './lib/root.mjs';
import { ensureInstalled } from './lib/setup.mjs';

const [name, ...args] = process.argv.slice(2);
if (!/^[a-z]+$/.test(name ?? '')) fail('Usage: node scripts/run.mjs NAME [ARGUMENTS]');

await ensureInstalled();
// tsx as a loader in the same process: workers inherit it, nothing stands in between
become(
  [process.execPath, '--import', import.meta.resolve('tsx'), inRoot(`src/cli/${name}.ts`), ...args],
  {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, TSX_TSCONFIG_PATH: inRoot('tsconfig.core.json') },
  },
);
