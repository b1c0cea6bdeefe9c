/** Every page is written at build time, so the app needs no server at all. */
export const prerender = true;
export const trailingSlash = 'always';
