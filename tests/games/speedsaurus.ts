/** Speedsaurus positions for tests, written as short as they can be read. */
import type { Hand } from '../../src/lib/games/speedsaurus/cards';
import type { Entry, Options, Parade, Position } from '../../src/lib/games/speedsaurus/position';
import { speedsaurus } from '../../src/lib/games/speedsaurus/rules';

interface Given extends Partial<Omit<Position, 'parade' | 'options'>> {
  /** By seat, as many as there are seats. */
  readonly hands: readonly Hand[];
  /** `5×2 7 9×3`: two fives, a seven, three nines, from left to right. */
  readonly parade?: string;
  readonly variant?: Options['variant'];
}

/** `5×2 7 9×3` as stacks. */
export const parade = (text: string): Parade =>
  text
    .split(' ')
    .filter((stack) => stack !== '')
    .map((stack) => {
      const [value = NaN, count = 1] = stack.split('×').map(Number);
      return { value, count };
    });

/** The first deal of a single match; seat 0 is on turn, nobody has passed, unless given otherwise. */
export const given = ({
  hands,
  parade: row = '',
  variant = 'single',
  ...more
}: Given): Position => ({
  seats: hands.length,
  options: { variant },
  hands,
  known: hands.map(() => []),
  parade: parade(row),
  gone: [],
  turn: 0,
  passed: hands.map(() => false),
  opening: false,
  round: 1,
  deal: 1,
  left: [],
  over: false,
  ...more,
});

/**
 * `1 open 7×2` lays two sevens of seat 1 on an empty parade, `left` and `right` at the ends, `0 takes 5` passes with
 * a five, `0 takes nothing`.
 */
export const entry = (text: string): Entry => {
  const [who, how, what = ''] = text.split(' ');
  const seat = Number(who);
  if (how === 'takes') return { seat, do: 'pass', take: what === 'nothing' ? null : Number(what) };
  if (how !== 'open' && how !== 'left' && how !== 'right') throw new Error(`what is „${text}“?`);
  const [stack = { value: NaN, count: NaN }] = parade(what);
  return { seat, do: 'play', ...stack, end: how };
};

/** The position after entries as in `entry`, all of which have to be legal and listed. */
export const played = (position: Position, ...entries: readonly string[]): Position =>
  entries.reduce((before, text) => {
    const made = entry(text);
    const next = speedsaurus.apply(before, made);
    if (!next.ok) throw new Error(`${text} at ${JSON.stringify(before)}: ${next.refusal.code}`);
    const listed = speedsaurus.legal(before, before.turn ?? NaN);
    if (!listed.some((action) => JSON.stringify(action) === JSON.stringify(made)))
      throw new Error(`${text} was taken, but not listed`);
    return next.value;
  }, position);

/** Why an entry is refused; `null`: it is not. */
export const refusal = (position: Position, text: string): string | null => {
  const next = speedsaurus.apply(position, entry(text));
  return next.ok ? null : next.refusal.code;
};
