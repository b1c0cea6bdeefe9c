import { describe, expect, it } from 'vitest';
import { splitNames } from './log';

const bold = (text: string, names: string[]) =>
  splitNames(text, names).map((part) => (part.bold ? `[${part.text}]` : part.text));

describe('splitNames', () => {
  it('finds every name', () => {
    expect(bold('Eule würfelt 1, Igel setzt aus', ['Du', 'Eule', 'Igel'])).toEqual([
      '[Eule]',
      ' würfelt 1, ',
      '[Igel]',
      ' setzt aus',
    ]);
  });
  it('takes whole words only', () => {
    expect(bold('Dummer Zug, Du!', ['Du'])).toEqual(['Dummer Zug, ', '[Du]', '!']);
    expect(bold('Überdu', ['du'])).toEqual(['Überdu']);
  });
  it('prefers the longer name and ignores empty ones', () => {
    expect(bold('Anna Maria zieht', ['', 'Anna', 'Anna Maria'])).toEqual([
      '[Anna Maria]',
      ' zieht',
    ]);
  });
  it('leaves a sentence without names whole', () => {
    expect(bold('Es geht los', [])).toEqual(['Es geht los']);
  });
});
