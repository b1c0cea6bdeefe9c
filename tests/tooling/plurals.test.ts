/** The plural rules of a language are made once, and say what they said when they were made for every sentence. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withKeptPlurals } from '../../scripts/lib/kept-plurals.mjs';

interface Registry {
  plural(locale: string, input: unknown, options: Intl.PluralRulesOptions): string;
}

test('plural rules are kept by language and type', async () => {
  const file = new URL('../../src/lib/paraglide/registry.js', import.meta.url);
  const code = withKeptPlurals(readFileSync(file, 'utf8'));
  const { plural } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as unknown as Registry;
  const { PluralRules } = Intl;
  let made = 0;
  class Counted extends PluralRules {
    constructor(...how: ConstructorParameters<typeof PluralRules>) {
      super(...how);
      made += 1;
    }
  }
  Reflect.set(Intl, 'PluralRules', Counted);
  try {
    const said = [1, 2, 3, '1'].map((count) => plural('en', count, {}));
    const placed = [1, 2, 3, 11].map((place) => plural('en', place, { type: 'ordinal' }));
    expect([said, placed]).toEqual([
      ['one', 'other', 'other', 'one'],
      ['one', 'two', 'few', 'other'],
    ]);
    expect(plural('de', 1, {})).toBe('one');
    expect(made).toBe(3);
  } finally {
    Reflect.set(Intl, 'PluralRules', PluralRules);
  }
});

test('a registry that is written otherwise stops the build', () => {
  expect(() => withKeptPlurals('export const plural = () => "other";')).toThrow('changed');
});
