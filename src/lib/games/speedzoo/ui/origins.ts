/** Where the visitors of a zoo came from: by habitat, and by what was added. */
import { HABITATS, type Habitat } from '../dominoes';
import type { Count } from '../score';

export interface Origin {
  /** `null`: additions and wishes. */
  readonly habitat: Habitat | null;
  readonly visitors: number;
}

/** In the order of the habitats, additions last; only what brought anybody. */
export const originsOf = ({ enclosures, visitors }: Count): readonly Origin[] => {
  const habitats = HABITATS.map((habitat) => ({
    habitat,
    visitors: enclosures
      .filter((one) => one.habitat === habitat)
      .reduce((sum, one) => sum + one.visitors, 0),
  }));
  const sum = habitats.reduce((all, one) => all + one.visitors, 0);
  return [...habitats, { habitat: null, visitors: visitors - sum }].filter(
    (one) => one.visitors > 0,
  );
};
