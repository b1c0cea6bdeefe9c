/** What cards and thieves are called for those who cannot see them. */
import { m } from '$lib/paraglide/messages';
import { grouped, signed } from '../../../../ui/numbers';
import type { PathCard } from '../../position';
import { cardName, goldIn, kindOf } from '../cards';
import type { Note, Thief } from './types';

const plainCard = ({ card, lying }: PathCard): string => {
  const name = cardName(card);
  const kind = kindOf(card);
  if (kind === 'hazard') return m.speeddrache_path_hazard({ name });
  if (kind === 'relic')
    return lying > 0
      ? m.speeddrache_path_relic({ name })
      : m.speeddrache_path_relic_taken({ name });
  const gold = goldIn(card);
  return lying > 0
    ? m.speeddrache_path_treasure({ gold, lying })
    : m.speeddrache_path_treasure_empty({ gold });
};

/** A card of the path: what it is, what lies on it, and what it has just brought. */
export const pathCardLabel = (
  card: PathCard,
  { newest, hot, note }: { newest: boolean; hot: boolean; note: Note | null },
): string => {
  const plain = plainCard(card);
  const told = newest ? m.speeddrache_path_newest({ card: plain }) : plain;
  if (hot) return m.speeddrache_path_hot({ card: told });
  return newest && note !== null && kindOf(card.card) === 'treasure'
    ? m.speeddrache_path_each({ card: told, each: note.each })
    : told;
};

const STATES: { readonly [state in Thief['state']]: () => string } = {
  choosing: m.speeddrache_thief_choosing,
  chosen: m.speeddrache_thief_chosen,
  deeper: m.speeddrache_thief_deeper,
  leave: m.speeddrache_thief_leaves,
  out: m.speeddrache_thief_out,
  fled: m.speeddrache_thief_fled,
};

/** „Hexe: hat gewählt. Truhe 14, Beutel 10, Krone.“ */
export const thiefLabel = (thief: Thief): string => {
  const { player, state, turn, chest, bag, gain, relics } = thief;
  const has = [
    chest === null
      ? m.speeddrache_thief_chest_hidden()
      : m.speeddrache_thief_chest({ gold: grouped(chest) }),
    ...(bag === null || state === 'out' ? [] : [m.speeddrache_thief_bag({ gold: grouped(bag) })]),
    ...(gain === null || (state !== 'out' && state !== 'fled')
      ? []
      : [m.speeddrache_thief_gain({ gold: signed(gain) })]),
    ...relics.map(cardName),
  ];
  return m.speeddrache_thief_label({
    name: player.name,
    state: turn && state === 'choosing' ? m.speeddrache_thief_choose() : STATES[state](),
    has: has.join(', '),
  });
};
