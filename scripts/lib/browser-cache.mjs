/**
 * A Chromium from the npm registry, for machines that have none and reach no other
 * download: @sparticuz/chromium, unpacked once for each user outside the project.
 * It brings a font and the libraries a bare machine lacks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { log } from './log.mjs';
import { npmCommand, run } from './process.mjs';

/** The last version for Node 20. */
const PACKAGE = '@sparticuz/chromium@147.0.0';

const userCache = () => {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  const home = os.homedir();
  return home && home !== '/' ? path.join(home, '.cache') : os.tmpdir();
};

const folder = path.join(userCache(), 'speedtisch', PACKAGE.replace(/[^a-z0-9.]+/g, '-').slice(1));
const binary = path.join(folder, 'chromium');
const done = path.join(folder, 'complete');

const UNPACK = "import('@sparticuz/chromium').then(({ default: c }) => c.executablePath())";

const starts = (env) =>
  spawnSync(binary, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } }).status ===
  0;

const FONT_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  path.join(os.homedir(), '.fonts'),
  path.join(os.homedir(), '.local/share/fonts'),
];

const hasFonts = () =>
  existsSync('/etc/fonts/fonts.conf') &&
  FONT_FOLDERS.some(
    (name) =>
      existsSync(name) &&
      readdirSync(name, { recursive: true }).some((file) => /\.(?:ttf|otf|ttc|pfb)$/i.test(file)),
  );

/** Without any font Chromium draws no text at all: point it at the one it brought. */
const fontEnv = () => {
  if (hasFonts()) return {};
  const config = path.join(folder, 'fonts.conf');
  const folders = [...FONT_FOLDERS, path.join(folder, 'fonts')];
  if (!existsSync(config))
    writeFileSync(
      config,
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((name) => `  <dir>${name}</dir>`).join('\n')}
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
    );
  return { FONTCONFIG_FILE: config };
};

const libraryEnv = () => {
  if (starts({})) return {};
  const libraries = path.join(folder, 'al2023', 'lib');
  const path_ = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return starts({ LD_LIBRARY_PATH: path_ }) ? { LD_LIBRARY_PATH: path_ } : undefined;
};

/** What is already there, or undefined. */
export const cachedBrowser = () => {
  if (!existsSync(done)) return undefined;
  const libraries = libraryEnv();
  return libraries && { executablePath: binary, env: { ...libraries, ...fontEnv() } };
};

/** Fetches and unpacks it; undefined where that is not possible. */
export const fetchBrowser = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  return withLock(`${folder}.lock`, async () => {
    if (existsSync(done)) return cachedBrowser();
    log(`Fetching a browser for the tests (${PACKAGE}) …`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const options = {
      cwd: folder,
      env: {
        ...process.env,
        TMPDIR: folder,
        // makes the package unpack its libraries too
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
      },
    };
    const install = npmCommand('install', '--no-save', '--no-audit', '--no-fund', PACKAGE);
    if ((await run(install, options)) !== 0) return undefined;
    if ((await run([process.execPath, '--eval', UNPACK], options)) !== 0) return undefined;
    // 65 MB of packed files that are of no more use
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
    writeFileSync(done, '');
    return cachedBrowser();
  });
};
