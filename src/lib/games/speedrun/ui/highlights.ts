/** Which figures to light up: the legal list in the board's terms. */
import type { AnyGame, Seat } from '../../../game/contract';
import type { Move, Position } from '../position';

export interface Highlight {
  /** Index of the figure in its seat's list. */
  readonly figure: number;
  readonly from: number;
  /** Own progress it would reach. */
  readonly target: number;
  /** The seat whose figure it would capture. */
  readonly captures: Seat | null;
}

/**
 * One highlight per figure that may move; a move out of the yard lights up every figure that waits there.
 * Where a move leads is asked of the rules and read off the position after it.
 */
export const movableFigures = (
  rules: AnyGame,
  position: Position,
  moves: readonly Move[],
): readonly Highlight[] =>
  moves.flatMap((move) => {
    const next = rules.apply(position, move);
    if (!next.ok) return [];
    const after = next.value as unknown as Position;
    const own = position.figures[move.seat] ?? [];
    const target = after.figures[move.seat]?.[own.indexOf(move.from)] ?? move.from;
    const victim = after.figures.findIndex(
      (figures, seat) =>
        seat !== move.seat && figures.some((p, i) => p !== position.figures[seat]?.[i]),
    );
    const captures = victim < 0 ? null : victim;
    return own.flatMap((from, figure) =>
      from === move.from ? [{ figure, from, target, captures }] : [],
    );
  });
