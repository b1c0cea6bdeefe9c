/** Makes sure there is a browser for the tests and prints where it is. */
import { fail } from './lib/log.mjs';
import { ensureInstalled } from './lib/setup.mjs';

await ensureInstalled();
const { browserOptions } = await import('./lib/browser.mjs');

try {
  const { executablePath } = await browserOptions();
  process.stdout.write(`${executablePath}\n`);
} catch (error) {
  fail(error.message);
}
