/** The parade: where cards may be laid, and how it grows and shrinks. */
import type { Value } from './cards';
import type { End, Parade, Stack } from './position';

/** Why cards may not be laid at an end; screens tell it at the cards. */
export type Obstacle =
  | 'parade-empty'
  | 'parade-not-empty'
  | 'value-too-high'
  | 'value-too-low'
  | 'equal-goes-left'
  | 'too-few-cards';

/** The stack that lies at an end; `null` in an empty parade. */
export const endStack = (parade: Parade, end: 'left' | 'right'): Stack | null =>
  (end === 'left' ? parade[0] : parade[parade.length - 1]) ?? null;

/** Whether `count` cards of `value` may be laid at `end`; `null`: they may. */
export const obstacle = (
  parade: Parade,
  value: Value,
  count: number,
  end: End,
): Obstacle | null => {
  if (end === 'open') return parade.length === 0 ? null : 'parade-not-empty';
  const stack = endStack(parade, end);
  if (stack === null) return 'parade-empty';
  if (end === 'left' && value > stack.value) return 'value-too-high';
  if (end === 'right' && value < stack.value) return 'value-too-low';
  // A single stack is both ends; records know an equal value as laid left, and so it is one thing only.
  if (end === 'right' && value === stack.value && parade.length === 1) return 'equal-goes-left';
  return count < stack.count ? 'too-few-cards' : null;
};

/** The end at which a value fits, whatever the number of cards; `null`: it is locked between the ends. */
export const endFor = (parade: Parade, value: Value): End | null => {
  const left = endStack(parade, 'left');
  const right = endStack(parade, 'right');
  if (left === null || right === null) return 'open';
  if (value <= left.value) return 'left';
  return value >= right.value ? 'right' : null;
};

/** Fewest cards that may be laid at an end. */
export const required = (parade: Parade, end: End): number =>
  end === 'open' ? 1 : (endStack(parade, end)?.count ?? 1);

/** The parade after cards were laid where they may be. */
export const laid = (parade: Parade, { value, count }: Stack, end: End): Parade => {
  if (end === 'open') return [{ value, count }];
  const at = end === 'left' ? 0 : parade.length - 1;
  const stack = parade[at];
  if (stack?.value === value) return parade.with(at, { value, count: stack.count + count });
  return end === 'left' ? [{ value, count }, ...parade] : [...parade, { value, count }];
};

/** The parade without the top card of the stack of `value`, which lies in it. */
export const taken = (parade: Parade, value: Value): Parade =>
  parade.flatMap((stack) => {
    if (stack.value !== value) return [stack];
    return stack.count > 1 ? [{ value, count: stack.count - 1 }] : [];
  });
