/**
 * `npm test`: everything that must hold, on a fresh clone too. All stages run even
 * when one fails; the last line counts tests, and every other stage as one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { schedule } from './lib/schedule.mjs';
import { ensurePrepared } from './lib/setup.mjs';

await ensurePrepared();
const { STAGES } = await import('./lib/stages.mjs');

const say = (text) => process.stdout.write(`${text}\n`);
const word = ({ skipped, failed }) => (skipped ? 'not run' : failed === 0 ? 'ok' : 'FAILED');

const reports = mkdtempSync(path.join(os.tmpdir(), 'speedtisch-'));
const results = await schedule(
  STAGES.map((stage) => ({ ...stage, run: () => stage.run(reports) })),
  (stage, result) => {
    say(`${stage.name}: ${word(result)} after ${result.seconds.toFixed(1)} s`);
    if (result.failed > 0) say(`${result.output.trim().replace(/^/gm, '  | ')}\n`);
    else if (stage.name === 'size') say(result.output.trimEnd().replace(/^/gm, '  '));
  },
);
rmSync(reports, { recursive: true, force: true });

say('');
for (const { name } of STAGES) {
  const result = results.get(name);
  const count = `${result.passed} passed, ${result.failed} failed`;
  const time = `${result.seconds.toFixed(1)} s`.padStart(8);
  say(`${name.padEnd(14)}${word(result).padEnd(9)}${time}   ${result.skipped ? '' : count}`);
}

const total = (key) => [...results.values()].reduce((sum, result) => sum + result[key], 0);
const failed = total('failed');
say(`\n${total('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
