/** How a match of Speed or Spit ended, in a headline and a sentence. */
import { m } from '$lib/paraglide/messages';
import type { Seat } from '../../../../game/contract';
import type { Options, Standing } from '../../position';
import type { RoundTally } from '../tally';
import { nameOf, roundText, type Told } from './roundWords';

export interface Ending {
  readonly title: string;
  readonly text: string;
}

/** The seat that has won; `null`: the match was drawn. */
export const winnerOf = ({ ranks }: Pick<Standing, 'ranks'>): Seat | null => {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? (first[0] ?? null) : null;
};

export const endingOf = (
  standing: Pick<Standing, 'ranks' | 'score'>,
  rounds: readonly RoundTally[],
  options: Options,
  told: Told,
): Ending => {
  const last = rounds.at(-1);
  const winner = winnerOf(standing);
  const text = last === undefined ? '' : roundText(last, options, told);
  if (winner === null) return { title: m.speed_end_drawn(), text };
  const mine = winner === told.you;
  const name = nameOf(winner, told);
  if (options.variant === 'spit')
    return {
      title: mine ? m.speed_end_spit_you() : m.speed_end_spit({ name }),
      text: m.speed_end_spit_text({ count: rounds.length }),
    };
  if (options.target === 0)
    return { title: mine ? m.speed_end_you() : m.speed_end_other({ name }), text };
  const score = { won: standing.score[winner] ?? 0, lost: standing.score[1 - winner] ?? 0 };
  return {
    title: mine ? m.speed_end_score_you(score) : m.speed_end_score({ name, ...score }),
    text: m.speed_end_rounds({ count: rounds.length }),
  };
};
