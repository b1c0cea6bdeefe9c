/**
 * Further builds of the same sources for tests: another version, another folder of the host. Each is made in a copy
 * of the sources, so that build/ stays as it is, and only when it is missing or out of date.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SOURCES, fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { collect } from './process.mjs';
import { inRoot } from './root.mjs';

const FOLDER = inRoot('.cache/variants');

/** The folder of the host in which the variants live. */
export const VARIANT_BASE = '/spiele';

/** Versions of the two builds; the second comes after the first. */
export const VARIANTS = { first: '0.0.1+first', second: '0.0.2+second' };

const copySources = (to) => {
  rmSync(to, { recursive: true, force: true });
  for (const source of [...SOURCES, 'scripts'])
    cpSync(inRoot(source), path.join(to, source), { recursive: true });
  symlinkSync(inRoot('node_modules'), path.join(to, 'node_modules'), 'junction');
};

/**
 * The folder of a finished build.
 * @param {keyof typeof VARIANTS} name
 * @returns {Promise<string>}
 */
export const variant = (name) =>
  withLock(path.join(FOLDER, `${name}.lock`), async () => {
    const copy = path.join(FOLDER, name);
    const stamp = path.join(FOLDER, `${name}.fingerprint`);
    const sources = fingerprint();
    const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
    if (done) return path.join(copy, 'build');
    rmSync(stamp, { force: true });
    mkdirSync(FOLDER, { recursive: true });
    copySources(copy);
    const { code, output } = await collect(
      [process.execPath, inRoot('node_modules/vite/bin/vite.js'), 'build'],
      {
        cwd: copy,
        env: { ...process.env, BASE_PATH: VARIANT_BASE, APP_VERSION: VARIANTS[name] },
      },
    );
    if (code !== 0) throw new Error(`the build "${name}" failed:\n${output}`);
    writeFileSync(stamp, sources);
    return path.join(copy, 'build');
  });
