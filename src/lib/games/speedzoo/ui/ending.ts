/** How a match of Speedzoo ended, in words: headline, sentence, what decided where visitors were equal, the points. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../game/contract';
import { listed, plain, signed } from '../../../ui/numbers';
import type { Player } from '../../../ui/players';
import type { Standing, Tally } from '../position';
import { standingOf, summed } from '../score';

export interface Ending {
  readonly title: string;
  readonly text: string;
}

const at = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;

const seatsWith = (ranks: readonly number[], rank: number): readonly Seat[] =>
  ranks.flatMap((own, seat) => (own === rank ? [seat] : []));

/** Seats from first to last, those who share a place by their seats. */
export const byPlace = ({ ranks }: Standing): readonly Seat[] =>
  ranks.map((_, seat) => seat).sort((a, b) => at(ranks, a) - at(ranks, b) || a - b);

/** What put `before` ahead of `after`, two seats with equally many visitors: `null` where they share the place. */
const decider = (
  { largest, stars }: Standing,
  before: Seat,
  after: Seat,
): 'largest' | 'stars' | null => {
  if (at(largest, before) !== at(largest, after)) return 'largest';
  return at(stars, before) === at(stars, after) ? null : 'stars';
};

/** The sentence below „Du gewinnst!“: by how much, or what decided. */
const wonText = (standing: Standing, names: (seats: readonly Seat[]) => string, you: Seat) => {
  const second = seatsWith(standing.ranks, 2);
  const next = second[0] ?? you;
  const visitors = at(standing.visitors, you);
  const more = visitors - at(standing.visitors, next);
  const said = { visitors, names: names(second) };
  if (more > 0) return m.speedzoo_end_you_text({ ...said, more });
  return decider(standing, you, next) === 'largest'
    ? m.speedzoo_end_you_largest({
        ...said,
        own: at(standing.largest, you),
        other: at(standing.largest, next),
      })
    : m.speedzoo_end_you_stars({
        ...said,
        own: at(standing.stars, you),
        other: at(standing.stars, next),
      });
};

/** The sentence where somebody else has won: what decided, or which place is yours. */
const lostText = (standing: Standing, you: Seat): string => {
  const first = seatsWith(standing.ranks, 1)[0] ?? 0;
  const visitors = at(standing.visitors, first);
  const own = at(standing.visitors, you);
  const rank = at(standing.ranks, you);
  if (own < visitors) return m.speedzoo_end_other_text({ visitors, own, rank });
  return decider(standing, first, you) === 'largest'
    ? m.speedzoo_end_other_largest({
        visitors,
        other: at(standing.largest, first),
        own: at(standing.largest, you),
        rank,
      })
    : m.speedzoo_end_other_stars({
        visitors,
        other: at(standing.stars, first),
        own: at(standing.stars, you),
        rank,
      });
};

export const endingOf = (standing: Standing, players: readonly Player[], you: Seat): Ending => {
  const { ranks, visitors, stars, largest } = standing;
  if (ranks.length === 1)
    return {
      title: m.speedzoo_end_alone({ visitors: at(visitors, you) }),
      text: m.speedzoo_end_alone_text({ largest: at(largest, you), stars: at(stars, you) }),
    };
  const names = (seats: readonly Seat[]) => listed(seats.map((seat) => players[seat]?.name ?? ''));
  const first = seatsWith(ranks, 1);
  const others = first.filter((seat) => seat !== you);
  if (others.length === first.length)
    return {
      title:
        first.length === 1
          ? m.someone_wins({ name: names(first) })
          : m.speedzoo_end_shared({ names: names(first) }),
      text: lostText(standing, you),
    };
  return others.length === 0
    ? { title: m.you_win(), text: wonText(standing, names, you) }
    : {
        title: m.speedzoo_end_shared_you({ names: names(others) }),
        text: m.speedzoo_end_shared_text({ visitors: at(visitors, you) }),
      };
};

/** Where neighbours in the list have equally many visitors: what put one before the other, or that they share the place. */
export const tieNotes = (standing: Standing, players: readonly Player[]): readonly string[] => {
  const order = byPlace(standing);
  return order.slice(1).flatMap((after, index) => {
    const before = order[index] ?? after;
    const visitors = at(standing.visitors, before);
    if (visitors !== at(standing.visitors, after)) return [];
    const pair = { first: players[before]?.name ?? '', second: players[after]?.name ?? '' };
    const what = decider(standing, before, after);
    if (what === null) return [m.speedzoo_tie_shared(pair)];
    const more = at(standing[what], before);
    const less = at(standing[what], after);
    return what === 'largest'
      ? [m.speedzoo_tie_largest({ ...pair, more, less })]
      : [m.speedzoo_tie_stars({ ...pair, more, less })];
  });
};

/** What a place adds for the list of the best. */
export const bonusOf = ({ points, visitors }: Standing, seat: Seat): number =>
  at(points, seat) - at(visitors, seat);

/** How the points of a seat are reckoned, row by row. */
export const pointSums = (
  standing: Standing,
  seat: Seat,
): readonly { readonly label: string; readonly value: string }[] => {
  const visitors = at(standing.visitors, seat);
  const rank = at(standing.ranks, seat);
  const shared = seatsWith(standing.ranks, rank).length > 1;
  const bonus = bonusOf(standing, seat);
  const place = shared ? m.speedzoo_sum_shared({ rank }) : m.speedzoo_sum_place({ rank });
  return [
    { label: m.speedzoo_count_visitors(), value: plain(visitors) },
    ...(standing.ranks.length > 1 ? [{ label: place, value: signed(bonus) }] : []),
    { label: m.speedzoo_sum_total(), value: plain(at(standing.points, seat)) },
  ];
};

/** The same in one line, „99 + 12 = 111“; it may only break before the result. */
export const reckoning = (standing: Standing, seat: Seat): string => {
  const bonus = bonusOf(standing, seat);
  const visitors = plain(at(standing.visitors, seat));
  return bonus === 0
    ? visitors
    : `${visitors} + ${bonus} =\u00a0${plain(at(standing.points, seat))}`;
};

/** The sheet after a match of a season: who won that match, and who leads by how much. */
export const sheetHead = (
  past: readonly (readonly Tally[])[],
  players: readonly Player[],
  you: Seat,
): Ending & { readonly winners: readonly Seat[] } => {
  const names = (seats: readonly Seat[]) => listed(seats.map((seat) => players[seat]?.name ?? ''));
  const match = past.length;
  const winners = seatsWith(standingOf(past.at(-1) ?? []).ranks, 1);
  const season = standingOf(summed(past));
  const leaders = seatsWith(season.ranks, 1);
  const visitors = at(season.visitors, leaders[0] ?? 0);
  const title =
    winners.length === 1 && winners[0] === you
      ? m.speedzoo_season_won_you({ match })
      : m.speedzoo_season_won({ match, names: names(winners), count: winners.length });
  if (match === 1) return { title, text: m.speedzoo_season_first(), winners };
  const text =
    leaders.length > 1
      ? m.speedzoo_season_level({ names: names(leaders), visitors })
      : leaders[0] === you
        ? m.speedzoo_season_leads_you({ visitors })
        : m.speedzoo_season_leads({
            name: names(leaders),
            visitors,
            own: at(season.visitors, you),
          });
  return { title, text, winners };
};
