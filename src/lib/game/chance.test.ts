import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText, matchChance, quickChance } from './chance';
import type { Chance } from './contract';

const WORDS = 2 ** 32;

/** The documented stream of words, computed by another library: big-endian words of SHA-256 blocks. */
const wordsOf = (seed: string, label: string, count: number): number[] => {
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const digest = createHash('sha256').update(`${seed}\n${label}\n${block}`, 'utf8').digest();
    for (let at = 0; at < 32; at += 4) words.push(digest.readUInt32BE(at));
  }
  return words.slice(0, count);
};

/** `below` as documented: words from the last full multiple of n on are thrown away. */
const takeBelow = (words: number[], n: number): number => {
  for (;;) {
    const word = words.shift();
    if (word === undefined) throw new Error('out of words');
    if (word < Math.floor(WORDS / n) * n) return word % n;
  }
};

/** Pearson's statistic against equal frequencies. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};

/** Quantiles of the chi-square distribution for a chance of one in a thousand; the seeds are fixed. */
const BOUND: { readonly [degrees: number]: number } = { 5: 20.52, 9: 27.88, 23: 49.73 };

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('the chance of a real match', () => {
  test('golden words, taken from sha256sum', () => {
    // printf '00112233…ccddeeff\nroll 1\n0' | sha256sum, the first word of each
    const draw = (label: string) => matchChance(SEED)(label).below(WORDS);
    expect([draw('starter'), draw('roll 1'), draw('roll 2'), draw('Würfel 🎲')]).toEqual([
      0xea41ee62, 0x6bbf6ea1, 0xcf049a3a, 0x54a84e37,
    ]);
  });

  test.each(['starter', 'roll 1', 'roll 17', 'expedition 2 card 5', '', 'Würfel 🎲', 'a\nb'])(
    'label %j: twenty words over three blocks are those of SHA-256',
    (label) => {
      const draw = matchChance(SEED)(label);
      const drawn = Array.from({ length: 20 }, () => draw.below(WORDS));
      expect(drawn).toEqual(wordsOf(SEED, label, 20));
    },
  );

  test.each([1, 2, 3, 6, 52, 1000, 2 ** 31, 2 ** 31 + 1, WORDS - 1, WORDS])(
    'below(%d) takes the remainder and throws away what would favour small values',
    (n) => {
      const words = wordsOf('another seed', 'lot', 400);
      const draw = matchChance('another seed')('lot');
      for (let i = 0; i < 60; i++) expect(draw.below(n)).toBe(takeBelow(words, n));
    },
  );

  test('a shuffle is Fisher–Yates from the end, on the same words', () => {
    const words = wordsOf(SEED, 'deal', 100);
    const expected = Array.from({ length: 20 }, (_, i) => i);
    for (let i = 19; i > 0; i--) {
      const j = takeBelow(words, i + 1);
      const [a, b] = [expected[i], expected[j]];
      expected[i] = b as number;
      expected[j] = a as number;
    }
    const list = Array.from({ length: 20 }, (_, i) => i);
    expect(matchChance(SEED)('deal').shuffled(list)).toEqual(expected);
    expect(expected).not.toEqual(list);
  });
});

const SOURCES: readonly (readonly [string, (seed: number) => Chance])[] = [
  ['matchChance', (seed) => matchChance(`seed ${seed}`)],
  ['quickChance', quickChance],
];

describe.each(SOURCES)('%s', (_name, chanceOf) => {
  const labels = Array.from({ length: 50 }, (_, i) => `roll ${i + 1}`);
  const roll = (chance: Chance, label: string) => chance(label).below(1_000_000);

  test('a draw depends on seed and label, not on what else was drawn and when', () => {
    const chance = chanceOf(1);
    const forwards = labels.map((label) => roll(chance, label));
    const backwards = [...labels].reverse().map((label) => roll(chance, label));
    const alone = labels.map((label) => roll(chanceOf(1), label));
    const [a, b] = [chanceOf(1)('roll 1'), chanceOf(1)('roll 2')];
    expect(backwards.reverse()).toEqual(forwards);
    expect(alone).toEqual(forwards);
    expect([b.below(1_000_000), a.below(1_000_000)]).toEqual([forwards[1], forwards[0]]);
    expect(new Set(forwards).size).toBe(labels.length);
  });

  test('another seed draws something else', () => {
    const [one, two] = [chanceOf(1), chanceOf(2)];
    const equal = labels.filter((label) => roll(one, label) === roll(two, label));
    expect(equal).toEqual([]);
  });

  test('dice are uniform over labels, over seeds and within a draw', () => {
    const tally = (values: Iterable<number>) => {
      const counts = [0, 0, 0, 0, 0, 0];
      for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
      return counts;
    };
    const chance = chanceOf(4);
    const draw = chance('many');
    const some = Array.from({ length: 12_000 }, (_, i) => i);
    for (const counts of [
      tally(some.map((i) => chance(`roll ${i}`).below(6))),
      tally(some.map((i) => chanceOf(i)('roll 1').below(6))),
      tally(some.map(() => draw.below(6))),
    ]) {
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(12_000);
      expect(chiSquare(counts)).toBeLessThan(BOUND[5] ?? 0);
    }
  });

  test('every order of a shuffle is equally likely', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = chanceOf(5)(`deal ${i}`).shuffled('ABCD'.split('')).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(BOUND[23] ?? 0);
  });

  test('every card of a longer shuffle comes to every place', () => {
    const first = Array.from({ length: 10 }, () => 0);
    const last = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 6000; i++) {
      const deck = chanceOf(6)(`deal ${i}`).shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      first[deck[0] as number] = (first[deck[0] as number] ?? 0) + 1;
      last[deck[9] as number] = (last[deck[9] as number] ?? 0) + 1;
    }
    expect(chiSquare(first)).toBeLessThan(BOUND[9] ?? 0);
    expect(chiSquare(last)).toBeLessThan(BOUND[9] ?? 0);
  });

  test('a shuffle is a new list of the same things', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
        const given = Object.freeze([...list]);
        const deck = chanceOf(seed)('deal').shuffled(given);
        expect(deck).not.toBe(given);
        expect([...deck].sort()).toEqual([...list].sort());
      }),
      { seed: 1 },
    );
  });

  test.each([0, -1, 1.5, NaN, Infinity, -Infinity, WORDS + 1, '6', null, undefined])(
    'below(%s) is refused',
    (n) => {
      expect(() => chanceOf(1)('lot').below(n as number)).toThrow(RangeError);
    },
  );

  test('below(1) is always 0', () => {
    const draw = chanceOf(1)('lot');
    expect(Array.from({ length: 20 }, () => draw.below(1))).toEqual(
      Array.from({ length: 20 }, () => 0),
    );
  });
});

test('quick chance counts the low 32 bits of its seed', () => {
  const draw = (seed: number) => quickChance(seed)('x').below(WORDS);
  expect(draw(7 + WORDS)).toBe(draw(7));
  expect(draw(8)).not.toBe(draw(7));
});

test('hashText is FNV-1a', () => {
  // published test vectors of the 32-bit hash, as signed numbers
  expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([
    0x811c9dc5 | 0,
    0xe40c292c | 0,
    0xbf9cf968 | 0,
  ]);
});
