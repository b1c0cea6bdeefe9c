import { expect, test } from 'vitest';
import { plainText } from '../../src/lib/game/plainText';

test.each([
  ['an ordinary name', 'Jörg Ümläut', 'Jörg Ümläut'],
  ['spaces at the ends and in rows', '  Ada   Lovelace ', 'Ada Lovelace'],
  ['line breaks', 'Ada\r\nLovelace', 'AdaLovelace'],
  ['a line separator', 'Ada\u2028Lovelace', 'AdaLovelace'],
  ['control characters', 'A\u0000d\u001b[31ma\u007f\u0085', 'Ad[31ma'],
  ['overrides of direction', '\u202eadA\u202c', 'adA'],
  ['isolates of direction', '\u2066Ada\u2069', 'Ada'],
  ['marks of direction', 'A\u200ed\u200fa\u061c', 'Ada'],
  ['marks that nobody sees', 'A\u200bd\u2060a\ufeff\u00ad', 'Ada'],
  ['tags', 'Ada\u{e0041}', 'Ada'],
  ['half a character', 'Ada\ud83e', 'Ada'],
  ['an emoji of several parts', '👩‍🚀', '👩‍🚀'],
  ['a name in Hebrew', 'עדה', 'עדה'],
  ['a letter and its mark apart', 'Jo\u0308rg', 'Jörg'],
  ['31 characters', 'x'.repeat(31), 'x'.repeat(30)],
  ['31 characters outside the basic plane', '🦕'.repeat(31), '🦕'.repeat(30)],
  ['a space at the cut', `${'x'.repeat(29)} y`, 'x'.repeat(29)],
  ['only what nobody sees', '\u200d\u200b \u202e', ''],
  ['nothing', '', ''],
])('%s', (_what, text, plain) => {
  expect(plainText(text, 30)).toBe(plain);
});
