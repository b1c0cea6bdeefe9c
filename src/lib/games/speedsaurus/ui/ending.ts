/** How a match of Speedsaurus ended, in a headline and a sentence that are right for every name. */
import { m } from '$lib/paraglide/messages';
import type { JsonObject, Seat } from '../../../game/contract';
import { listed } from '../../../ui/numbers';
import type { Player } from '../../../ui/players';
import type { Play, Standing, View } from '../position';
import { dinoOf } from './dinos';
import { LIMIT } from './penalties';

interface Ended {
  readonly position: View;
  readonly standing: Standing;
  /** The last entry of the log. */
  readonly last: JsonObject | undefined;
  readonly players: readonly Player[];
  readonly you: Seat;
}

export interface Ending {
  readonly title: string;
  readonly text: string;
}

const seatsWith = (ranks: readonly number[], rank: number): readonly Seat[] =>
  ranks.flatMap((own, seat) => (own === rank ? [seat] : []));

const single = ({ position, standing, last, players, you }: Ended): Ending => {
  const { round } = position;
  const { left, ranks } = standing;
  const names = (seats: readonly Seat[]) => listed(seats.map((seat) => players[seat]?.name ?? ''));
  const winner = left.indexOf(0);
  const own = left[you] ?? 0;
  if (winner < 0)
    return {
      title: m.speedsaurus_end_cap({ round }),
      text: `${m.speedsaurus_end_cap_text()} ${m.speedsaurus_end_left_you({ count: own })}`,
    };
  // Whoever is first has laid the last cards.
  const { value, count } = last as unknown as Play;
  const cards = m.speedsaurus_pile({ count, value, name: dinoOf(value).name });
  const name = names([winner]);
  if (winner !== you)
    return {
      title: m.speedsaurus_end_empty({ name }),
      text: `${m.speedsaurus_end_last({ round, name, cards })} ${m.speedsaurus_end_left_you({ count: own })}`,
    };
  const next = seatsWith(ranks, 2);
  const near = m.speedsaurus_end_nearest({ count: left[next[0] ?? 0] ?? 0, names: names(next) });
  return {
    title: m.speedsaurus_end_empty_you(),
    text: `${m.speedsaurus_end_last_you({ round, cards })} ${near}`,
  };
};

const pro = ({ position, standing, players, you }: Ended): Ending => {
  const penalties = standing.penalties ?? [];
  const first = seatsWith(standing.ranks, 1);
  const nameOf = (seat: Seat) => players[seat]?.name ?? '';
  const count = penalties[first[0] ?? 0] ?? 0;
  const others = listed(first.filter((seat) => seat !== you).map(nameOf));
  const standsAt = (seat: Seat) => {
    const sum = penalties[seat] ?? 0;
    return seat === you
      ? m.speedsaurus_end_stands_you({ sum })
      : m.speedsaurus_end_stands({ name: nameOf(seat), sum });
  };
  const over = penalties.flatMap((sum, seat) => (sum >= LIMIT ? [seat] : []));
  // You come first: the sentence begins with a capital letter.
  const who = [...over.filter((seat) => seat === you), ...over.filter((seat) => seat !== you)];
  const mine = first.includes(you);
  const title =
    first.length > 1
      ? mine
        ? m.speedsaurus_end_pro_shared_you({ names: others })
        : m.speedsaurus_end_pro_shared({ names: others })
      : mine
        ? m.speedsaurus_end_pro_you({ count })
        : m.speedsaurus_end_pro({ name: others, count });
  const text = m.speedsaurus_end_pro_text({
    count: position.left.length,
    who: listed(who.map(standsAt)),
  });
  return { title, text };
};

export const endingOf = (ended: Ended): Ending =>
  ended.standing.penalties === null ? single(ended) : pro(ended);
