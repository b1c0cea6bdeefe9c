/** How many fields and stars of each habitat there are on all dominoes. */
import { DOMINOES, HABITATS, type Habitat } from '../../dominoes';

export interface HabitatRow {
  readonly habitat: Habitat;
  readonly fields: number;
  readonly stars: number;
}

export const habitatRows = (): readonly HabitatRow[] => {
  const halves = DOMINOES.flatMap(({ a, b }) => [a, b]);
  return HABITATS.map((habitat) => {
    const own = halves.filter((half) => half.habitat === habitat);
    return { habitat, fields: own.length, stars: own.reduce((sum, half) => sum + half.stars, 0) };
  });
};
