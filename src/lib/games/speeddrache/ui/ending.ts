/** How a match of Speeddrache ended, in a headline and a sentence that are right for every name and every tie. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { listed } from '../../../ui/numbers';
import type { Player } from '../../../ui/players';
import type { Standing } from '../position';

export interface Ending {
  readonly title: string;
  readonly text: string;
}

const seatsWith = (ranks: readonly number[], rank: number): readonly Seat[] =>
  ranks.flatMap((own, seat) => (own === rank ? [seat] : []));

export const endingOf = (
  { ranks, totals }: Standing,
  players: readonly Player[],
  you: Seat,
): Ending => {
  const names = (seats: readonly Seat[]) => listed(seats.map((seat) => players[seat]?.name ?? ''));
  const first = seatsWith(ranks, 1);
  const total = totals[first[0] ?? 0] ?? 0;
  const own = totals[you] ?? 0;
  const rank = ranks[you] ?? 0;
  const others = first.filter((seat) => seat !== you);
  if (others.length < first.length)
    return others.length === 0
      ? { title: m.speeddrache_end_you(), text: aheadOf({ ranks, totals }, names, total) }
      : {
          title: m.speeddrache_end_shared_you({ names: names(others) }),
          text: m.speeddrache_end_shared_you_text({ total }),
        };
  return {
    title:
      first.length === 1
        ? m.speeddrache_end_other({ name: names(first) })
        : m.speeddrache_end_shared({ names: names(first) }),
    text:
      own === total
        ? m.speeddrache_end_other_relics({ total, rank })
        : m.speeddrache_end_other_text({ total, own, rank }),
  };
};

/** By how much you won, or that relics decided. */
const aheadOf = (
  { ranks, totals }: Pick<Standing, 'ranks' | 'totals'>,
  names: (seats: readonly Seat[]) => string,
  total: number,
): string => {
  const next = seatsWith(ranks, 2);
  const value = totals[next[0] ?? 0] ?? 0;
  return value === total
    ? m.speeddrache_end_you_relics({ total, names: names(next) })
    : m.speeddrache_end_you_text({ total, next: value, names: names(next) });
};
