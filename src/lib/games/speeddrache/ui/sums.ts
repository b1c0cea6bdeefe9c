/** Where the points of a seat come from, row by row: what the end board adds up. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { plain, signed } from '../../../ui/numbers';
import type { Standing, View } from '../position';
import { ownedBy, type Owned } from './relics';

interface Sum {
  readonly label: string;
  readonly value: string;
  /** What the row is about, where words alone do not tell it. */
  readonly relics?: readonly Owned[];
}

/** Worth of all relics of a seat: what the rules counted beside the chest. */
const relicGold = ({ totals, chests }: Standing, seat: Seat): number =>
  (totals[seat] ?? 0) - (chests[seat] ?? 0);

const isShared = ({ ranks }: Standing, seat: Seat): boolean =>
  ranks.filter((rank) => rank === ranks[seat]).length > 1;

/** Chest, relics, the bonus for the place, and all together. */
export const sumsOf = (
  standing: Standing,
  { recovered }: Pick<View, 'recovered'>,
  seat: Seat,
): readonly Sum[] => {
  const relics = ownedBy(recovered, seat);
  const points = standing.points[seat] ?? 0;
  const place = isShared(standing, seat) ? m.speeddrache_sum_shared : m.speeddrache_sum_place;
  return [
    { label: m.speeddrache_sum_chest(), value: plain(standing.chests[seat] ?? 0) },
    ...(relics.length === 0
      ? []
      : [
          {
            label: m.speeddrache_sum_relics(),
            value: signed(relicGold(standing, seat)),
            relics,
          },
        ]),
    {
      label: place({ rank: standing.ranks[seat] ?? 0 }),
      value: signed(points - (standing.totals[seat] ?? 0)),
    },
    { label: m.speeddrache_sum_total(), value: plain(points) },
  ];
};

/** The same for another seat in one line, „53 + 5 + 15 = 73“; it may only break before the result. A chest alone is one. */
export const reckoning = (standing: Standing, seat: Seat): string => {
  const points = standing.points[seat] ?? 0;
  const parts = [relicGold(standing, seat), points - (standing.totals[seat] ?? 0)];
  const added = parts.map((part) => (part === 0 ? '' : ` + ${part}`)).join('');
  return added === ''
    ? plain(points)
    : `${standing.chests[seat] ?? 0}${added} =\u00a0${plain(points)}`;
};

/** What a thief's loot is made of, „Truhe 53 + Relikte 5“. */
export const lootOf = (standing: Standing, seat: Seat): string => {
  const chest = standing.chests[seat] ?? 0;
  const relics = relicGold(standing, seat);
  return relics === 0
    ? m.speeddrache_end_chest({ chest })
    : m.speeddrache_end_chest_relics({ chest, relics });
};
