/** A zoo as a row of signs: a sign for every enclosure that has visitors, the best first, then what else counted. */
import { m } from '$lib/paraglide/messages';
import { HABITATS, type Habitat } from '../../dominoes';
import type { Count } from '../../score';
import { HABITAT_NAMES } from '../words';

/** The main animal of each habitat. */
const ANIMALS: { readonly [habitat in Habitat]: string } = {
  savanna: '🦁',
  jungle: '🦧',
  water: '🐬',
  meadow: '🐰',
  night: '🦉',
  polar: '🐧',
};
export const MIDDLE = '🎯';
export const FULL = '🧩';

/** `null`: the sign stands for no habitat. */
export const habitatOf = (sign: string): Habitat | null =>
  HABITATS.find((habitat) => ANIMALS[habitat] === sign) ?? null;

/** What is in the text to share, and each sign in words. */
export const signsOf = ({ enclosures, middle, full }: Count) => [
  ...enclosures
    .filter(({ visitors }) => visitors > 0)
    .toSorted((a, b) => b.visitors - a.visitors)
    .map(({ habitat, visitors }) => ({
      text: ANIMALS[habitat],
      label: m.speedzoo_sign_enclosure({ habitat: HABITAT_NAMES[habitat](), visitors }),
    })),
  ...(middle !== null && middle > 0 ? [{ text: MIDDLE, label: m.speedzoo_option_middle() }] : []),
  ...(full !== null && full > 0 ? [{ text: FULL, label: m.speedzoo_option_full() }] : []),
];
