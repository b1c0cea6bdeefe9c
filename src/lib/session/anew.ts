/** What is done about an error for which a page, or a part of one, could not be shown. */
import { afterMiss } from './misses';

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

/**
 * A page that missed a script is loaded anew, once, unless it is being left; every other error is reported. Resolves when
 * the error is to be shown; of a page that is loaded anew nothing is shown until then.
 *
 * @param status as of the page: 404 for an address that leads nowhere.
 */
export const meetMiss = async (error: unknown, status: number, address: string): Promise<void> => {
  let then = afterMiss(error, status, isLeaving());
  if (then === 'anew') {
    await passed(GOING);
    then = afterMiss(error, status, isLeaving());
  }
  if (then === 'anew' && mayLoadAnew(address)) {
    // The address as it stands, with a place within the page, would load nothing.
    if (address === location.href) location.reload();
    else location.assign(address);
    await new Promise(() => undefined);
  }
  if (then !== 'none') reportError(error);
};
