/** What becomes of an error for which a page could not be shown. */

/** What browsers say when a script did not come that a page is made of. */
const SCRIPT_MISSING =
  /dynamically imported module|importing a module script failed|unable to preload/i;

/**
 * `anew`: a script was broken off on its way; it is not asked for again by the page that missed it, so that page is loaded
 * anew. `none`: nothing to be done; scripts of a page that is being left are broken off by that, and whoever is on the
 * way to another page must not be held back; a mistyped address is no fault of the app. Everything else is to be reported.
 *
 * @param status as of the page: 404 for an address that leads nowhere.
 * @param leaving whether the person is on the way to another page.
 */
export const afterMiss = (
  error: unknown,
  status: number,
  leaving: boolean,
): 'anew' | 'none' | 'report' => {
  if (error instanceof TypeError && SCRIPT_MISSING.test(error.message))
    return leaving ? 'none' : 'anew';
  return status === 404 ? 'none' : 'report';
};
