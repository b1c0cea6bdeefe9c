/**
 * What is wrong with options that were refused (`bad-options`), told by what the schema found and where: nothing that could
 * be options at all, one that is missing, one that nobody knows, or one with a wrong value.
 */
export type OptionFault = 'none' | 'missing' | 'unknown' | 'value';

export const optionFault = (at: string, found: string): OptionFault => {
  if (at === '') return 'none';
  // As `parseWith` repeats them: no value is the text of `undefined`, and of an unknown key it repeats the name.
  if (found === 'undefined') return 'missing';
  return found === `"${at}"` ? 'unknown' : 'value';
};
