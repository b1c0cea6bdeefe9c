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

/** Whether the person is on the way to another page. */
let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});

/** The error page says all there is to say; a page that missed a script is loaded anew, once. */
export const handleError: HandleClientError = ({ error, event, status, message }) => {
  const then = afterMiss(error, status, leaving);
  if (then === 'anew' && mayLoadAnew(event.url.href)) location.assign(event.url.href);
  else if (then !== 'none') reportError(error);
  return { message };
};
