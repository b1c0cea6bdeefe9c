/** How a round of Speed, or a deal of Spit, ended: in a headline and the arithmetic, right for every name. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../../game/contract';
import type { Player } from '../../../../ui/players';
import type { Options } from '../../position';
import type { RoundTally } from '../tally';

/** Who is told: the names of both, and whom of them "you" means; `null` where two look at one board. */
export interface Told {
  readonly players: readonly Player[];
  readonly you: Seat | null;
}

export const nameOf = (seat: Seat, { players, you }: Told): string =>
  seat === you ? m.you() : (players[seat]?.name ?? '');

/** „Du gewinnst Runde 2“. */
export const roundTitle = (
  { winner, number }: Pick<RoundTally, 'winner' | 'number'>,
  variant: Options['variant'],
  told: Told,
): string => {
  const name = winner === null ? '' : nameOf(winner, told);
  const mine = winner === told.you;
  if (variant === 'spit') {
    if (winner === null) return m.speed_round_stuck({ number });
    return mine ? m.speed_round_cleared_you({ number }) : m.speed_round_cleared({ name, number });
  }
  if (winner === null) return m.speed_round_drawn({ number });
  return mine ? m.speed_round_won_you({ number }) : m.speed_round_won({ name, number });
};

/** The cards that were left: „3 + 4 = 7“, of a hand alone „3“; it may only break before the result. */
export const leftSum = ({ winner, hands, stocks, points }: RoundTally): string => {
  if (winner === null) return '–';
  const [hand, stock] = [hands[1 - winner] ?? 0, stocks[1 - winner] ?? 0];
  return stock === 0 ? `${points}` : `${hand} + ${stock} =\u00a0${points}`;
};

/** Whose cards were counted, and what that brought. */
export const roundText = (round: RoundTally, options: Options, told: Told): string => {
  const { winner } = round;
  if (options.variant === 'spit') return spitText(round, told);
  if (winner === null) return m.speed_round_drawn_text();
  const [points, other] = [round.points, 1 - winner];
  const [hand, stock] = [round.hands[other] ?? 0, round.stocks[other] ?? 0];
  if (points === 0)
    return winner === told.you
      ? m.speed_round_nothing_you({ name: nameOf(other, told) })
      : m.speed_round_nothing({ name: nameOf(winner, told) });
  if (stock === 0)
    return other === told.you
      ? m.speed_round_hand_you({ points })
      : m.speed_round_hand({ name: nameOf(other, told), points });
  return other === told.you
    ? m.speed_round_left_you({ hand, stock, points })
    : m.speed_round_left({ name: nameOf(other, told), hand, stock, points });
};

const spitText = ({ winner, grab, cards }: RoundTally, told: Told): string => {
  if (grab !== null) {
    const { seat, taken, given } = grab;
    const other = nameOf(1 - seat, told);
    if (seat === told.you) return m.speed_round_grab_you({ taken, given, name: other });
    const name = nameOf(seat, told);
    return 1 - seat === told.you
      ? m.speed_round_grab({ name, taken, given })
      : m.speed_round_grab_both({ name, taken, given, other });
  }
  if (winner === null) return '';
  const other = nameOf(1 - winner, told);
  if (cards[winner] === 0)
    return winner === told.you
      ? m.speed_round_empty_you()
      : m.speed_round_empty({ name: nameOf(winner, told) });
  return 1 - winner === told.you ? m.speed_round_lone_you() : m.speed_round_lone({ name: other });
};
