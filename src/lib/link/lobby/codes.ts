/**
 * Codes of tables: six characters that can be told apart when they are read aloud or copied by hand. The first one
 * is the shard, it names the broker where the table is open; so several brokers need to know nothing of each other.
 */
import * as v from 'valibot';
import { accept, refuse, type Result } from '../../game/contract';
import { quote } from '../../game/schema';

/** No vowels (no words come about) and nothing that looks like another: no 0 O, 1 I L, 8 B, 5 S, 2 Z as a letter. */
export const CODE_ALPHABET = '23456789CDFHJKMNPQRTVWXY';
export const CODE_LENGTH = 6;
export const DEFAULT_SHARD = 'T';

/** Longest text that is looked at as a code: more than anybody types between the characters. */
const LONGEST_TYPED = 32;

export const shardSchema = v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_ALPHABET}]$`)));
export const codeSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)),
);

/**
 * The code in a text that a person typed: small letters, spaces and hyphens do not matter.
 * Refusals: `code-bad` with what was found.
 */
export const parseCode = (text: string): Result<string> => {
  const plain = text
    .slice(0, LONGEST_TYPED)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return text.length <= LONGEST_TYPED && v.is(codeSchema, plain)
    ? accept(plain)
    : refuse('code-bad', { found: quote(text) });
};

/** The shard of a well-formed code. */
export const shardOf = (code: string): string => code.charAt(0);

/** A code of this shard by chance; `below(n)` gives a uniform integer in 0…n−1. */
export const makeCode = (shard: string, below: (n: number) => number): string =>
  shard +
  Array.from({ length: CODE_LENGTH - 1 }, () =>
    CODE_ALPHABET.charAt(below(CODE_ALPHABET.length)),
  ).join('');
