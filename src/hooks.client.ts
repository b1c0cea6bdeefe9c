import type { HandleClientError } from '@sveltejs/kit';
import { meetMiss } from '$lib/session/anew';

/** The error page says all there is to say; a page that missed a script is loaded anew, once. */
export const handleError: HandleClientError = ({ error, event, status, message }) => {
  meetMiss(error, status, event.url.href);
  return { message };
};
