/** Small helpers around valibot: everything from outside is `unknown` until a schema has rebuilt it. */
import * as v from 'valibot';
import { accept, refuse, type Result } from './contract';

/** An integer in `min…max`; `true`, `"1"`, `1.5` and NaN are not. */
export const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

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
  return refuse(code, { at, found: String(issue.received).slice(0, 60) });
};
