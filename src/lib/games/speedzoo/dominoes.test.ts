import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOMINOES, HABITATS } from './dominoes';

const halves = DOMINOES.flatMap(({ a, b }) => [a, b]);

describe('F04 ZO-01 ZO-48 the 48 dominoes', () => {
  test('are those of the design, one by one', () => {
    const file = new URL('../../../../tests/fixtures/speedzoo/dominoes.json', import.meta.url);
    const written = DOMINOES.map(({ number, a, b }) => ({
      n: number,
      a: [a.habitat, a.stars],
      b: [b.habitat, b.stars],
    }));
    expect(written).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  test('are numbered from 1 to 48, each once', () => {
    expect(DOMINOES.map(({ number }) => number)).toEqual(
      Array.from({ length: 48 }, (_, at) => at + 1),
    );
  });

  test.each([
    ['savanna', 26, 5],
    ['jungle', 22, 6],
    ['water', 18, 6],
    ['meadow', 14, 6],
    ['night', 10, 6],
    ['polar', 6, 10],
  ] as const)('%s has %i fields and %i stars', (habitat, fields, stars) => {
    const own = halves.filter((half) => half.habitat === habitat);
    expect(own).toHaveLength(fields);
    expect(own.reduce((sum, half) => sum + half.stars, 0)).toBe(stars);
  });

  test('have 96 fields and 39 stars in all; the rarest habitats have the most stars a field', () => {
    expect(halves).toHaveLength(96);
    expect(halves.reduce((sum, half) => sum + half.stars, 0)).toBe(39);
    const worth = (habitat: string): number => {
      const own = halves.filter((half) => half.habitat === habitat);
      return own.reduce((sum, half) => sum + half.stars, 0) / own.length;
    };
    const byWorth = [...HABITATS].sort((one, other) => worth(other) - worth(one));
    expect(byWorth.slice(0, 2)).toEqual(['polar', 'night']);
  });
});
