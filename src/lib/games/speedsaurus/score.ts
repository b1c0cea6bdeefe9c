/** Places and points. */
import type { Standing, View } from './position';

/** A match "Profi bis 20" ends after the deal in which somebody has as many penalty points. */
export const PRO_LIMIT = 20;

/** Points for coming first, second and third, in both variants. */
export const PLACE_BONUS: readonly number[] = [30, 15, 5];

export const WINNER = 100;
export const LOSER = 60;
export const PER_CARD = 5;
export const PER_PENALTY = 4;

/** Penalty points by seat: one for each card left, over all deals that have ended. */
export const penaltiesOf = ({ seats, left }: Pick<View, 'seats' | 'left'>): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    left.reduce((sum, deal) => sum + (deal[seat] ?? 0), 0),
  );

/** Points for the cards left at the end of a single match, without the bonus for the place. */
export const pointsForLeft = (left: number): number =>
  left === 0 ? WINNER : LOSER - PER_CARD * left;

export const pointsForPenalties = (penalties: number): number => WINNER - PER_PENALTY * penalties;

export const bonusFor = (rank: number): number => PLACE_BONUS[rank - 1] ?? 0;

/** The result of a match that is over. Fewer cards or penalty points are better; equal ones share the place. */
export const standing = (view: View): Standing => {
  const left = view.left.at(-1) ?? [];
  const penalties = view.options.variant === 'single' ? null : penaltiesOf(view);
  const burden = penalties ?? left;
  const ranks = burden.map((own) => 1 + burden.filter((other) => other < own).length);
  const base = burden.map(penalties === null ? pointsForLeft : pointsForPenalties);
  const points = base.map((sum, seat) => sum + bonusFor(ranks[seat] ?? 0));
  return { ranks, left, penalties, points };
};
