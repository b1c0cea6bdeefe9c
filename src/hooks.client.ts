import type { HandleClientError } from '@sveltejs/kit';
import { afterMiss } from '$lib/session/misses';

/** Where a page is noted that was loaded anew because a script of it did not come. */
const ANEW = 'speedtisch-anew';

/** Whether this address may still be loaded anew; only once, or a script that is gone for good would never end it. */
const mayLoadAnew = (address: string): boolean => {
  try {
    if (sessionStorage.getItem(ANEW) === address) return false;
    sessionStorage.setItem(ANEW, address);
    return true;
  } catch {
    return false;
  }
};

/** Whether the person is on the way to another page; static/first-paint.js notes it. */
const isLeaving = (): boolean => 'leaving' in document.documentElement.dataset;

/** Milliseconds in which a page that is being left is gone: its scripts may be broken off before it hears of that. */
const GOING = 1_000;

const passed = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The error page says all there is to say; a page that missed a script is loaded anew, once, unless it is being left. */
export const handleError: HandleClientError = async ({ error, event, status, message }) => {
  const { href } = event.url;
  let then = afterMiss(error, status, isLeaving());
  if (then === 'anew') {
    await passed(GOING);
    then = afterMiss(error, status, isLeaving());
  }
  if (then === 'anew' && mayLoadAnew(href)) {
    // The address as it stands, with a place within the page, would load nothing.
    if (href === location.href) location.reload();
    else location.assign(href);
    // Nothing is shown until then.
    await new Promise(() => undefined);
  }
  if (then !== 'none') reportError(error);
  return { message };
};
