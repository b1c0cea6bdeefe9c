/**
 * The size budget of the built app: what a first visit loads, what each page adds,
 * and what is kept for play without a network. Fails when a line is over.
 */
import { existsSync } from 'node:fs';
import { fail } from './lib/log.mjs';
import { inRoot } from './lib/root.mjs';
import { measureSizes } from './lib/sizes.mjs';

if (!existsSync(inRoot('build'))) fail('There is no build/ yet: npm run build');

const { rows, lost } = measureSizes();
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
const wide = Math.max(...rows.map(({ what }) => what.length));
for (const { what, size, limit } of rows)
  console.log(
    `${what.padEnd(wide)} ${kilo(size)} of ${kilo(limit)}  ${size > limit ? 'TOO BIG' : 'ok'}`,
  );
for (const url of lost) console.log(`kept for offline, but not in build/: ${url}`);

if (rows.some(({ size, limit }) => size > limit) || lost.length > 0) process.exit(1);
