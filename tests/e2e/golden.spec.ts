/** DR-27, ZO-34: the golden days of `tests/daily`, the same functions in the engines of browsers. */
import { existsSync, readFileSync } from 'node:fs';
import { chromium, firefox, type BrowserType } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../../scripts/lib/browser.mjs';
import type { golden } from '../daily/play';
import type { goldenZoos } from '../daily/zoo';
import { expect, test } from './fixtures';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/daily/${name}`, import.meta.url), 'utf8'));

/** A module as a script that puts what it exports into the page. */
const script = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'days' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
};

/** What both games give in an engine. */
const playedIn = async (
  type: BrowserType,
  options: Parameters<BrowserType['launch']>[0] = {},
): Promise<{
  readonly hoards: ReturnType<typeof golden>;
  readonly zoos: ReturnType<typeof goldenZoos>;
}> => {
  const browser = await type.launch(options);
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await script('tests/daily/play.ts') });
    const hoards = await page.evaluate(() =>
      (window as unknown as { days: { golden: typeof golden } }).days.golden(),
    );
    await page.addScriptTag({ content: await script('tests/daily/zoo.ts') });
    const zoos = await page.evaluate(() =>
      (window as unknown as { days: { goldenZoos: typeof goldenZoos } }).days.goldenZoos(),
    );
    return { hoards, zoos };
  } finally {
    await browser.close();
  }
};

const asInNode = ({ hoards, zoos }: Awaited<ReturnType<typeof playedIn>>): void => {
  expect(hoards.orders).toEqual(read('orders.json'));
  expect(hoards.played).toEqual(read('computers.json'));
  expect(zoos).toEqual(read('zoos.json'));
};

test('DR-27 ZO-34 three golden days are in Chromium what they are in Node', async () => {
  asInNode(await playedIn(chromium, await browserOptions()));
});

test('DR-27 ZO-34 three golden days are in Firefox what they are in Node', async () => {
  test.skip(!existsSync(firefox.executablePath()), 'there is no Firefox on this machine');
  asInNode(await playedIn(firefox));
});
