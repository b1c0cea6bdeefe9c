/** Where the points for the Bestenliste come from, row by row. */
import { m } from '$lib/paraglide/messages';
import { plain, signed } from '../../../../ui/numbers';
import type { Options, Standing } from '../../position';
import { MOST_DIFFERENCE, WIN } from '../../score';
import { winnerOf } from './ending';
import { nameOf, type Told } from './roundWords';

interface Sum {
  readonly label: string;
  readonly value: string;
}

/** Of the person, or of whoever has won where two look at one board. */
export const sumsOf = (standing: Standing, options: Options, told: Told): readonly Sum[] => {
  const winner = winnerOf(standing);
  const total = (points: number): Sum => ({ label: m.speed_sum_total(), value: plain(points) });
  if (winner === null) return [{ label: m.speed_sum_drawn(), value: '0' }, total(0)];
  if (told.you !== null && winner !== told.you)
    return [{ label: m.speed_sum_lost(), value: '0' }, total(standing.points[told.you] ?? 0)];
  const points = standing.points[winner] ?? 0;
  const win =
    told.you === null
      ? m.speed_sum_win_of({ name: nameOf(winner, told) })
      : options.variant === 'spit'
        ? m.speed_sum_win_spit()
        : m.speed_sum_win();
  if (options.variant === 'spit') return [{ label: win, value: plain(points) }, total(points)];
  const [won, lost] = [standing.score[winner] ?? 0, standing.score[1 - winner] ?? 0];
  return [
    { label: win, value: plain(WIN) },
    {
      label:
        won - lost > MOST_DIFFERENCE
          ? m.speed_sum_difference_most({ won, lost, most: MOST_DIFFERENCE })
          : m.speed_sum_difference({ won, lost }),
      value: signed(points - WIN),
    },
    total(points),
  ];
};
