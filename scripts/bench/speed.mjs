/**
 * Speed in the built app, on the slowed core: from a finger on a card to the frame that shows it on its pile, and the
 * frames of a storm of cards, when two people lay at one device whatever fits.
 */

const TAPS = 40;
/** Milliseconds of racing that are watched for frames. */
const STORM = 12_000;
/** Frames come every 16.7 ms; one that took longer than this was missed. */
const MISSED = 25;
const QUICK = 50;

const PHONE = { locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true };
/** The guide is read, so it does not stand in the way. */
const guided = () => {
  for (const game of ['speed', 'spit']) localStorage.setItem(`speedtisch-guide-${game}`, 'seen');
};

/** Where something can be pressed, in the middle; `null`: nothing. Runs in the page. */
const found = ([root, lone]) => {
  const part = document.querySelector(root);
  const next = part?.querySelector(
    '[data-ready]:enabled, [data-resume]:enabled, [data-next]:enabled',
  );
  const racing = part?.dataset.mode === 'race';
  const fitting = lone
    ? '[data-card][data-fits="0"], [data-card][data-fits="1"]'
    : '[data-card][data-fits]:not([data-fits=""])';
  const card = racing ? part.querySelector(fitting) : null;
  const draw = racing ? part.querySelector('[data-draw][aria-disabled="false"]') : null;
  const other = racing && lone ? part.querySelector('[data-card][data-fits="01"]') : null;
  const element = next ?? card ?? draw ?? other;
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { card: name = null, fits = '' } = element.dataset;
  const at = { x: left + width / 2, y: top + height / 2 };
  return { ...at, card: name, pile: fits === '' ? null : fits[0], both: fits === '01' };
};

/** A tap as people make it: the finger rests for a moment before it is lifted. */
const RESTS = 60;
const tap = async (page, devtools, { x, y }) => {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(RESTS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const tapPile = async (page, pile) => {
  const box = await page.locator(`[data-pile="${pile}"]`).first().boundingBox();
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const open = async (page, address) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Losspielen' }).click();
  await page.locator('.match, .split').waitFor();
};

/**
 * Waits for a tap on `card`, which is one as soon as the finger is lifted: until then it may become a drag. `frame`:
 * milliseconds from there until the first frame after it has been drawn on the main thread, with the card on the pile;
 * `null`, where it did not lie there in that frame. `shown`: what the browser tells of the same events, until they were
 * on the screen (in steps of 8 ms). Runs in the page.
 */
const listen = ({ card, pile }) => {
  window.pressed = new Promise((resolve) => {
    let longest = null;
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name.startsWith('pointer')) longest = Math.max(longest ?? 0, duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    const up = ({ timeStamp: began }) =>
      requestAnimationFrame(() => {
        const lies = document.querySelector(`[data-pile="${pile}"]`)?.dataset.top === card;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const frame = lies ? performance.now() - began : null;
          // entries come after the frame was shown
          setTimeout(() => {
            observer.disconnect();
            resolve({ frame, shown: longest });
          }, 150);
        };
        port2.postMessage(null);
      });
    document.addEventListener('pointerup', up, { capture: true, once: true });
  });
};

/** Presses on cards against a computer. */
const presses = async (page, url) => {
  const devtools = await page.context().newCDPSession(page);
  const taps = [];
  let late = 0;
  const address = `${url}speed/?strength=easy&target=50`;
  await open(page, address);
  for (let step = 0; taps.length < TAPS; step++) {
    if (step > 4000) throw new Error('no card fits any more');
    if ((await page.locator('[data-mode="over"]').count()) > 0) await open(page, address);
    const press = await page.evaluate(found, ['.match', true]);
    if (press === null) {
      await page.waitForTimeout(100);
      continue;
    }
    const counts = press.card !== null && !press.both;
    if (counts) await page.evaluate(listen, press);
    await tap(page, devtools, press);
    if (press.both) await tapPile(page, press.pile);
    if (!counts) continue;
    const told = await page.evaluate(() => window.pressed);
    if (told.frame === null) late += 1;
    else taps.push(told);
    // the other one was quicker, now and then; but a page that is always late is not measured by what is left
    if (late > TAPS)
      throw new Error('cards do not lie on their piles in the frame after the press');
  }
  return { taps, late };
};

/** Two lay whatever fits, as fast as fingers are sent. Frames count only while it is raced. */
const storm = async (page, url) => {
  await open(page, `${url}speed/?zu-zweit&target=50`);
  await page.evaluate(() => {
    window.frames = [];
    window.longs = [];
    let before = null;
    const frame = (now) => {
      const racing = document.querySelector('.half[data-mode="race"]') !== null;
      if (racing && before !== null) window.frames.push(now - before);
      before = racing ? now : null;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        if (before !== null) window.longs.push(duration);
    }).observe({ type: 'longtask' });
  });
  let cards = 0;
  const raced = () => page.evaluate(() => window.frames.reduce((sum, took) => sum + took, 0));
  for (let step = 0; (await raced()) < STORM && step < 6000; step++) {
    for (const seat of [0, 1]) {
      const press = await page.evaluate(found, [`.half[data-seat="${seat}"]`, false]);
      if (press === null) continue;
      await page.touchscreen.tap(press.x, press.y);
      if (press.both) await tapPile(page, press.pile);
      if (press.card !== null) cards += 1;
    }
    if ((await page.locator('[data-mode="over"]').count()) > 0) break;
  }
  const { frames, longs } = await page.evaluate(() => ({
    frames: window.frames,
    longs: window.longs,
  }));
  return { frames, longs, cards };
};

const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? null;
const share = (values, wanted) => values.filter(wanted).length / values.length;

/** What is told of a storm. */
const told = ({ frames, longs, cards }) => {
  const seconds = frames.reduce((sum, took) => sum + took, 0) / 1000;
  return {
    seconds,
    cardsPerSecond: cards / seconds,
    framesPerSecond: frames.length / seconds,
    missed: share(frames, (took) => took > MISSED),
    worst: Math.max(...frames),
    longest: longs.length === 0 ? null : Math.max(...longs),
    longTasks: longs.length,
  };
};

/**
 * @param slow slows the core of a page down.
 * @param ready waits until the service worker has everything: fetching the whole app is no part of a match.
 * @returns {Promise<object>} milliseconds; `quick`: the part of presses that are shown within 50 ms.
 */
export const measureSpeed = async (browser, url, slow, ready) => {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(guided);
  const first = await context.newPage();
  await first.goto(url);
  await ready(first);
  await first.close();
  const alone = await context.newPage();
  await slow(alone);
  const { taps, late } = await presses(alone, url);
  await alone.close();
  const stormed = async (prepare) => {
    const shared = await context.newPage();
    await prepare(shared);
    const found = await storm(shared, url);
    await shared.close();
    return told(found);
  };
  const full = await stormed(() => undefined);
  const slowed = await stormed(slow);
  await context.close();
  const drawn = taps.map(({ frame }) => frame);
  const entries = taps.flatMap(({ shown }) => shown ?? []);
  return {
    press: {
      median: quantile(drawn, 0.5),
      p95: quantile(drawn, 0.95),
      quick: share(drawn, (ms) => ms <= QUICK),
      shownMedian: quantile(entries, 0.5),
      shownP95: quantile(entries, 0.95),
      late,
    },
    storm: { full, slowed },
  };
};
