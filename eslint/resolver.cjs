/**
 * Turns an import into the path it points at, by its spelling alone. The walls
 * compare folders, so they must hold for a file nobody has written yet too: no
 * look at the disk. CommonJS because the import resolver interface requires it.
 */
const path = require('node:path');

const lib = path.resolve(__dirname, '../src/lib');
const KNOWN = /\.(?:[cm]?[jt]s|svelte|json|css|svg|woff2)$/;

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  const bare = source.replace(/\?.*$/, '');
  let target;
  if (/^\.{1,2}(?:\/|$)/.test(bare)) target = path.resolve(path.dirname(file), bare);
  else if (bare === '$lib' || bare.startsWith('$lib/')) target = path.join(lib, bare.slice(4));
  else return { found: false };
  return { found: true, path: KNOWN.test(target) ? target : `${target}.ts` };
};
