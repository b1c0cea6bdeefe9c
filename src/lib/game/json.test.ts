import { describe, expect, test } from 'vitest';
import { canonical, sameJson } from './json';

describe('equality of JSON', () => {
  test.each<readonly [unknown, unknown, boolean]>([
    [1, 1, true],
    [1, true, false],
    [0, false, false],
    [1, '1', false],
    [null, 0, false],
    [null, {}, false],
    [[], {}, false],
    [[1], { 0: 1 }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 1], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ a: null }, {}, false],
    [{ a: undefined }, {}, true],
    [{ a: undefined, b: 1 }, { b: 1, c: undefined }, true],
    [{ constructor: 1 }, {}, false],
    [{}, { toString: 1 }, false],
    [{ a: { b: { c: [1, { d: 2 }] } } }, { a: { b: { c: [1, { d: 2 }] } } }, true],
    [{ a: { b: { c: [1, { d: 2 }] } } }, { a: { b: { c: [1, { d: 3 }] } } }, false],
  ])('%j and %j: %s', (a, b, equal) => {
    expect([sameJson(a, b), sameJson(b, a)]).toEqual([equal, equal]);
  });

  test('a value nested without end is simply another one', () => {
    const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
    expect([sameJson(deep, null), sameJson(deep, { ranks: [1] }), sameJson([[]], deep)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('canonical JSON', () => {
  test.each<readonly [unknown, readonly string[], string]>([
    [
      { b: 1, a: { d: [{ f: 1, e: 2 }], c: null } },
      [],
      '{"a":{"c":null,"d":[{"e":2,"f":1}]},"b":1}',
    ],
    [{ seat: 0, do: 'play', t: 5 }, ['t'], '{"do":"play","seat":0}'],
    [{ z: undefined, a: 1 }, [], '{"a":1}'],
    [[2, 1], [], '[2,1]'],
  ])('%j without %j', (value, leaveOut, text) => {
    expect(canonical(value, leaveOut)).toBe(text);
  });
});
