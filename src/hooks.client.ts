import type { HandleClientError } from '@sveltejs/kit';
import { meetMiss } from '$lib/session/anew';

/** The error page says all there is to say; a page that missed a script is loaded anew, once, unless it is being left. */
export const handleError: HandleClientError = async ({ error, event, status, message }) => {
  await meetMiss(error, status, event.url.href);
  return { message };
};
