import { describe, expect, test } from 'vitest';
import { CODE_ALPHABET, makeCode, parseCode, shardOf } from '../../src/lib/link/lobby/codes';

describe('a typed code', () => {
  test.each([
    ['T234CD', 'T234CD'],
    ['t234cd', 'T234CD'],
    [' t234cd\n', 'T234CD'],
    ['T23 4CD', 'T234CD'],
    ['T23-4CD', 'T234CD'],
    ['T23–4CD', 'T234CD'],
    ['T 2 3 4 C D', 'T234CD'],
    ['Ｔ２３４ＣＤ', 'T234CD'],
    ['K99999', 'K99999'],
  ])('%j is %s', (typed, code) => {
    expect(parseCode(typed)).toEqual({ ok: true, value: code });
  });

  test.each([
    ['nothing', '', ''],
    ['too short', 'T234C', 'T234C'],
    ['too long', 'T234CDF', 'T234CDF'],
    ['a nought', 'T2340D', 'T2340D'],
    ['an O', 'T234OD', 'T234OD'],
    ['a one', 'T2341D', 'T2341D'],
    ['an L', 'T234LD', 'T234LD'],
    ['a vowel', 'A234CD', 'A234CD'],
    ['a B that looks like 8', 'TB34CD', 'TB34CD'],
    ['a point', 'T23.4CD', 'T23.4CD'],
    ['a letter of another script', 'Т234CD', 'Т234CD'],
    ['what steers a text', 'T234C\u202e', 'T234C\ufffd'],
    ['too many spaces', `T234C${' '.repeat(30)}D`, `T234C${' '.repeat(30)}D`],
  ])('%s is refused and repeated', (_what, typed, found) => {
    expect(parseCode(typed)).toEqual({
      ok: false,
      refusal: { code: 'code-bad', detail: { found } },
    });
  });
});

test('the alphabet has each character once and none that looks like another', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(24);
  expect([...'01OILBSZAEUG'].filter((letter) => CODE_ALPHABET.includes(letter))).toEqual([]);
});

test('a code is its shard and five characters by chance, and can be read again', () => {
  const draws = [0, 23, 7, 8, 1];
  const code = makeCode('K', () => draws.shift() ?? 0);
  expect(code).toBe('K2Y9C3');
  expect(parseCode(code)).toEqual({ ok: true, value: code });
  expect(shardOf(code)).toBe('K');
});
