/** The strong computer's advice in words. Its numbers come from outside the screen, so they are checked. */
import * as v from 'valibot';
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import { percent } from '../../../ui/numbers';
import type { Choice } from '../../../ui/counsel';
import type { Highlight } from './highlights';
import { moveText } from './Board.labels';

const perMille = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
const numbersSchema = v.object({
  options: v.pipe(
    v.array(v.object({ from: v.number(), win: perMille, danger: perMille })),
    v.minLength(1),
  ),
});

export interface Counsel {
  /** Figure that the best choice moves. */
  readonly figure: number;
  /** Best first, at most three. */
  readonly options: readonly Choice[];
}

const MOST_OPTIONS = 3;

/** `null`: the numbers do not fit what may be moved. */
export const counselOf = (
  numbers: JsonObject,
  movable: readonly Highlight[],
  /** Corner of the mover and, by seat, of everybody: the board's colours. */
  corner: number,
  corners: readonly number[],
): Counsel | null => {
  const parsed = v.safeParse(numbersSchema, numbers);
  if (!parsed.success) return null;
  const options = parsed.output.options.flatMap(({ from, win, danger }) => {
    const move = movable.find((one) => one.from === from);
    if (move === undefined) return [];
    const captured = move.captures === null ? null : (corners[move.captures] ?? move.captures);
    return [
      {
        figure: move.figure,
        move: moveText(move.figure, corner, from, move.target, captured, corner),
        numbers: m.speedrun_counsel_numbers({
          win: percent(win / 1000),
          danger: percent(danger / 1000),
        }),
      },
    ];
  });
  const [best] = options;
  return best === undefined
    ? null
    : { figure: best.figure, options: options.slice(0, MOST_OPTIONS) };
};
