import type { HandleClientError } from '@sveltejs/kit';

/**
 * A mistyped address is no fault of the app: the error page says all there is to
 * say. Everything else goes where uncaught errors go.
 */
export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) reportError(error);
  return { message };
};
