/** The strong computer's advice in words. Its numbers come from outside the screen, so they are checked. */
import * as v from 'valibot';
import { m } from '$lib/paraglide/messages';
import type { JsonObject } from '../../../game/contract';
import type { Choice } from '../../../ui/counsel';
import { decimal, percent } from '../../../ui/numbers';
import type { Action, Options } from '../position';
import { dinoOf } from './dinos';
import type { Hint } from './Parade.signs';

const finite = v.pipe(v.number(), v.finite());
const numbersSchema = v.object({
  options: v.pipe(
    v.array(
      v.looseObject({
        /** Chance to win, per mille. */
        win: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
        /** Cards left at the end of the deal on average, hundredths. */
        left: v.pipe(finite, v.minValue(0)),
        /** Points in a single match, else penalty points after this deal; on average, tenths. */
        points: finite,
      }),
    ),
    v.minLength(1),
  ),
});

export interface Counsel {
  readonly best: Action;
  /** Best first, at most three. */
  readonly options: readonly Choice[];
}

const MOST_OPTIONS = 3;

const actionText = (action: Action): string => {
  if (action.do === 'pass')
    return action.take === null
      ? m.speedsaurus_counsel_pass()
      : m.speedsaurus_counsel_take({ value: action.take });
  const { value, count, end } = action;
  const cards = m.speedsaurus_pile({ count, value, name: dinoOf(value).name });
  if (end === 'open') return m.speedsaurus_counsel_open({ cards });
  return end === 'left'
    ? m.speedsaurus_counsel_left({ cards })
    : m.speedsaurus_counsel_right({ cards });
};

const FIELDS = ['do', 'value', 'count', 'end', 'take'] as const;
const same = (action: Action, raw: { readonly [key: string]: unknown }): boolean =>
  FIELDS.every((field) => (action as Record<string, unknown>)[field] === raw[field]);

/** `null`: the numbers do not fit what may be done. */
export const counselOf = (
  numbers: JsonObject,
  moves: readonly Action[],
  variant: Options['variant'],
): Counsel | null => {
  const parsed = v.safeParse(numbersSchema, numbers);
  if (!parsed.success) return null;
  const known = parsed.output.options.flatMap((option) => {
    const action = moves.find((move) => same(move, option));
    if (action === undefined) return [];
    const expected = {
      win: percent(option.win / 1000),
      left: decimal(option.left / 100, 1),
      points: decimal(option.points / 10, 1),
    };
    const brief = `${expected.win} · ${expected.points}`;
    const numbers =
      variant === 'single'
        ? m.speedsaurus_counsel_single(expected)
        : m.speedsaurus_counsel_pro(expected);
    return [{ action, move: actionText(action), numbers, brief }];
  });
  const [best] = known;
  return best === undefined ? null : { best: best.action, options: known.slice(0, MOST_OPTIONS) };
};

/** What of the parade an action is about. */
export const hintOf = (action: Action): Hint => {
  if (action.do === 'play') return { end: action.end };
  return action.take === null ? {} : { take: action.take };
};
