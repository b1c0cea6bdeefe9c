/** Where the points of a seat come from, row by row: what the end board adds up. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { plain, signed } from '../../../ui/numbers';
import type { Standing } from '../position';

interface Sum {
  readonly label: string;
  readonly value: string;
}

/** What a seat gets before the bonus for its place, and how that is reckoned. */
const baseOf = ({ left, penalties }: Standing, seat: Seat) => {
  const burden = (penalties ?? left)[seat] ?? 0;
  if (penalties !== null)
    return {
      label: m.speedsaurus_sum_penalties({ count: burden }),
      short: m.speedsaurus_sum_penalties_short({ count: burden }),
      value: 100 - 4 * burden,
    };
  if (burden === 0) return { label: m.speedsaurus_sum_win(), short: '100', value: 100 };
  return {
    label: m.speedsaurus_sum_left({ count: burden }),
    short: m.speedsaurus_sum_left_short({ count: burden }),
    value: 60 - 5 * burden,
  };
};

const isShared = ({ ranks }: Standing, seat: Seat): boolean =>
  ranks.filter((rank) => rank === ranks[seat]).length > 1;

/** The base, the bonus for the place (what the rules gave beyond the base), and both together. */
export const sumsOf = (standing: Standing, seat: Seat): readonly Sum[] => {
  const { label, value } = baseOf(standing, seat);
  const points = standing.points[seat] ?? 0;
  const rank = standing.ranks[seat] ?? 0;
  const place = isShared(standing, seat) ? m.speedsaurus_sum_shared : m.speedsaurus_sum_place;
  return [
    { label, value: plain(value) },
    { label: place({ rank }), value: signed(points - value) },
    { label: m.speedsaurus_sum_total(), value: plain(points) },
  ];
};

/** The same for another seat in one line, „60 − 5 × 1 + 15 = 70“; it may only break before the result. */
export const reckoning = (standing: Standing, seat: Seat): string => {
  const { short, value } = baseOf(standing, seat);
  const points = standing.points[seat] ?? 0;
  const bonus = points - value;
  return `${short}${bonus === 0 ? '' : ` + ${bonus}`} =\u00a0${plain(points)}`;
};
