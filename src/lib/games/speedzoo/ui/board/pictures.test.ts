import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HABITATS } from '../../dominoes';

const PICTURES = readFileSync(new URL('../pictures/zoo.svg', import.meta.url), 'utf8');
const ids = [...PICTURES.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

describe('the pictures of Speedzoo', () => {
  it('stand in one file under ids of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('each habitat has a ground, two animals and a small ground; stars, gate and keeper are there', () => {
    const wanted = [
      ...HABITATS.flatMap((habitat) =>
        ['ground', 'first', 'second', 'small'].map((part) => `${part}-${habitat}`),
      ),
      ...['stars-1', 'stars-2', 'stars-3', 'star', 'gate', 'small-gate', 'keeper'],
    ];
    expect([...ids].sort()).toEqual(wanted.sort());
  });

  it('have whole paths: each command with all its numbers', () => {
    const arity = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;
    const broken = [...PICTURES.matchAll(/ d="([^"]*)"/g)].filter(([, path = '']) =>
      [...path.matchAll(/([a-z])([^a-z]*)/gi)].some(([, command = '', rest = '']) => {
        const each = arity[command.toUpperCase() as keyof typeof arity];
        const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0;
        return each === 0 ? numbers > 0 : numbers === 0 || numbers % each !== 0;
      }),
    );
    expect(broken.map(([, path]) => path)).toEqual([]);
  });

  it('stay below 120 kB', () => {
    expect(Buffer.byteLength(PICTURES)).toBeLessThan(120_000);
  });
});
