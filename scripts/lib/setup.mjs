/**
 * Makes any command work on a fresh clone: packages, generated sources and the
 * built app, each only when it is missing or out of date. Everything here may run
 * before the packages exist, so it uses Node alone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { fail, log } from './log.mjs';
import { bin, npmCommand, run } from './process.mjs';
import { inRoot } from './root.mjs';

const LOCK = inRoot('.cache/setup.lock');
const STAMP = inRoot('.cache/build.fingerprint');

const json = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** npm's own list of what it installed has every package the lock file wants, in its version. */
const installed = () => {
  try {
    const wanted = json('package-lock.json').packages;
    const present = json('node_modules/.package-lock.json').packages;
    return Object.entries(wanted).every(
      ([name, { version, optional }]) =>
        name === '' || (present[name] ? present[name].version === version : optional),
    );
  } catch {
    return false;
  }
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Speedtisch needs Node 20.19 or newer; this is ${process.versions.node}.`);
};

/** Packages as the lock file names them. */
export const ensureInstalled = async () => {
  checkNode();
  if (installed()) return;
  await withLock(LOCK, async () => {
    if (installed()) return;
    log('Installing packages (npm ci) …');
    const code = await run(npmCommand('ci', '--include=dev', '--no-audit', '--no-fund'));
    if (code !== 0) fail('npm ci failed, see above.');
  });
};

/** Kit's types and the compiled messages, see prepare.mjs. */
export const ensurePrepared = async () => {
  await ensureInstalled();
  const code = await run([process.execPath, 'scripts/prepare.mjs']);
  if (code !== 0) fail('Preparing the generated sources failed, see above.');
};

const built = () =>
  existsSync(inRoot('build/200.html')) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === fingerprint();

/**
 * @typedef {{ code: number, output?: string }} Built
 * @typedef {(command: string[]) => Promise<Built>} Runner runs the build's command
 */

/** Builds, alone in this folder, and remembers of which sources. */
export const build = (/** @type {Runner} */ runner, { always = false } = {}) =>
  withLock(LOCK, async () => {
    if (!always && built()) return { code: 0, output: 'build/ is up to date' };
    rmSync(STAMP, { force: true });
    const sources = fingerprint();
    const result = await runner(bin('vite/bin/vite.js', 'build'));
    if (result.code === 0) {
      mkdirSync(path.dirname(STAMP), { recursive: true });
      writeFileSync(STAMP, sources);
    }
    return result;
  });

/** The built app, made when build/ is missing or older than its sources. */
export const ensureBuilt = async () => {
  await ensureInstalled();
  if (built()) return;
  log('Building the app …');
  await ensurePrepared();
  const { code } = await build(async (command) => ({ code: await run(command) }));
  if (code !== 0) fail('The build failed, see above.');
};
