import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EASE_IN, EASE_OUT } from './curves';

test.each([
  ['--ease-out', EASE_OUT],
  ['--ease-in', EASE_IN],
])('what is moved by script follows %s of the tokens', (token, curve) => {
  const tokens = readFileSync('src/lib/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`${token}: ${curve};`);
});
