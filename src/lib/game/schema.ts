/** Small helpers around valibot: everything from outside is `unknown` until a schema has rebuilt it. */
import * as v from 'valibot';
import { accept, refuse, type Result } from './contract';

/** An integer in `min…max`; `true`, `"1"`, `1.5` and NaN are not. */
export const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The last moment that a `Date` can name. */
const LAST_MOMENT = 8.64e15;

/** Milliseconds since 1970 that can be shown as a date. */
export const moment = () => integer(0, LAST_MOMENT);

/** Longest piece of foreign text that is repeated in a sentence. */
const LONGEST_QUOTE = 60;

/** Foreign text as it may stand in a sentence: short, on one line, nothing that steers a terminal or a text. */
export const quote = (text: string): string =>
  (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    '\ufffd',
  );

/**
 * Rebuilds `raw` by `schema`, or refuses with `code` and the first fault: where it is and what it was.
 */
export const parseWith = <T>(
  schema: v.GenericSchema<unknown, T>,
  raw: unknown,
  code: string,
): Result<T> => {
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return accept(parsed.output);
  const [issue] = parsed.issues;
  const at = v.getDotPath(issue) ?? '';
  return refuse(code, { at: quote(at), found: quote(String(issue.received)) });
};
