/** Speedsaurus positions for tests, written as short as they can be read. */
import { isChance } from '../../src/lib/game/contract';
import type { Action, Entry, Parade, Position } from '../../src/lib/games/speedsaurus/position';
import { speedsaurus } from '../../src/lib/games/speedsaurus/rules';

interface Given {
  /** Per seat the cards, as text: `'3 3 7'`. */
  readonly hands: readonly string[];
  /** Stacks from left to right: `'2x5 1x8'`. */
  readonly parade?: string;
  readonly variant?: 'single' | 'pro20';
  readonly turn?: number;
  /** Seats that have passed. */
  readonly passed?: readonly number[];
  /** Whether the seat on turn opens a round; where not given, it does on an empty parade. */
  readonly opening?: boolean;
  readonly round?: number;
  /** Cards left in earlier deals, by seat. */
  readonly left?: readonly (readonly number[])[];
}

const cardsOf = (text: string): readonly number[] =>
  text === '' ? [] : text.split(' ').map(Number);

const paradeOf = (text: string): Parade =>
  text === ''
    ? []
    : text.split(' ').map((stack) => {
        const [count, value] = stack.split('x').map(Number);
        return { value: value ?? NaN, count: count ?? NaN };
      });

/** The parade as `given` takes it. */
export const paradeText = (parade: Parade): string =>
  parade.map(({ value, count }) => `${count}x${value}`).join(' ');

export const given = ({ hands, parade = '', ...more }: Given): Position => ({
  seats: hands.length,
  options: { variant: more.variant ?? 'single' },
  hands: hands.map(cardsOf),
  known: hands.map(() => []),
  parade: paradeOf(parade),
  gone: [],
  turn: more.turn ?? 0,
  passed: hands.map((_, seat) => more.passed?.includes(seat) ?? false),
  opening: more.opening ?? parade === '',
  round: more.round ?? 1,
  deal: 1 + (more.left?.length ?? 0),
  left: more.left ?? [],
  over: false,
});

const ENDS = { O: 'open', L: 'left', R: 'right' } as const;

/** `0:2x5L` lays two fives left (`R` right, `O` opens), `1:p7` takes a seven, `1:p` passes and takes nothing. */
export const entry = (text: string): Action => {
  const [, seat, rest] = /^(\d):(.*)$/.exec(text) ?? [];
  const [, take] = /^p(\d*)$/.exec(rest ?? '') ?? [];
  if (take !== undefined)
    return { seat: Number(seat), do: 'pass', take: take === '' ? null : Number(take) };
  const [, count, value, end] = /^(\d+)x(\d+)([OLR])$/.exec(rest ?? '') ?? [];
  if (end !== 'O' && end !== 'L' && end !== 'R') throw new Error(`not an entry: ${text}`);
  return {
    seat: Number(seat),
    do: 'play',
    value: Number(value),
    count: Number(count),
    end: ENDS[end],
  };
};

/** An entry as `entry` takes it. */
export const entryText = (made: Entry): string => {
  if (isChance(made)) return 'deal';
  if (made.do === 'pass') return `${made.seat}:p${made.take ?? ''}`;
  return `${made.seat}:${made.count}x${made.value}${made.end[0]?.toUpperCase() ?? ''}`;
};

/** The position after entries as in `entry`, all of which have to be legal and listed. */
export const played = (position: Position, ...entries: readonly string[]): Position =>
  entries.reduce((before, text) => {
    const next = speedsaurus.apply(before, entry(text));
    if (!next.ok) throw new Error(`${text}: ${next.refusal.code}`);
    if (!listed(before).includes(text)) throw new Error(`${text} was taken, but not listed`);
    return next.value;
  }, position);

/** What the seat on turn may do, as `entry` takes it. */
export const listed = (position: Position): readonly string[] =>
  position.turn === null ? [] : speedsaurus.legal(position, position.turn).map(entryText);

/** Why an entry is refused; `null`: it is not. */
export const refusal = (position: Position, text: string): string | null => {
  const next = speedsaurus.apply(position, entry(text));
  return next.ok ? null : next.refusal.code;
};
