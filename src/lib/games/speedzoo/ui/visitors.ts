/** What "Deine Besucher" shows of a zoo as it stands: its enclosures and what may be added to them. */
import { m } from '$lib/paraglide/messages';
import type { Habitat } from '../dominoes';
import type { Options, Zoo } from '../position';
import { FULL, MIDDLE, beyondMiddle, reachOf, type Count } from '../score';
import { WISH_WORTH } from '../wishes';
import type { Box, Point } from '../zoo';
import { signed } from '../../../ui/numbers';
import { HABITAT_NAMES, WISH_WORDS } from './words';

/** The goal of a mission as far as it has come. */
export interface Goal {
  /** What is asked for. */
  readonly text: string;
  /** How far it has come, where that is a number: „3 von 4“. */
  readonly progress?: string | undefined;
  /** It is reached, and cannot be lost again. */
  readonly met: boolean;
}

/** An enclosure as a line of the arithmetic. */
export interface EnclosureRow {
  readonly habitat: Habitat;
  readonly name: string;
  /** Where it lies, to be lit up. */
  readonly points: readonly Point[];
  readonly stars: number;
  readonly visitors: number;
  /** All of it in words. */
  readonly said: string;
}

/** Every enclosure, those that bring most first; of equal ones the larger first. */
export const enclosureRows = ({ enclosures }: Pick<Count, 'enclosures'>): readonly EnclosureRow[] =>
  [...enclosures]
    .sort((a, b) => b.visitors - a.visitors || b.fields.length - a.fields.length)
    .map(({ habitat, fields, stars, visitors }) => {
      const name = HABITAT_NAMES[habitat]();
      return {
        habitat,
        name,
        points: fields,
        stars,
        visitors,
        said: m.speedzoo_enclosure_sum({
          name,
          fields: m.speedzoo_n_fields({ count: fields.length }),
          stars: m.speedzoo_n_stars({ count: stars }),
          visitors,
        }),
      };
    });

/** Something that is added to the enclosures, or may still be. */
export interface Addition {
  readonly kind: 'middle' | 'full' | 'wish' | 'goal';
  readonly name: string;
  /** What it asks for, where the name does not tell. */
  readonly text?: string | undefined;
  /** How far it has come. */
  readonly state: string;
  /** What it brings, or would bring; a goal brings nothing. */
  readonly value: string | null;
  /** It counts, it may still come, it is out of reach. */
  readonly is: 'counted' | 'open' | 'lost';
}

/** Rows and columns that a zoo lacks until the gate lies in its middle. */
export const missingRows = ({ left, right, top, bottom }: Box, size: number): number =>
  [-left, right, -top, bottom].reduce((sum, far) => sum + reachOf(size) - far, 0);

const middleAddition = (count: Count, size: number): Addition => {
  const { box, middle } = count;
  const lost = beyondMiddle(box, size);
  return {
    kind: 'middle',
    name: m.speedzoo_option_middle(),
    state: lost
      ? m.speedzoo_middle_lost()
      : middle === 0
        ? m.speedzoo_middle_missing({ count: missingRows(box, size) })
        : m.speedzoo_addition_done(),
    value: lost ? '0' : signed(MIDDLE),
    is: lost ? 'lost' : middle === 0 ? 'open' : 'counted',
  };
};

const fullAddition = (zoo: Zoo, count: Count, size: number): Addition => {
  const given = zoo.discarded.length;
  return {
    kind: 'full',
    name: m.speedzoo_option_full(),
    state:
      given > 0
        ? m.speedzoo_full_lost({ count: given })
        : m.speedzoo_full_so_far({ count: zoo.laid.length * 2 + 1, of: size * size }),
    value: given > 0 ? '0' : signed(FULL),
    is: given > 0 ? 'lost' : count.full === 0 ? 'open' : 'counted',
  };
};

/** Everything beside the enclosures that counts in this match, and the goal of a mission. */
export const additionsOf = (
  zoo: Zoo,
  count: Count,
  { size }: Pick<Options, 'size'>,
  goal: Goal | null,
): readonly Addition[] => [
  ...(count.middle === null ? [] : [middleAddition(count, size)]),
  ...(count.full === null ? [] : [fullAddition(zoo, count, size)]),
  ...count.wishes.map(({ wish, visitors }): Addition => {
    const worth = WISH_WORTH[wish];
    return {
      kind: 'wish',
      name: WISH_WORDS[wish].name(),
      text: WISH_WORDS[wish].text(),
      state: m.speedzoo_wish_times({ count: visitors / worth, worth }),
      value: String(visitors),
      is: visitors > 0 ? 'counted' : 'open',
    };
  }),
  ...(goal === null
    ? []
    : [
        {
          kind: 'goal' as const,
          name: goal.text,
          state: goal.progress ?? '',
          value: null,
          is: goal.met ? ('counted' as const) : ('open' as const),
        },
      ]),
];
