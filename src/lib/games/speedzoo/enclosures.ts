/** Enclosures: fields of one habitat that hang together. */
import type { Habitat } from './dominoes';
import { keyOf, neighboursOf, type Field, type Fields } from './zoo';

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
  // A map is walked in the order of adding, also while it grows.
  for (const field of found.values())
    for (const point of neighboursOf(field)) {
      const beside = fields.get(keyOf(point));
      if (beside?.habitat === from.habitat) found.set(keyOf(beside), beside);
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
