/** The final count as steps: what the board writes for a zoo, one line after the other, and what lights up for it. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { signed } from '../../../ui/numbers';
import type { Player } from '../../../ui/players';
import type { Enclosure } from '../enclosures';
import type { Position, Wish, Zoo } from '../position';
import { countOf, type Count } from '../score';
import { WISH_WORTH } from '../wishes';
import type { Point } from '../zoo';
import { HABITAT_NAMES, WISH_WORDS } from './words';

/** How a mission's goal ended. */
export interface CountedGoal {
  /** What was asked for, in a sentence. */
  readonly text: string;
  readonly met: boolean;
  /** How far it came, where that is a number: „3 von 4“. */
  readonly progress?: string | undefined;
}

/** One line of the board. */
export interface CountStep {
  /** `bare`: all enclosures without a star, together. */
  readonly what: 'enclosure' | 'bare' | 'middle' | 'full' | 'wish' | 'goal';
  /** The enclosures it is about; none for additions. */
  readonly enclosures: readonly Enclosure[];
  readonly label: string;
  /** How the number comes about, as it is written: „geschafft“, „5 × 3“; an enclosure's is drawn from itself. */
  readonly formula: string;
  /** What it adds; `null`: it is no number (the goal of a mission). */
  readonly visitors: number | null;
  /** An addition that was reached, an enclosure that brings something. */
  readonly met: boolean;
}

type Counted = Pick<Position, 'options' | 'wishes'>;

const enclosureSteps = ({ enclosures }: Count): readonly CountStep[] => {
  const starred = enclosures
    .filter((one) => one.stars > 0)
    .toSorted((a, b) => b.visitors - a.visitors || b.fields.length - a.fields.length)
    .map((one) => ({
      what: 'enclosure' as const,
      enclosures: [one],
      label: HABITAT_NAMES[one.habitat](),
      formula: '',
      visitors: one.visitors,
      met: true,
    }));
  const bare = enclosures
    .filter((one) => one.stars === 0)
    .toSorted((a, b) => b.fields.length - a.fields.length);
  if (bare.length === 0) return starred;
  const label = m.speedzoo_count_bare();
  return [
    ...starred,
    { what: 'bare', enclosures: bare, label, formula: '', visitors: 0, met: false },
  ];
};

const additionSteps = (
  { middle, full }: Count,
  { laid, discarded }: Zoo,
  { options }: Counted,
): readonly CountStep[] => {
  const covered = laid.length * 2 + 1;
  const addition = (
    what: 'middle' | 'full',
    visitors: number | null,
    label: string,
    formula: string,
  ): readonly CountStep[] =>
    visitors === null
      ? []
      : [{ what, enclosures: [], label, formula, visitors, met: visitors > 0 }];
  return [
    ...addition(
      'middle',
      middle,
      m.speedzoo_option_middle(),
      middle === 0 ? m.speedzoo_count_missed() : m.speedzoo_count_reached(),
    ),
    ...addition(
      'full',
      full,
      m.speedzoo_option_full(),
      discarded.length > 0
        ? m.speedzoo_count_given_up({ count: discarded.length })
        : m.speedzoo_count_covered({ fields: covered, of: options.size ** 2 }),
    ),
  ];
};

const wishStep = ({ wish, visitors }: { wish: Wish; visitors: number }): CountStep => ({
  what: 'wish',
  enclosures: [],
  label: m.speedzoo_count_wish({ name: WISH_WORDS[wish].name() }),
  formula: `${visitors / WISH_WORTH[wish]} × ${WISH_WORTH[wish]}`,
  visitors,
  met: visitors > 0,
});

const goalStep = ({ text, met, progress }: CountedGoal): CountStep => ({
  what: 'goal',
  enclosures: [],
  label: text,
  formula: progress ?? '',
  visitors: null,
  met,
});

/**
 * Every line of the board for a zoo: enclosures with stars (what brings most first), those without, the additions of
 * the match, its wishes, and the goal of a mission, which adds nothing.
 */
export const stepsOf = (
  zoo: Zoo,
  counted: Counted,
  goal: CountedGoal | null = null,
): readonly CountStep[] => {
  const count = countOf(zoo, counted.options, counted.wishes);
  return [
    ...enclosureSteps(count),
    ...additionSteps(count, zoo, counted),
    ...count.wishes.map(wishStep),
    ...(goal === null ? [] : [goalStep(goal)]),
  ];
};

/** What the first lines come to. */
export const sumOf = (steps: readonly CountStep[], written = steps.length): number =>
  steps.slice(0, written).reduce((sum, { visitors }) => sum + (visitors ?? 0), 0);

/** „+10“ for additions, „60“ for enclosures, nothing for a goal. */
export const brought = ({ what, visitors }: CountStep): string => {
  if (visitors === null) return '';
  return what === 'enclosure' || what === 'bare' ? String(visitors) : signed(visitors);
};

/** The fields that light up while a line is written. */
export const litBy = (step: CountStep | undefined): readonly Point[] =>
  step?.enclosures.flatMap(({ fields }) => fields) ?? [];

/** The zoo that is counted first is one's own, then the others by their seats. */
export const orderFrom = (you: Seat, players: readonly Player[]): readonly Seat[] => [
  you,
  ...players.map(({ seat }) => seat).filter((seat) => seat !== you),
];

/** What a zoo is called, „Dein Zoo“ or „Zoo von Eule“. */
export const zooName = (player: Player | undefined, you: Seat): string =>
  player === undefined || player.seat === you
    ? m.speedzoo_zoo_yours()
    : m.speedzoo_zoo_of({ name: player.name });
