/**
 * The stages of `npm test`: what runs, what it waits for, and how it is counted. A
 * test runner counts by its tests, everything else as one.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, collect } from './process.mjs';
import { build } from './setup.mjs';

/** Reports are read in logs, not on a terminal. */
const QUIET = { FORCE_COLOR: '0', NO_COLOR: '1' };

const one = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that breaks off, or complains beyond its tests, is one more failure. */
const counted = (code, passed, failed) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

const withReport = (command, variable, read) => async (folder) => {
  const report = path.join(folder, `${variable}.json`);
  rmSync(report, { force: true });
  const result = await collect(command(report), {
    env: { ...process.env, ...QUIET, [variable]: report },
  });
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // no report: the runner did not get that far, its exit code says so
  }
  return { ...result, ...counted(result.code, counts.passed, counts.failed) };
};

const plain = (command) => async () => {
  const result = await collect(command, { env: { ...process.env, ...QUIET } });
  return { ...result, ...one(result) };
};

const unitTests = withReport(
  (report) =>
    bin(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
  'VITEST_REPORT',
  ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // a file that does not even load has no tests to fail
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
  }),
);

const endToEnd = withReport(
  () => bin('@playwright/test/cli.js', 'test', '--reporter=list,json'),
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
);

const buildStage = async () => {
  const result = await build((command) => collect(command, { env: { ...process.env, ...QUIET } }));
  return { ...result, ...one(result) };
};

/**
 * Longest first, so that two at a time end together. `alone` has timing of its own
 * and gets the machine to itself.
 */
export const STAGES = [
  { name: 'build', run: buildStage },
  { name: 'vitest', run: unitTests },
  { name: 'other builds', run: plain([process.execPath, 'scripts/variants.mjs']) },
  {
    name: 'svelte-check',
    run: plain(
      bin('svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'),
    ),
  },
  { name: 'eslint', run: plain(bin('eslint/bin/eslint.js', '--max-warnings=0', '.')) },
  { name: 'prettier', run: plain(bin('prettier/bin/prettier.cjs', '--check', '.')) },
  { name: 'tsc core', run: plain(bin('typescript/bin/tsc', '-p', 'tsconfig.core.json')) },
  { name: 'browser', run: plain([process.execPath, 'scripts/browser.mjs']) },
  { name: 'size', needs: ['build'], run: plain([process.execPath, 'scripts/size.mjs']) },
  { name: 'e2e', needs: ['build', 'other builds', 'browser'], alone: true, run: endToEnd },
];
