import type { HandleClientError } from '@sveltejs/kit';

/** What browsers say when a script did not come that a page is made of. */
const SCRIPT_MISSING =
  /dynamically imported module|importing a module script failed|unable to preload/i;

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

/** Whether the person is on the way to another page: scripts of this one are broken off by that, and nobody is held back. */
let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});

/**
 * A mistyped address is no fault of the app: the error page says all there is to
 * say. A script that was broken off on its way is not asked for again by the page that missed it, so the page it
 * belongs to is loaded anew. Everything else goes where uncaught errors go.
 */
export const handleError: HandleClientError = ({ error, event, status, message }) => {
  const missing = error instanceof TypeError && SCRIPT_MISSING.test(error.message);
  if (missing && leaving) return { message };
  if (missing && mayLoadAnew(event.url.href)) location.assign(event.url.href);
  else if (status !== 404) reportError(error);
  return { message };
};
