/** Enclosures: fields of one habitat that hang together. */
import type { Habitat } from './dominoes';
import { BESIDE, keyOf, type Field, type Fields } from './zoo';

export interface Enclosure {
  readonly habitat: Habitat;
  /** In the order of finding: the first is the one that was laid first. */
  readonly fields: readonly Field[];
  readonly stars: number;
  /** Fields × stars. */
  readonly visitors: number;
}

const grow = (fields: Fields, from: Field): readonly Field[] => {
  const found = new Map([[keyOf(from), from]]);
  // A map is walked in the order of adding, also while it grows. Screens count hundreds of zoos for one row: by numbers
  // no point has to be made for it.
  for (const key of found.keys())
    for (const step of BESIDE) {
      const beside = fields.get(key + step);
      if (beside?.habitat === from.habitat) found.set(key + step, beside);
    }
  return [...found.values()];
};

/** All enclosures, in the order in which their first fields were laid. */
export const enclosuresOf = (fields: Fields): readonly Enclosure[] => {
  const seen = new Set<number>();
  const enclosures: Enclosure[] = [];
  for (const [key, field] of fields) {
    if (seen.has(key)) continue;
    const grown = grow(fields, field);
    for (const one of grown) seen.add(keyOf(one));
    const stars = grown.reduce((sum, one) => sum + one.stars, 0);
    const visitors = grown.length * stars;
    enclosures.push({ habitat: field.habitat, fields: grown, stars, visitors });
  }
  return enclosures;
};
