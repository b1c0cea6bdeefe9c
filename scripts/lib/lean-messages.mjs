/**
 * The message compiler writes three functions for every sentence, one of them only to choose the language; two thousand
 * of them are a good part of all scripts. The build writes one: the sentence in the language of the app.
 */
const CHOICE =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\s*if \(locale === "en"\) return (en_\w+)\(inputs\)\s*return (de_\w+)\(inputs\)\s*\}\)/;
/** A sentence that is only a template, without cases. */
const PLAIN =
  /const (\w+) = \/\*\* @type .*\*\/ \(i?\) => \{\s*return \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)\s*\};/g;

/**
 * One compiled message, saying the same in less. Nobody asks a sentence for another language than that of the app.
 *
 * @param {string} code
 * @throws Error where the compiler writes something else than it did: then look at it anew.
 */
export const withLeanChoice = (code) => {
  if (!CHOICE.test(code)) throw new Error('lean-messages: messages are written in another way');
  const plain = new Map([...code.matchAll(PLAIN)].map(([, name, template]) => [name, template]));
  const said = (name) => plain.get(name) ?? `${name}(i)`;
  return code
    .replace(CHOICE, (_, en, de) => `((i) => getLocale() === "en" ? ${said(en)} : ${said(de)})`)
    .replace('import { getLocale, experimentalStaticLocale }', 'import { getLocale }');
};

/** @returns {import('vite').Plugin} */
export const leanMessages = () => ({
  name: 'lean-messages',
  apply: 'build',
  transform: {
    filter: { id: /\/paraglide\/messages\/(?!_index)\w+\.js$/ },
    handler: (code) => ({ code: withLeanChoice(code), map: null }),
  },
});
