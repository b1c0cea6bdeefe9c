/** Goals of missions in words, and how far they have come. */
import { m } from '$lib/paraglide/messages';
import type { Habitat } from '../dominoes';
import { partsOf, type Goal, type Progress, type SingleGoal } from '../goals';
import { HABITAT_NAMES } from './words';

/** An enclosure of a habitat with its article, as something that is built. */
const ENCLOSURES: { readonly [habitat in Habitat]: () => string } = {
  savanna: m.speedzoo_goal_a_savanna,
  jungle: m.speedzoo_goal_a_jungle,
  water: m.speedzoo_goal_a_water,
  meadow: m.speedzoo_goal_a_meadow,
  night: m.speedzoo_goal_a_night,
  polar: m.speedzoo_goal_a_polar,
};

const built = (habitat: Habitat | null): string =>
  habitat === null ? m.speedzoo_goal_an_enclosure() : ENCLOSURES[habitat]();

const partText = (goal: SingleGoal): string => {
  switch (goal.kind) {
    case 'large':
      return m.speedzoo_goal_large({ enclosure: built(goal.habitat), fields: goal.fields });
    case 'giants':
      return m.speedzoo_goal_giants({ enclosures: goal.enclosures, fields: goal.fields });
    case 'popular':
      return m.speedzoo_goal_popular({ enclosure: built(goal.habitat), visitors: goal.visitors });
    case 'magnets':
      return m.speedzoo_goal_magnets({ enclosures: goal.enclosures, visitors: goal.visitors });
    case 'across':
      return m.speedzoo_goal_across({ enclosure: built(goal.habitat) });
    case 'quiet':
      return m.speedzoo_goal_quiet({ fields: goal.fields });
    case 'starred':
      return m.speedzoo_goal_starred();
    case 'variety':
      return m.speedzoo_goal_variety();
    case 'without':
      return m.speedzoo_goal_without({ habitat: HABITAT_NAMES[goal.habitat]() });
    case 'many':
      return m.speedzoo_goal_many({ enclosures: goal.enclosures });
    case 'few':
      return m.speedzoo_goal_few({ enclosures: goal.enclosures });
    case 'stars':
      return m.speedzoo_goal_stars({ stars: goal.stars });
    case 'welcome':
      return m.speedzoo_goal_welcome({ stars: goal.stars });
    case 'starline':
      return m.speedzoo_goal_starline({ fields: goal.fields });
    case 'middle':
      return m.speedzoo_goal_middle();
    case 'corner':
      return m.speedzoo_goal_corner();
    case 'full':
      return m.speedzoo_goal_full();
    case 'visitors':
      return m.speedzoo_goal_visitors({ visitors: goal.visitors });
  }
};

/** What a mission asks for, without a full stop; several goals are joined by a plus. */
export const goalText = (goal: Goal): string => partsOf(goal).map(partText).join(' + ');

/** How far a goal has come, in a few words: „3 von 4“, or „5, höchstens 6“ where less is wanted. */
export const progressText = (goal: Goal, { have, of }: Progress): string =>
  goal.kind === 'few' || goal.kind === 'without'
    ? m.speedzoo_goal_at_most({ have, of })
    : m.speedzoo_goal_so_far({ have, of });
