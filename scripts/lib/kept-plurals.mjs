/**
 * The message compiler writes a function that makes the plural rules of a language anew for every sentence. They are
 * dear to make, and one step of a match says dozens of sentences; so the build keeps them, one for each kind.
 */
const MADE_ANEW = 'new Intl.PluralRules(locale, options).select(Number(input))';
const KEPT = `(rules[\`\${locale} \${options?.type}\`] ??= new Intl.PluralRules(locale, options)).select(Number(input))`;

/**
 * The compiled registry with its plural rules kept; messages hand over no other option than the type.
 *
 * @param {string} code
 * @throws Error where the compiler writes something else than it did: then look at it anew.
 */
export const withKeptPlurals = (code) => {
  if (!code.includes(MADE_ANEW)) throw new Error('kept-plurals: the registry has changed');
  return `const rules = {};\n${code.replace(MADE_ANEW, KEPT)}`;
};

/** @returns {import('vite').Plugin} */
export const keptPlurals = () => ({
  name: 'kept-plurals',
  transform: {
    filter: { id: /\/paraglide\/registry\.js$/ },
    handler: (code) => ({ code: withKeptPlurals(code), map: null }),
  },
});
