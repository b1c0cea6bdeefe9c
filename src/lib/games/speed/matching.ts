/** Giving every card a place it may lie in. */

/**
 * A perfect matching, found by augmenting paths: each place gets one item that may lie there.
 *
 * @param items as many as there are places.
 * @returns the items in the order of `places`, or `null` where there is none.
 */
export const matched = <I, P>(
  items: readonly I[],
  places: readonly P[],
  may: (item: I, place: P) => boolean,
): readonly I[] | null => {
  if (items.length !== places.length) return null;
  const lies = places.map((): number => -1);
  const put = (item: number, tried: Set<number>): boolean =>
    places.some((place, at) => {
      if (tried.has(at) || !may(items[item] as I, place)) return false;
      tried.add(at);
      const there = lies[at] ?? -1;
      if (there >= 0 && !put(there, tried)) return false;
      lies[at] = item;
      return true;
    });
  for (const item of items.keys()) if (!put(item, new Set())) return null;
  return lies.map((item) => items[item] as I);
};
