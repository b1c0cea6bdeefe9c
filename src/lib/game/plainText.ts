/** Text of strangers: a name is shown as text and may not steer what stands around it. */
import * as v from 'valibot';

/**
 * Control characters, halves of characters, line breaks of all kinds, marks that turn the direction of writing, and
 * marks that nobody sees. What joins the parts of an emoji stays.
 */
const STEERING =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Something of it can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without what steers, at most `limit` characters (code points), empty where nothing can be seen. */
export const plainText = (text: string, limit: number): string => {
  const plain = text.normalize('NFC').replace(STEERING, '').replace(/\s+/gu, ' ').trim();
  const short = Array.from(plain).slice(0, limit).join('').trim();
  return VISIBLE.test(short) ? short : '';
};

/** How much longer than its limit a text may arrive; beyond that it is no slip but a flood. */
const SLACK = 8;

/** Foreign text cut to `limit` characters; it may be empty. */
export const freeText = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit * SLACK),
    v.transform((text) => plainText(text, limit)),
  );

/** Foreign text cut to `limit` characters of which at least one can be seen. */
export const nameText = (limit: number) => v.pipe(freeText(limit), v.minLength(1));
