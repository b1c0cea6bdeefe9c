/** The strong computer's advice in words. Its numbers come from outside the screen, so they are checked. */
import * as v from 'valibot';
import { m } from '$lib/paraglide/messages';
import type { ActionEntry, JsonObject } from '../../../game/contract';
import type { Choice as Advised } from '../../../ui/counsel';
import { decimal, percent } from '../../../ui/numbers';
import type { Choice, View } from '../position';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
/** As `ai/counsel.ts` says. */
const numbersSchema = v.looseObject({
  /** Gold that leaving brings, the bag in it: alone, and with one other. */
  leaveAlone: count,
  leaveShared: count,
  /** Tenths of gold that leaving, and going deeper, brings as the strong player expects. */
  leave: whole,
  deeper: whole,
  /** Cards of the stack that would end the expedition, and all of them. */
  fatal: count,
  stack: count,
  /** How often in 100 the strong player leaves here. */
  leaves: v.pipe(count, v.maxValue(100)),
});

/** A line of the panel: what, how much, and what that is made of. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly parts?: string | undefined;
}

export interface Counsel {
  readonly choice: Choice;
  readonly title: string;
  readonly rows: readonly Row[];
  /** Said where the other choice would bring more gold: the strong player plays to win. */
  readonly note: string | null;
  /** The same as one piece of advice, to be said. */
  readonly options: readonly Advised[];
}

const choiceOf = (action: ActionEntry): Choice | null =>
  action.do === 'deeper' || action.do === 'leave' ? action.do : null;

/** `null`: the numbers or the action do not fit. */
export const counselOf = (
  numbers: JsonObject,
  action: ActionEntry,
  position: View,
): Counsel | null => {
  const parsed = v.safeParse(numbersSchema, numbers);
  const choice = choiceOf(action);
  if (!parsed.success || choice === null) return null;
  const told = (tenth: number): string => decimal(tenth / 10, 1);
  const leave = told(parsed.output.leave);
  const deeper = told(parsed.output.deeper);
  const { leaveAlone: alone, leaveShared: shared, fatal, stack, leaves } = parsed.output;
  const risk = percent(stack === 0 ? 0 : fatal / stack);
  const parts =
    position.inside.length > 1
      ? m.speeddrache_counsel_row_parts({ alone, shared })
      : m.speeddrache_counsel_row_only({ alone });
  const lessGold =
    choice === 'leave'
      ? parsed.output.leave < parsed.output.deeper
      : parsed.output.deeper < parsed.output.leave;
  const note = lessGold ? m.speeddrache_counsel_note() : null;
  const said = m.speeddrache_counsel_said({ leave, deeper, risk, leaves });
  const title = choice === 'leave' ? m.speeddrache_counsel_leave() : m.speeddrache_counsel_deeper();
  return {
    choice,
    title,
    rows: [
      { label: m.speeddrache_counsel_row_leave(), value: leave, parts },
      { label: m.speeddrache_counsel_row_deeper(), value: deeper },
      { label: m.speeddrache_counsel_row_risk(), value: risk },
      {
        label: m.speeddrache_counsel_row_leaves(),
        value: m.speeddrache_counsel_of_hundred({ count: leaves }),
      },
    ],
    note,
    options: [
      {
        move: choice === 'leave' ? m.speeddrache_leave() : m.speeddrache_deeper(),
        numbers: note === null ? said : `${said} ${note}`,
      },
    ],
  };
};
