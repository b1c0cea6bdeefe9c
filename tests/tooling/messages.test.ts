/** The build writes messages in less, and they say what the compiler wrote. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withLeanChoice } from '../../scripts/lib/lean-messages.mjs';

const folder = new URL('../../src/lib/paraglide/messages/', import.meta.url);
const compiled = (name: string): string => readFileSync(new URL(`${name}.js`, folder), 'utf8');

type Say = (inputs?: Record<string, unknown>) => string;

/** The message as the build writes it, in an app of this language. */
const built = async (name: string, locale: 'de' | 'en'): Promise<Say> => {
  const registry = readFileSync(new URL('../registry.js', folder), 'utf8');
  const code = withLeanChoice(compiled(name))
    .replace(/^import .*$/gm, '')
    .concat(`\nconst getLocale = () => ${JSON.stringify(locale)};`)
    .concat(
      `\nconst registry = (() => { ${registry.replace(/^export /gm, '')}; return { plural }; })();`,
    );
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as unknown;
  return (module as Record<string, Say>)[name] as Say;
};

describe('a message of the build', () => {
  test.each([
    ['speedrun_roll', 'de', undefined, 'Würfeln'],
    ['speedrun_roll', 'en', undefined, 'Roll'],
    ['guide_step', 'de', { number: 2, of: 5 }, 'Schritt 2 von 5'],
    ['speedzoo_zoo_visitors', 'de', { visitors: 1 }, '1 Besucher'],
    [
      'speedzoo_all48_aside',
      'en',
      { hidden: 12, coming: 4 },
      'Of the 12 hidden ones 4 will still come. The others were set aside, nobody knows which.',
    ],
  ] as const)('%s in %s with %o', async (name, locale, inputs, said) => {
    expect((await built(name, locale))(inputs)).toBe(said);
  });

  test('of every message the choice of the language is written in less', () => {
    const names = readdirSync(folder).filter((file) => /^(?!_index)\w+\.js$/.test(file));
    expect(names.length).toBeGreaterThan(2000);
    for (const name of names) {
      const code = withLeanChoice(compiled(name.replace(/\.js$/, '')));
      expect(code, name).not.toContain('experimentalStaticLocale');
    }
  });
});

test('messages that are written otherwise stop the build', () => {
  expect(() => withLeanChoice('export const hello = () => "Hallo";')).toThrow('another way');
});
