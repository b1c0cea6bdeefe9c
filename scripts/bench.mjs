/**
 * `npm run bench`: what the app costs, in figures.
 *
 *   npm run bench                  everything, as tables
 *   npm run -s bench -- --json     everything, as one JSON object on stdout
 *   npm run bench -- --only core,sizes,browser,boardgame   some of it
 *   npm run bench -- --check       only the core; fails when a ratio of bench/baseline.json fell by more than 10 %
 *   npm run bench -- --save        only the core; stores its ratios there
 *
 * Times depend on the machine and on whatever else it does; no test looks at them.
 */
import { parseArgs } from 'node:util';
import { fail, log } from './lib/log.mjs';
import { collect } from './lib/process.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';

/** As often is the core measured before a ratio counts as fallen. */
const RUNS = 3;
const PARTS = ['core', 'sizes', 'browser', 'boardgame'];

const wish = () => {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        save: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    });
    const only = values.check || values.save ? ['core'] : (values.only?.split(',') ?? PARTS);
    const wrong = only.find((part) => !PARTS.includes(part));
    if (wrong !== undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not "${wrong}"`);
    return { ...values, only };
  } catch (error) {
    return fail(error.message);
  }
};

const measureCore = async () => {
  const { bundled } = await import('./lib/bundle.mjs');
  // helpers of the collector would count as time of the work they only disturb
  const node = [process.execPath, '--single-threaded-gc'];
  const { code, output } = await collect([...node, await bundled('bench')]);
  if (code !== 0) throw new Error(`the bench of the core failed:\n${output}`);
  return JSON.parse(output);
};

/** Imported one by one: their packages may just have been installed. */
const MEASURES = {
  core: measureCore,
  sizes: async () => (await import('./lib/sizes.mjs')).measureSizes().rows,
  browser: async () => (await import('./bench/browser.mjs')).measureBrowser(),
  boardgame: async () => (await import('./bench/boardgame.mjs')).measureBoardgame(),
};

const { json, check, save, only } = wish();
await ensureInstalled();
if (only.includes('sizes') || only.includes('browser')) await ensureBuilt();

const found = {};
for (const part of only) {
  log(`Measuring: ${part} …`);
  found[part] = await MEASURES[part]();
}

const { tables } = await import('./bench/report.mjs');
process.stdout.write(json ? `${JSON.stringify(found)}\n` : `\n${tables(found)}\n`);

if (check || save) {
  const { fallen, saveBaseline } = await import('./bench/baseline.mjs');
  const runs = [found.core];
  // other programs may have been in the way
  while (runs.length < RUNS && (save || fallen(runs).length > 0)) {
    log('Measuring again: core …');
    runs.push(await measureCore());
  }
  if (save) saveBaseline(runs);
  const worse = fallen(runs);
  for (const sentence of worse) log(sentence);
  if (worse.length === 0) log('No ratio is more than 10 % below the stored one.');
  process.exitCode = worse.length === 0 ? 0 : 1;
}
