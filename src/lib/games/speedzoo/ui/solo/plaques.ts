/**
 * The six plaques of playing alone: what they are called, what they are given for, and who has earned them. Those that
 * one zoo can earn are judged by its log alone; days in a row and missions are counted over all that is kept.
 */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, Source } from '../../../../game/contract';
import { replay } from '../../../../game/match';
import type { Badge, Badges } from '../../../../ui/badges';
import type { Count } from '../../score';
import both from '../pictures/plaques/full-middle.svg?no-inline';
import missions from '../pictures/plaques/missions.svg?no-inline';
import visitors100 from '../pictures/plaques/visitors-100.svg?no-inline';
import visitors60 from '../pictures/plaques/visitors-60.svg?no-inline';
import visitors80 from '../pictures/plaques/visitors-80.svg?no-inline';
import week from '../pictures/plaques/week.svg?no-inline';
import { countAlone } from './daily';

const ALL_MISSIONS = 20;
const WEEK = 7;

/** What was reached alone, as far as plaques ask. */
export interface Deeds {
  /** The most visitors of a Tageszoo. */
  readonly daily: number;
  /** A zoo without a gap and with the gate in its middle; missions do not count. */
  readonly both: boolean;
  /** The most days in a row. */
  readonly days: number;
  /** Missions with a star. */
  readonly missions: number;
}

export const NO_DEEDS: Deeds = { daily: 0, both: false, days: 0, missions: 0 };

interface Plaque extends Badge {
  readonly earned: (deeds: Deeds) => boolean;
}

const visitorsOf = (visitors: 60 | 80 | 100, picture: string): Plaque => ({
  id: `visitors-${visitors}`,
  name: () => m.speedzoo_plaque_visitors({ visitors }),
  about: () => m.speedzoo_plaque_visitors_about({ visitors }),
  picture,
  earned: ({ daily }) => daily >= visitors,
});

/** In the order in which they are shown. */
export const PLAQUES: readonly Plaque[] = [
  visitorsOf(60, visitors60),
  visitorsOf(80, visitors80),
  visitorsOf(100, visitors100),
  {
    id: 'full-middle',
    name: m.speedzoo_plaque_both,
    about: m.speedzoo_plaque_both_about,
    picture: both,
    earned: (deeds) => deeds.both,
  },
  {
    id: 'week',
    name: m.speedzoo_plaque_week,
    about: m.speedzoo_plaque_week_about,
    picture: week,
    earned: ({ days }) => days >= WEEK,
  },
  {
    id: 'missions',
    name: m.speedzoo_plaque_missions,
    about: m.speedzoo_plaque_missions_about,
    picture: missions,
    earned: (deeds) => deeds.missions >= ALL_MISSIONS,
  },
];

/** Whether a zoo has no gap and its gate in the middle. */
export const hasBoth = ({ middle, full }: Count): boolean => (middle ?? 0) > 0 && (full ?? 0) > 0;

/** What one zoo that was finished alone can earn by itself. */
export const deedsOf = (count: Count, { kind }: Source): Deeds => ({
  ...NO_DEEDS,
  daily: kind === 'daily' ? count.visitors : 0,
  both: kind !== 'mission' && hasBoth(count),
});

/** The plaques as the lists of matches know them. */
export const badges = (rules: AnyGame): Badges => ({
  all: PLAQUES,
  earned: ({ setup, log }) => {
    if (setup.seats !== 1) return [];
    const match = replay(rules, setup, log as never);
    if (!match.ok || rules.outcome(match.value.position) === null) return [];
    const deeds = deedsOf(countAlone(match.value.position), setup.source);
    return PLAQUES.filter(({ earned }) => earned(deeds));
  },
});
