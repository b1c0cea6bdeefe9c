/**
 * What a person with a slow device waits for, in the built app: from opening the installed app without a network to
 * the first tap that works, from a press on the die to the frame that shows it, and the longest piece of work that
 * keeps the page from answering; and Speed in real time (speed.mjs). All on a core that Chromium slows down four times.
 */
import { chromium } from '@playwright/test';
import { browserOptions } from '../lib/browser.mjs';
import { serve } from '../lib/server.mjs';
import { measureSpeed } from './speed.mjs';

const SLOWER = 4;
const STARTS = 9;
const TAPS = 40;
/** Longest piece of a match that is watched. */
const WATCHED = 30_000;
const SOLO = 'speedrun/?seats=2&strength=normal&tempo=turbo';

const sorted = (values) => values.toSorted((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.ceil(values.length * part) - 1] ?? null;

const slow = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/** Waits until the worker has everything and controls the pages. */
const ready = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve));
  });

/** From the address to the first paint, and to the moment when the page answers. */
const startOnce = async (context, url) => {
  const page = await context.newPage();
  await slow(page);
  // the app registers its worker when it has come to life
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...args) {
      window.alive ??= performance.now();
      return register.apply(this, args);
    };
  });
  await page.goto(url);
  await page.waitForFunction(() => window.alive !== undefined);
  const tile = page.locator('main a[href$="/speedrun/"]').first();
  await tile.click();
  await page.getByRole('button', { name: 'Losspielen' }).waitFor();
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    alive: window.alive,
  }));
  await page.close();
  return times;
};

const openMatch = async (page, url) => {
  await page.goto(`${url}${SOLO}`);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await page.locator('.match').waitFor();
};

/** Presses by itself whatever may be pressed, once a frame; resolves when the match is over or `ms` are over. */
const playItself = (page, ms) =>
  page.evaluate(
    (limit) =>
      new Promise((resolve) => {
        const began = performance.now();
        const step = () => {
          if (document.querySelector('.end') || performance.now() - began > limit)
            return resolve(performance.now() - began);
          document
            .querySelector('.match .board button.ready, .match .dock button.primary')
            ?.click();
          requestAnimationFrame(step);
        };
        step();
      }),
    ms,
  );

/** Milliseconds from real presses on "Würfeln" to the frame after the roll is on screen. */
const taps = async (page, url) => {
  const found = [];
  await openMatch(page, url);
  while (found.length < TAPS) {
    const turn = await page.waitForFunction(() => {
      if (document.querySelector('.end')) return 'over';
      if (document.querySelector('.match .board button.ready')) return 'move';
      return document.querySelector('.match .dock button.primary') ? 'roll' : false;
    });
    const what = await turn.jsonValue();
    if (what === 'over') {
      await openMatch(page, url);
      continue;
    }
    const target = page.locator(
      what === 'roll' ? '.match .dock button.primary' : '.match .board button.ready',
    );
    if (what === 'move') {
      const before = await page.locator('.match').getAttribute('data-entries');
      await target.first().dispatchEvent('click');
      await page.waitForFunction(
        (entries) =>
          document.querySelector('.end') !== null ||
          document.querySelector('.match')?.getAttribute('data-entries') !== entries,
        before,
      );
      continue;
    }
    await page.evaluate(() => {
      const match = document.querySelector('.match');
      const before = match.getAttribute('data-entries');
      window.shown = new Promise((resolve) => {
        let pressed = null;
        document.addEventListener('pointerdown', (event) => (pressed ??= event.timeStamp), {
          capture: true,
          once: true,
        });
        const look = () => {
          if (match.getAttribute('data-entries') === before) return;
          watch.disconnect();
          // in the frame that draws the change, and then behind it
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        };
        const watch = new MutationObserver(look);
        watch.observe(match, { attributes: true, subtree: true, childList: true });
      });
    });
    await target.click();
    found.push(await page.evaluate(() => window.shown));
  }
  return found;
};

/** The long tasks (over 50 ms) of a match that plays itself, in milliseconds. */
const longTasks = async (page, url) => {
  await openMatch(page, url);
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const watched = await playItself(page, WATCHED);
  return { watched, tasks: await page.evaluate(() => window.tasks) };
};

/**
 * @returns {Promise<object>} milliseconds, all on the slowed core
 */
export const measureBrowser = async () => {
  const browser = await chromium.launch(await browserOptions());
  const server = await serve({ port: 0 });
  try {
    const context = await browser.newContext({
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const first = await context.newPage();
    await first.goto(server.url);
    await ready(first);
    await first.close();
    const speed = await measureSpeed(browser, server.url, slow, ready);
    await server.close();

    const starts = [];
    for (let i = 0; i < STARTS; i++) starts.push(await startOnce(context, server.url));
    const page = await context.newPage();
    await slow(page);
    const pressed = await taps(page, server.url);
    const { watched, tasks } = await longTasks(page, server.url);
    return {
      slower: SLOWER,
      start: {
        firstPaint: quantile(
          starts.map(({ paint }) => paint),
          0.5,
        ),
        firstTap: quantile(
          starts.map(({ alive }) => alive),
          0.5,
        ),
      },
      tapToPixels: { median: quantile(pressed, 0.5), p95: quantile(pressed, 0.95) },
      longTasks: {
        watched,
        count: tasks.length,
        longest: tasks.length ? Math.max(...tasks) : null,
      },
      speed,
    };
  } finally {
    await browser.close();
    await server.close().catch(() => undefined);
  }
};
