/** DR-27: the golden days of `tests/daily`, the same function in the engines of browsers. */
import { existsSync, readFileSync } from 'node:fs';
import { chromium, firefox, type BrowserType } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../../scripts/lib/browser.mjs';
import type { golden } from '../daily/play';
import { expect, test } from './fixtures';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/daily/${name}`, import.meta.url), 'utf8'));

/** The function as a script that puts it into the page. */
const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'tests/daily/play.ts', formats: ['iife'], name: 'days' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
};

const playedIn = async (
  type: BrowserType,
  options: Parameters<BrowserType['launch']>[0] = {},
): Promise<ReturnType<typeof golden>> => {
  const browser = await type.launch(options);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await script() });
    return await page.evaluate(() =>
      (window as unknown as { days: { golden: typeof golden } }).days.golden(),
    );
  } finally {
    await browser.close();
  }
};

test('DR-27 three golden days are in Chromium what they are in Node', async () => {
  const { orders, played } = await playedIn(chromium, await browserOptions());
  expect(orders).toEqual(read('orders.json'));
  expect(played).toEqual(read('computers.json'));
});

test('DR-27 three golden days are in Firefox what they are in Node', async () => {
  test.skip(!existsSync(firefox.executablePath()), 'there is no Firefox on this machine');
  const { orders, played } = await playedIn(firefox);
  expect(orders).toEqual(read('orders.json'));
  expect(played).toEqual(read('computers.json'));
});
