/**
 * The four badges: what they are called, what they are given for, and who has earned them in a finished match. They
 * are judged by the log alone, so a match that was saved long ago tells them too.
 */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, JsonObject, Seat, Setup } from '../../../game/contract';
import type { Badge } from '../../../ui/badges';
import type { Options } from '../position';
import { historyOf, type Expedition } from './history';
import bag from './pictures/badges/bag.svg?no-inline';
import footed from './pictures/badges/footed.svg?no-inline';
import hunter from './pictures/badges/hunter.svg?no-inline';
import nerve from './pictures/badges/nerve.svg?no-inline';

export const BADGE_IDS = ['bag', 'nerve', 'footed', 'hunter'] as const;
export type BadgeId = (typeof BADGE_IDS)[number];

/** All relics of a whole match. */
const ALL_RELICS = 5;
/** Expeditions of a whole match; in a short one neither five relics nor five expeditions can come together. */
const WHOLE = 5;
/** Gold that makes a bag bulge. */
const BULGING = 30;

/** What a thief did in a match, as far as badges ask. */
export interface Deeds {
  readonly expeditions: Options['expeditions'];
  readonly over: boolean;
  readonly relics: number;
  readonly flights: number;
  /** Left alone with an empty bag and took at least one relic. */
  readonly nerve: boolean;
  /** The most gold that one leaving moved into the chest. */
  readonly bag: number;
}

/** The deeds of a seat in the expeditions so far. */
export const deedsOf = (
  history: readonly Expedition[],
  expeditions: Options['expeditions'],
  seat: Seat,
): Deeds => {
  const fates = history.flatMap((one) => one.fates.filter((fate) => fate.seat === seat));
  const last = history.at(-1);
  return {
    expeditions,
    over: last !== undefined && last.number === expeditions && last.ending !== null,
    relics: fates.reduce((sum, fate) => sum + fate.relics.length, 0),
    flights: fates.filter(({ how }) => how === 'fled').length,
    nerve: fates.some(({ alone, emptyBag, relics }) => alone && emptyBag && relics.length > 0),
    bag: Math.max(0, ...fates.filter(({ how }) => how === 'out').map(({ gold }) => gold)),
  };
};

interface Given extends Badge {
  readonly id: BadgeId;
  readonly earned: (deeds: Deeds) => boolean;
  /** How near the thief came, in a few words. */
  readonly now: (deeds: Deeds) => string;
}

/** Every badge, in the order in which they are shown. */
export const BADGES: readonly Given[] = [
  {
    id: 'bag',
    name: m.speeddrache_badge_bag,
    about: m.speeddrache_badge_bag_about,
    picture: bag,
    earned: (deeds) => deeds.bag >= BULGING,
    now: (deeds) =>
      deeds.bag >= BULGING
        ? m.speeddrache_badge_bag_reached({ gold: deeds.bag })
        : m.speeddrache_badge_bag_now({ gold: deeds.bag }),
  },
  {
    id: 'nerve',
    name: m.speeddrache_badge_nerve,
    about: m.speeddrache_badge_nerve_about,
    picture: nerve,
    earned: (deeds) => deeds.nerve,
    now: (deeds) => (deeds.nerve ? m.speeddrache_badge_nerve_now() : m.speeddrache_badge_missed()),
  },
  {
    id: 'footed',
    name: m.speeddrache_badge_footed,
    about: m.speeddrache_badge_footed_about,
    picture: footed,
    earned: ({ expeditions, flights }) => expeditions === WHOLE && flights === 0,
    now: ({ expeditions, flights }) =>
      expeditions === WHOLE
        ? m.speeddrache_badge_footed_now({ count: flights })
        : m.speeddrache_badge_five_only(),
  },
  {
    id: 'hunter',
    name: m.speeddrache_badge_hunter,
    about: m.speeddrache_badge_hunter_about,
    picture: hunter,
    earned: ({ expeditions, relics }) => expeditions === WHOLE && relics === ALL_RELICS,
    now: ({ expeditions, relics }) =>
      expeditions === WHOLE
        ? m.speeddrache_badge_hunter_now({ count: relics })
        : m.speeddrache_badge_five_only(),
  },
];

/** The badges that these deeds are given; none before the match is over. */
export const earnedBy = (deeds: Deeds): readonly Given[] =>
  deeds.over ? BADGES.filter(({ earned }) => earned(deeds)) : [];

/** What a seat has earned in a match; nothing before it is over. */
export const badgesOf = (
  rules: AnyGame,
  setup: Setup,
  log: readonly JsonObject[],
  seat: Seat,
): readonly Badge[] => {
  const { expeditions } = setup.options as unknown as Options;
  return earnedBy(deedsOf(historyOf(rules, setup, log), expeditions, seat));
};
