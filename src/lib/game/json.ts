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

/** Equality of JSON values; `true` is not 1 and a list is not an object. */
export const sameJson = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
