/** What taking a card would do, told under each pile before one takes it. */
import { m } from '$lib/paraglide/messages';
import type { AnyGame, Seat } from '../../../game/contract';
import type { Value } from '../cards';
import type { Pass, View } from '../position';
import { tally } from './tally';

/** The sentences, without capital and full stop, what matters most first; none where the card may not be taken. */
export const consequences = (
  rules: AnyGame,
  position: View,
  you: Seat,
  value: Value,
): readonly string[] => {
  const pass: Pass = { seat: you, do: 'pass', take: value };
  const next = rules.apply(position, pass);
  const hand = position.hands[you];
  if (!next.ok || typeof hand !== 'object') return [];
  const after = next.value as unknown as View;
  const have = tally(hand, value);
  const grows = have === 0 ? [] : [m.speedsaurus_take_grows({ count: have + 1, value })];
  const ended = after.turn === null || after.round > position.round;
  return [...grows, ended ? m.speedsaurus_take_ends_round() : effect(position, after, value)];
};

/** What becomes of the parade. */
const effect = (before: View, after: View, value: Value): string => {
  const at = before.parade.findIndex((stack) => stack.value === value);
  const left = at === 0;
  const right = at === before.parade.length - 1;
  const count = after.parade.find((stack) => stack.value === value)?.count ?? 0;
  if (left && right)
    return count === 0 ? m.speedsaurus_take_empties() : m.speedsaurus_take_only({ count });
  if (left)
    return count === 0
      ? m.speedsaurus_take_left_moves({ value: after.parade[0]?.value ?? value })
      : m.speedsaurus_take_left({ count });
  if (right)
    return count === 0
      ? m.speedsaurus_take_right_moves({ value: after.parade.at(-1)?.value ?? value })
      : m.speedsaurus_take_right({ count });
  return count === 0 ? m.speedsaurus_take_gap() : m.speedsaurus_take_rest({ count });
};

/** Several of them as one sentence. */
export const asSentence = (parts: readonly string[]): string | undefined => {
  const all = parts.join(', ');
  return all === '' ? undefined : `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
};
