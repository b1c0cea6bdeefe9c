/** How the cards are called on screen. */
import { m } from '$lib/paraglide/messages';
import type { Card } from '../cards';

const NAMES: { readonly [card: Card]: () => string } = {
  H1: m.speeddrache_hazard_bats,
  H2: m.speeddrache_hazard_rocks,
  H3: m.speeddrache_hazard_gas,
  H4: m.speeddrache_hazard_fire,
  H5: m.speeddrache_hazard_spiders,
  R1: m.speeddrache_relic_ring,
  R2: m.speeddrache_relic_crown,
  R3: m.speeddrache_relic_cup,
  R4: m.speeddrache_relic_amulet,
  R5: m.speeddrache_relic_egg,
};

/** The name of a hazard or relic; of a treasure its gold. */
export const cardName = (card: Card): string => NAMES[card]?.() ?? card.slice(1);

/** What kind of card it is, told by its name in records. */
export const kindOf = (card: Card): 'treasure' | 'hazard' | 'relic' =>
  card.startsWith('T') ? 'treasure' : card.startsWith('H') ? 'hazard' : 'relic';

/** The gold printed on a treasure; 0 for every other card. */
export const goldIn = (card: Card): number => (card.startsWith('T') ? Number(card.slice(1)) : 0);
