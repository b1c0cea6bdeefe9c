/**
 * One short word for everything the built app depends on. It tells whether build/
 * is out of date, and it is part of the app's version: the worker keeps the
 * fallback page by that version, so it must change whenever any script does.
 * Contents, not times: git does not keep times.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { inRoot } from './root.mjs';

export const SOURCES = [
  'src',
  'static',
  'messages',
  'project.inlang/settings.json',
  'scripts/lib/kept-plurals.mjs',
  'scripts/lib/lean-messages.mjs',
  'scripts/lib/paraglide.mjs',
  'scripts/lib/pwa.mjs',
  'package-lock.json',
  'package.json',
  'svelte.config.js',
  'tsconfig.json',
  'vite.config.ts',
];

const NOT_BUILT = /^src\/(?:broker|cli|lib\/paraglide)\/|\.test\.ts$/;

const filesUnder = (name) =>
  statSync(inRoot(name)).isDirectory()
    ? readdirSync(inRoot(name)).flatMap((entry) => filesUnder(`${name}/${entry}`))
    : [name];

export const fingerprint = () => {
  const hash = createHash('sha256').update(process.env.BASE_PATH ?? '');
  for (const file of SOURCES.flatMap(filesUnder).sort())
    if (!NOT_BUILT.test(file)) hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest('hex').slice(0, 12);
};
