import { expect, test } from 'vitest';
import { afterMiss } from './misses';

const chromium = new TypeError('Failed to fetch dynamically imported module: /a.js');
const firefox = new TypeError('error loading dynamically imported module: /a.js');
const safari = new TypeError('Importing a module script failed.');
const preload = new TypeError('Unable to preload CSS for /a.css');

test.each([
  ['a script missed by Chromium', chromium, 500, false, 'anew'],
  ['by Firefox', firefox, 500, false, 'anew'],
  ['by Safari', safari, 500, false, 'anew'],
  ['a style sheet', preload, 500, false, 'anew'],
  ['a script of a page that is being left', chromium, 500, true, 'none'],
  ['an address that leads nowhere', new Error('Not found'), 404, false, 'none'],
  ['another type error', new TypeError('x is undefined'), 500, false, 'report'],
  ['another error while leaving', new Error('x'), 500, true, 'report'],
  ['words that are no type error', new Error(chromium.message), 500, false, 'report'],
])('what becomes of %s', (_name, error, status, leaving, then) => {
  expect(afterMiss(error, status, leaving)).toBe(then);
});
