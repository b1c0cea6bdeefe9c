/** Comparing and writing plain JSON values where the order of keys must not matter. */

/** JSON without spaces, keys in alphabetical order on every level; `leaveOut`: keys that are dropped. */
export const canonical = (value: unknown, leaveOut: readonly string[] = []): string =>
  JSON.stringify(value, (key, item: unknown) => {
    if (leaveOut.includes(key)) return undefined;
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
    return Object.fromEntries(
      Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    );
  });

/**
 * Equality of JSON values; `true` is not 1, a list is not an object, a key without a value is no key.
 * Goes only as deep as both do, so a hostile value cannot exhaust the stack against a small one.
 */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const [keysOfA, keysOfB] = [keysOf(a), keysOf(b)];
  return (
    keysOfA.length === keysOfB.length &&
    keysOfA.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
};

type JsonLike = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is JsonLike =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (object: JsonLike): readonly string[] =>
  Object.keys(object).filter((key) => object[key] !== undefined);
