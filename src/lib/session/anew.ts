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

/** Whether the person is on the way to another page. */
let leaving = false;
if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', () => {
    leaving = true;
  });

/**
 * A page that missed a script is loaded anew, once; every other error is reported.
 *
 * @param status as of the page: 404 for an address that leads nowhere.
 */
export const meetMiss = (error: unknown, status: number, address: string): void => {
  const then = afterMiss(error, status, leaving);
  if (then === 'anew' && mayLoadAnew(address)) location.assign(address);
  else if (then !== 'none') reportError(error);
};
