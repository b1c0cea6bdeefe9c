/**
 * Command lines are bundled before they run: the same code as in the app, without a loader that would slow down
 * every small function. A bundle is named by its sources, so it is made once and never out of date.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

const SOURCES = ['src/broker', 'src/cli', 'src/lib', 'package-lock.json', 'scripts/lib/bundle.mjs'];
const CORE_FILE = /\.(?:ts|json|mjs)$/;
const BUNDLES = inRoot('.cache/cli');

const filesUnder = (name) => {
  const file = inRoot(name);
  try {
    return readdirSync(file).flatMap((entry) => filesUnder(`${name}/${entry}`));
  } catch {
    return CORE_FILE.test(name) ? [name] : [];
  }
};

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder).sort())
    hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * The bundle of `src/cli/<name>.ts`, made if it is not there yet.
 * @param {string} name such as `records`
 * @returns {Promise<string>} a file that Node runs as it is
 */
export const bundled = async (name) => {
  const folder = path.join(BUNDLES, `${name}-${fingerprint()}`);
  const file = path.join(folder, `${name}.js`);
  if (existsSync(file)) return file;
  const { build } = await import('vite');
  const fresh = path.join(BUNDLES, `.${name}-${process.pid}`);
  mkdirSync(BUNDLES, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: `src/cli/${name}.ts`, outDir: fresh, target: 'node20', minify: false },
  });
  for (const old of readdirSync(BUNDLES))
    // Not what another call has made just now: it may be about to run it.
    if (old.startsWith(`${name}-`) && path.join(BUNDLES, old) !== folder)
      rmSync(path.join(BUNDLES, old), { recursive: true, force: true });
  try {
    renameSync(fresh, folder);
  } catch {
    // Another call was quicker; its bundle is the same.
    rmSync(fresh, { recursive: true, force: true });
  }
  return file;
};
