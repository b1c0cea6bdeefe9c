/** Penalty points of "Profi bis 20", deal by deal, and who is where; also while the match still runs. */
import type { Seat } from '../../../game/contract';
import type { View } from '../position';

/** The deal after which somebody has as many penalty points is the last. */
export const LIMIT = 20;

export interface Row {
  readonly seat: Seat;
  /** For each deal that has ended; 0: won it. */
  readonly deals: readonly number[];
  readonly sum: number;
  /** Competition ranking: 1, 2, 2, 4. */
  readonly rank: number;
}

/** By seat. */
export const penaltyRows = ({ seats, left }: Pick<View, 'seats' | 'left'>): readonly Row[] => {
  const rows = Array.from({ length: seats }, (_, seat) => {
    const deals = left.map((deal) => deal[seat] ?? 0);
    return { seat, deals, sum: deals.reduce((sum, count) => sum + count, 0) };
  });
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.filter((other) => other.sum < row.sum).length,
  }));
};

/** The order of places; who shares one stays in the order of the seats. */
export const byRank = <T extends { readonly rank: number; readonly seat: Seat }>(
  rows: readonly T[],
): readonly T[] => [...rows].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
